// Prices and rim sizes in words, as shown on every page of the shop.
import { formatShortEuros } from '../../platform/contract/money.ts';
import { priceTexts as texts } from './messages.ts';
import type { PriceRow } from './price-list.ts';

/** '25 €', 'alk. 40 €', 'Maksutta', 'Kysy hintaa'. */
export function priceWords(cents: number | null, isFrom = false): string {
  if (cents === null) return texts.ask;
  if (cents === 0) return texts.free;
  return isFrom ? texts.from(formatShortEuros(cents)) : formatShortEuros(cents);
}

/** 'Enintään 16″', '17–18″', '21″ tai suurempi', 'Kaikki koot'. */
export function rimWords({ minRim, maxRim }: Pick<PriceRow, 'minRim' | 'maxRim'>): string {
  if (minRim !== null && maxRim !== null) return texts.rimBetween(minRim, maxRim);
  if (maxRim !== null) return texts.upToRim(maxRim);
  return minRim === null ? texts.anyRim : texts.fromRim(minRim);
}
