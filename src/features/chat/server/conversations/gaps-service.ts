// Use cases of what the assistant could not serve: listing it for staff, and hiding a question that needs no answer.
import { notFound } from '../../../../platform/contract/problem.ts';
import type { Platform } from '../../../../platform/server/context.ts';
import type { TyreFilters } from '../../../catalogue/search-filters.ts';
import type { MissingKind, MissingSize, Unanswered, UnansweredPage } from '../../contract-gaps.ts';
import { DAY_MS, KEPT_DAYS } from '../../conversation-limits.ts';
import { conversationErrors as errors } from '../../messages-conversations.ts';
import type { AssistantTools } from '../assistant/tools.ts';
import * as store from './gaps-store.ts';
import type { GapTables, MissingSizeRow, UnansweredRow } from './gaps-store.ts';
import { questionHash } from './question-hash.ts';

export interface Gaps {
  listUnanswered: (query: {
    page?: number | undefined;
    limit?: number | undefined;
  }) => Promise<UnansweredPage>;
  /** `questionId` in hexadecimal digits. 404 when no conversation asks it any more. */
  setHidden: (questionId: string, isHidden: boolean) => Promise<void>;
  listMissingSizes: () => Promise<MissingSize[]>;
  /** Forgets hidden questions that nobody asks any more. */
  forgetHidden: () => Promise<void>;
}

const DEFAULT_LIMIT = 10;
const MOST_SIZES = 50;

export function conversationGaps(
  platform: Platform,
  { questions, searchTyres }: Pick<AssistantTools, 'questions' | 'searchTyres'>,
): Gaps {
  const db = platform.db.$extendTables<GapTables>();
  const since = () => new Date(platform.clock.now().getTime() - KEPT_DAYS * DAY_MS);

  async function inStock({ size, kind }: MissingSizeRow): Promise<number> {
    const { facets } = await searchTyres({ text: size, ...filtersOf(kind) });
    return facets.inStock.count;
  }

  return {
    listUnanswered: async ({ page = 1, limit = DEFAULT_LIMIT }) => {
      const answered = (await questions()).map(({ question }) => questionHash(question));
      const filter = { since: since(), answered };
      const [rows, total] = await Promise.all([
        store.listUnanswered(db, filter, { offset: (page - 1) * limit, limit }),
        store.countUnanswered(db, filter),
      ]);
      return { questions: rows.map(unansweredOf), page, total, totalPages: Math.ceil(total / limit) };
    },
    setHidden: async (questionId, isHidden) => {
      const hash = Buffer.from(questionId, 'hex');
      if (!(await store.isAsked(db, hash))) throw notFound('conversation.no_question', errors.noQuestion);
      await db.transaction().execute(async (tx) => {
        const isChanged = isHidden
          ? await store.hideQuestion(tx, { question_hash: hash, hidden_at: platform.clock.now() })
          : await store.showQuestion(tx, hash);
        if (!isChanged) return;
        // Nothing of what a visitor wrote comes into the audit.
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
      const rows = await store.listMissingSizes(db, since(), MOST_SIZES);
      return Promise.all(rows.map(async (row) => missingSizeOf(row, await inStock(row))));
    },
    forgetHidden: () => store.forgetHidden(db),
  };
}

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
    _id: row.question_hash.toString('hex'),
    question: row.question,
    count: row.count,
    lastAskedAt: row.last_asked_at.toISOString(),
    conversationId: row.conversation_id,
  };
}

function missingSizeOf(
  { size, kind, count, last_asked_at }: MissingSizeRow,
  inStockNow: number,
): MissingSize {
  return { size, kind, count, lastAskedAt: last_asked_at.toISOString(), inStockNow };
}
