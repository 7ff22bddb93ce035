// What every change of a stored set goes through: its version, its place on the shelf, and the audit.
import { helsinkiDay } from '../../../platform/contract/dates.ts';
import type { IsoDay } from '../../../platform/contract/dates.ts';
import { newId } from '../../../platform/contract/ids.ts';
import { conflict, invalid, notFound } from '../../../platform/contract/problem.ts';
import type { Platform } from '../../../platform/server/context.ts';
import { isUniqueViolation } from '../../../platform/server/db/errors.ts';
import { findWholeSize, formatTyreSize } from '../../catalogue/tyre-size.ts';
import type { SentCheck, SentSet, TyreSet } from '../contract.ts';
import { formatDotWeek, parseDotWeek } from '../dot-week.ts';
import { hotelErrors as messages } from '../messages.ts';
import * as parts from './parts-store.ts';
import { codeOf, setOf } from './set-shapes.ts';
import type { Turns } from './set-shapes.ts';
import * as store from './store.ts';
import type { CheckRow, Db, HotelTables, SetFacts, SetRow, Tx } from './store.ts';

export interface SetWrites {
  db: Db;
  today: () => IsoDay;
  /** As the API shows it now. */
  shown: (row: SetRow) => Promise<TyreSet>;
  /** Runs `work` over the locked set of this version; a place that is taken answers 409. */
  overSet: (
    id: string,
    version: number | undefined,
    work: (tx: Tx, before: SetRow) => Promise<SetRow>,
    shelf?: string,
  ) => Promise<SetRow>;
  /** 422 for a day to come. */
  newCheck: (setId: string, sent: SentCheck) => CheckRow;
}

export function setWrites(platform: Platform, turns: () => Promise<Turns>): SetWrites {
  const db = platform.db.$extendTables<HotelTables>();
  const today = () => helsinkiDay(platform.clock.now());
  const shown = async (row: SetRow) => {
    const [lastCheck] = await parts.listLastChecks(db, [row.id]);
    return setOf(row, await turns(), lastCheck);
  };

  const overSet: SetWrites['overSet'] = (id, version, work, shelf) =>
    onFreeShelf(db, shelf, () =>
      db.transaction().execute(async (tx) => {
        const before = await store.lockSet(tx, id);
        if (!before) throw notFound('tyre_set.not_found', messages.notFound);
        if (version !== undefined && before.version !== version) {
          throw conflict('conflict.stale', messages.stale, await shown(before));
        }
        const after = await work(tx, before);
        await platform.audit.record(tx, {
          action: 'changed',
          entity: 'tyre-set',
          entityId: id,
          name: codeOf(after.number),
          before: auditFields(before),
          after: auditFields(after),
        });
        return after;
      }),
    );
  const newCheck: SetWrites['newCheck'] = (setId, sent) => {
    const now = platform.clock.now();
    const day = sent.day ?? today();
    if (day > today()) throw invalid('tyre_set.future_day', messages.futureDay);
    return {
      id: newId(now.getTime()),
      set_id: setId,
      day,
      tyres: sent.tyres,
      note: sent.note,
      created_at: now,
    };
  };
  return { db, today, shown, overSet, newCheck };
}

/** Runs `work`; when another set is on the place already, says which one. */
export async function onFreeShelf<T>(db: Db, shelf: string | undefined, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (shelf === undefined || !isUniqueViolation(error, store.SHELF_INDEX)) throw error;
    const other = await store.findOnShelf(db, shelf);
    const text = messages.shelfTaken(shelf, other ? codeOf(other.number) : '');
    throw conflict('tyre_set.shelf_taken', text);
  }
}

/** What was sent as it is kept: sizes and marks in their written form. */
export function factsOf(sent: Omit<SentSet, 'check'>): SetFacts {
  return {
    customer_id: sent.customerId,
    owner_name: sent.ownerName,
    owner_phone: sent.ownerPhone,
    owner_email: sent.ownerEmail,
    plate: sent.plate,
    season: sent.season,
    size: writtenSize(sent.size),
    make: sent.make,
    dots: sent.dots.map((text) => {
      const dot = parseDotWeek(text);
      return dot ? formatDotWeek(dot) : '';
    }),
    has_rims: sent.hasRims,
    shelf: sent.shelf,
    note: sent.note,
    wants_reminders: sent.wantsReminders,
  };
}

function writtenSize(text: string): string {
  const reading = findWholeSize(text)?.reading;
  return reading?.kind === 'full' ? formatTyreSize(reading.size) : text;
}

/** What staff decided, without who the customer is: the audit outlives the set. */
export function auditFields(row: SetRow) {
  const { shelf, season, size, make, plate: _plate, returned_on, change_state, booked_on } = row;
  return { shelf, season, size, make, returnedOn: returned_on, change: change_state, bookedOn: booked_on };
}
