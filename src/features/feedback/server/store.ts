// All SQL of feedback.
import { sql } from 'kysely';
import type { Kysely, Selectable } from 'kysely';

import type { FeedbackSource } from '../contract.ts';
import type { FeedbackKind } from '../feedback-limits.ts';

interface FeedbackTable {
  id: string;
  rating: number | null;
  thumbs: 'up' | 'down' | null;
  comment: string;
  conversation_id: string | null;
  source: FeedbackSource;
  created_at: Date;
}

export type FeedbackTables = {
  feedback: FeedbackTable;
  feedback_sender: { address: string; kind: FeedbackKind; times: Date[] };
};
export type FeedbackRow = Selectable<FeedbackTable>;

type Db = Kysely<FeedbackTables>;

export interface Sender {
  address: string;
  kind: FeedbackKind;
  /** What came before is counted no more. */
  since: Date;
  most: number;
}

/**
 * Stores feedback unless its sender has sent the most already; whether it was stored. One statement: the sender's row
 * is locked by the upsert, so that what is sent at the same moment is counted, too.
 */
export async function insertWithinLimit(
  db: Db,
  row: FeedbackRow,
  { address, kind, since, most }: Sender,
): Promise<boolean> {
  const { rows } = await sql`
    with counted as (
      insert into feedback_sender as known (address, kind, times)
      values (${address}, ${kind}, array[${row.created_at}::timestamptz])
      on conflict (address, kind) do update
      set times = array(select at from unnest(known.times) as at where at > ${since}) || excluded.times
      where (select count(*) from unnest(known.times) as at where at > ${since}) < ${most}
      returning 1
    )
    insert into feedback (id, rating, thumbs, comment, conversation_id, source, created_at)
    select ${row.id}::uuid, ${row.rating}::smallint, ${row.thumbs}::text, ${row.comment}::text,
      ${row.conversation_id}::text, ${row.source}::text, ${row.created_at}::timestamptz
    from counted
    returning id`.execute(db);
  return rows.length > 0;
}

/** When the oldest that still counts came. */
export async function findOldestTime(
  db: Db,
  { address, kind, since }: Omit<Sender, 'most'>,
): Promise<Date | null> {
  const { rows } = await sql<{ oldest: Date | null }>`
    select min(at) as oldest from feedback_sender, unnest(times) as at
    where address = ${address} and kind = ${kind} and at > ${since}`.execute(db);
  return rows[0]?.oldest ?? null;
}

/** Newest first. */
export function listFeedback(db: Db, window: { offset: number; limit: number }): Promise<FeedbackRow[]> {
  return db
    .selectFrom('feedback')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(window.offset)
    .limit(window.limit)
    .execute();
}

export interface Given {
  rating: number | null;
  thumbs: 'up' | 'down' | null;
  count: number;
}

/** How often each rating and thumb was given. */
export async function countGiven(db: Db): Promise<Given[]> {
  const rows = await db
    .selectFrom('feedback')
    .select(({ fn }) => ['rating', 'thumbs', fn.countAll<string>().as('count')])
    .groupBy(['rating', 'thumbs'])
    .execute();
  return rows.map((row) => ({ ...row, count: Number(row.count) }));
}

export interface MonthRow {
  /** '2026-11'. */
  month: string;
  /** Of the month's ratings; thumbs count in neither. */
  sum: number;
  count: number;
}

/** Months in which anybody rated, oldest first. */
export async function countMonthly(db: Db, timeZone: string): Promise<MonthRow[]> {
  const { rows } = await sql<MonthRow>`
    select to_char(created_at at time zone ${timeZone}, 'YYYY-MM') as month,
      sum(rating)::integer as sum, count(*)::integer as count
    from feedback where rating is not null group by 1 order by 1`.execute(db);
  return rows;
}

export async function removeFeedback(db: Db, id: string): Promise<boolean> {
  const removed = await db.deleteFrom('feedback').where('id', '=', id).returning('id').executeTakeFirst();
  return removed !== undefined;
}

/** Removes what came before; how many there were. */
export async function removeOldFeedback(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('feedback')
    .where('created_at', '<', before)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Forgets senders of whom nothing counts any more. */
export async function removeSenders(db: Db, until: Date): Promise<void> {
  await sql`delete from feedback_sender
    where not exists (select from unnest(times) as at where at > ${until})`.execute(db);
}
