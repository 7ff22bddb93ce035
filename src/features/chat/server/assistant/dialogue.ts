// One turn of a conversation: what was asked before is read from our own records, never from what the browser tells.
import { createHash, randomBytes } from 'node:crypto';

import { newId } from '../../../../platform/contract/ids.ts';
import { tooMany } from '../../../../platform/contract/problem.ts';
import type { Platform } from '../../../../platform/server/context.ts';
import { MOST_TURNS } from '../../contract-assistant.ts';
import { assistantErrors } from '../../messages-assistant.ts';
import { questionHash } from '../conversations/question-hash.ts';
import { reply } from './assistant.ts';
import type { Reply } from './assistant.ts';
import { insertMessages, listAsked, openConversation } from './dialogue-store.ts';
import type { DialogueTables, Message } from './dialogue-store.ts';
import type { AssistantTools } from './tools.ts';
import { createTurnLimit } from './turn-limit.ts';

export interface Turn {
  readonly text: string;
  /** A label that the browser made; without it nothing is kept. */
  readonly conversationId: string | undefined;
  /** The value of the cookie `kaarto_chat`. */
  readonly visitor: string;
  readonly address: string;
  readonly network: string | null;
}

export interface Dialogue {
  answer: (turn: Turn) => Promise<Reply>;
}

export function createDialogue(platform: Pick<Platform, 'db' | 'clock'>, tools: AssistantTools): Dialogue {
  const db = platform.db.$extendTables<DialogueTables>();
  const limit = createTurnLimit();

  return {
    answer: async ({ text, conversationId, visitor, address, network }) => {
      const at = platform.clock.now();
      const waitS = limit.take(address, at.getTime());
      if (waitS > 0) throw tooMany('chat.too_many', assistantErrors.tooOften, waitS);
      const conversation =
        conversationId === undefined
          ? undefined
          : await openConversation(db, {
              id: newId(at.getTime()),
              conversation_id: conversationId,
              started_at: at,
              network,
              visitor_hash: createHash('sha256').update(visitor).digest(),
            });
      const before = conversation === undefined ? [] : await listAsked(db, conversation, MOST_TURNS);
      if (before.length >= MOST_TURNS) {
        throw tooMany('chat.too_long', assistantErrors.tooManyTurns, 1);
      }
      const answered = await reply(tools, [...before, text]);
      if (conversation !== undefined) {
        const answeredAt = platform.clock.now();
        await insertMessages(db, messagesOf(answered, { conversation, text, at, answeredAt }));
      }
      return answered;
    },
  };
}

interface Said {
  readonly conversation: string;
  readonly text: string;
  readonly at: Date;
  readonly answeredAt: Date;
}

/** The question with what staff are to see of it, and its answer. */
function messagesOf(
  { isUnanswered, missing, text: told, tool }: Reply,
  { conversation, text, at, answeredAt }: Said,
): Message[] {
  const nothing = { is_unanswered: false, question_hash: null, missing_size: null, missing_kind: null };
  return [
    {
      id: newId(at.getTime()),
      conversation,
      at,
      role: 'user',
      content: text,
      tool: null,
      is_unanswered: isUnanswered,
      question_hash: isUnanswered ? questionHash(text) : null,
      missing_size: missing?.size ?? null,
      missing_kind: missing?.kind ?? null,
    },
    // Ids of one millisecond have no order.
    {
      ...nothing,
      id: newId(at.getTime() + 1),
      conversation,
      at: answeredAt,
      role: 'assistant',
      content: told,
      tool,
    },
  ];
}

/** A new value of the cookie: 128 random bits. */
export function newVisitor(): string {
  return randomBytes(16).toString('hex');
}
