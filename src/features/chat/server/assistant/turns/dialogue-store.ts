// All SQL of messages in conversations.
import type { Kysely, Selectable } from 'kysely';

import { isForeignKeyViolation } from '../../../../../platform/server/db/errors.ts';
import type { MissingKind, StoredGap } from '../../../contract/gaps.ts';

interface ConversationTable {
  id: string;
  conversationId: string;
  startedAt: Date;
  network: string | null;
  visitorHash: Buffer | null;
}

interface MessageTable {
  id: string;
  conversation: string;
  role: 'user' | 'assistant';
  content: string;
  at: Date;
  tool: string | null;
  questionHash: Buffer | null;
  /** What a visitor's message was taken for. */
  topic: string | null;
  gap: StoredGap | null;
  asksBack: boolean;
  missingSize: string | null;
  missingKind: MissingKind | null;
  /** Who was signed in. */
  customerId: string | null;
}

export type DialogueTables = { conversation: ConversationTable; conversationMessage: MessageTable };
export type Message = Selectable<MessageTable>;

type Db = Kysely<DialogueTables>;

/**
 * The visitor's conversation of that label: created when there is none, adopted while it has no visitor. Undefined when it
 * belongs to another visitor.
 */
export async function openConversation(
  db: Db,
  wanted: Pick<ConversationTable, 'id' | 'conversationId' | 'startedAt' | 'network'> & {
    visitorHash: Buffer;
  },
): Promise<string | undefined> {
  await db
    .insertInto('conversation')
    .values(wanted)
    .onConflict((clash) => clash.column('conversationId').doNothing())
    .execute();
  await db
    .updateTable('conversation')
    .set({ visitorHash: wanted.visitorHash })
    .where('conversationId', '=', wanted.conversationId)
    .where('visitorHash', 'is', null)
    .execute();
  const own = await db
    .selectFrom('conversation')
    .select('id')
    .where('conversationId', '=', wanted.conversationId)
    .where('visitorHash', '=', wanted.visitorHash)
    .executeTakeFirst();
  return own?.id;
}

/** The visitor's questions, oldest first, the last `limit`. */
export async function listQuestions(db: Db, conversation: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('conversationMessage')
    .select('content')
    .where('conversation', '=', conversation)
    .where('role', '=', 'user')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ content }) => content).toReversed();
}

/** Messages of both, oldest first, the last `limit`. */
export async function listMessages(
  db: Db,
  conversation: string,
  limit: number,
): Promise<{ role: 'user' | 'assistant'; text: string }[]> {
  const rows = await db
    .selectFrom('conversationMessage')
    .select(['role', 'content as text'])
    .where('conversation', '=', conversation)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.toReversed();
}

/** Inserts nothing when staff have removed the conversation meanwhile. */
export async function insertMessages(db: Db, messages: readonly Message[]): Promise<void> {
  try {
    await db
      .insertInto('conversationMessage')
      .values([...messages])
      .execute();
  } catch (error) {
    if (!isForeignKeyViolation(error)) throw error;
  }
}
