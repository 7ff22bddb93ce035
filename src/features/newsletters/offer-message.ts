// Puts an offer message together from ready sentences: what it claims of prices, days and stock is only what is so.
import { formatDate } from '../../platform/contract/dates.ts';
import type { IsoDay } from '../../platform/contract/dates.ts';
import type { ProductCard } from '../catalogue/product-view.ts';
import { CONTACT_PATH } from '../pages/paths.ts';
import { buttonBlock, productBlock } from './mail-markup.ts';
import { offerMessageTexts as texts, tonePhrases } from './messages-offer.ts';
import type { OfferTone, OfferWords } from './messages-offer.ts';
import { LONGEST_SUBJECT } from './newsletter-limits.ts';

export interface OfferMessageWish {
  tone: OfferTone;
  includeEndDate: boolean;
  includeStock: boolean;
  /** On offer, in the order they are to stand; at least one. */
  products: readonly ProductCard[];
  shopName: string;
  /** From 0 up to 1: which of the ready sentences are taken. */
  dice: () => number;
}

export interface OfferMessage {
  subject: string;
  /** In the grammar of mail content. */
  content: string;
}

export function offerMessage(wish: OfferMessageWish): OfferMessage {
  const { tone, dice } = wish;
  const phrases = tonePhrases[tone];
  const pick = <T>(list: readonly T[]): T | undefined =>
    list[Math.min(list.length - 1, Math.floor(dice() * list.length))];
  const { words } = factsOf(wish);
  const subject = pick(phrases.subjects)?.(words) ?? '';
  return messageOf(wish, {
    subject: subject.slice(0, LONGEST_SUBJECT),
    before: [pick(phrases.greetings) ?? '', pick(phrases.intros)?.(words) ?? ''],
    after: [pick(phrases.closings) ?? ''],
  });
}

/** Words around the tyres, and what we alone say: each tyre's block, its stock, the end of the offers, button and farewell. */
export function messageOf(
  { tone, includeEndDate, includeStock, products, shopName }: OfferMessageWish,
  { subject, before, after }: { subject: string; before: readonly string[]; after: readonly string[] },
): OfferMessage {
  const end = includeEndDate ? endSentence(products) : undefined;
  const blocks = products.flatMap(({ id, stock }) => [
    productBlock(id),
    ...(includeStock && stock.kind === 'own' && stock.count > 0
      ? [texts.stock(stock.count, stock.isMinimum)]
      : []),
  ]);
  return {
    subject,
    content: [
      ...before,
      ...blocks,
      ...(end === undefined ? [] : [end]),
      ...after,
      buttonBlock(`${texts.button}|${CONTACT_PATH}`),
      `${tonePhrases[tone].farewell}\n${shopName}`,
    ].join('\n\n'),
  };
}

/** What may be said of the offers; the last day only where it is wished for. */
export function factsOf({ products, includeEndDate }: OfferMessageWish): {
  words: OfferWords;
  names: string[];
} {
  const words = wordsOf(products);
  const names = products.map(
    ({ manufacturer, model, size }) => `${manufacturer.name} ${model} ${size.fullSize}`,
  );
  return { words: includeEndDate ? words : { ...words, lastDay: null }, names };
}

function wordsOf(products: readonly ProductCard[]): OfferWords {
  const percents = products.flatMap(({ price: { offer } }) =>
    offer?.referenceCents == null ? [] : (offer.percent ?? []),
  );
  const days = endDays(products);
  const lastDay = days.includes(null) ? undefined : earliest(days);
  return {
    tyres: texts.tyres[seasonOf(products)],
    percent: percents.length === 0 ? null : Math.max(...percents),
    lastDay: lastDay === undefined ? null : formatDate(lastDay),
  };
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
  if (first === undefined) return texts.whileStockLasts;
  if (days.some((day) => day !== first)) return texts.firstEnds(formatDate(first));
  return days.length === 1 ? texts.oneEnds(formatDate(first)) : texts.allEnd(formatDate(first));
}
