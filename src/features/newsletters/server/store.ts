// All SQL of newsletters themselves; their recipients' emails are in delivery-store.ts.
import {
  sql,
  type ColumnType,
  type Generated,
  type Kysely,
  type Selectable,
  type Transaction,
  type Updateable,
} from 'kysely';

import { likePattern } from '../../../platform/contract/text.ts';
import { pageOfRows, type RowPage, type RowWindow } from '../../../platform/server/db/rows.ts';
import type { SqlRunner } from '../../../platform/server/db/transaction.ts';
import type {
  Audience,
  DeliveryCounts,
  DeliveryResults,
  DeliveryState,
  PauseReason,
  RecipientState,
} from '../contract/delivery.ts';
import type { NewsletterStatus } from '../contract/newsletters.ts';

/** The email as it was drawn when its recipients were fixed. */
export interface RenderedTemplate {
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
  heroImage: string;
  sendDate: Date;
  status: NewsletterStatus;
  sentAt: ColumnType<Date | null, Date | null | undefined>;
  deliveryState: ColumnType<DeliveryState, DeliveryState | undefined>;
  pauseReason: ColumnType<PauseReason | null, PauseReason | null | undefined>;
  pauseReply: Generated<string>;
  audience: ColumnType<Audience, string | undefined, string>;
  recipientCount: Generated<number>;
  skippedCount: Generated<number>;
  frozenAt: ColumnType<Date | null, Date | null | undefined>;
  isFiled: Generated<boolean>;
  template: ColumnType<RenderedTemplate | null, string | null | undefined, string | null>;
  finalCounts: ColumnType<DeliveryCounts | null, string | null | undefined, string | null>;
  finalResults: ColumnType<DeliveryResults | null, string | null | undefined, string | null>;
  version: Generated<number>;
  deletedAt: ColumnType<Date | null, Date | null | undefined>;
  createdAt: Date;
  updatedAt: Date;
}

interface DeliveryTable {
  /** A bigint, read as a number. */
  id: Generated<number>;
  newsletterId: string;
  subscriberId: string | null;
  email: string;
  state: RecipientState;
  attempts: Generated<number>;
  firstTriedAt: ColumnType<Date | null, Date | null | undefined>;
  nextAt: Date;
  owner: ColumnType<string | null, string | null | undefined>;
  leaseUntil: ColumnType<Date | null, Date | null | undefined>;
  lastCode: Generated<number>;
  isHard: Generated<boolean>;
  isPossiblyDouble: Generated<boolean>;
  settledAt: ColumnType<Date | null, Date | null | undefined>;
  leftAt: ColumnType<Date | null, Date | null | undefined>;
}

export type NewsletterTables = {
  newsletter: NewsletterTable;
  newsletterDelivery: DeliveryTable;
  newsletterSettings: { onlyRow: Generated<boolean>; countsClicks: boolean };
  newsletterClick: { newsletterId: string; link: number; count: number };
};

export type NewsletterRow = Selectable<NewsletterTable>;
export type DeliveryRow = Selectable<DeliveryTable>;
export type NewsletterChange = Omit<Updateable<NewsletterTable>, 'id' | 'version'>;

export type Db = Kysely<NewsletterTables>;
export type Tx = Transaction<NewsletterTables>;

export async function insertNewsletter(
  tx: Tx,
  row: Pick<NewsletterRow, 'id' | 'subject' | 'content' | 'heroImage' | 'sendDate' | 'status'>,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('newsletter')
    .values({ ...row, createdAt: now, updatedAt: now })
    .execute();
}

/** One that is not deleted. */
export function readNewsletter(db: Db, id: string): Promise<NewsletterRow | undefined> {
  return db
    .selectFrom('newsletter')
    .selectAll()
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
}

/** Locked until the transaction ends. Deleted ones only when `isDeleted`. */
export function findForChange(tx: Tx, id: string, isDeleted = false): Promise<NewsletterRow | undefined> {
  return tx
    .selectFrom('newsletter')
    .selectAll()
    .where('id', '=', id)
    .where('deletedAt', isDeleted ? 'is not' : 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Newest first, and how many match in all. */
export function listNewsletters(
  db: Db,
  q: string | undefined,
  window: RowWindow,
): Promise<RowPage<NewsletterRow>> {
  const pattern = likePattern(q ?? '');
  const matching = db
    .selectFrom('newsletter')
    .where('deletedAt', 'is', null)
    .$if(Boolean(q), (query) => query.where('subject', 'ilike', pattern));
  return pageOfRows(matching.selectAll().orderBy('createdAt', 'desc').orderBy('id', 'desc'), window);
}

/** The one whose sending began last. */
export function findLastSent(db: Db): Promise<NewsletterRow | undefined> {
  return db
    .selectFrom('newsletter')
    .selectAll()
    .where('deletedAt', 'is', null)
    .where('sentAt', 'is not', null)
    .orderBy('sentAt', 'desc')
    .executeTakeFirst();
}

/** Those whose sending began since then, the newest first. */
export function listSentSince(db: Db, since: Date): Promise<NewsletterRow[]> {
  return db
    .selectFrom('newsletter')
    .selectAll()
    .where('deletedAt', 'is', null)
    .where('sentAt', '>=', since)
    .orderBy('sentAt', 'desc')
    .execute();
}

/** The scheduled one that goes first. */
export function findNext(db: Db): Promise<Pick<NewsletterRow, 'id' | 'subject' | 'sendDate'> | undefined> {
  return db
    .selectFrom('newsletter')
    .select(['id', 'subject', 'sendDate'])
    .where('deletedAt', 'is', null)
    .where('status', '=', 'scheduled')
    .orderBy('sendDate')
    .executeTakeFirst();
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

/** Why the mail server could not be reached while emails go; '' when it was. */
export async function noteServer(db: Db, id: string, reason: string): Promise<void> {
  await db
    .updateTable('newsletter')
    .set({ pauseReply: reason })
    .where('id', '=', id)
    .where('deliveryState', '=', 'sending')
    .where('pauseReply', '!=', reason)
    .execute();
}

/** Scheduled ones whose time has come, the longest due first. */
export async function listDue(db: Db, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('newsletter')
    .select('id')
    .where('deletedAt', 'is', null)
    .where('status', '=', 'scheduled')
    .where('sendDate', '<=', now)
    .orderBy('sendDate')
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
        row('deliveryState', '=', 'sending'),
        row.and([row('deliveryState', '=', 'cancelled'), row('finalCounts', 'is', null)]),
      ]),
    )
    .orderBy('sentAt')
    .execute();
  return rows.map(({ id }) => id);
}

/** Pauses every running delivery: the mail server lets none of our emails in. */
export async function pauseAll(db: Db, reply: string, now: Date): Promise<void> {
  await db
    .updateTable('newsletter')
    .set({ deliveryState: 'paused', pauseReason: 'login', pauseReply: reply, updatedAt: now })
    .where('deliveryState', '=', 'sending')
    .execute();
}

/**
 * In a shop that was restored from a backup: running deliveries are paused and newsletters whose time has come are drafts
 * again, because the original may have sent them since.
 */
export async function stopAllForRestore(tx: Transaction<NewsletterTables>, now: Date): Promise<void> {
  await tx
    .updateTable('newsletter')
    .set({ deliveryState: 'paused', pauseReason: 'restored', pauseReply: '', updatedAt: now })
    .where('deliveryState', '=', 'sending')
    .execute();
  await tx
    .updateTable('newsletter')
    .set((row) => ({ status: 'draft', version: row('version', '+', 1), updatedAt: now }))
    .where('status', '=', 'scheduled')
    .where('sendDate', '<=', now)
    .execute();
}

/** Within the transaction that removes the person: emails not sent yet go, of the others only the address. */
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
