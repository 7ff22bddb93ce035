// What a tyre costs now: the one rule of cards, pages, lists, pickers and the palette.
import { eurosToCents } from '../../../platform/contract/money.ts';
import type { ProductResponse } from '../contract/tyres.ts';
import { financingPriceCents } from './pricing.ts';

export type Priced = Pick<ProductResponse, 'price' | 'referencePrice' | 'discountPercent'> & {
  sale: { price: number } | null;
};

export interface PriceInForce {
  /** 0: the price is on request. */
  cents: number;
  /** The price that was; with a percent the one that the percent is counted from. null without an offer. */
  struckCents: number | null;
  /** Whole percents off `struckCents`; null where the law allows none. */
  percent: number | null;
  /** The price without the offer, when it is not the struck one. */
  regularCents: number | null;
}

/** What one tyre costs while this offer, or none, runs, in cents or in euros; which offer runs the search index knows. 0: on request. */
export function priceNow(regular: number, offer: number | null): number {
  return offer ?? regular;
}

/** The price of an answer of the API: that of the offer while one runs. */
export function priceInForce({ price, sale, referencePrice, discountPercent }: Priced): PriceInForce {
  const regular = eurosToCents(price);
  if (!sale) return { cents: regular, struckCents: null, percent: null, regularCents: null };
  const isLawful = discountPercent !== null && referencePrice !== null;
  const struck = isLawful ? eurosToCents(referencePrice) : regular;
  return {
    cents: priceNow(regular, eurosToCents(sale.price)),
    struckCents: struck,
    percent: isLawful ? discountPercent : null,
    regularCents: struck === regular ? null : regular,
  };
}

/** The financing price of the price in force, in cents: a twelfth of the offer's while one runs. */
export function financingInForce({
  sale,
  financingPrice,
}: Pick<ProductResponse, 'financingPrice'> & Pick<Priced, 'sale'>): number | null {
  if (sale) return financingPriceCents(eurosToCents(sale.price));
  return eurosToCents(financingPrice);
}
