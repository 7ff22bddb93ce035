// What a tyre costs: the import's price from a net price, value added tax by date, the price of an instalment,
// and the price an offer may lawfully be compared with.
import { addDays, helsinkiDay, helsinkiInstant, type IsoDay } from '../../../platform/contract/dates.ts';

/** General rate of Finnish value added tax by first day, newest first, in basis points (2550 = 25.5 %; VAT Act 1501/1993, section 84). */
const VAT_RATES: readonly { readonly from: IsoDay; readonly basisPoints: number }[] = [
  { from: '2024-09-01', basisPoints: 2550 },
  { from: '2013-01-01', basisPoints: 2400 },
  { from: '2010-07-01', basisPoints: 2300 },
  { from: '1994-06-01', basisPoints: 2200 },
];

/** The general VAT rate on a day, in basis points; days before the table have its oldest rate. */
export function vatBasisPointsOn(day: IsoDay): number {
  const rate = VAT_RATES.find(({ from }) => from <= day) ?? VAT_RATES.at(-1);
  return rate?.basisPoints ?? 0;
}

/** The margin that applies when no rule does: 30 %. */
export const DEFAULT_MARGIN_BASIS_POINTS = 3000;

/** A margin for a manufacturer, a rim size or both; null means any. Names are compared without case. */
export interface MarginRule {
  readonly manufacturer: string | null;
  readonly rimIn: number | null;
  readonly marginBasisPoints: number;
}

/**
 * The margin of a tyre in basis points. The most specific rule wins: manufacturer and rim, then manufacturer, then rim, then a rule for
 * all, then the default; among equals the first.
 */
export function marginFor(
  rules: readonly MarginRule[],
  tyre: { readonly manufacturer: string; readonly rimIn: number },
  defaultBasisPoints = DEFAULT_MARGIN_BASIS_POINTS,
): number {
  const manufacturer = tyre.manufacturer.toLowerCase();
  let best: MarginRule | null = null;
  for (const rule of rules) {
    const hasManufacturer = rule.manufacturer === null || rule.manufacturer.toLowerCase() === manufacturer;
    const hasRim = rule.rimIn === null || rule.rimIn === tyre.rimIn;
    if (hasManufacturer && hasRim && (best === null || specificity(rule) > specificity(best))) best = rule;
  }
  return best?.marginBasisPoints ?? defaultBasisPoints;
}

function specificity(rule: MarginRule): number {
  return (rule.manufacturer === null ? 0 : 2) + (rule.rimIn === null ? 0 : 1);
}

/**
 * The price of an imported tyre in cents: net × (1 + margin) × (1 + VAT), rounded up to whole euros, in exact integers.
 * 44,17 € at 30 % and 25.5 % → 7300. Arguments are whole cents and basis points, not negative.
 */
export function importPriceCents(
  netCents: number,
  marginBasisPoints: number,
  vatBasisPoints: number,
): number {
  const exact = BigInt(netCents) * BigInt(10_000 + marginBasisPoints) * BigInt(10_000 + vatBasisPoints);
  const oneEuro = 10_000n * 10_000n * 100n;
  const euros = (exact + oneEuro - 1n) / oneEuro;
  return Number(euros) * 100;
}

/** The margin that a price with VAT leaves on the net price, in basis points, rounded down; below nothing: it costs us more. */
export function marginOfPrice(priceCents: number, netCents: number, vatBasisPoints: number): number {
  const withoutVat = (priceCents * 10_000) / (10_000 + vatBasisPoints);
  return Math.floor((withoutVat / netCents - 1) * 10_000);
}

/** The financing price: a twelfth of the price, rounded half up to cents. */
export function financingPriceCents(priceCents: number): number {
  return Math.floor((priceCents + 6) / 12);
}

/** From `at` on the price was `priceCents`, until the next point. Offers count as the price of their time; 0 is no price. */
export interface PricePoint {
  readonly at: Date;
  readonly priceCents: number;
}

/** Directive 98/6/EC, article 6a, paragraph 2: not shorter than 30 days. */
const REFERENCE_DAYS = 30;

/**
 * The prior price of an offer that begins at `offerStart`: the lowest price in the 30 days before it, prices during other offers
 * included; with less history the lowest since the first sale; null when there was no price. The window begins with the Helsinki day
 * 30 days earlier, so it is never shorter than the law requires. Prices from `offerStart` on do not count.
 */
export function referencePriceCents(history: readonly PricePoint[], offerStart: Date): number | null {
  const from = helsinkiInstant(addDays(helsinkiDay(offerStart), -REFERENCE_DAYS), '00:00').getTime();
  const points = history.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const inWindow = points.filter(({ at, priceCents }, index) => {
    const until = points[index + 1]?.at.getTime() ?? Number.POSITIVE_INFINITY;
    return priceCents > 0 && at.getTime() < offerStart.getTime() && until > from && until > at.getTime();
  });
  return inWindow.length === 0 ? null : Math.min(...inWindow.map(({ priceCents }) => priceCents));
}

/**
 * The percent an offer may claim, counted from the lawful reference (C-330/23) and rounded down, so never too much; null when the offer
 * is at or above the reference or the difference is under one percent: no strike-through, no percent.
 */
export function allowedDiscountPercent(referenceCents: number | null, offerCents: number): number | null {
  if (referenceCents === null || offerCents <= 0 || offerCents >= referenceCents) return null;
  const percent = Math.floor(((referenceCents - offerCents) * 100) / referenceCents);
  return percent >= 1 ? percent : null;
}

/**
 * The first day after `today` on which an offer would have a higher reference than one started at the end of today, if the price stays as
 * it is; null when waiting changes nothing.
 */
export function earliestBetterDay(
  history: readonly PricePoint[],
  today: IsoDay,
): { readonly day: IsoDay; readonly referenceCents: number } | null {
  const now = referencePriceCents(history, helsinkiInstant(today, '23:59'));
  if (now === null) return null;
  for (let wait = 1; wait <= REFERENCE_DAYS + 1; wait += 1) {
    const day = addDays(today, wait);
    const referenceCents = referencePriceCents(history, helsinkiInstant(day, '00:00'));
    if (referenceCents !== null && referenceCents > now) return { day, referenceCents };
  }
  return null;
}
