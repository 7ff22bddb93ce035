// Use cases of feedback: taking it in, reading it with its averages, and forgetting it in time.
import { SHOP_TIME_ZONE } from '../../../platform/contract/dates.ts';
import { newId } from '../../../platform/contract/ids.ts';
import { pageWindow } from '../../../platform/contract/paging.ts';
import { notFound, tooMany } from '../../../platform/contract/problem.ts';
import { addressKey } from '../../../platform/contract/sign-in-limits.ts';
import type { Platform } from '../../../platform/server/context.ts';
import { gathered } from '../../../platform/server/db/gathering.ts';
import type { AllFeedback, AllFeedbackQuery, Feedback, SentFeedback } from '../contract.ts';
import { HOUR_MS, KEPT_MONTHS, MOST_AN_HOUR } from '../feedback-limits.ts';
import type { FeedbackKind } from '../feedback-limits.ts';
import { RATINGS, averageRating, meanOf } from '../feedback-rating.ts';
import { feedbackErrors as messages } from '../messages.ts';
import * as store from './store.ts';
import type { FeedbackRow, FeedbackTables, Given, MonthRow } from './store.ts';

export type FeedbackSummary = Omit<AllFeedback, 'data'>;

export interface FeedbackService {
  /** Takes a rating or a thumb in; 429 when the client has sent too many within the hour. */
  receiveFeedback: (sent: SentFeedback, address: string) => Promise<Feedback>;
  listFeedback: (query: AllFeedbackQuery) => Promise<AllFeedback>;
  /** How much there is and how good it is. */
  summarizeFeedback: () => Promise<FeedbackSummary>;
  /** 404 when it is gone. */
  removeFeedback: (id: string) => Promise<void>;
  /** Removes feedback past its time; how many there were. */
  forgetOld: () => Promise<number>;
}

const DEFAULT_LIMIT = 20;

export function feedbackService(platform: Platform): FeedbackService {
  const db = platform.db.$extendTables<FeedbackTables>();
  const summarizeFeedback = async () => {
    const [given, months] = await Promise.all([store.countGiven(db), store.countMonthly(db, SHOP_TIME_ZONE)]);
    return summaryOf(given, months);
  };
  const keep = gathered<{ row: FeedbackRow; sender: store.Sender }, boolean>({
    run: async (sent) => {
      const stored = await store.insertWithinLimits(db, sent, { windowMs: HOUR_MS, most: MOST_AN_HOUR });
      return sent.map(({ row }) => stored.has(row.id));
    },
    keysOf: ({ sender }) => [`${sender.kind} ${sender.address}`],
  });

  return {
    receiveFeedback: async (sent, address) => {
      const now = platform.clock.now();
      const row = rowOf(sent, now);
      // A robot is told what it wants to hear.
      if (sent.website !== '') return feedbackOf(row);
      const kind: FeedbackKind = sent.thumbs ? 'thumbs' : 'rating';
      const sender = { address: addressKey(address), kind };
      if (await keep({ row, sender })) return feedbackOf(row);
      const oldest = (await store.findOldestTime(db, sender, new Date(now.getTime() - HOUR_MS))) ?? now;
      const waitMs = oldest.getTime() + HOUR_MS - now.getTime();
      throw tooMany('feedback.too_many', messages.tooMany, Math.max(1, Math.ceil(waitMs / 1000)));
    },
    listFeedback: async (query) => {
      const [rows, summary] = await Promise.all([
        store.listFeedback(db, pageWindow(query, DEFAULT_LIMIT)),
        summarizeFeedback(),
      ]);
      return { ...summary, data: rows.map(feedbackOf) };
    },
    summarizeFeedback,
    removeFeedback: async (id) => {
      await db.transaction().execute(async (tx) => {
        if (!(await store.removeFeedback(tx, id))) throw notFound('feedback.not_found', messages.notFound);
        // Nothing of what was written stays behind in the audit.
        await platform.audit.record(tx, { action: 'removed', entity: 'feedback', entityId: id });
      });
    },
    forgetOld: async () => {
      const now = platform.clock.now();
      await store.removeSenders(db, new Date(now.getTime() - HOUR_MS));
      const before = new Date(now);
      before.setUTCMonth(before.getUTCMonth() - KEPT_MONTHS);
      return store.removeOldFeedback(db, before);
    },
  };
}

function rowOf({ rating, thumbs, comment, conversationId }: SentFeedback, now: Date): FeedbackRow {
  return {
    id: newId(now.getTime()),
    rating: rating ?? null,
    thumbs: thumbs ?? null,
    comment,
    conversation_id: conversationId || null,
    source: thumbs ? 'chat_thumbs' : 'feedback_form',
    created_at: now,
  };
}

function feedbackOf(row: FeedbackRow): Feedback {
  const { id, rating, thumbs, comment, conversation_id, source, created_at } = row;
  return {
    _id: id,
    timestamp: created_at.toISOString(),
    source,
    ...(rating !== null && { rating }),
    ...(thumbs !== null && { thumbs }),
    ...(comment !== '' && { comment }),
    ...(conversation_id !== null && { conversationId: conversation_id }),
  };
}

function summaryOf(given: readonly Given[], months: readonly MonthRow[]): FeedbackSummary {
  const countOf = (matches: (one: Given) => boolean) =>
    given.filter(matches).reduce((sum, { count }) => sum + count, 0);
  const ratings = RATINGS.map((wanted) => countOf(({ rating }) => rating === wanted));
  return {
    average: averageRating(ratings),
    count: countOf(() => true),
    ratings,
    thumbs: {
      up: countOf(({ thumbs }) => thumbs === 'up'),
      down: countOf(({ thumbs }) => thumbs === 'down'),
    },
    monthly: months.map(({ month, sum, count }) => ({ month, average: meanOf(sum, count), count })),
  };
}
