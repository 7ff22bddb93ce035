// SQL of what the shop has answered to enquiries.
import type { Insertable, Kysely, Selectable } from 'kysely';

import type { EnquiryTables } from './store.ts';

type Db = Kysely<EnquiryTables>;
export type ReplyRow = Selectable<EnquiryTables['enquiryReply']>;

export function insertReply(tx: Db, reply: Insertable<EnquiryTables['enquiryReply']>): Promise<ReplyRow> {
  return tx.insertInto('enquiryReply').values(reply).returningAll().executeTakeFirstOrThrow();
}

/** Replies to these enquiries, oldest first. */
export function listReplies(db: Db, enquiryIds: readonly string[]): Promise<ReplyRow[]> {
  if (enquiryIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('enquiryReply')
    .selectAll()
    .where('enquiryId', 'in', enquiryIds)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

/** A reply that is to be sent, with its enquiry; undefined once it is sent, or removed with its enquiry. */
export function findUnsent(db: Db, id: string) {
  return db
    .selectFrom('enquiryReply')
    .innerJoin('enquiry', 'enquiry.id', 'enquiryReply.enquiryId')
    .select([
      'enquiryReply.id',
      'enquiryReply.text',
      'enquiry.email',
      'enquiry.message',
      'enquiry.createdAt as askedAt',
    ])
    .where('enquiryReply.id', '=', id)
    .where('enquiryReply.state', '=', 'sending')
    .executeTakeFirst();
}

export async function endSending(db: Db, id: string, state: 'sent' | 'refused', now: Date): Promise<void> {
  await db
    .updateTable('enquiryReply')
    .set({ state, sentAt: state === 'sent' ? now : null })
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .execute();
}

/** What the shop that a backup was made of may have sent meanwhile is not sent again. */
export async function stopSending(tx: Db): Promise<void> {
  await tx.updateTable('enquiryReply').set({ state: 'unsure' }).where('state', '=', 'sending').execute();
}
