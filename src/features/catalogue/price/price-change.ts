// How a price becomes another when many are changed at once: percents or euros, then rounding.

/** cent: as it is; euro: to the nearest whole euro; ninety: to the nearest price that ends in ,90; nine: to the nearest price that ends in nine euros (89 €, 129 €). */
export const PRICE_ROUNDINGS = ['cent', 'euro', 'ninety', 'nine'] as const;
export type PriceRounding = (typeof PRICE_ROUNDINGS)[number];

/** Prices above this are typing errors, in cents. */
export const MAX_PRICE_CENTS = 10_000_000;

/** A price in cents raised by `percent` percents (3 or -5.5), rounded half up to whole cents. */
export function changedByPercent(priceCents: number, percent: number): number {
  return Math.round(Number(((priceCents * (100 + percent)) / 100).toPrecision(12)));
}

/** A price in cents rounded; a price above nothing never becomes nothing by it. */
export function roundPrice(priceCents: number, rounding: PriceRounding): number {
  switch (rounding) {
    case 'cent':
      return priceCents;
    case 'euro':
      return atLeast(priceCents, Math.round(priceCents / 100) * 100, 100);
    case 'ninety':
      return atLeast(priceCents, Math.round((priceCents - 90) / 100) * 100 + 90, 90);
    case 'nine':
      return atLeast(priceCents, Math.round((priceCents - 900) / 1000) * 1000 + 900, 900);
  }
}

function atLeast(priceCents: number, rounded: number, least: number): number {
  return priceCents > 0 ? Math.max(least, rounded) : rounded;
}
