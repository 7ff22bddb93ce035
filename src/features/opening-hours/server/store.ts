// All SQL of opening hours.
import type { Kysely } from 'kysely';

import { DAY_CODES, type DayCode, type IsoDay } from '../../../platform/contract/dates.ts';
import type { DayHours, HoursException } from '../contract.ts';

interface ExceptionRow {
  date: IsoDay;
  opens: string | null;
  closes: string | null;
  reason: string;
}

export type OpeningHoursTables = {
  openingHoursDay: { day: DayCode; opens: string; closes: string; isClosed: boolean };
  openingHoursException: ExceptionRow;
  openingHoursRevision: { onlyRow: boolean; version: number; modifiedAt: Date | null };
};

export interface StoredHours {
  week: DayHours[];
  exceptions: HoursException[];
  version: number;
  modifiedAt: Date | null;
}

type Db = Kysely<OpeningHoursTables>;

/** The week Monday first and the exceptions from `today` on. */
export async function getHours(db: Db, today: IsoDay): Promise<StoredHours> {
  // The version is read first: a save in between then makes the reader's own save stale instead of blind.
  const revision = await db.selectFrom('openingHoursRevision').selectAll().executeTakeFirstOrThrow();
  const [days, exceptions] = await Promise.all([
    db.selectFrom('openingHoursDay').selectAll().execute(),
    db.selectFrom('openingHoursException').selectAll().where('date', '>=', today).orderBy('date').execute(),
  ]);
  const week = days.map(({ day, opens, closes, isClosed }) => ({
    day,
    open: opens,
    close: closes,
    isClosed,
  }));
  return {
    week: week.toSorted((first, second) => DAY_CODES.indexOf(first.day) - DAY_CODES.indexOf(second.day)),
    exceptions: exceptions.map(exceptionOf),
    version: revision.version,
    modifiedAt: revision.modifiedAt,
  };
}

/** As `getHours`, locked until the transaction ends. */
export async function lockHours(tx: Db, today: IsoDay): Promise<StoredHours> {
  await tx.selectFrom('openingHoursRevision').select('version').forUpdate().executeTakeFirstOrThrow();
  return getHours(tx, today);
}

export async function raiseVersion(tx: Db, now: Date): Promise<void> {
  await tx
    .updateTable('openingHoursRevision')
    .set((row) => ({ version: row('version', '+', 1), modifiedAt: now }))
    .execute();
}

export async function updateWeek(db: Db, week: readonly DayHours[]): Promise<void> {
  for (const { day, open, close, isClosed } of week) {
    await db
      .updateTable('openingHoursDay')
      .set({ opens: open, closes: close, isClosed })
      .where('day', '=', day)
      .execute();
  }
}

/** Replaces the exceptions from `today` on; earlier ones stay as history. */
export async function replaceExceptions(
  db: Db,
  today: IsoDay,
  exceptions: readonly HoursException[],
): Promise<void> {
  await db.deleteFrom('openingHoursException').where('date', '>=', today).execute();
  if (exceptions.length === 0) return;
  const rows = exceptions.map(({ date, open, close, reason }) => ({
    date,
    opens: open,
    closes: close,
    reason,
  }));
  await db.insertInto('openingHoursException').values(rows).execute();
}

function exceptionOf({ date, opens, closes, reason }: ExceptionRow): HoursException {
  return { date, open: opens, close: closes, isClosed: opens === null, reason, isConfirmed: true };
}
