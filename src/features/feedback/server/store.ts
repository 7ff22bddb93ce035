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
}

export interface SenderLimits {
  /** What came before is counted no more. */
  windowMs: number;
  /** What a sender may send within the window. */
  most: Readonly<Record<FeedbackKind, number>>;
}

/**
 * Stores feedback unless its sender has sent the most already; the ids of what was stored. One statement for all that
 * came at the same moment, no two from one sender: the sender's row is locked by the upsert, in the same order always, so
 * that what another process takes in at the same moment is counted, too.
 */
export async function insertWithinLimits(
  db: Db,
  sent: readonly { row: FeedbackRow; sender: Sender }[],
  { windowMs, most }: SenderLimits,
): Promise<ReadonlySet<string>> {
  const rows = sent.map(({ row }) => row);
  const senders = sent.map(({ sender }) => sender);
  const since = sql`excluded.times[1] - ${windowMs} * interval '1 millisecond'`;
  const stored = await sql<{ id: string }>`
    with sent as (
      select * from unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map(({ rating }) => rating)}::smallint[],
        ${rows.map(({ thumbs }) => thumbs)}::text[], ${rows.map(({ comment }) => comment)}::text[],
        ${rows.map(({ conversation_id: id }) => id)}::text[], ${rows.map(({ source }) => source)}::text[],
        ${rows.map(({ created_at: at }) => at)}::timestamptz[], ${senders.map(({ address }) => address)}::text[],
        ${senders.map(({ kind }) => kind)}::text[]
      ) as one (id, rating, thumbs, comment, conversation_id, source, created_at, address, kind)
    ), counted as (
      insert into feedback_sender as known (address, kind, times)
      select address, kind, array[created_at] from sent order by address, kind
      on conflict (address, kind) do update
      set times = array(select at from unnest(known.times) as at where at > ${since}) || excluded.times
      where (select count(*) from unnest(known.times) as at where at > ${since})
        < (${JSON.stringify(most)}::jsonb ->> excluded.kind)::integer
      returning address, kind
    )
    insert into feedback (id, rating, thumbs, comment, conversation_id, source, created_at)
    select id, rating, thumbs, comment, conversation_id, source, created_at
    from sent join counted using (address, kind)
    returning id`.execute(db);
  return new Set(stored.rows.map(({ id }) => id));
}

/** When the oldest that still counts came. */
export async function findOldestTime(db: Db, { address, kind }: Sender, since: Date): Promise<Date | null> {
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
