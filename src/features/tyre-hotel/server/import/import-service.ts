// Imports stored sets from a file: all of it, or nothing.
import { helsinkiDay } from '../../../../platform/contract/dates.ts';
import { newId } from '../../../../platform/contract/ids.ts';
import { invalid } from '../../../../platform/contract/problem.ts';
import type { Platform } from '../../../../platform/server/context.ts';
import { isUniqueViolation } from '../../../../platform/server/db/errors.ts';
import { inTransaction } from '../../../../platform/server/db/transaction.ts';
import type { HotelImportOutcome } from '../../contract/tyre-hotel.ts';
import { HOTEL_LIMITS } from '../../hotel-limits.ts';
import { importErrors } from '../../messages/import.ts';
import { shelfKey } from '../../shelf-key.ts';
import * as parts from '../parts-store.ts';
import { codeOf } from '../set-shapes.ts';
import { factsOf } from '../set-writes.ts';
import * as store from '../store.ts';
import type { HotelTables } from '../store.ts';
import { readImportList, type ImportedSet } from './import-list.ts';

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
    const codes = new Map(onShelves.map(({ shelf, number }) => [shelfKey(shelf), codeOf(number)]));
    return rows.flatMap(({ line, set: { shelf } }) => {
      const code = codes.get(shelfKey(shelf));
      return code === undefined ? [] : [{ line, message: importErrors.taken(shelf, code) }];
    });
  }

  async function insertAll(rows: readonly ImportedSet[]): Promise<void> {
    const now = platform.clock.now();
    await inTransaction(db, async (tx) => {
      for (const { set } of rows) {
        const storedOn = set.check?.day ?? helsinkiDay(now);
        const made = await store.insertSet(tx, { ...factsOf(set), id: newId(now.getTime()), storedOn, now });
        if (set.check) {
          await parts.insertCheck(tx, {
            id: newId(now.getTime()),
            setId: made.id,
            day: storedOn,
            tyres: set.check.tyres,
            note: set.check.note,
            createdAt: now,
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
      if (!list) throw invalid('tyre_set.import_not_a_list', importErrors.notAList);
      const count = list.rows.length + list.errors.length;
      if (count === 0) throw invalid('tyre_set.import_empty', importErrors.empty);
      if (count > HOTEL_LIMITS.importRows) {
        throw invalid('tyre_set.import_too_long', importErrors.tooMany(HOTEL_LIMITS.importRows));
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
