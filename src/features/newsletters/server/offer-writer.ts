// Offer messages worded by a language model. It writes what stands around the tyres; prices, days of each offer and stock come
// from our own sentences, and what it writes beyond what it was told is not used at all.
import { newId } from '../../../platform/contract/ids.ts';
import type { Platform } from '../../../platform/server/context.ts';
import { isHeld } from '../../../platform/server/hold.ts';
import { createChatModel, ModelFault } from '../../../platform/server/model/chat-model.ts';
import type { ChatModel } from '../../../platform/server/model/chat-model.ts';
import { offerModelTexts as texts } from '../messages-offer-model.ts';
import { LONGEST_SUBJECT, MODEL_MESSAGES_PER_HOUR } from '../newsletter-limits.ts';
import { staysWithin } from '../offer-claims.ts';
import { factsOf, messageOf } from '../offer-message.ts';
import type { OfferMessage, OfferMessageWish } from '../offer-message.ts';
import { noteWithin } from './store.ts';
import type { NewsletterTables } from './store.ts';

export interface OfferWriter {
  /** undefined: the ready sentences are to be taken. `makers`: all that the catalogue has. */
  write: (wish: OfferMessageWish, makers: readonly string[]) => Promise<OfferMessage | undefined>;
}

const HOUR_MS = 3_600_000;
/** Whoever waits for the message waits no longer. */
const WITHIN_MS = 25_000;
/** Of what the model writes, thoughts left out. */
const MOST_LETTERS = 12_000;
const LONGEST_PART = 1_000;

type Parts = Pick<OfferMessage, 'subject'> & { before: string[]; after: string[] };

/** undefined when no model is set. */
export function createOfferWriter({
  settings,
  db: anyDb,
  clock,
  log,
}: Pick<Platform, 'settings' | 'db' | 'clock' | 'log'>): OfferWriter | undefined {
  if (!settings.ai) return undefined;
  const model = createChatModel(settings.ai);
  const db = anyDb.$extendTables<NewsletterTables>();
  /** Whether the hour's limit allows one more; counts it. */
  const takeTurn = (): Promise<boolean> => {
    const at = clock.now();
    const since = new Date(at.getTime() - HOUR_MS);
    const noted = { id: newId(at.getTime()), at };
    return db
      .transaction()
      .execute((tx) =>
        noteWithin(tx, 'newsletter_model_message', noted, { since, most: MODEL_MESSAGES_PER_HOUR }),
      );
  };
  return {
    write: async (wish, makers) => {
      if ((await isHeld(anyDb)) || !(await takeTurn())) return undefined;
      const { words, names } = factsOf(wish);
      const answer = await ask(model, wish, texts.facts(words, names)).catch((error: unknown) => {
        log.warn(
          { kind: error instanceof ModelFault ? error.kind : 'broken' },
          'no offer message from the model',
        );
      });
      if (answer === undefined) return undefined;
      const parts = partsOf(answer);
      const written = parts && [parts.subject, ...parts.before, ...parts.after].join('\n');
      const facts = { ...words, names: [...names, wish.shopName], makers: makersBesides(makers, wish) };
      if (parts && written !== undefined && staysWithin(written, facts)) return messageOf(wish, parts);
      log.warn({ kind: parts ? 'claims' : 'form' }, 'no offer message from the model');
      return undefined;
    },
  };
}

function makersBesides(makers: readonly string[], { products }: OfferMessageWish): string[] {
  const own = new Set(products.map(({ manufacturer }) => manufacturer.name));
  return makers.filter((maker) => !own.has(maker));
}

async function ask(model: ChatModel, { shopName, tone }: OfferMessageWish, facts: string): Promise<string> {
  let written = '';
  const parts = model.answer({
    messages: [
      { role: 'system', text: texts.prompt({ shop: shopName, tone }) },
      { role: 'user', text: facts },
    ],
    tools: [],
    signal: AbortSignal.timeout(WITHIN_MS),
  });
  for await (const part of parts) {
    if (part.type === 'text') written += part.delta;
    if (written.length > MOST_LETTERS) throw new ModelFault('broken');
  }
  return written.replaceAll(/<think>.*?<\/think>/gs, '');
}

/** undefined unless it has the form that was asked for. */
function partsOf(answer: string): Parts | undefined {
  // However it sets its two marks off.
  const [, subject = '', body = ''] = /^\s*\**AIHE:?\**:?[ \t]*([^\n]+)\n(.*)$/is.exec(answer) ?? [];
  const [before = '', after = '', ...more] = body
    .split(/^[ \t]*[[*]*RENKAAT[\]*:]*[ \t]*$/im)
    .map((part) => part.trim());
  const isFit =
    subject.trim().length > 0 &&
    subject.trim().length <= LONGEST_SUBJECT &&
    [before, after].every((part) => part.length > 0 && part.length <= LONGEST_PART) &&
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
