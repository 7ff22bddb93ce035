// All SQL of feedback.
import { sql, type Kysely, type Selectable } from 'kysely';

import { jsonRows } from '../../../platform/server/db/column-names.ts';
import { hasRow, removeRows, type RowWindow } from '../../../platform/server/db/rows.ts';
import type { FeedbackSource } from '../contract.ts';

interface FeedbackTable {
  id: string;
  rating: number | null;
  thumbs: 'up' | 'down' | null;
  comment: string;
  conversationId: string | null;
  source: FeedbackSource;
  createdAt: Date;
}

export type FeedbackTables = { feedback: FeedbackTable };
export type FeedbackRow = Selectable<FeedbackTable>;

type Db = Kysely<FeedbackTables>;

/** Stores what came at the same moment, in one statement. */
export async function insertFeedback(db: Db, rows: readonly FeedbackRow[]): Promise<void> {
  await sql`insert into feedback
    select * from jsonb_populate_recordset(null::feedback, ${jsonRows(rows)}::jsonb)`.execute(db);
}

/** Newest first. */
export function listFeedback(db: Db, window: RowWindow): Promise<FeedbackRow[]> {
  return db
    .selectFrom('feedback')
    .selectAll()
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .offset(window.offset)
    .limit(window.limit)
    .execute();
}

export interface RatingCount {
  rating: number | null;
  thumbs: 'up' | 'down' | null;
  count: number;
}

/** How often each rating and thumb was given. */
export async function countByRating(db: Db): Promise<RatingCount[]> {
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
  /** Sum of the month's ratings; thumbs count in neither. */
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

export function removeFeedback(db: Db, id: string): Promise<boolean> {
  return hasRow(db.deleteFrom('feedback').where('id', '=', id).returning('id'));
}

/** Removes what came before; how many there were. */
export function removeOldFeedback(db: Db, before: Date): Promise<number> {
  return removeRows(db.deleteFrom('feedback').where('createdAt', '<', before));
}
