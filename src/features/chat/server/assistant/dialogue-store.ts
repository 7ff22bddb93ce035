// All SQL of what is said in conversations.
import type { Kysely, Selectable } from 'kysely';

import type { MissingKind } from '../../contract-gaps.ts';

interface ConversationTable {
  id: string;
  conversation_id: string;
  started_at: Date;
  network: string | null;
  visitor_hash: Buffer | null;
}

interface MessageTable {
  id: string;
  conversation: string;
  role: 'user' | 'assistant';
  content: string;
  at: Date;
  tool: string | null;
  is_unanswered: boolean;
  question_hash: Buffer | null;
  missing_size: string | null;
  missing_kind: MissingKind | null;
}

export type DialogueTables = { conversation: ConversationTable; conversation_message: MessageTable };
export type Message = Selectable<MessageTable>;

type Db = Kysely<DialogueTables>;

/**
 * The conversation of that label when it is the visitor's own: made when there is none, taken over while nobody has
 * said anything in it. Undefined when it is another visitor's.
 */
export async function openConversation(
  db: Db,
  wanted: Pick<ConversationTable, 'id' | 'conversation_id' | 'started_at' | 'network'> & {
    visitor_hash: Buffer;
  },
): Promise<string | undefined> {
  await db
    .insertInto('conversation')
    .values(wanted)
    .onConflict((clash) => clash.column('conversation_id').doNothing())
    .execute();
  await db
    .updateTable('conversation')
    .set({ visitor_hash: wanted.visitor_hash })
    .where('conversation_id', '=', wanted.conversation_id)
    .where('visitor_hash', 'is', null)
    .execute();
  const own = await db
    .selectFrom('conversation')
    .select('id')
    .where('conversation_id', '=', wanted.conversation_id)
    .where('visitor_hash', '=', wanted.visitor_hash)
    .executeTakeFirst();
  return own?.id;
}

/** What the visitor has asked, oldest first, the last `limit` of it. */
export async function listAsked(db: Db, conversation: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('conversation_message')
    .select('content')
    .where('conversation', '=', conversation)
    .where('role', '=', 'user')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ content }) => content).toReversed();
}

/** What both have said, oldest first, the last `limit` of it. */
export async function listSaid(
  db: Db,
  conversation: string,
  limit: number,
): Promise<{ role: 'user' | 'assistant'; text: string }[]> {
  const rows = await db
    .selectFrom('conversation_message')
    .select(['role', 'content as text'])
    .where('conversation', '=', conversation)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.toReversed();
}

export async function insertMessages(db: Db, messages: readonly Message[]): Promise<void> {
  await db
    .insertInto('conversation_message')
    .values([...messages])
    .execute();
}
