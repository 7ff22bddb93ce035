// All SQL of the reminders of the season.
import { sql, type Kysely, type Transaction } from 'kysely';

import type { Turn } from '../../season-advice.ts';

export interface ReminderRow {
  id: string;
  email: string;
  emailKey: string;
  /** The change that the letter is about. */
  turn: Turn;
  /** The advice had named the day already: the letter goes in the last days before it. */
  isBeforeDay: boolean;
  createdAt: Date;
  confirmedAt: Date | null;
  expiresAt: Date;
  notifiedAt: Date | null;
}

export type ReminderTables = { seasonReminder: ReminderRow };
export type Db = Kysely<ReminderTables>;
export type Tx = Transaction<ReminderTables>;

/** The id of the reminder of this address: the existing one, else the new one. An expired or unconfirmed one starts again. */
export async function insertOrFind(tx: Tx, row: ReminderRow): Promise<string> {
  const isOver = sql`season_reminder.confirmed_at is null or season_reminder.expires_at <= excluded.created_at`;
  const { id } = await tx
    .insertInto('seasonReminder')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('emailKey').doUpdateSet({
        turn: sql`case when ${isOver} then excluded.turn else season_reminder.turn end`,
        isBeforeDay: sql`case when ${isOver} then excluded.is_before_day else season_reminder.is_before_day end`,
        expiresAt: sql`case when ${isOver} then excluded.expires_at else season_reminder.expires_at end`,
        confirmedAt: sql`case when ${isOver} then null else season_reminder.confirmed_at end`,
        notifiedAt: sql`case when ${isOver} then null else season_reminder.notified_at end`,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export function findReminder(db: Db, id: string): Promise<ReminderRow | undefined> {
  return db.selectFrom('seasonReminder').selectAll().where('id', '=', id).executeTakeFirst();
}

/** False when there is none, or its time is over. */
export async function confirm(db: Db, id: string, now: Date, expiresAt: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('seasonReminder')
    .set({
      confirmedAt: sql`coalesce(confirmed_at, ${now})`,
      expiresAt: sql`case when confirmed_at is null then ${expiresAt} else expires_at end`,
    })
    .where('id', '=', id)
    .where('expiresAt', '>', now)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function remove(db: Db, id: string): Promise<void> {
  await db.deleteFrom('seasonReminder').where('id', '=', id).execute();
}

/** Marks everybody who waits for this turn, or for its last days, as notified, each once: a simultaneous run gets none of them. */
export async function markNotified(
  tx: Tx,
  { turn, isUrgent }: { turn: Turn; isUrgent: boolean },
  now: Date,
): Promise<string[]> {
  const rows = await tx
    .updateTable('seasonReminder')
    .set({ notifiedAt: now })
    .where('turn', '=', turn)
    .$if(!isUrgent, (query) => query.where('isBeforeDay', '=', false))
    .where('confirmedAt', 'is not', null)
    .where('notifiedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function removeExpired(db: Db, now: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('seasonReminder')
    .where('expiresAt', '<=', now)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** For those who were being notified when the backup was made, nobody knows whether they were. */
export async function removeNotified(tx: Tx): Promise<void> {
  await tx.deleteFrom('seasonReminder').where('notifiedAt', 'is not', null).execute();
}

export function listOf(db: Db, emailKey: string): Promise<ReminderRow[]> {
  return db.selectFrom('seasonReminder').selectAll().where('emailKey', '=', emailKey).execute();
}

export async function removeOf(db: Db, emailKey: string): Promise<void> {
  await db.deleteFrom('seasonReminder').where('emailKey', '=', emailKey).execute();
}

/** Moves the reminder to another address; where that has one already, that one stays. */
export async function changeEmail(
  tx: Tx,
  oldKey: string,
  { address, key }: { address: string; key: string },
): Promise<void> {
  const [own] = await listOf(tx, key);
  if (own) return removeOf(tx, oldKey);
  await tx
    .updateTable('seasonReminder')
    .set({ email: address, emailKey: key })
    .where('emailKey', '=', oldKey)
    .execute();
}
