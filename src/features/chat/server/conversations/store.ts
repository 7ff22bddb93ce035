// All SQL of the records of conversations.
import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';

interface ConversationTable {
  id: string;
  conversation_id: string;
  started_at: Date;
  network: string | null;
}

interface MessageTable {
  id: string;
  conversation: string;
  role: 'user' | 'assistant';
  content: string;
  at: Date;
}

export type ConversationTables = {
  conversation: ConversationTable;
  conversation_message: MessageTable;
  conversation_sender: { id: string; address: string; at: Date };
};
export type ConversationRow = ConversationTable;
export type MessageRow = Omit<MessageTable, 'conversation'>;

type Db = Kysely<ConversationTables>;
type Tx = Transaction<ConversationTables>;

const COLUMNS = ['id', 'conversation_id', 'started_at', 'network'] as const;

/** Key of the advisory lock that counts one log call at a time. */
const LOG_LOCK = 4_107_311;

/** Until the transaction ends no other log call is counted, so that calls of the same moment see each other. */
export async function lockLog(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOG_LOCK})`.execute(tx);
}

/** How many log calls came from an address since then, and when the oldest of them came. */
export async function countSender(
  tx: Tx,
  address: string,
  since: Date,
): Promise<{ count: number; oldest: Date | null }> {
  const { count, oldest } = await tx
    .selectFrom('conversation_sender')
    .select(({ fn }) => [fn.countAll<string>().as('count'), fn.min('at').as('oldest')])
    .where('address', '=', address)
    .where('at', '>', since)
    .executeTakeFirstOrThrow();
  return { count: Number(count), oldest };
}

export async function insertSender(tx: Tx, sender: ConversationTables['conversation_sender']): Promise<void> {
  await tx.insertInto('conversation_sender').values(sender).execute();
}

export async function removeSenders(db: Db, until: Date): Promise<void> {
  await db.deleteFrom('conversation_sender').where('at', '<=', until).execute();
}

/** How many conversations began since then, and when the oldest of them did. */
export async function countStarted(tx: Tx, since: Date): Promise<{ count: number; oldest: Date | null }> {
  const { count, oldest } = await tx
    .selectFrom('conversation')
    .select(({ fn }) => [fn.countAll<string>().as('count'), fn.min('started_at').as('oldest')])
    .where('started_at', '>', since)
    .executeTakeFirstOrThrow();
  return { count: Number(count), oldest };
}

export async function hasConversation(tx: Tx, conversationId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('conversation')
    .select('id')
    .where('conversation_id', '=', conversationId)
    .executeTakeFirst();
  return found !== undefined;
}

/** A conversation that is there already stays as it is. */
export async function insertConversation(tx: Tx, row: ConversationRow): Promise<void> {
  await tx
    .insertInto('conversation')
    .values(row)
    .onConflict((clash) => clash.column('conversation_id').doNothing())
    .execute();
}

/** Newest first. */
export function listConversations(
  db: Db,
  window: { offset: number; limit: number },
): Promise<ConversationRow[]> {
  return db
    .selectFrom('conversation')
    .select(COLUMNS)
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .offset(window.offset)
    .limit(window.limit)
    .execute();
}

export async function countConversations(db: Db): Promise<number> {
  const { total } = await db
    .selectFrom('conversation')
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/**
 * How many began between each of these instants and the next, and after the last; by the place of the instant, from 0,
 * those alone in which any began. A search among the instants costs a quarter of writing each moment as a day.
 */
export async function countByStart(
  db: Db,
  instants: readonly Date[],
): Promise<{ place: number; count: number }[]> {
  const { rows } = await sql<{ place: number; count: number }>`
    select width_bucket(started_at, ${[...instants]}::timestamptz[]) - 1 as place, count(*)::integer as count
    from conversation where started_at >= ${instants[0]} group by 1`.execute(db);
  return rows;
}

export function findConversation(db: Db, conversationId: string): Promise<ConversationRow | undefined> {
  return db
    .selectFrom('conversation')
    .select(COLUMNS)
    .where('conversation_id', '=', conversationId)
    .executeTakeFirst();
}

/** In the order they were said. */
export function listMessages(db: Db, conversation: string): Promise<MessageRow[]> {
  return db
    .selectFrom('conversation_message')
    .select(['id', 'role', 'content', 'at'])
    .where('conversation', '=', conversation)
    .orderBy('id')
    .execute();
}

/** A message with its conversation; a conversation without messages has one row without one. */
export interface ExportRow {
  conversation_id: string;
  started_at: Date;
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
    .leftJoin('conversation_message as message', 'message.conversation', 'conversation.id')
    .select(['conversation_id', 'started_at', 'network', 'message.at', 'message.role', 'message.content'])
    .where((where) =>
      'conversationId' in wanted
        ? where('conversation_id', '=', wanted.conversationId)
        : where.and([where('started_at', '>=', wanted.from), where('started_at', '<', wanted.before)]),
    )
    .orderBy('started_at')
    .orderBy('conversation.id')
    .orderBy('message.id')
    .limit(limit)
    .execute();
}

/** With everything said in it; its own id when it was there. */
export async function removeConversation(tx: Tx, conversationId: string): Promise<string | undefined> {
  const removed = await tx
    .deleteFrom('conversation')
    .where('conversation_id', '=', conversationId)
    .returning('id')
    .executeTakeFirst();
  return removed?.id;
}

/** Removes what was said before; how many messages there were. */
export async function removeOldMessages(db: Db, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('conversation_message')
    .where('at', '<', before)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Empties the addresses of conversations that began before. */
export async function clearOldNetworks(db: Db, before: Date): Promise<void> {
  await db
    .updateTable('conversation')
    .set({ network: null })
    .where('started_at', '<', before)
    .where('network', 'is not', null)
    .execute();
}
