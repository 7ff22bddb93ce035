// One turn of a conversation: what was asked before is read from the database, never taken from the browser.
import { createHash, randomBytes } from 'node:crypto';

import type { Kysely } from 'kysely';

import { newId } from '../../../../../platform/contract/ids.ts';
import { tooMany } from '../../../../../platform/contract/problem.ts';
import type { Platform } from '../../../../../platform/server/context.ts';
import type { Principal } from '../../../../../platform/server/http/principal.ts';
import { MAX_TURNS } from '../../../contract/assistant.ts';
import { assistantErrors } from '../../../messages/assistant.ts';
import { ownTyresMessages } from '../../../messages/own-tyres.ts';
import { questionHash } from '../../conversations/question-hash.ts';
import type { Answer } from '../answers/answer.ts';
import { reply } from '../assistant.ts';
import type { Reply } from '../intents/answer-intent.ts';
import { answerByModel } from '../model/answer-by-model.ts';
import { createModelQuota } from '../model/model-quota.ts';
import { toolsFor, type ListOwnSets } from '../shop-tools.ts';
import type { AssistantTools } from '../tools.ts';
import { answerEvents } from './answer-events.ts';
import { isFollowUpQuestion, gapOf } from './answer-gaps.ts';
import {
  insertMessages,
  listQuestions,
  listMessages,
  openConversation,
  type DialogueTables,
  type Message,
} from './dialogue-store.ts';
import { createTurnLimit } from './turn-limit.ts';

export interface Turn {
  readonly text: string;
  /** A label that the browser made; without it nothing is stored. */
  readonly conversationId: string | undefined;
  /** The value of the cookie `kaarto_chat`. */
  readonly visitor: string;
  readonly address: string;
  readonly network: string | null;
  /** The caller by the token; nothing in the text changes it. */
  readonly principal: Principal;
}

/** Earlier messages sent to a model. */
const MAX_MESSAGES = 24;

export function createDialogue(
  platform: Pick<Platform, 'db' | 'clock' | 'log' | 'settings' | 'keys'>,
  shopTools: AssistantTools,
  listOwnSets: ListOwnSets,
) {
  const db = platform.db.$extendTables<DialogueTables>();
  const limit = createTurnLimit(platform);
  const quota = createModelQuota(platform);

  return {
    /**
     * Throws 429 after too many messages. The events must be read to the end or be ended by `return`: only then is the answer
     * stored. The signal aborts when the visitor goes away.
     */
    answer: async (turn: Turn, signal: AbortSignal) => {
      const { text, address, principal } = turn;
      const customerId = principal.kind === 'customer' ? principal.customerId : null;
      const tools = toolsFor(principal, shopTools, listOwnSets);
      const at = platform.clock.now();
      const waitS = await limit.take(address, at);
      if (waitS > 0) throw tooMany('chat.too_many', assistantErrors.tooOften, waitS);
      const conversation = await conversationOf(db, turn, at);
      const before = conversation === undefined ? [] : await listQuestions(db, conversation, MAX_TURNS);
      if (before.length >= MAX_TURNS) {
        throw tooMany('chat.too_long', assistantErrors.tooManyTurns, 1);
      }
      const own = await reply(tools, [...before, text]);
      const save = async (answered: StoredResponse): Promise<void> => {
        if (conversation === undefined) return;
        const answeredAt = platform.clock.now();
        const question = { conversation, text, at, answeredAt, customerId, before, own };
        await insertMessages(db, messagesOf(answered, question));
      };
      if (!quota) {
        await save(own);
        return answerEvents(own);
      }
      const said = conversation === undefined ? [] : await listMessages(db, conversation, MAX_MESSAGES);
      return answerByModel({
        turn: { tools, before: said, text, own, ask: (question) => reply(tools, [question]), signal },
        takeSlot: () => quota.take({ address, conversation }),
        save,
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
    conversationId,
    startedAt: at,
    network,
    visitorHash: createHash('sha256').update(visitor).digest(),
  });
}

/** The part of an answer that is stored. */
export type StoredResponse = Pick<Answer, 'text' | 'tool' | 'isUnanswered' | 'missing'>;

interface QuestionRow {
  readonly conversation: string;
  readonly text: string;
  readonly at: Date;
  readonly answeredAt: Date;
  readonly customerId: string | null;
  /** What the visitor asked earlier. */
  readonly before: readonly string[];
  /** The built-in assistant's answer, whichever was shown in the end. */
  readonly own: Reply;
}

/** The rows of a question, with what staff see of it, and of its answer. */
function messagesOf(
  { isUnanswered, missing, text: answerText, tool }: StoredResponse,
  { conversation, text, at, answeredAt, customerId, before, own }: QuestionRow,
): Message[] {
  const nothing = {
    questionHash: null,
    topic: null,
    gap: null,
    asksBack: false,
    missingSize: null,
    missingKind: null,
  };
  return [
    {
      id: newId(at.getTime()),
      conversation,
      customerId,
      at,
      role: 'user',
      content: text,
      tool: null,
      questionHash: questionHash(text),
      topic: own.topic,
      gap: gapOf(text, before, { isUnanswered, topic: own.topic }),
      asksBack: isFollowUpQuestion({ ...own, text: answerText }),
      missingSize: missing?.size ?? null,
      missingKind: missing?.kind ?? null,
    },
    // Ids of one millisecond have no order.
    {
      ...nothing,
      id: newId(at.getTime() + 1),
      conversation,
      customerId,
      at: answeredAt,
      role: 'assistant',
      // The next at this browser may be somebody else.
      content: tool === 'ownTyres' ? ownTyresMessages.notStored : answerText,
      tool,
    },
  ];
}

/** A new value of the cookie: 128 random bits. */
export function newVisitor(): string {
  return randomBytes(16).toString('hex');
}
