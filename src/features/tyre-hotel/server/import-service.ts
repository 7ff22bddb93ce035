// Bringing stored sets in from a file: the whole of it, or nothing.
import { helsinkiDay } from '../../../platform/contract/dates.ts';
import { newId } from '../../../platform/contract/ids.ts';
import { invalid } from '../../../platform/contract/problem.ts';
import type { Platform } from '../../../platform/server/context.ts';
import { isUniqueViolation } from '../../../platform/server/db/errors.ts';
import type { HotelImportOutcome } from '../contract.ts';
import { HOTEL_LIMITS } from '../hotel-limits.ts';
import { importFaults as faults } from '../messages-import.ts';
import { readImportList } from './import-list.ts';
import type { ImportedSet } from './import-list.ts';
import * as parts from './parts-store.ts';
import { codeOf } from './set-shapes.ts';
import { factsOf } from './set-writes.ts';
import * as store from './store.ts';
import type { HotelTables } from './store.ts';

export interface HotelImport {
  /** 422 when the file is no list or has too many lines. */
  importSets: (file: Buffer) => Promise<HotelImportOutcome>;
}

export function hotelImport(platform: Platform): HotelImport {
  const db = platform.db.$extendTables<HotelTables>();

  /** Lines whose place has a set on it. */
  async function takenLines(rows: readonly ImportedSet[]): Promise<HotelImportOutcome['errors']> {
    const onShelves = await store.listOnShelves(
      db,
      rows.map(({ set }) => set.shelf),
    );
    const codes = new Map(onShelves.map(({ shelf, number }) => [shelf, codeOf(number)]));
    return rows.flatMap(({ line, set: { shelf } }) => {
      const code = codes.get(shelf);
      return code === undefined ? [] : [{ line, message: faults.taken(shelf, code) }];
    });
  }

  async function insertAll(rows: readonly ImportedSet[]): Promise<void> {
    const now = platform.clock.now();
    await db.transaction().execute(async (tx) => {
      for (const { set } of rows) {
        const stored_on = set.check?.day ?? helsinkiDay(now);
        const made = await store.insertSet(tx, { ...factsOf(set), id: newId(now.getTime()), stored_on, now });
        if (set.check) {
          await parts.insertCheck(tx, {
            id: newId(now.getTime()),
            set_id: made.id,
            day: stored_on,
            tyres: set.check.tyres,
            note: set.check.note,
            created_at: now,
          });
        }
      }
      await platform.audit.record(tx, {
        action: 'created',
        entity: 'tyre-set-import',
        after: { imported: rows.length },
      });
    });
  }

  return {
    importSets: async (file) => {
      const list = readImportList(file, helsinkiDay(platform.clock.now()));
      if (!list) throw invalid('tyre_set.import_not_a_list', faults.notAList);
      const count = list.rows.length + list.errors.length;
      if (count === 0) throw invalid('tyre_set.import_empty', faults.empty);
      if (count > HOTEL_LIMITS.importRows) {
        throw invalid('tyre_set.import_too_long', faults.tooMany(HOTEL_LIMITS.importRows));
      }
      const errors = [...list.errors, ...(await takenLines(list.rows))].toSorted((a, b) => a.line - b.line);
      if (errors.length > 0) return { imported: 0, errors };
      try {
        await insertAll(list.rows);
      } catch (error) {
        // Somebody put a set on one of the places meanwhile.
        if (!isUniqueViolation(error, store.SHELF_INDEX)) throw error;
        return { imported: 0, errors: await takenLines(list.rows) };
      }
      return { imported: list.rows.length, errors: [] };
    },
  };
}
