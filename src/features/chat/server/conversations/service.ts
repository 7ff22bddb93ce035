// Use cases of the records of conversations: logging that one began, reading and counting them, removing old ones.
import type { Kysely, Transaction } from 'kysely';

import {
  addDays,
  formatDateTime,
  helsinkiDay,
  helsinkiInstant,
  type IsoDay,
} from '../../../../platform/contract/dates.ts';
import { DAY_MS } from '../../../../platform/contract/durations.ts';
import { newId } from '../../../../platform/contract/ids.ts';
import { notFound, tooMany } from '../../../../platform/contract/problem.ts';
import type { Platform } from '../../../../platform/server/context.ts';
import { lock } from '../../../../platform/server/db/locks.ts';
import { inTransaction } from '../../../../platform/server/db/transaction.ts';
import { take } from '../../../../platform/server/limits/limits.ts';
import { addressKey } from '../../../../platform/server/limits/network-address.ts';
import { networkOf } from '../../../subscribers/network.ts';
import type { Conversation } from '../../contract/chat.ts';
import { STORED_DAYS, MAX_PER_DAY, SHOWN_DAYS, CLIENT_LIMIT } from '../../conversation-limits.ts';
import { conversationErrors as errors } from '../../messages/conversations.ts';
import * as store from './store.ts';
import type { ConversationRow, ConversationTables } from './store.ts';

interface PageQuery {
  page?: number | undefined;
  limit?: number | undefined;
}

/** The feedback part of the statistics. */
export type SummarizeFeedback = () => Promise<{ average: number | null; count: number }>;

const DEFAULT_LIMIT = 10;

export function conversationService(platform: Platform, summarizeFeedback: SummarizeFeedback) {
  const db = platform.db.$extendTables<ConversationTables>();

  /** How many began on each of these days, which follow each other. */
  async function countByDay(days: readonly IsoDay[]): Promise<{ date: IsoDay; count: number }[]> {
    const starts = days.map((day) => helsinkiInstant(day, '00:00'));
    const counts = new Map((await store.countByStart(db, starts)).map(({ index, count }) => [index, count]));
    return days.map((date, index) => ({ date, count: counts.get(index) ?? 0 }));
  }

  return {
    /** Records that a conversation began; 429 when the client or all clients together have started too many. */
    logStart: (conversationId: string, address: string) =>
      inTransaction(db, (tx) => logStart(tx, conversationId, address, platform.clock.now())),
    countByDay,
    countQuestionsByDay: (days: readonly IsoDay[]) => countQuestionsByDay(db, days),
    stats: async () => {
      const today = helsinkiDay(platform.clock.now());
      const days = Array.from({ length: SHOWN_DAYS }, (_each, at) => addDays(today, at + 1 - SHOWN_DAYS));
      const [counts, total, feedback] = await Promise.all([
        countByDay(days),
        store.countConversations(db),
        summarizeFeedback(),
      ]);
      const daily = counts.filter(({ count }) => count > 0).toReversed();
      return { daily, total, averageRating: feedback.average, feedbackCount: feedback.count };
    },
    listConversations: async ({ page = 1, limit = DEFAULT_LIMIT }: PageQuery) => {
      const [rows, total] = await Promise.all([
        store.listConversations(db, { offset: (page - 1) * limit, limit }),
        store.countConversations(db),
      ]);
      const conversations = rows.map((row) => ({ ...factsOf(row), firstQuestion: row.firstQuestion }));
      return { conversations, page, total, totalPages: Math.ceil(total / limit) };
    },
    /** 404 when it does not exist. */
    readConversation: async (conversationId: string) => {
      const found = await store.findConversation(db, conversationId);
      if (!found) throw notFound('conversation.not_found', errors.notFound);
      const messages = await store.listMessages(db, found.id);
      return {
        ...factsOf(found),
        messages: messages.map(({ id, at, ...said }) => ({ _id: id, ...said, at: at.toISOString() })),
      };
    },
    /** 404 when it does not exist. */
    removeConversation: async (conversationId: string) => {
      await inTransaction(db, async (tx) => {
        const id = await store.removeConversation(tx, conversationId);
        if (id === undefined) throw notFound('conversation.not_found', errors.notFound);
        // The audit log must not contain what the visitor wrote.
        await platform.audit.record(tx, { action: 'removed', entity: 'conversation', entityId: id });
      });
    },
    /** Removes messages and addresses past their time; how many messages there were. */
    forgetOld: async () => {
      const now = platform.clock.now().getTime();
      const before = new Date(now - STORED_DAYS * DAY_MS);
      await store.clearOldNetworks(db, before);
      return store.removeOldMessages(db, before);
    },
  };
}

/** The questions of visitors on each of these days, which follow each other, and how many found no good answer. */
async function countQuestionsByDay(
  db: Kysely<ConversationTables>,
  days: readonly IsoDay[],
): Promise<{ date: IsoDay; count: number; unanswered: number }[]> {
  const starts = days.map((day) => helsinkiInstant(day, '00:00'));
  const counted = new Map((await store.countQuestions(db, starts)).map((row) => [row.place, row]));
  return days.map((date, place) => {
    const { count = 0, unanswered = 0 } = counted.get(place) ?? {};
    return { date, count, unanswered };
  });
}

export type Conversations = ReturnType<typeof conversationService>;

type Tx = Transaction<ConversationTables>;

async function logStart(tx: Tx, conversationId: string, address: string, now: Date): Promise<void> {
  // Calls of the same moment see each other's conversations when those of the day are counted.
  await lock(tx, 'conversationLog');
  const key = `conversation ${addressKey(address)}`;
  const waitS = await take(tx, { key, limits: [CLIENT_LIMIT], at: now });
  if (waitS > 0) throw tooMany('conversation.too_many', errors.tooMany, waitS);
  if (await store.hasConversation(tx, conversationId)) return;
  await checkDay(tx, now);
  await store.insertConversation(tx, {
    id: newId(now.getTime()),
    conversationId,
    startedAt: now,
    network: networkOf(address) || null,
  });
}

async function checkDay(tx: Tx, now: Date): Promise<void> {
  const { count, oldest } = await store.countStarted(tx, new Date(now.getTime() - DAY_MS));
  if (count < MAX_PER_DAY) return;
  const waitMs = (oldest ?? now).getTime() + DAY_MS - now.getTime();
  throw tooMany('conversation.too_many_today', errors.tooManyToday, Math.max(1, Math.ceil(waitMs / 1000)));
}

function factsOf({
  id,
  conversationId,
  startedAt,
  network,
}: ConversationRow): Omit<Conversation, 'firstQuestion'> {
  return {
    _id: id,
    conversationId,
    startedAt: startedAt.toISOString(),
    formattedTimestamp: formatDateTime(startedAt),
    userIP: network,
  };
}
