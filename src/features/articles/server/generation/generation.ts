// Writing a draft for keywords: by the language model the operator has set, else by the built-in writer. The same key brings
// the same draft again; a text that the browser did not wait for is saved as a draft.
import type { z } from 'zod';

import { HOUR_MS, DAY_MS } from '../../../../platform/contract/durations.ts';
import { conflict, invalid, Problem, tooMany } from '../../../../platform/contract/problem.ts';
import type { Platform } from '../../../../platform/server/context.ts';
import { lock } from '../../../../platform/server/db/locks.ts';
import { inTransaction } from '../../../../platform/server/db/transaction.ts';
import { take } from '../../../../platform/server/limits/limits.ts';
import { createChatModel, ModelError, type ChatModel } from '../../../../platform/server/model/chat-model.ts';
import { isRestoredShopPaused } from '../../../../platform/server/restored-shop.ts';
import {
  generateArticle,
  type Article,
  type GeneratedArticle,
  type GenerationOrder,
  type ArticleInput,
} from '../../contract.ts';
import { articleErrors as messages } from '../../messages/articles.ts';
import { writeDraft } from '../../writing/draft-writer.ts';
import * as store from './generation-store.ts';
import type { GenerationTables } from './generation-store.ts';
import { writeWithModel } from './model-writer.ts';
import { readDraftFacts, type WriterSources } from './writer-facts.ts';

/** Per account and hour; a model costs money, and the built-in writer has the same limit. */
const ACCOUNT_LIMIT = { windowMs: HOUR_MS, max: 10 };
/** A generation that runs longer than this is treated as abandoned: its process has died. */
const ABANDONED_AFTER_MS = 180_000;
const RETENTION_MS = DAY_MS;

export interface GenerationRequest {
  accountId: string;
  /** The client's idempotency key. */
  key: string;
  /** Aborted once nobody waits for the answer; the writing goes on. */
  signal: AbortSignal;
}

export type Generation = ReturnType<typeof articleGeneration>;

export function articleGeneration(
  platform: Platform,
  sources: WriterSources,
  saveDraft: (sent: ArticleInput) => Promise<Article>,
) {
  const { clock, settings } = platform;
  const db = platform.db.$extendTables<GenerationTables>();
  const model = settings.ai && createChatModel(settings.ai);
  const running = new Map<string, { order: GenerationOrder; result: Promise<GeneratedArticle> }>();

  async function write(order: GenerationOrder, key: string, signal: AbortSignal): Promise<GeneratedArticle> {
    try {
      const facts = await readDraftFacts(sources, [...order.keywords, order.title], clock.now());
      const written = await draftOf(
        order,
        facts,
        (await isRestoredShopPaused(platform.db)) ? undefined : model,
      );
      const draftId = signal.aborted ? (await saveDraft(draftToSave(order, written)))._id : null;
      const answer = { ...written, draftId };
      await store.endGeneration(db, key, answer);
      return answer;
    } catch (error) {
      await store.endGeneration(db, key, undefined);
      if (!(error instanceof ModelError)) throw error;
      platform.log.warn({ err: error }, 'the language model wrote no article');
      throw failed(error);
    }
  }

  return {
    /** 429 beyond the hour's limit, 409 while another process writes it, 502 when the model fails. */
    generate: async (
      order: GenerationOrder,
      { accountId, key: idempotencyKey, signal }: GenerationRequest,
    ) => {
      const key = `${accountId} ${idempotencyKey}`;
      const same = running.get(key);
      if (same) {
        requireSameOrder(same.order, order);
        return same.result;
      }
      const request = { key, accountId, order, now: clock.now() };
      const start = async () =>
        (await inTransaction(db, (tx) => findResultOrReserve(tx, request))) ?? write(order, key, signal);
      const result = start().finally(() => running.delete(key));
      running.set(key, { order, result });
      return result;
    },
    /** Removes what was generated long ago. */
    forgetOld: () => store.removeGenerationsBefore(db, new Date(clock.now().getTime() - RETENTION_MS)),
  };
}

type Tx = Parameters<typeof store.findGeneration>[0];

/** The stored draft; or reserves the key and returns undefined: the caller writes the draft. */
async function findResultOrReserve(
  tx: Tx,
  request: { key: string; accountId: string; order: GenerationOrder; now: Date },
): Promise<GeneratedArticle | undefined> {
  await lock(tx, 'articleGeneration');
  const nowMs = request.now.getTime();
  const stored = await store.findGeneration(tx, request.key);
  if (stored) {
    requireSameOrder(stored.asked, request.order);
    if (stored.result !== null) return generateArticle.output.parse(stored.result);
    const canRetry = stored.isFailed || stored.askedAt.getTime() < nowMs - ABANDONED_AFTER_MS;
    if (!canRetry) throw conflict('article.generation_under_way', messages.generationUnderWay);
  }
  const key = `article.generation ${request.accountId}`;
  const waitS = await take(tx, { key, limits: [ACCOUNT_LIMIT], at: request.now });
  if (waitS > 0) throw tooMany('article.too_many_generated', messages.tooManyGenerated, waitS);
  await store.beginGeneration(tx, request);
  return undefined;
}

const orderSchema = generateArticle.body;

/** Field by field in a fixed order: jsonb does not preserve the order of keys. */
function requireSameOrder(earlier: unknown, order: GenerationOrder): void {
  const canonicalJson = ({ keywords, title, tone, length }: z.output<typeof orderSchema>) =>
    JSON.stringify([keywords, title, tone, length]);
  const read = orderSchema.safeParse(earlier);
  if (read.success && canonicalJson(read.data) === canonicalJson(order)) return;
  throw invalid('article.key_reused', messages.generationKeyReused);
}

async function draftOf(
  order: GenerationOrder,
  facts: Parameters<typeof writeDraft>[1],
  model: ChatModel | undefined,
): Promise<Omit<GeneratedArticle, 'draftId'>> {
  const known = writeDraft(order, facts);
  const written = model && (await writeWithModel(model, order, facts, known));
  if (model && !written) throw failed();
  const { title, content, missing } = written ?? known;
  return { generatedTitle: title, content, writer: model ? 'model' : 'built-in', notes: [...missing] };
}

/** The model service's own status is not passed on: its 401 is not about our sign-in. */
function failed(cause?: unknown): Problem {
  return new Problem('article.generation_failed', 502, messages.generationFailed, { cause });
}

function draftToSave(
  { keywords }: GenerationOrder,
  { generatedTitle, content }: Pick<GeneratedArticle, 'generatedTitle' | 'content'>,
): ArticleInput {
  return { title: generatedTitle, content, keywords, summary: '', picture: '', slug: '' };
}
