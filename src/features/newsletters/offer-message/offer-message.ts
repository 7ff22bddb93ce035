// Puts an offer message together from ready sentences: what it claims of prices, days and stock is only what is so.
import { formatDate, type IsoDay } from '../../../platform/contract/dates.ts';
import { BOOKING_PATH } from '../../bookings/paths.ts';
import type { ProductCard } from '../../catalogue/product/product-view.ts';
import { buttonBlock, productBlock } from '../email/mail-markup.ts';
import { tonePhrases, tyreWords, type OfferWords } from '../messages/offer-phrases.ts';
import { offerMessageTexts as texts, type OfferTone } from '../messages/offer.ts';
import { MAX_SUBJECT_LENGTH } from '../newsletter-limits.ts';

export interface OfferMessageOptions {
  tone: OfferTone;
  includeEndDate: boolean;
  includeStock: boolean;
  /** Products on offer, in the order of the message; at least one. */
  products: readonly ProductCard[];
  shopName: string;
  today: IsoDay;
  /** From 0 up to 1: which of the ready sentences are taken. */
  dice: () => number;
}

/** Characters of a tyre's name in a subject, so that the words around it have room. */
const MAX_NAME_LENGTH = 42;

export interface OfferMessage {
  subject: string;
  /** In the grammar of mail content. */
  content: string;
}

export function offerMessage(options: OfferMessageOptions): OfferMessage {
  const { tone, dice } = options;
  const pick = <T>(list: readonly T[]): T | undefined =>
    list[Math.min(list.length - 1, Math.floor(dice() * list.length))];
  const { words } = factsOf(options);
  const { greetings, closings, one, several } = tonePhrases[tone];
  const phrases = words.isOne ? one : several;
  const subject = pick(phrases.subjects)?.(words) ?? '';
  return messageOf(options, {
    subject: subject.slice(0, MAX_SUBJECT_LENGTH),
    before: [pick(greetings) ?? '', pick(phrases.intros)?.(words) ?? ''],
    after: [pick(closings) ?? ''],
  });
}

/** Words around the tyres, and the fixed parts: each tyre's block, its stock, the end of the offers, button and farewell. */
export function messageOf(
  { tone, includeEndDate, includeStock, products, shopName, today }: OfferMessageOptions,
  { subject, before, after }: { subject: string; before: readonly string[]; after: readonly string[] },
): OfferMessage {
  const end = includeEndDate ? endSentence(products) : undefined;
  const blocks = products.flatMap(({ id, stock }) => [
    productBlock(id),
    ...(includeStock && stock.kind === 'own' && stock.count > 0
      ? [texts.stock(stock.count, stock.isMinimum, formatDate(today))]
      : []),
  ]);
  return {
    subject,
    content: [
      ...before,
      ...blocks,
      ...(end === undefined ? [] : [end]),
      ...after,
      buttonBlock(`${texts.button}|${BOOKING_PATH}`),
      `${tonePhrases[tone].farewell}\n${shopName}`,
    ].join('\n\n'),
  };
}

/** Facts that may be used of the offers; the last day only where requested. */
export function factsOf({ products, includeEndDate }: OfferMessageOptions): {
  words: OfferWords;
  names: string[];
} {
  const words = wordsOf(products);
  const names = products.map((product) => `${nameOf(product)} ${product.size.fullSize}`);
  return { words: includeEndDate ? words : { ...words, lastDay: null }, names };
}

function wordsOf(products: readonly ProductCard[]): OfferWords {
  const percents = products.map(({ price: { offer } }) =>
    offer?.referenceCents == null ? null : offer.percent,
  );
  const known = percents.filter((percent) => percent !== null);
  const highest = known.length === 0 ? null : Math.max(...known);
  const [name = '', ...others] = new Set(products.map(nameOf));
  const [lastDay, ...otherDays] = new Set(endDays(products));
  return {
    tyres: tyreWords[seasonOf(products)],
    isOne: others.length === 0,
    name: name.length > MAX_NAME_LENGTH ? null : name,
    percent: highest,
    isHighest: percents.some((percent) => percent !== highest),
    areLowered: known.length === products.length,
    lastDay: lastDay == null || otherDays.length > 0 ? null : formatDate(lastDay),
  };
}

function nameOf({ manufacturer, model }: ProductCard): string {
  return `${manufacturer.name} ${model}`;
}

function seasonOf(products: readonly ProductCard[]): ProductCard['type'] | 'mixed' {
  const [first] = products;
  return first && products.every(({ type }) => type === first.type) ? first.type : 'mixed';
}

/** The last day of each offer; null: as long as stock lasts. */
function endDays(products: readonly ProductCard[]): (IsoDay | null)[] {
  return products.flatMap(({ price: { offer } }) => (offer ? [offer.endsOn] : []));
}

function earliest(days: readonly (IsoDay | null)[]): IsoDay | undefined {
  return days.filter((day) => day !== null).toSorted()[0];
}

function endSentence(products: readonly ProductCard[]): string {
  const days = endDays(products);
  const first = earliest(days);
  if (first === undefined) return days.length === 1 ? texts.oneWhileStockLasts : texts.allWhileStockLasts;
  if (days.some((day) => day !== first)) return texts.firstEnds(formatDate(first));
  return days.length === 1 ? texts.oneEnds(formatDate(first)) : texts.allEnd(formatDate(first));
}
