// Use cases of unanswered questions and missing sizes: listing them, and hiding a question that needs no answer.
import { DAY_MS } from '../../../../platform/contract/durations.ts';
import { notFound } from '../../../../platform/contract/problem.ts';
import type { Platform } from '../../../../platform/server/context.ts';
import { inTransaction } from '../../../../platform/server/db/transaction.ts';
import type { TyreFilters } from '../../../catalogue/search/search-filters.ts';
import type { MissingKind, MissingSize, Unanswered } from '../../contract/gaps.ts';
import { STORED_DAYS } from '../../conversation-limits.ts';
import { conversationErrors as errors } from '../../messages/conversations.ts';
import type { AssistantTools } from '../assistant/tools.ts';
import * as store from './gaps-store.ts';
import type { GapTables, MissingSizeRow, UnansweredRow } from './gaps-store.ts';
import { questionHash } from './question-hash.ts';

const DEFAULT_LIMIT = 10;
const MAX_SIZES = 50;
/** Milliseconds without a message after the assistant requested more, until the visitor counts as having left. */
const LEFT_AFTER_MS = 15 * 60_000;

export function conversationGaps(
  platform: Platform,
  { questions, searchTyres }: Pick<AssistantTools, 'questions' | 'searchTyres'>,
) {
  const db = platform.db.$extendTables<GapTables>();
  const since = () => new Date(platform.clock.now().getTime() - STORED_DAYS * DAY_MS);

  async function inStock({ size, kind }: MissingSizeRow): Promise<number> {
    const { facets } = await searchTyres({ text: size, ...filtersOf(kind) });
    return facets.inStock.count;
  }

  return {
    listUnanswered: async ({
      page = 1,
      limit = DEFAULT_LIMIT,
    }: {
      page?: number | undefined;
      limit?: number | undefined;
    }) => {
      const answered = (await questions())
        .flatMap(({ question, ways }) => [question, ...ways])
        .map(questionHash);
      const leftBefore = new Date(platform.clock.now().getTime() - LEFT_AFTER_MS);
      const filter = { since: since(), leftBefore, answered };
      const [rows, total] = await Promise.all([
        store.listUnanswered(db, filter, { offset: (page - 1) * limit, limit }),
        store.countUnanswered(db, filter),
      ]);
      return { questions: rows.map(unansweredOf), page, total, totalPages: Math.ceil(total / limit) };
    },
    /** `questionId` in hexadecimal digits. 404 when no conversation asks it any more. */
    setHidden: async (questionId: string, isHidden: boolean) => {
      const hash = Buffer.from(questionId, 'hex');
      if (!(await store.hasQuestion(db, hash))) throw notFound('conversation.no_question', errors.noQuestion);
      await inTransaction(db, async (tx) => {
        const isChanged = isHidden
          ? await store.hideQuestion(tx, { questionHash: hash, hiddenAt: platform.clock.now() })
          : await store.showQuestion(tx, hash);
        if (!isChanged) return;
        // The audit log must not contain what the visitor wrote.
        await platform.audit.record(tx, {
          action: 'changed',
          entity: 'unanswered-question',
          entityId: questionId,
          before: { isHidden: !isHidden },
          after: { isHidden },
        });
      });
    },
    listMissingSizes: async () => {
      const rows = await store.listMissingSizes(db, since(), MAX_SIZES);
      return Promise.all(rows.map(async (row) => missingSizeOf(row, await inStock(row))));
    },
    /** A thumb points down under an answer: its question, or else the last one there, counts as unanswered. */
    noteDisliked: (conversationId: string, question: string) =>
      store.markDisliked(db, conversationId, questionHash(question)),
    /** The most requested first, without what is in stock by now. */
    listMissingSizesSince: (from: Date) => store.listMissingSizes(db, from, MAX_SIZES),
    /** Removes hidden questions that no conversation asks any more. */
    forgetHidden: () => store.forgetHidden(db),
  };
}

export type Gaps = ReturnType<typeof conversationGaps>;

function filtersOf(kind: MissingKind | null): Partial<TyreFilters> {
  switch (kind) {
    case null:
      return {};
    case 'summer':
    case 'winter':
      return { type: kind };
    case 'studded':
    case 'friction':
      return { type: 'winter', winterTypes: [kind] };
  }
}

function unansweredOf(row: UnansweredRow): Unanswered {
  return {
    _id: row.questionHash.toString('hex'),
    question: row.question,
    gap: row.gap,
    topic: row.topic,
    count: row.count,
    lastAskedAt: row.lastAskedAt.toISOString(),
    conversationId: row.conversationId,
  };
}

function missingSizeOf({ size, kind, count, lastAskedAt }: MissingSizeRow, inStockNow: number): MissingSize {
  return { size, kind, count, lastAskedAt: lastAskedAt.toISOString(), inStockNow };
}
