// Writing a draft for keywords: by the language model the operator has set, else by the built-in writer. The same key brings
// the same draft again; what the browser did not wait for is kept as a draft.
import type { z } from 'zod';

import { conflict, invalid, Problem, tooMany } from '../../../platform/contract/problem.ts';
import type { Platform } from '../../../platform/server/context.ts';
import { isHeld } from '../../../platform/server/hold.ts';
import { createChatModel, ModelFault } from '../../../platform/server/model/chat-model.ts';
import type { ChatModel } from '../../../platform/server/model/chat-model.ts';
import { generateArticle } from '../contract.ts';
import type { Article, GeneratedArticle, GenerationOrder, SentArticle } from '../contract.ts';
import { writeDraft } from '../draft-writer.ts';
import { articleErrors as messages } from '../messages.ts';
import * as store from './generation-store.ts';
import type { GenerationTables } from './generation-store.ts';
import { writeWithModel } from './model-writer.ts';
import { readDraftFacts } from './writer-facts.ts';
import type { WriterSources } from './writer-facts.ts';

/** So many in an hour for each account: a model costs money (and the built-in writer keeps to the same). */
const MOST_AN_HOUR = 10;
const HOUR_MS = 3_600_000;
/** One that has taken so long was left behind by a process that ended. */
const LEFT_BEHIND_AFTER_MS = 180_000;
const KEPT_MS = 24 * HOUR_MS;

export interface Asking {
  accountId: string;
  /** The sender's own, unique among what it asks for. */
  key: string;
  /** Aborted once nobody waits for the answer; the writing goes on. */
  signal: AbortSignal;
}

export interface Generation {
  /** 429 beyond the hour's limit, 409 while another process writes it, 502 when the model fails. */
  generate: (order: GenerationOrder, asking: Asking) => Promise<GeneratedArticle>;
  /** What was asked for long ago is forgotten. */
  forgetOld: () => Promise<void>;
}

export function articleGeneration(
  platform: Platform,
  sources: WriterSources,
  saveDraft: (sent: SentArticle) => Promise<Article>,
): Generation {
  const { clock, settings } = platform;
  const db = platform.db.$extendTables<GenerationTables>();
  const model = settings.ai && createChatModel(settings.ai);
  const underWay = new Map<string, Promise<GeneratedArticle>>();

  async function write(order: GenerationOrder, key: string, signal: AbortSignal): Promise<GeneratedArticle> {
    try {
      const facts = await readDraftFacts(sources, [...order.keywords, order.title], clock.now());
      const written = await draftOf(order, facts, (await isHeld(platform.db)) ? undefined : model);
      const draftId = signal.aborted ? (await saveDraft(draftToKeep(order, written)))._id : null;
      const answer = { ...written, draftId };
      await store.endGeneration(db, key, answer);
      return answer;
    } catch (error) {
      await store.endGeneration(db, key, undefined);
      if (!(error instanceof ModelFault)) throw error;
      platform.log.warn({ err: error }, 'the language model wrote no article');
      throw failed(error);
    }
  }

  return {
    generate: async (order, { accountId, key: ownKey, signal }) => {
      const key = `${accountId} ${ownKey}`;
      const asked = { key, accountId, asked: order, now: clock.now() };
      const begin = async () =>
        (await db.transaction().execute((tx) => ask(tx, asked))) ?? write(order, key, signal);
      const running = underWay.get(key) ?? begin().finally(() => underWay.delete(key));
      underWay.set(key, running);
      return running;
    },
    forgetOld: () => store.removeGenerationsBefore(db, new Date(clock.now().getTime() - KEPT_MS)),
  };
}

type Tx = Parameters<typeof store.lockAsking>[0];

/** The answer that is there already; undefined: it is to be written now. */
async function ask(
  tx: Tx,
  asked: { key: string; accountId: string; asked: GenerationOrder; now: Date },
): Promise<GeneratedArticle | undefined> {
  await store.lockAsking(tx);
  const nowMs = asked.now.getTime();
  const stored = await store.findGeneration(tx, asked.key);
  if (stored) {
    if (!isSame(stored.asked, asked.asked)) throw invalid('article.key_reused', messages.generationKeyReused);
    if (stored.result !== null) return generateArticle.output.parse(stored.result);
    const isLeft = stored.is_failed || stored.asked_at.getTime() < nowMs - LEFT_BEHIND_AFTER_MS;
    if (!isLeft) throw conflict('article.generation_under_way', messages.generationUnderWay);
  }
  const recent = await store.listAskedSince(tx, asked.accountId, new Date(nowMs - HOUR_MS));
  const [oldest] = recent;
  if (oldest && recent.length >= MOST_AN_HOUR) {
    const waitS = Math.ceil((oldest.getTime() + HOUR_MS - nowMs) / 1000);
    throw tooMany('article.too_many_generated', messages.tooManyGenerated, waitS);
  }
  await store.beginGeneration(tx, asked);
  return undefined;
}

const orderSchema = generateArticle.body;

/** The database keeps the keys of an object in an order of its own. */
function isSame(stored: unknown, order: GenerationOrder): boolean {
  const sorted = ({ keywords, title, tone, length }: z.output<typeof orderSchema>) =>
    JSON.stringify([keywords, title, tone, length]);
  const read = orderSchema.safeParse(stored);
  return read.success && sorted(read.data) === sorted(order);
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

/** Never a status of the service: its 401 is none of ours. */
function failed(cause?: unknown): Problem {
  return new Problem('article.generation_failed', 502, messages.generationFailed, { cause });
}

function draftToKeep(
  { keywords }: GenerationOrder,
  { generatedTitle, content }: Pick<GeneratedArticle, 'generatedTitle' | 'content'>,
): SentArticle {
  return { title: generatedTitle, content, keywords, summary: '', picture: '', slug: '' };
}
