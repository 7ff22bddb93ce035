// All SQL of opening hours.
import type { Kysely } from 'kysely';

import { DAY_CODES } from '../../../platform/contract/dates.ts';
import type { DayCode, IsoDay } from '../../../platform/contract/dates.ts';
import type { DayHours, HoursException } from '../contract.ts';

interface ExceptionRow {
  date: IsoDay;
  opens: string | null;
  closes: string | null;
  reason: string;
}

export type OpeningHoursTables = {
  opening_hours_day: { day: DayCode; opens: string; closes: string; is_closed: boolean };
  opening_hours_exception: ExceptionRow;
  opening_hours_revision: { only_row: boolean; version: number; modified_at: Date | null };
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
  const revision = await db.selectFrom('opening_hours_revision').selectAll().executeTakeFirstOrThrow();
  const [days, exceptions] = await Promise.all([
    db.selectFrom('opening_hours_day').selectAll().execute(),
    db.selectFrom('opening_hours_exception').selectAll().where('date', '>=', today).orderBy('date').execute(),
  ]);
  const week = days.map(({ day, opens, closes, is_closed }) => ({
    day,
    open: opens,
    close: closes,
    isClosed: is_closed,
  }));
  return {
    week: week.toSorted((first, second) => DAY_CODES.indexOf(first.day) - DAY_CODES.indexOf(second.day)),
    exceptions: exceptions.map(exceptionOf),
    version: revision.version,
    modifiedAt: revision.modified_at,
  };
}

/** Raises the version; `undefined` when it is no longer `expected`. Without `expected` it is raised whatever it is. */
export async function raiseVersion(
  db: Db,
  expected: number | undefined,
  now: Date,
): Promise<number | undefined> {
  const raised = await db
    .updateTable('opening_hours_revision')
    .set((row) => ({ version: row('version', '+', 1), modified_at: now }))
    .$if(expected !== undefined, (query) => query.where('version', '=', expected ?? 0))
    .returning('version')
    .executeTakeFirst();
  return raised?.version;
}

export async function updateWeek(db: Db, week: readonly DayHours[]): Promise<void> {
  for (const { day, open, close, isClosed } of week) {
    await db
      .updateTable('opening_hours_day')
      .set({ opens: open, closes: close, is_closed: isClosed })
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
  await db.deleteFrom('opening_hours_exception').where('date', '>=', today).execute();
  if (exceptions.length === 0) return;
  const rows = exceptions.map(({ date, open, close, reason }) => ({
    date,
    opens: open,
    closes: close,
    reason,
  }));
  await db.insertInto('opening_hours_exception').values(rows).execute();
}

function exceptionOf({ date, opens, closes, reason }: ExceptionRow): HoursException {
  return { date, open: opens, close: closes, isClosed: opens === null, reason, isConfirmed: true };
}
