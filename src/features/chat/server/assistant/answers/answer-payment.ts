// Whether a way to pay that was requested by its name is among those that the shop publishes.
import { assistantMessages as messages } from '../../../messages/assistant.ts';
import { answerPublished } from '../retrieval.ts';
import type { AssistantTools } from '../tools.ts';
import { fold } from '../words.ts';
import { answer, type Answer } from './answer.ts';

/** As they are written in questions, and the stem by which the shop's own words name them. */
const STEMS: readonly (readonly [RegExp, keyof typeof messages.paymentNames])[] = [
  [/klarna/, 'klarna'],
  [/pay ?pal/, 'paypal'],
  [/mobile ?pay|mobiilipay/, 'mobilepay'],
  [/apple ?pay/, 'apple pay'],
  [/google ?pay/, 'google pay'],
  [/walley/, 'walley'],
  [/\bsvea/, 'svea'],
  [/\bresurs/, 'resurs'],
  [/qliro/, 'qliro'],
  [/afterpay/, 'afterpay'],
  [/amex|american express/, 'american express'],
  [/bitcoin|krypto/, 'bitcoin'],
  [/kateis|kateinen/, 'kateinen'],
  [/lahimaks/, 'lahimaksu'],
  [/\b(?:pankki|luotto)?kort(?:ti|il)|\bvisa|mastercard/, 'luottokortti'],
];
/** 'En käytä pankkikorttia' names what is not meant. */
const UNUSED = /\b(?:en(?:ka)?|ei(?:ka)?|ilman)\b(?: [a-z]+){0,2} (?:pankki|luotto)?(?:kort|kateis)[a-z]*/g;
const ASKS = /maks|\bkay(?:ko|ks|vat|tte)|otatte|hyvaksy|onnistuu|kelpaa/;

/** What a way to pay is worth is another question. */
const DISCOUNT = /halvem|alennu|alenta|kuit(?:ti|in|ill)/;

const SENTENCE = /(?<=[.!?])\s/;
const DENIES = /\b(?:ei|eivat|emme|eika)\b/;

/** Undefined where none is requested, or the answer begins with it anyway. */
export async function answerPayment(
  tools: AssistantTools,
  text: string,
  answered: Answer,
): Promise<Answer | undefined> {
  const line = fold(text).replaceAll(UNUSED, '');
  const [stem] = STEMS.flatMap(([pattern, name]) => {
    const at = line.search(pattern);
    return at < 0 ? [] : [{ name, at }];
  })
    .toSorted((one, other) => one.at - other.at)
    .map(({ name }) => name);
  if (stem === undefined || !ASKS.test(line) || DISCOUNT.test(line)) return undefined;
  const [first = ''] = answered.text.split(SENTENCE);
  if (fold(first).includes(stem)) return undefined;
  const { financing } = await tools.shop();
  if (fold(financing?.creditor ?? '').includes(stem)) return undefined;
  const published = await answerPublished(tools, messages.paymentQuestion);
  if (published.isUnanswered) return undefined;
  const taken = published.text.split(SENTENCE).filter((sentence) => !DENIES.test(fold(sentence)));
  const isListed = taken.some((sentence) => fold(sentence).includes(stem));
  const name = messages.paymentNames[stem];
  const verdict = isListed ? messages.paymentListed(name) : messages.paymentNotListed(name);
  return answer('articlesAndFaq', [verdict, published.text], {
    sources: published.sources,
    actions: published.actions,
  });
}
