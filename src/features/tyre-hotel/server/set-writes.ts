// What every change of a stored set goes through: its version, its place on the shelf, and the audit.
import { helsinkiDay } from '../../../platform/contract/dates.ts';
import { newId } from '../../../platform/contract/ids.ts';
import { conflict, invalid, notFound } from '../../../platform/contract/problem.ts';
import { changeRecord } from '../../../platform/server/change-record.ts';
import type { Platform } from '../../../platform/server/context.ts';
import { isUniqueViolation } from '../../../platform/server/db/errors.ts';
import { findWholeSize, formatTyreSize } from '../../catalogue/size/tyre-size.ts';
import type { TreadCheckInput, TyreSetInput } from '../contract/tyre-hotel.ts';
import { formatDotWeek, parseDotWeek } from '../dot-week.ts';
import { hotelErrors as messages } from '../messages/tyre-hotel.ts';
import * as parts from './parts-store.ts';
import { codeOf, setOf, type Turns } from './set-shapes.ts';
import * as store from './store.ts';
import type { CheckRow, Db, HotelTables, SetFacts, SetRow, Tx } from './store.ts';

export function setWrites(platform: Platform, turns: () => Promise<Turns>) {
  const db = platform.db.$extendTables<HotelTables>();
  const today = () => helsinkiDay(platform.clock.now());
  /** As the API shows it now. */
  const shown = async (row: SetRow) => {
    const [lastCheck] = await parts.listLastChecks(db, [row.id]);
    return setOf(row, await turns(), lastCheck);
  };

  /** Runs `work` over the locked set of this version; a place that is taken answers 409. */
  const changeLockedSet = (
    id: string,
    version: number | undefined,
    work: (tx: Tx, before: SetRow) => Promise<SetRow>,
    shelf?: string,
  ) =>
    withShelfConflict(db, shelf, () =>
      changeRecord(
        platform,
        db,
        async (tx) => {
          const row = await store.lockSet(tx, id);
          if (!row) throw notFound('tyre_set.not_found', messages.notFound);
          return row;
        },
        {
          expected: { version, message: messages.stale, current: shown },
          change: work,
          audit: (row) => ({
            entity: 'tyre-set',
            entityId: id,
            name: codeOf(row.number),
            fields: auditFields(row),
          }),
        },
      ),
    );
  /** 422 for a day to come. */
  const newCheck = (setId: string, sent: TreadCheckInput): CheckRow => {
    const now = platform.clock.now();
    const day = sent.day ?? today();
    if (day > today()) throw invalid('tyre_set.future_day', messages.futureDay);
    return { ...sent, id: newId(now.getTime()), setId, day, createdAt: now };
  };
  return { db, today, shown, changeLockedSet, newCheck };
}

export type SetWrites = ReturnType<typeof setWrites>;

/** Runs `work`; when another set is on the place already, reports which one. */
export async function withShelfConflict<T>(
  db: Db,
  shelf: string | undefined,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (shelf === undefined || !isUniqueViolation(error, store.SHELF_INDEX)) throw error;
    const other = await store.findOnShelf(db, shelf);
    const text = messages.shelfTaken(shelf, other ? codeOf(other.number) : '');
    throw conflict('tyre_set.shelf_taken', text);
  }
}

/** A request body as it is stored: sizes and weeks in their written form. */
export function factsOf({
  check: _check,
  ...sent
}: SetFacts & Partial<Pick<TyreSetInput, 'check'>>): SetFacts {
  const dots = sent.dots.map((text) => {
    const dot = parseDotWeek(text);
    return dot ? formatDotWeek(dot) : '';
  });
  return { ...sent, size: writtenSize(sent.size), dots };
}

function writtenSize(text: string): string {
  const reading = findWholeSize(text)?.reading;
  return reading?.kind === 'full' ? formatTyreSize(reading.size) : text;
}

/** What staff decided, without who the customer is: the audit outlives the set. */
export function auditFields(row: SetRow) {
  const { shelf, season, size, make, plate: _plate, returnedOn, changeState, bookedOn, triedAt } = row;
  return { shelf, season, size, make, returnedOn, change: changeState, bookedOn, triedAt };
}
