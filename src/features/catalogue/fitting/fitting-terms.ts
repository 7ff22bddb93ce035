// What a page needs to show the fitted price and the first day of any tyre: made once for each page.
import { formatNearDay, type IsoDay } from '../../../platform/contract/dates.ts';
import { formatShortEuros } from '../../../platform/contract/money.ts';
import { OPENING_HOURS_TAG } from '../../opening-hours/contract.ts';
import type { Schedule } from '../../opening-hours/opening-hours.ts';
import { PRICE_LIST_TAG } from '../../price-list/contract.ts';
import type { PriceRow } from '../../price-list/price-list.ts';
import { SHOP_PROFILE_TAG } from '../../shop-profile/contract.ts';
import { fittingMessages as texts } from '../messages/fitting.ts';
import type { ProductCard, StockView } from '../product/product-view.ts';
import { firstFittingDays, type FittingDays, type FittingDaysSource } from './first-fitting-day.ts';
import { FULL_SET, fittedPrice, type FittedPrice } from './fitted-price.ts';

export interface FittingTerms {
  readonly priceRows: readonly PriceRow[];
  readonly schedule: Schedule;
  readonly days: FittingDays;
}

/** What a page that shows them depends on, beside `days.expiresAt`. */
export const FITTING_TAGS: readonly string[] = [PRICE_LIST_TAG, OPENING_HOURS_TAG, SHOP_PROFILE_TAG];

export function fittingTerms(source: FittingDaysSource & { priceRows: readonly PriceRow[] }): FittingTerms {
  const { priceRows, schedule } = source;
  return { priceRows, schedule, days: firstFittingDays(source) };
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

/** The first day for four of them; null: there is no set, or no day that may be promised. */
export function fittingDay(stock: StockView, { days }: Pick<FittingTerms, 'days'>): IsoDay | null {
  return stock.kind === 'none' || !isFullSet(stock) ? null : days[stock.kind];
}

/** 'Hyllyssä · alle ma 23.11. alkaen', 'Tilauksesta · alle aikaisintaan to 26.11.', 'Ei varastossa · kysy'. */
export function fittingDayText(stock: StockView, terms: Pick<FittingTerms, 'days'>): string {
  if (stock.kind === 'none') return texts.none;
  const words = texts[stock.kind];
  if (!isFullSet(stock)) return words.tooFew(stock.count);
  const day = fittingDay(stock, terms);
  return day === null ? words.noDay : words.from(formatNearDay(day));
}

function isFullSet({ count, isMinimum }: StockView): boolean {
  return count >= FULL_SET || (isMinimum && count >= FULL_SET - 1);
}
