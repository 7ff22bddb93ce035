// Use cases of the records of conversations: noting that one began, reading and counting them, forgetting in time.

import type { Transaction } from 'kysely';

import {
  addDays,
  formatDateTime,
  helsinkiDay,
  helsinkiInstant,
} from '../../../../platform/contract/dates.ts';
import { newId } from '../../../../platform/contract/ids.ts';
import { notFound, tooMany } from '../../../../platform/contract/problem.ts';
import { addressKey } from '../../../../platform/contract/sign-in-limits.ts';
import type { Platform } from '../../../../platform/server/context.ts';
import { networkOf } from '../../../subscribers/network.ts';
import type { Conversation, ConversationPage, ConversationStats, Transcript } from '../../contract.ts';
import {
  CLIENT_WINDOW_MS,
  DAY_MS,
  KEPT_DAYS,
  MOST_A_DAY,
  MOST_PER_CLIENT,
  SHOWN_DAYS,
} from '../../conversation-limits.ts';
import { conversationErrors as errors } from '../../messages-conversations.ts';
import * as store from './store.ts';
import type { ConversationRow, ConversationTables } from './store.ts';

export interface Conversations {
  /** Notes that a conversation began; 429 when the client or all clients together have begun too many. */
  logStart: (conversationId: string, address: string) => Promise<void>;
  stats: () => Promise<ConversationStats>;
  listConversations: (query: PageQuery) => Promise<ConversationPage>;
  /** 404 when it is gone. */
  readConversation: (conversationId: string) => Promise<Transcript>;
  /** 404 when it is gone. */
  removeConversation: (conversationId: string) => Promise<void>;
  /** Removes messages and addresses past their time; how many messages there were. */
  forgetOld: () => Promise<number>;
}

interface PageQuery {
  page?: number | undefined;
  limit?: number | undefined;
}

/** What the statistics tell of feedback. */
export type SummarizeFeedback = () => Promise<{ average: number | null; count: number }>;

const DEFAULT_LIMIT = 10;

export function conversationService(platform: Platform, summarizeFeedback: SummarizeFeedback): Conversations {
  const db = platform.db.$extendTables<ConversationTables>();
  return {
    logStart: (conversationId, address) =>
      db.transaction().execute((tx) => logStart(tx, conversationId, address, platform.clock.now())),
    stats: async () => {
      const today = helsinkiDay(platform.clock.now());
      const days = Array.from({ length: SHOWN_DAYS }, (_each, at) => addDays(today, at + 1 - SHOWN_DAYS));
      const [counts, total, feedback] = await Promise.all([
        store.countByStart(
          db,
          days.map((day) => helsinkiInstant(day, '00:00')),
        ),
        store.countConversations(db),
        summarizeFeedback(),
      ]);
      const byPlace = new Map(counts.map(({ place, count }) => [place, count]));
      const daily = days
        .map((date, place) => ({ date, count: byPlace.get(place) ?? 0 }))
        .filter(({ count }) => count > 0)
        .toReversed();
      return { daily, total, averageRating: feedback.average, feedbackCount: feedback.count };
    },
    listConversations: async ({ page = 1, limit = DEFAULT_LIMIT }) => {
      const [rows, total] = await Promise.all([
        store.listConversations(db, { offset: (page - 1) * limit, limit }),
        store.countConversations(db),
      ]);
      return { conversations: rows.map(conversationOf), page, total, totalPages: Math.ceil(total / limit) };
    },
    readConversation: async (conversationId) => {
      const found = await store.findConversation(db, conversationId);
      if (!found) throw notFound('conversation.not_found', errors.notFound);
      const messages = await store.listMessages(db, found.id);
      return {
        ...conversationOf(found),
        messages: messages.map(({ id, at, ...said }) => ({ _id: id, ...said, at: at.toISOString() })),
      };
    },
    removeConversation: async (conversationId) => {
      await db.transaction().execute(async (tx) => {
        const id = await store.removeConversation(tx, conversationId);
        if (id === undefined) throw notFound('conversation.not_found', errors.notFound);
        // Nothing of what was said stays behind in the audit.
        await platform.audit.record(tx, { action: 'removed', entity: 'conversation', entityId: id });
      });
    },
    forgetOld: async () => {
      const now = platform.clock.now().getTime();
      const before = new Date(now - KEPT_DAYS * DAY_MS);
      await store.removeSenders(db, new Date(now - CLIENT_WINDOW_MS));
      await store.clearOldNetworks(db, before);
      return store.removeOldMessages(db, before);
    },
  };
}

type Tx = Transaction<ConversationTables>;

async function logStart(tx: Tx, conversationId: string, address: string, now: Date): Promise<void> {
  await store.lockLog(tx);
  const client = addressKey(address);
  await checkClient(tx, client, now);
  await store.insertSender(tx, { id: newId(now.getTime()), address: client, at: now });
  if (await store.hasConversation(tx, conversationId)) return;
  await checkDay(tx, now);
  await store.insertConversation(tx, {
    id: newId(now.getTime()),
    conversation_id: conversationId,
    started_at: now,
    network: networkOf(address) || null,
  });
}

async function checkClient(tx: Tx, client: string, now: Date): Promise<void> {
  const { count, oldest } = await store.countSender(tx, client, ago(now, CLIENT_WINDOW_MS));
  if (count < MOST_PER_CLIENT) return;
  const waitS = secondsUntilFree(oldest, CLIENT_WINDOW_MS, now);
  throw tooMany('conversation.too_many', errors.tooMany, waitS);
}

async function checkDay(tx: Tx, now: Date): Promise<void> {
  const { count, oldest } = await store.countStarted(tx, ago(now, DAY_MS));
  if (count < MOST_A_DAY) return;
  throw tooMany('conversation.too_many_today', errors.tooManyToday, secondsUntilFree(oldest, DAY_MS, now));
}

function ago(now: Date, ms: number): Date {
  return new Date(now.getTime() - ms);
}

function secondsUntilFree(oldest: Date | null, windowMs: number, now: Date): number {
  const freeAt = (oldest ?? now).getTime() + windowMs;
  return Math.max(1, Math.ceil((freeAt - now.getTime()) / 1000));
}

function conversationOf({ id, conversation_id, started_at, network }: ConversationRow): Conversation {
  return {
    _id: id,
    conversationId: conversation_id,
    startedAt: started_at.toISOString(),
    formattedTimestamp: formatDateTime(started_at),
    userIP: network,
  };
}
