// Use cases of feedback: taking it in, reading it with its averages, and forgetting it in time.
import { SHOP_TIME_ZONE, monthsBefore } from '../../../platform/contract/dates.ts';
import { newId } from '../../../platform/contract/ids.ts';
import { pageWindow } from '../../../platform/contract/paging.ts';
import { notFound, tooMany } from '../../../platform/contract/problem.ts';
import type { Platform } from '../../../platform/server/context.ts';
import { batched } from '../../../platform/server/db/batcher.ts';
import { inTransaction } from '../../../platform/server/db/transaction.ts';
import type { Feature } from '../../../platform/server/feature.ts';
import { countAgainstLimits, type Use } from '../../../platform/server/limits/limits.ts';
import { addressKey } from '../../../platform/server/limits/network-address.ts';
import type { AllFeedback, AllFeedbackQuery, Feedback, FeedbackInput } from '../contract.ts';
import { CLIENT_LIMITS, RETENTION_MONTHS, type FeedbackKind } from '../feedback-limits.ts';
import { RATINGS, averageRating, meanOf } from '../feedback-rating.ts';
import { feedbackErrors as messages } from '../messages.ts';
import * as store from './store.ts';
import type { FeedbackRow, FeedbackTables, RatingCount, MonthRow } from './store.ts';

export type FeedbackSummary = Omit<AllFeedback, 'data'>;

const DEFAULT_LIMIT = 20;

/** `features`: notified of a thumb down. */
export function feedbackService(
  platform: Platform,
  { features }: { features: readonly Pick<Feature, 'onDislikedAnswer'>[] },
) {
  const db = platform.db.$extendTables<FeedbackTables>();
  const summarizeFeedback = async () => {
    const [given, months] = await Promise.all([
      store.countByRating(db),
      store.countMonthly(db, SHOP_TIME_ZONE),
    ]);
    return summaryOf(given, months);
  };
  const receive = batched<{ row: FeedbackRow; use: Use }, number>({
    run: (sent) =>
      inTransaction(db, async (tx) => {
        const waits = await countAgainstLimits(
          tx,
          sent.map(({ use }) => use),
        );
        await store.insertFeedback(
          tx,
          sent.filter((_one, at) => waits[at] === 0).map(({ row }) => row),
        );
        return waits;
      }),
    keysOf: ({ use }) => [use.key],
  });

  return {
    /** Takes a rating or a thumb in; 429 when the client has sent too many within the hour. */
    receiveFeedback: async (sent: FeedbackInput, address: string) => {
      const now = platform.clock.now();
      const row = rowOf(sent, now);
      // A robot gets the usual answer.
      if (sent.website !== '') return feedbackOf(row);
      const kind: FeedbackKind = sent.thumbs ? 'thumbs' : 'rating';
      const key = `feedback.${kind} ${addressKey(address)}`;
      const waitS = await receive({ row, use: { key, limits: [CLIENT_LIMITS[kind]], at: now } });
      if (waitS > 0) throw tooMany('feedback.too_many', messages.tooMany, waitS);
      if (row.thumbs === 'down' && row.conversationId !== null) {
        for (const { onDislikedAnswer } of features) {
          await onDislikedAnswer?.(row.conversationId, sent.question);
        }
      }
      return feedbackOf(row);
    },
    listFeedback: async (query: AllFeedbackQuery) => {
      const [rows, summary] = await Promise.all([
        store.listFeedback(db, pageWindow(query, DEFAULT_LIMIT)),
        summarizeFeedback(),
      ]);
      return { ...summary, data: rows.map(feedbackOf) };
    },
    /** How much there is and how good it is. */
    summarizeFeedback,
    /** 404 when it does not exist. */
    removeFeedback: async (id: string) => {
      await inTransaction(db, async (tx) => {
        if (!(await store.removeFeedback(tx, id))) throw notFound('feedback.not_found', messages.notFound);
        // The audit log must not contain what the visitor wrote.
        await platform.audit.record(tx, { action: 'removed', entity: 'feedback', entityId: id });
      });
    },
    /** Removes feedback past its time; how many there were. */
    removeOld: () => store.removeOldFeedback(db, monthsBefore(platform.clock.now(), RETENTION_MONTHS)),
  };
}

export type FeedbackService = ReturnType<typeof feedbackService>;

function rowOf({ rating, thumbs, comment, conversationId }: FeedbackInput, now: Date): FeedbackRow {
  return {
    id: newId(now.getTime()),
    rating: rating ?? null,
    thumbs: thumbs ?? null,
    comment,
    conversationId: conversationId || null,
    source: thumbs ? 'chat_thumbs' : 'feedback_form',
    createdAt: now,
  };
}

function feedbackOf(row: FeedbackRow): Feedback {
  const { id, rating, thumbs, comment, conversationId, source, createdAt } = row;
  return {
    _id: id,
    timestamp: createdAt.toISOString(),
    source,
    ...(rating !== null && { rating }),
    ...(thumbs !== null && { thumbs }),
    ...(comment !== '' && { comment }),
    ...(conversationId !== null && { conversationId }),
  };
}

function summaryOf(given: readonly RatingCount[], months: readonly MonthRow[]): FeedbackSummary {
  const countOf = (matches: (one: RatingCount) => boolean) =>
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
