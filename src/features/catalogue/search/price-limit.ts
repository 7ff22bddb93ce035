// Limits of price in a search text: 'alle 100 euroa', '100-150 €', 'max 400 neljä asennettuna'.

/** Cents with VAT, both ends included. */
export interface PriceLimit {
  readonly minCents?: number;
  readonly maxCents?: number;
  /** What the price limit is for: one tyre, four of them, or four on the car. */
  readonly of: 'tyre' | 'four' | 'fitted-four';
}

interface Range {
  readonly least?: number;
  readonly most?: number;
}

const AMOUNT = String.raw`(1[  ]\d{3}|\d{2,5})(?:[.,]\d{1,2})?`;
const EURO = String.raw`\s?(?:€|,-|e(?![\p{L}\d])|eur\p{L}{0,8})`;
/** Numbers with another unit, and halves of a size, are no prices. */
const NO_UNIT = String.raw`(?![\d.,]{0,3}(?:\s?(?:mm|cm|kg|km|db|kpl|tuum|["″/])|\s\d{2}(?!\d)|\d))`;
const SETS_MOST = String.raw`(?<!\p{L})(?:alle|max|maksimi\p{L}{0,4}|maks|enint\p{L}{1,4}|korkeint\p{L}{1,4}|budjetti\p{L}{0,4}|halvem\p{L}{1,4}\skuin|under|below|<)\.?\s{0,2}(?:hinta\s)?`;
const SETS_LEAST = String.raw`(?<!\p{L})(?:yli|min|v\p{L}hint\p{L}{1,4}|alkaen|over|>)\.?\s{0,2}`;

const RANGE = new RegExp(
  String.raw`(?<![\d/])${AMOUNT}(?:${EURO})?\s?(?:-|–|—|\.\.|ja|to)\s?${AMOUNT}(?:${EURO}|\s(?:euron|€)\s?v\p{L}li\p{L}{0,5})(?:\s?v\p{L}li\p{L}{0,5})?`,
  'iu',
);
const MAX = new RegExp(`${SETS_MOST}${AMOUNT}(?:${EURO}|${NO_UNIT})`, 'iu');
const MAX_AFTER = new RegExp(
  String.raw`(?<![\d/])${AMOUNT}${EURO}\s?(?:max|maks|asti|saakka|tai alle|budje\p{L}{1,6})(?!\p{L})`,
  'iu',
);
/** A bare number of three digits is a sum and no model. */
const MIN = new RegExp(
  String.raw`${SETS_LEAST}${AMOUNT}${EURO}|(?<!\p{L}|(?:kanta|kuorma)\p{L}{0,12}\s)yli\s(\d{3})(?![\d/]|\s?(?:kpl|mm|kg|km))`,
  'iu',
);
const ABOUT = new RegExp(String.raw`(?<!\p{L})(?:noin|n\.|circa|about)\s?${AMOUNT}${EURO}`, 'iu');
const BARE = new RegExp(String.raw`(?<![\d/])${AMOUNT}${EURO}(?!\p{L})`, 'iu');

/** 'noin 100 €' is a fifth to either side. */
const ABOUT_SHARE = 0.2;

const FOUR =
  /(?<![\p{L}\d])4\s?(?:kpl|renga|renka|asenn|st)|(?<!\p{L})(?:nelj\p{L}\p{L}{0,3}|sarja|setti|yhteens\p{L})(?!\p{L})/iu;
const FITTED = /(?<!\p{L})(?:asenn\p{L}{2,8}|alle\slaitet\p{L}{1,6}|fitted)/iu;
const UNFITTED =
  /(?<!\p{L})(?:ilman\s(?:asenn|ty\u00F6)\p{L}*|(?:vain|pelk\p{L}{2,6})\srenk\p{L}*|without\sfitting)(?!\p{L})/iu;
/** Nobody has a single tyre fitted for more, nor four for less. */
const MIN_OF_A_SET_CENTS = 20_000;
/** 'alle 400' means the set, unless one tyre is named; for less nobody has four fitted. */
const UNSAID_SET_CENTS = 30_000;
const ONE = /(?<!\p{L})(?:kpl|kappale\p{L}{0,3}|rengas|renkaalta|per|each)(?!\p{L})/iu;

/** The limit and the text without it; a price alone is the most that may be spent. */
export function readPriceLimit(text: string): { price: PriceLimit | undefined; rest: string } {
  const found = findRange(text);
  if (found === undefined) return { price: undefined, rest: text };
  const { range, match } = found;
  const rest = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`;
  return { price: limitOf(range, rest), rest };
}

function findRange(text: string): { range: Range; match: RegExpExecArray } | undefined {
  for (const [pattern, rangeOf] of READERS) {
    const match = pattern.exec(text);
    const range = match && rangeOf(match.slice(1));
    if (match && range) return { range, match };
  }
  return undefined;
}

const READERS: readonly (readonly [RegExp, (parts: readonly (string | undefined)[]) => Range | undefined])[] =
  [
    [RANGE, ([least, most]) => ordered(centsOf(least), centsOf(most))],
    [MAX, ([most]) => ({ most: centsOf(most) })],
    [MAX_AFTER, ([most]) => ({ most: centsOf(most) })],
    [MIN, ([least, bare]) => ({ least: centsOf(least ?? bare) })],
    [ABOUT, ([about]) => around(centsOf(about))],
    [BARE, ([most]) => ({ most: centsOf(most) })],
  ];

function ordered(least: number, most: number): Range | undefined {
  return least <= most ? { least, most } : undefined;
}

function around(cents: number): Range {
  return { least: Math.round(cents * (1 - ABOUT_SHARE)), most: Math.round(cents * (1 + ABOUT_SHARE)) };
}

function centsOf(amount: string | undefined): number {
  return Number((amount ?? '').replaceAll(/\D/g, '')) * 100;
}

function limitOf({ least, most }: Range, rest: string): PriceLimit {
  const cents = most ?? least ?? 0;
  return {
    ...(least !== undefined && { minCents: least }),
    ...(most !== undefined && { maxCents: most }),
    of: cents >= MIN_OF_A_SET_CENTS ? setIn(rest, cents) : 'tyre',
  };
}

/** A set is meant as it is shown, fitted, unless the tyres alone are named. */
function setIn(rest: string, cents: number): PriceLimit['of'] {
  const isDear = cents >= UNSAID_SET_CENTS;
  const isUnfitted = UNFITTED.test(rest);
  if (!isUnfitted && FITTED.test(rest)) return 'fitted-four';
  if (!FOUR.test(rest) && !(isDear && (isUnfitted || !ONE.test(rest)))) return 'tyre';
  return isDear && !isUnfitted ? 'fitted-four' : 'four';
}
