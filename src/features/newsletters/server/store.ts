// All SQL of newsletters themselves; their recipients' letters are in delivery-store.ts.
import { sql } from 'kysely';
import type { ColumnType, Generated, Kysely, Selectable, Transaction, Updateable } from 'kysely';

import type { SqlRunner } from '../../../platform/server/db/transaction.ts';
import type {
  Audience,
  DeliveryCounts,
  DeliveryResults,
  DeliveryState,
  PauseReason,
  RecipientState,
} from '../contract-delivery.ts';
import type { NewsletterStatus } from '../contract.ts';

/** The letter as it was drawn when its recipients were fixed. */
export interface DrawnLetter {
  fromName: string;
  replyTo: string;
  subject: string;
  text: string;
  html: string;
  /** There is nothing in it: it goes to nobody. */
  isEmpty?: boolean;
  /** Where the links of the HTML part lead, when presses are counted. */
  links?: readonly string[];
}

interface NewsletterTable {
  id: string;
  subject: string;
  content: string;
  hero_image: string;
  send_date: Date;
  status: NewsletterStatus;
  sent_at: ColumnType<Date | null, Date | null | undefined>;
  delivery_state: ColumnType<DeliveryState, DeliveryState | undefined>;
  pause_reason: ColumnType<PauseReason | null, PauseReason | null | undefined>;
  pause_reply: Generated<string>;
  audience: ColumnType<Audience, string | undefined, string>;
  recipient_count: Generated<number>;
  skipped_count: Generated<number>;
  frozen_at: ColumnType<Date | null, Date | null | undefined>;
  letter: ColumnType<DrawnLetter | null, string | null | undefined, string | null>;
  final_counts: ColumnType<DeliveryCounts | null, string | null | undefined, string | null>;
  final_results: ColumnType<DeliveryResults | null, string | null | undefined, string | null>;
  version: Generated<number>;
  deleted_at: ColumnType<Date | null, Date | null | undefined>;
  created_at: Date;
  updated_at: Date;
}

interface DeliveryTable {
  /** A bigint, read as a number. */
  id: Generated<number>;
  newsletter_id: string;
  subscriber_id: string | null;
  email: string;
  state: RecipientState;
  attempts: Generated<number>;
  first_tried_at: ColumnType<Date | null, Date | null | undefined>;
  next_at: Date;
  owner: ColumnType<string | null, string | null | undefined>;
  lease_until: ColumnType<Date | null, Date | null | undefined>;
  last_code: Generated<number>;
  is_hard: Generated<boolean>;
  is_possibly_double: Generated<boolean>;
  settled_at: ColumnType<Date | null, Date | null | undefined>;
  left_at: ColumnType<Date | null, Date | null | undefined>;
}

export type NewsletterTables = {
  newsletter: NewsletterTable;
  newsletter_delivery: DeliveryTable;
  newsletter_settings: { only_row: Generated<boolean>; counts_clicks: boolean };
  newsletter_click: { newsletter_id: string; link: number; count: number };
  newsletter_test: HourTable;
  newsletter_model_message: HourTable;
};

/** What happened within the last hour, counted for all processes together. */
type HourTable = { id: string; at: Date };

export type NewsletterRow = Selectable<NewsletterTable>;
export type DeliveryRow = Selectable<DeliveryTable>;
export type NewsletterChange = Omit<Updateable<NewsletterTable>, 'id' | 'version'>;

export type Db = Kysely<NewsletterTables>;
export type Tx = Transaction<NewsletterTables>;

/** Keys of the advisory locks under which is counted. */
const COUNTING_LOCKS = { newsletter_test: 4_131_001, newsletter_model_message: 4_131_002 };

export async function insertNewsletter(
  tx: Tx,
  row: Pick<NewsletterRow, 'id' | 'subject' | 'content' | 'hero_image' | 'send_date' | 'status'>,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('newsletter')
    .values({ ...row, created_at: now, updated_at: now })
    .execute();
}

/** One that is not deleted. */
export function readNewsletter(db: Db, id: string): Promise<NewsletterRow | undefined> {
  return db
    .selectFrom('newsletter')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

/** Locked until the transaction ends. Deleted ones only when `isDeleted`. */
export function findForChange(tx: Tx, id: string, isDeleted = false): Promise<NewsletterRow | undefined> {
  return tx
    .selectFrom('newsletter')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', isDeleted ? 'is not' : 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Newest first, and how many match in all. */
export async function listNewsletters(
  db: Db,
  q: string | undefined,
  window: { offset: number; limit: number },
): Promise<{ rows: NewsletterRow[]; total: number }> {
  const pattern = `%${(q ?? '').replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const matching = db
    .selectFrom('newsletter')
    .where('deleted_at', 'is', null)
    .$if(Boolean(q), (query) => query.where('subject', 'ilike', pattern));
  const { total } = await matching
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(window.offset)
    .limit(window.limit)
    .execute();
  return { rows, total: Number(total) };
}

export async function updateNewsletter(tx: Tx, id: string, change: NewsletterChange): Promise<void> {
  await tx
    .updateTable('newsletter')
    .set((row) => ({ ...change, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** What the delivery does by itself: nobody's edit is out of date for it. */
export async function noteDelivery(tx: Tx, id: string, change: NewsletterChange): Promise<void> {
  await tx.updateTable('newsletter').set(change).where('id', '=', id).execute();
}

/** Why the mail server could not be reached while letters go; '' when it was. */
export async function noteServer(db: Db, id: string, reason: string): Promise<void> {
  await db
    .updateTable('newsletter')
    .set({ pause_reply: reason })
    .where('id', '=', id)
    .where('delivery_state', '=', 'sending')
    .where('pause_reply', '!=', reason)
    .execute();
}

/** Scheduled ones whose time has come, the longest due first. */
export async function listDue(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('newsletter')
    .select('id')
    .where('deleted_at', 'is', null)
    .where('status', '=', 'scheduled')
    .where('send_date', '<=', now)
    .orderBy('send_date')
    .execute();
  return rows.map(({ id }) => id);
}

/** Those that are being sent, or were stopped and not yet counted. */
export async function listOpen(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('newsletter')
    .select('id')
    .where((row) =>
      row.or([
        row('delivery_state', '=', 'sending'),
        row.and([row('delivery_state', '=', 'cancelled'), row('final_counts', 'is', null)]),
      ]),
    )
    .orderBy('sent_at')
    .execute();
  return rows.map(({ id }) => id);
}

/** Pauses every running delivery: the mail server lets none of our letters in. */
export async function pauseAll(db: Db, reply: string, now: Date): Promise<void> {
  await db
    .updateTable('newsletter')
    .set({ delivery_state: 'paused', pause_reason: 'login', pause_reply: reply, updated_at: now })
    .where('delivery_state', '=', 'sending')
    .execute();
}

/**
 * In a shop that was restored from a backup: running deliveries are paused and newsletters whose time has come are drafts
 * again, because the original may have sent them since.
 */
export async function stopAllForRestore(tx: Transaction<NewsletterTables>, now: Date): Promise<void> {
  await tx
    .updateTable('newsletter')
    .set({ delivery_state: 'paused', pause_reason: 'restored', pause_reply: '', updated_at: now })
    .where('delivery_state', '=', 'sending')
    .execute();
  await tx
    .updateTable('newsletter')
    .set((row) => ({ status: 'draft', version: row('version', '+', 1), updated_at: now }))
    .where('status', '=', 'scheduled')
    .where('send_date', '<=', now)
    .execute();
}

/** Counts one more; false when `most` have been counted since then. Forgets older ones. */
export async function noteWithin(
  tx: Tx,
  table: 'newsletter_test' | 'newsletter_model_message',
  noted: { id: string; at: Date },
  { since, most }: { since: Date; most: number },
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(${COUNTING_LOCKS[table]})`.execute(tx);
  await tx.deleteFrom(table).where('at', '<=', since).execute();
  const { count } = await tx
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  if (Number(count) >= most) return false;
  await tx.insertInto(table).values(noted).execute();
  return true;
}

/** Within the transaction that removes the person: letters not sent yet go, of the others only the address. */
export async function forgetRecipient(tx: SqlRunner, db: Db, subscriberId: string): Promise<void> {
  await tx.executeQuery(
    sql`delete from newsletter_delivery
      where subscriber_id = ${subscriberId} and state in ('pending', 'retry', 'cancelled')`.compile(db),
  );
  await tx.executeQuery(
    sql`update newsletter_delivery set email = '', subscriber_id = null
      where subscriber_id = ${subscriberId}`.compile(db),
  );
}
