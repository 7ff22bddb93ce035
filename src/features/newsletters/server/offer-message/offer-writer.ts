// Offer messages worded by a language model. It writes the text around the tyres; prices, days of each offer and stock come
// from our own sentences, and an answer with anything beyond its input is not used at all.
import type { Platform } from '../../../../platform/server/context.ts';
import { take } from '../../../../platform/server/limits/limits.ts';
import { createChatModel, ModelError, type ChatModel } from '../../../../platform/server/model/chat-model.ts';
import { isRestoredShopPaused } from '../../../../platform/server/restored-shop.ts';
import { offerModelTexts as texts } from '../../messages/offer-model.ts';
import { MAX_SUBJECT_LENGTH, MODEL_MESSAGE_LIMIT } from '../../newsletter-limits.ts';
import { statesOnlyFacts } from '../../offer-message/offer-claims.ts';
import {
  factsOf,
  messageOf,
  type OfferMessage,
  type OfferMessageOptions,
} from '../../offer-message/offer-message.ts';

export interface OfferWriter {
  /** undefined: the caller uses the ready-made sentences. `manufacturers`: all in the catalogue. */
  write: (
    options: OfferMessageOptions,
    manufacturers: readonly string[],
  ) => Promise<OfferMessage | undefined>;
}

/** Staff wait for the message in the editor, so no longer than this. */
const MODEL_TIMEOUT_MS = 25_000;
/** Longest answer of the model; `<think>` text in it counts. */
const MAX_ANSWER_CHARACTERS = 12_000;
const MAX_PART_LENGTH = 1_000;

type Parts = Pick<OfferMessage, 'subject'> & { before: string[]; after: string[] };

/** undefined when no model is set. */
export function createOfferWriter({
  settings,
  db,
  clock,
  log,
}: Pick<Platform, 'settings' | 'db' | 'clock' | 'log'>): OfferWriter | undefined {
  if (!settings.ai) return undefined;
  const model = createChatModel(settings.ai);
  return {
    write: async (options, manufacturers) => {
      if (await isRestoredShopPaused(db)) return undefined;
      const use = { key: 'newsletter.model_message', limits: [MODEL_MESSAGE_LIMIT], at: clock.now() };
      if ((await take(db, use)) > 0) return undefined;
      const { words, names } = factsOf(options);
      const answer = await requestMessage(model, options, texts.facts(words, names)).catch(
        (error: unknown) => {
          log.warn(
            { kind: error instanceof ModelError ? error.kind : 'broken' },
            'no offer message from the model',
          );
        },
      );
      if (answer === undefined) return undefined;
      const parts = partsOf(answer);
      const written = parts && [parts.subject, ...parts.before, ...parts.after].join('\n');
      const facts = {
        ...words,
        names: [...names, options.shopName],
        manufacturers: otherManufacturers(manufacturers, options),
      };
      if (parts && written !== undefined && statesOnlyFacts(written, facts)) return messageOf(options, parts);
      log.warn({ kind: parts ? 'claims' : 'form' }, 'no offer message from the model');
      return undefined;
    },
  };
}

function otherManufacturers(manufacturers: readonly string[], { products }: OfferMessageOptions): string[] {
  const own = new Set(products.map(({ manufacturer }) => manufacturer.name));
  return manufacturers.filter((manufacturer) => !own.has(manufacturer));
}

async function requestMessage(
  model: ChatModel,
  { shopName, tone }: OfferMessageOptions,
  facts: string,
): Promise<string> {
  let written = '';
  const parts = model.answer({
    messages: [
      { role: 'system', text: texts.prompt({ shop: shopName, tone }) },
      { role: 'user', text: facts },
    ],
    tools: [],
    signal: AbortSignal.timeout(MODEL_TIMEOUT_MS),
  });
  for await (const part of parts) {
    if (part.type === 'text') written += part.delta;
    if (written.length > MAX_ANSWER_CHARACTERS) throw new ModelError('broken');
  }
  return written.replaceAll(/<think>.*?<\/think>/gs, '');
}

/** Parses the answer; undefined when it is not in the requested format. */
function partsOf(answer: string): Parts | undefined {
  // The markers AIHE and RENKAAT may be in asterisks or brackets and with or without a colon.
  const [, subject = '', body = ''] = /^\s*\**AIHE:?\**:?[ \t]*([^\n]+)\n(.*)$/is.exec(answer) ?? [];
  const [before = '', after = '', ...more] = body
    .split(/^[ \t]*[[*]*RENKAAT[\]*:]*[ \t]*$/im)
    .map((part) => part.trim());
  const isFit =
    subject.trim().length > 0 &&
    subject.trim().length <= MAX_SUBJECT_LENGTH &&
    [before, after].every((part) => part.length > 0 && part.length <= MAX_PART_LENGTH) &&
    more.length === 0;
  return isFit
    ? { subject: subject.trim(), before: paragraphs(before), after: paragraphs(after) }
    : undefined;
}

function paragraphs(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.replaceAll(/\s+/g, ' ').trim())
    .filter((part) => part !== '');
}
