// Amounts of euros in Finnish text, and which of them is the current price of one tyre. Never a guess: where the text
// leaves it open, that is reported.
import { priceWordsAfter as after, priceWordsBefore as before } from './messages-price-words.ts';

/** Around text that its page strikes through or names an earlier price (private-use characters, never printed). */
export const STRUCK_BEGIN = '\uE000';
export const STRUCK_END = '\uE001';

export type AmountRole = 'price' | 'reference' | 'saving' | 'other' | 'monthly' | 'untaxed';

export interface FoundAmount {
  /** Whole cents as written, for `count` tyres. */
  readonly cents: number;
  /** How many tyres it is for; null: the text does not state it. */
  readonly count: number | null;
  readonly role: AmountRole;
  /** 'alk.': the least of several. */
  readonly isFrom: boolean;
}

export type ChosenPrice =
  | { readonly kind: 'price'; readonly cents: number; readonly isFrom: boolean }
  | { readonly kind: 'none' }
  /** More than one amount could be the price; cents for one tyre, ascending. */
  | { readonly kind: 'several'; readonly cents: readonly number[] }
  /** An amount no tyre costs. */
  | { readonly kind: 'implausible'; readonly cents: number };

const MIN_CENTS = 500;
const MAX_CENTS = 500_000;
/** Cents by which a set's price may differ from the rounded price for one. */
const ROUNDING_CENTS = 4;

/** '- 30 €' at the beginning of a line takes off; between two amounts it is a dash. */
const TAKEN_OFF = 'alennus ';

const SPACES = /[\u00A0\u2000-\u200A\u202F\u205F\u3000]/g;
const CURRENCY = String.raw`(?:€|eur(?:oa)?\b|e\b)`;
const WHOLE = String.raw`(?:\d{1,3}(?: \d{3})+|\d{1,3}(?:\.\d{3})+|\d+)`;
/** '129,90 €', '129 €', '129,-', '€ 129,90', '129€90'. */
const AMOUNT = new RegExp(
  String.raw`(?<![\p{L}\d.,/-])(?<!\d ?[–—-] ?)(?:(?<lead>€ ?)(?<a>${WHOLE})(?:[.,](?<ac>\d{2}))?(?![\d%])|` +
    String.raw`(?<b>${WHOLE})(?:(?:[.,](?<bc>\d{2})|[,.:] ?[-–—]{1,2}) ?(?:${CURRENCY})?|(?<bare> ?)€(?<tail>\d{2})(?!\d)| ?${CURRENCY}))`,
  'giu',
);

/** Every amount of euros the text names, in its order. A bare number is none: sizes and stock are numbers too. */
export function findAmounts(text: string): readonly FoundAmount[] {
  const plain = text.replaceAll(SPACES, ' ').toLowerCase();
  const matches = [...plain.matchAll(AMOUNT)].filter(({ 0: found, groups }) => isMoney(found, groups));
  return matches.flatMap((match, index) => {
    const end = match.index + match[0].length;
    const previous = matches[index - 1];
    const lead = plain.slice(previous ? previous.index + previous[0].length : 0, match.index);
    const next = matches[index + 1]?.index;
    const tail = tailOf(plain.slice(end, next), next !== undefined);
    const cents = centsOf(match.groups ?? {});
    if (cents === null) return [];
    const isStruck =
      plain.lastIndexOf(STRUCK_BEGIN, match.index) > plain.lastIndexOf(STRUCK_END, match.index);
    const head = lastLine(lead);
    const isRange = previous !== undefined && head === lead;
    return [
      { cents, ...readContext(isRange ? head : head.replace(/^\s*[-−]\s*$/, TAKEN_OFF), tail, isStruck) },
    ];
  });
}

/** The price of one tyre among amounts: what is not a current price is left out, a set is divided. */
export function choosePrice(amounts: readonly FoundAmount[]): ChosenPrice {
  const prices = amounts.filter(({ role }) => role === 'price');
  const ones = distinct(prices.filter(({ count }) => count === 1));
  if (ones.length > 0) return decide(ones, prices);
  const sets = distinct(prices.filter(({ count }) => count !== null && count > 1));
  const open = distinct(prices.filter(({ count }) => count === null));
  // A price without a word next to it is for one, and a set price that amounts to the same confirms it.
  const agreeing = open.filter((cents) => sets.some((set) => Math.abs(set - cents) <= ROUNDING_CENTS));
  if (agreeing.length === 1 && sets.length === 1) return decide(agreeing, prices);
  if (open.length === 1 && sets.length === 1 && isTotalOf(open[0] ?? 0, prices)) return decide(sets, prices);
  return decide(sets.length > 0 && open.length === 0 ? sets : distinct(prices), prices);
}

/** Whether the amount repeats a set's total without its count. */
function isTotalOf(cents: number, prices: readonly FoundAmount[]): boolean {
  return prices.some((price) => price.count !== null && price.count > 1 && price.cents === cents);
}

function decide(candidates: readonly number[], prices: readonly FoundAmount[]): ChosenPrice {
  const [cents] = candidates;
  if (cents === undefined) return { kind: 'none' };
  if (candidates.length > 1) return { kind: 'several', cents: candidates.toSorted((a, b) => a - b) };
  if (!isPlausible(cents)) return { kind: 'implausible', cents };
  return { kind: 'price', cents, isFrom: prices.some((price) => price.isFrom && forOne(price) === cents) };
}

/** Whether a tyre can cost this: 5 to 5 000 €. */
export function isPlausible(cents: number): boolean {
  return cents >= MIN_CENTS && cents <= MAX_CENTS;
}

const forOne = ({ cents, count }: FoundAmount): number => Math.round(cents / (count ?? 1));

const distinct = (amounts: readonly FoundAmount[]): readonly number[] => [...new Set(amounts.map(forOne))];

/** '129,' and '129.' end a clause; only a dash, cents or the currency make money of a number. */
function isMoney(found: string, groups: Record<string, string | undefined> = {}): boolean {
  return groups['lead'] !== undefined || /[€-]|[–—]|eur|\de\b|\d e\b/.test(found);
}

function centsOf(groups: Record<string, string | undefined>): number | null {
  const whole = (groups['a'] ?? groups['b'] ?? '').replaceAll(/[ .]/g, '');
  const cents = groups['ac'] ?? groups['bc'] ?? groups['tail'] ?? '00';
  const value = Number(whole) * 100 + Number(cents);
  return Number.isSafeInteger(value) ? value : null;
}

/** The text on the amount's line; a struck-through passage next to it is about another amount. */
const lastLine = (text: string): string =>
  text.slice(Math.max(...['\n', '|', ';', STRUCK_END].map((at) => text.lastIndexOf(at))) + 1);

/** Words that run into the next amount are about that one: '129 € norm. 159 €'. A '/kpl' or a bracket stays with its own. */
function tailOf(text: string, isFollowed: boolean): string {
  const [line = '', ...rest] = text.split(/[\n|;\uE000]/);
  const own = line.replaceAll(STRUCK_END, '');
  return isFollowed && rest.length === 0 && !/^\s*(?:\/|\([^)]*\)|kpl|kk|alkaen)/.test(own) ? '' : own;
}

function readContext(lead: string, tail: string, isStruck: boolean): Omit<FoundAmount, 'cents'> {
  const head = lead.replaceAll(STRUCK_BEGIN, '');
  const count = countOf(head, tail);
  return {
    role: isStruck ? 'reference' : roleOf(head, tail, count),
    count,
    isFrom: before.from.test(head) || after.from.test(tail),
  };
}

function roleOf(head: string, tail: string, count: number | null): AmountRole {
  if (before.saving.test(head)) return 'saving';
  if (after.monthly.test(tail) || before.monthly.test(head)) return 'monthly';
  if (before.untaxed.test(head) || after.untaxed.test(tail)) return 'untaxed';
  if (before.reference.test(head) || after.reference.test(tail)) return 'reference';
  if (before.other.test(head) || after.other.test(tail)) return 'other';
  // A total without a number of tyres.
  if (count === null && before.total.test(head)) return 'other';
  return 'price';
}

function countOf(head: string, tail: string): number | null {
  if (before.times.test(head)) return 1;
  const counted = after.setOf.exec(tail) ?? before.setOf.exec(head);
  if (counted) return Math.max(1, Number(counted[1]));
  if (after.one.test(tail)) return 1;
  return after.setOfFour.test(tail) || before.setOfFour.test(head) ? 4 : null;
}
