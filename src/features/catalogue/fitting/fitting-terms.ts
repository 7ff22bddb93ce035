// What a page needs to show the fitted price and the first day of any tyre: made once for each page.
import { formatNearClock, formatNearDay, helsinkiDay } from '../../../platform/contract/dates.ts';
import { formatShortEuros } from '../../../platform/contract/money.ts';
import { OPENING_HOURS_TAG } from '../../opening-hours/contract.ts';
import type { Schedule } from '../../opening-hours/opening-hours.ts';
import { PRICE_LIST_TAG } from '../../price-list/contract.ts';
import type { PriceRow } from '../../price-list/price-list.ts';
import { SHOP_PROFILE_TAG } from '../../shop-profile/contract.ts';
import { fittingMessages as texts } from '../messages/fitting.ts';
import { fittedWheel, type ProductCard, type StockView } from '../product/product-view.ts';
import type { VehicleType } from '../size/vehicle-type.ts';
import { firstFittingDays, type FittingDays, type FittingDaysSource } from './first-fitting-day.ts';
import { fittedPrice, type FittedPrice } from './fitted-price.ts';
import { FULL_SET } from './full-set.ts';

export interface FittingTerms {
  readonly priceRows: readonly PriceRow[];
  readonly schedule: Schedule;
  readonly days: FittingDays;
  /** For a shop whose pages take bookings. */
  readonly findFirstTime: FirstTimes['find'] | undefined;
}

/** The first true times that bookings can take. */
export interface FirstTimes {
  readonly isOn: boolean;
  /** null: no time may be promised. The rim in whole inches. */
  readonly find: (
    wheel: { vehicleType: VehicleType; rim: number; isRunFlat: boolean },
    source: 'own' | 'supplier',
  ) => Date | null;
  /** When the time changes by itself, without a booking. */
  readonly expiresAt: Date;
}

/**
 * Milliseconds that pages show a first time at most, although somebody may have booked it: thousands of pages need not
 * be rendered again for each booking, and the booking page itself is always up to date.
 */
const MAX_SHOWN_MS = 60_000;

/** Cache tags of a page that shows them, in addition to `days.expiresAt`. */
export const FITTING_TAGS: readonly string[] = [PRICE_LIST_TAG, OPENING_HOURS_TAG, SHOP_PROFILE_TAG];

export function fittingTerms({
  priceRows,
  firstTimes,
  ...source
}: FittingDaysSource & {
  priceRows: readonly PriceRow[];
  firstTimes?: FirstTimes | undefined;
}): FittingTerms {
  const { schedule } = source;
  const days = firstFittingDays(source);
  if (!firstTimes?.isOn) return { priceRows, schedule, days, findFirstTime: undefined };
  const until = [days.expiresAt, firstTimes.expiresAt, new Date(source.now.getTime() + MAX_SHOWN_MS)];
  const expiresAt = new Date(Math.min(...until.map((instant) => instant.getTime())));
  return { priceRows, schedule, days: { ...days, expiresAt }, findFirstTime: firstTimes.find };
}

/** The price that is shown first, with what it is for; the parts of it for a ledger. */
export interface SetPrice extends FittedPrice {
  /** Four fitted, or four tyres where the price list has no fitting. */
  readonly cents: number;
  /** '664 €' */
  readonly text: string;
  /** 'asennettuna, 4 kpl' or '4 kpl ilman asennusta' */
  readonly words: string;
}

/** null: the price is on request. */
export function setPrice(
  product: Pick<ProductCard, 'price' | 'size' | 'isRunFlat'>,
  { priceRows }: Pick<FittingTerms, 'priceRows'>,
): SetPrice | null {
  const price = fittedPrice(product, priceRows);
  if (!price) return null;
  const cents = price.totalCents ?? price.tyresCents;
  return {
    ...price,
    cents,
    text: formatShortEuros(cents),
    words: price.totalCents === null ? texts.unfitted : texts.fitted,
  };
}

type Fitted = Pick<ProductCard, 'stock' | 'size' | 'isRunFlat'>;
type Days = Pick<FittingTerms, 'days' | 'findFirstTime'>;

/** The first time or day for four of them, in the order of text; null: there is no set, or none that may be promised. */
export function fittingDay(product: Fitted, terms: Days): string | null {
  const { stock } = product;
  if (stock.kind === 'none' || !isFullSet(stock)) return null;
  if (!terms.findFirstTime) return terms.days[stock.kind];
  return firstTime(product, stock.kind, terms.findFirstTime)?.toISOString() ?? null;
}

/**
 * 'Hyllyssä · alle ma 23.11. alkaen', 'Tilauksesta · alle aikaisintaan to 26.11.', 'Ei varastossa · kysy'; where times can be
 * booked 'Hyllyssä. Asennus aikaisintaan ti 24.11. klo 9.00'.
 */
export function fittingDayText(product: Fitted, terms: Days): string {
  return dayText(product, terms, (words, first) =>
    terms.findFirstTime
      ? words.firstTime(formatNearClock(new Date(first)))
      : words.from(formatNearDay(first)),
  );
}

/** The same in a list of many, the day first: 'Autoon ti 24.11. · hyllyssä'. */
export function fittingDayInList(product: Fitted, terms: Days): string {
  return dayText(product, terms, (words, first) =>
    words.inList(formatNearDay(terms.findFirstTime ? helsinkiDay(new Date(first)) : first)),
  );
}

function dayText(
  product: Fitted,
  terms: Days,
  shown: (words: (typeof texts)['own' | 'supplier'], first: string) => string,
): string {
  const { stock } = product;
  if (stock.kind === 'none') return texts.none;
  const words = texts[stock.kind];
  if (!isFullSet(stock)) return words.tooFew(stock.count);
  const first = fittingDay(product, terms);
  return first === null ? words.noDay : shown(words, first);
}

function firstTime(product: Fitted, source: 'own' | 'supplier', find: FirstTimes['find']): Date | null {
  const { diameterIn, vehicleType, isRunFlat } = fittedWheel(product);
  return find({ rim: Math.floor(diameterIn), vehicleType, isRunFlat }, source);
}

function isFullSet({ count, isMinimum }: StockView): boolean {
  return count >= FULL_SET || (isMinimum && count >= FULL_SET - 1);
}
