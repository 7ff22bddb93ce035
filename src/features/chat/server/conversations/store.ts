// All SQL of the records of conversations.
import { sql, type Kysely, type Transaction } from 'kysely';

import { countRows, hasRow, removeRows, type RowWindow } from '../../../../platform/server/db/rows.ts';

interface ConversationTable {
  id: string;
  conversationId: string;
  startedAt: Date;
  network: string | null;
}

interface MessageTable {
  id: string;
  conversation: string;
  role: 'user' | 'assistant';
  content: string;
  at: Date;
  /** Who was signed in. */
  customerId: string | null;
}

export type ConversationTables = {
  conversation: ConversationTable;
  conversationMessage: MessageTable;
};
export type ConversationRow = ConversationTable;
export type ListedRow = ConversationRow & { firstQuestion: string | null };
export type MessageRow = Omit<MessageTable, 'conversation' | 'customerId'>;

type Db = Kysely<ConversationTables>;
type Tx = Transaction<ConversationTables>;

const COLUMNS = ['id', 'conversationId', 'startedAt', 'network'] as const;

/** All messages written while this customer was signed in, oldest first. */
export function listMessagesOf(
  db: Db,
  customerId: string,
): Promise<Pick<MessageTable, 'role' | 'content' | 'at'>[]> {
  return db
    .selectFrom('conversationMessage')
    .select(['role', 'content', 'at'])
    .where('customerId', '=', customerId)
    .orderBy('id')
    .execute();
}

export async function removeMessagesOf(db: Db, customerId: string): Promise<void> {
  await db.deleteFrom('conversationMessage').where('customerId', '=', customerId).execute();
}

/** How many conversations began since then, and when the oldest of them did. */
export async function countStarted(tx: Tx, since: Date): Promise<{ count: number; oldest: Date | null }> {
  const { count, oldest } = await tx
    .selectFrom('conversation')
    .select(({ fn }) => [fn.countAll<string>().as('count'), fn.min('startedAt').as('oldest')])
    .where('startedAt', '>', since)
    .executeTakeFirstOrThrow();
  return { count: Number(count), oldest };
}

export function hasConversation(tx: Tx, conversationId: string): Promise<boolean> {
  return hasRow(tx.selectFrom('conversation').select('id').where('conversationId', '=', conversationId));
}

/** A conversation that is there already stays as it is. */
export async function insertConversation(tx: Tx, row: ConversationRow): Promise<void> {
  await tx
    .insertInto('conversation')
    .values(row)
    .onConflict((clash) => clash.column('conversationId').doNothing())
    .execute();
}

/** Newest first. The page is found before its questions are read, or those of all earlier pages would be read, too. */
export function listConversations(db: Db, window: RowWindow): Promise<ListedRow[]> {
  return db
    .selectFrom('conversation')
    .where('id', 'in', (where) =>
      where
        .selectFrom('conversation')
        .select('id')
        .orderBy('startedAt', 'desc')
        .orderBy('id', 'desc')
        .offset(window.offset)
        .limit(window.limit),
    )
    .select(COLUMNS)
    .select((where) =>
      where
        .selectFrom('conversationMessage as message')
        .select('content')
        .whereRef('message.conversation', '=', 'conversation.id')
        .where('role', '=', 'user')
        .orderBy('message.id')
        .limit(1)
        .as('firstQuestion'),
    )
    .orderBy('startedAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export function countConversations(db: Db): Promise<number> {
  return countRows(db.selectFrom('conversation'));
}

/**
 * How many began between each of these instants and the next, and after the last; by the index of the instant, from 0.
 * Each is counted on its part of the index: half of what it costs to look up a place for every row.
 */
export async function countByStart(
  db: Db,
  instants: readonly Date[],
): Promise<{ index: number; count: number }[]> {
  const { rows } = await sql<{ index: number; count: number }>`
    select place::integer - 1 as index, count
    from unnest(${[...instants]}::timestamptz[], ${instants.slice(1)}::timestamptz[]) with ordinality
      as span (first_at, next_at, place),
    lateral (select count(*)::integer as count from conversation
      where started_at >= first_at and started_at < coalesce(next_at, 'infinity')) as counted`.execute(db);
  return rows;
}

/** How many questions visitors wrote from each of these instants on to the next, and how many of them found no good answer. */
export async function countQuestions(
  db: Db,
  instants: readonly Date[],
): Promise<{ place: number; count: number; unanswered: number }[]> {
  const { rows } = await sql<{ place: number; count: number; unanswered: number }>`
    select width_bucket(at, ${[...instants]}::timestamptz[]) - 1 as place, count(*)::integer as count,
      count(gap)::integer as unanswered
    from conversation_message where role = 'user' and at >= ${instants[0]} group by 1`.execute(db);
  return rows;
}

export function findConversation(db: Db, conversationId: string): Promise<ConversationRow | undefined> {
  return db
    .selectFrom('conversation')
    .select(COLUMNS)
    .where('conversationId', '=', conversationId)
    .executeTakeFirst();
}

/** In their order. */
export function listMessages(db: Db, conversation: string): Promise<MessageRow[]> {
  return db
    .selectFrom('conversationMessage')
    .select(['id', 'role', 'content', 'at'])
    .where('conversation', '=', conversation)
    .orderBy('id')
    .execute();
}

/** A message with its conversation; a conversation without messages has one row without one. */
export interface ExportRow {
  conversationId: string;
  startedAt: Date;
  network: string | null;
  at: Date | null;
  role: MessageTable['role'] | null;
  content: string | null;
}

/** Conversations that began in the period, or the one of that id, oldest first; at most `limit` rows. */
export function listForExport(
  db: Db,
  wanted: { conversationId: string } | { from: Date; before: Date },
  limit: number,
): Promise<ExportRow[]> {
  return db
    .selectFrom('conversation')
    .leftJoin('conversationMessage as message', 'message.conversation', 'conversation.id')
    .select(['conversationId', 'startedAt', 'network', 'message.at', 'message.role', 'message.content'])
    .where((where) =>
      'conversationId' in wanted
        ? where('conversationId', '=', wanted.conversationId)
        : where.and([where('startedAt', '>=', wanted.from), where('startedAt', '<', wanted.before)]),
    )
    .orderBy('startedAt')
    .orderBy('conversation.id')
    .orderBy('message.id')
    .limit(limit)
    .execute();
}

/** Removes it with its messages; its id, or undefined when it does not exist. */
export async function removeConversation(tx: Tx, conversationId: string): Promise<string | undefined> {
  const removed = await tx
    .deleteFrom('conversation')
    .where('conversationId', '=', conversationId)
    .returning('id')
    .executeTakeFirst();
  return removed?.id;
}

/** Removes earlier messages; how many there were. */
export function removeOldMessages(db: Db, before: Date): Promise<number> {
  return removeRows(db.deleteFrom('conversationMessage').where('at', '<', before));
}

/** Empties the addresses of conversations that began before. */
export async function clearOldNetworks(db: Db, before: Date): Promise<void> {
  await db
    .updateTable('conversation')
    .set({ network: null })
    .where('startedAt', '<', before)
    .where('network', 'is not', null)
    .execute();
}
