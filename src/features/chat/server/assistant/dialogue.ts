// One turn of a conversation: what was asked before is read from our own records, never from what the browser tells.
import { createHash, randomBytes } from 'node:crypto';

import type { Kysely } from 'kysely';

import { newId } from '../../../../platform/contract/ids.ts';
import { tooMany } from '../../../../platform/contract/problem.ts';
import type { Platform } from '../../../../platform/server/context.ts';
import type { Principal } from '../../../../platform/server/http/principal.ts';
import { MOST_TURNS } from '../../contract-assistant.ts';
import { assistantErrors } from '../../messages-assistant.ts';
import { ownTyresMessages } from '../../messages-own-tyres.ts';
import { questionHash } from '../conversations/question-hash.ts';
import type { Answer } from './answer.ts';
import { reply } from './assistant.ts';
import { insertMessages, listAsked, listSaid, openConversation } from './dialogue-store.ts';
import type { DialogueTables, Message } from './dialogue-store.ts';
import { answerByModel } from './model/kept-answer.ts';
import { createModelDesk } from './model/model-desk.ts';
import { toolsFor } from './shop-tools.ts';
import type { ListOwnSets } from './shop-tools.ts';
import { tellings } from './telling.ts';
import type { Telling } from './telling.ts';
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
  /** Of the token that came along; what is written in the text makes nobody of anyone. */
  readonly principal: Principal;
}

export interface Dialogue {
  /**
   * Throws 429 when too much was asked. What is told must be read to its end or be ended: only then is it kept.
   * The signal is the visitor's going away.
   */
  answer: (turn: Turn, signal: AbortSignal) => Promise<AsyncIterable<Telling>>;
}

/** Of a model's whole answer; browsers wait for 60 s. */
const LONGEST_ANSWER_MS = 50_000;
/** Of earlier sayings a model is told so many. */
const MOST_SAID = 24;

export function createDialogue(
  platform: Pick<Platform, 'db' | 'clock' | 'log' | 'settings' | 'keys'>,
  shopTools: AssistantTools,
  listOwnSets: ListOwnSets,
): Dialogue {
  const db = platform.db.$extendTables<DialogueTables>();
  const limit = createTurnLimit(platform);
  const desk = createModelDesk(platform);

  return {
    answer: async (turn, signal) => {
      const { text, address } = turn;
      const tools = toolsFor(turn.principal, shopTools, listOwnSets);
      const at = platform.clock.now();
      const waitS = await limit.take(address, at);
      if (waitS > 0) throw tooMany('chat.too_many', assistantErrors.tooOften, waitS);
      const conversation = await conversationOf(db, turn, at);
      const before = conversation === undefined ? [] : await listAsked(db, conversation, MOST_TURNS);
      if (before.length >= MOST_TURNS) {
        throw tooMany('chat.too_long', assistantErrors.tooManyTurns, 1);
      }
      const keep = async (answered: Kept): Promise<void> => {
        if (conversation === undefined) return;
        const answeredAt = platform.clock.now();
        await insertMessages(db, messagesOf(answered, { conversation, text, at, answeredAt }));
      };
      const answerOwn = async (): Promise<AsyncIterable<Telling>> => {
        const answered = await reply(tools, [...before, text]);
        await keep(answered);
        return tellings(answered);
      };
      if (!desk) return answerOwn();
      return answerByModel({
        slot: () => desk.take({ address, conversation }),
        answerOwn,
        ask: async (model) => ({
          model,
          tools,
          text,
          before: conversation === undefined ? [] : await listSaid(db, conversation, MOST_SAID),
          signal: AbortSignal.any([signal, AbortSignal.timeout(LONGEST_ANSWER_MS)]),
        }),
        keep,
        log: platform.log,
      });
    },
  };
}

function conversationOf(
  db: Kysely<DialogueTables>,
  { conversationId, visitor, network }: Turn,
  at: Date,
): Promise<string | undefined> {
  if (conversationId === undefined) return Promise.resolve(undefined);
  return openConversation(db, {
    id: newId(at.getTime()),
    conversation_id: conversationId,
    started_at: at,
    network,
    visitor_hash: createHash('sha256').update(visitor).digest(),
  });
}

/** What is kept of an answer. */
export type Kept = Pick<Answer, 'text' | 'tool' | 'isUnanswered' | 'missing'>;

interface Said {
  readonly conversation: string;
  readonly text: string;
  readonly at: Date;
  readonly answeredAt: Date;
}

/** The question with what staff are to see of it, and its answer. */
function messagesOf(
  { isUnanswered, missing, text: told, tool }: Kept,
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
      // The next at this browser may be somebody else.
      content: tool === 'ownTyres' ? ownTyresMessages.kept : told,
      tool,
    },
  ];
}

/** A new value of the cookie: 128 random bits. */
export function newVisitor(): string {
  return randomBytes(16).toString('hex');
}
