// The size table of the finder: what is sold of each size by kind, and the least that four cost fitted.
import type { PriceRow } from '../../../price-list/price-list.ts';
import { fittedPrice } from '../../fitting/fitted-price.ts';
import { FULL_SET } from '../../fitting/full-set.ts';
import type { SeasonKind, SizeRow } from '../../size/size-choice.ts';
import { hasSameDimensions, sizeSlug, type SizeDimensions } from '../../size/tyre-size.ts';
import { countIndex, slotsOfSizes, seasonKindOf } from './search-index-counts.ts';
import type { SearchIndex } from './search-index.ts';

/** A van size and the plain one of the same numbers are one row, as they are one search. */
export function sizeTable(searchIndex: SearchIndex, priceRows: readonly PriceRow[]): SizeRow[] {
  const { sizes: counts } = countIndex(searchIndex);
  const sold = searchIndex.parts.sizes.filter(({ index }) => (counts[index]?.total ?? 0) > 0);
  return [...Map.groupBy(sold, sizeSlug).values()].flatMap((alike) => {
    const fromCents = leastFittedCents(searchIndex, slotsOfSizes(searchIndex, alike), priceRows);
    const cell = (kind: SeasonKind): [number, number] => [
      alike.reduce((sum, { index }) => sum + (counts[index]?.[kind] ?? 0), 0),
      fromCents.get(kind) ?? 0,
    ];
    const cells = [...cell('friction'), ...cell('studded'), ...cell('summer')] as const;
    return alike
      .slice(0, 1)
      .map(({ widthMm, aspect, diameterIn }): SizeRow => [widthMm, aspect, diameterIn, ...cells]);
  });
}

/** The least that four of a size cost fitted, van sizes of the same numbers included; null where none can be had so. */
export function leastFittedOfSize(
  searchIndex: SearchIndex,
  size: SizeDimensions,
  priceRows: readonly PriceRow[],
): number | null {
  const alike = searchIndex.parts.sizes.filter((each) => hasSameDimensions(each, size));
  const least = leastFittedCents(searchIndex, slotsOfSizes(searchIndex, alike), priceRows);
  return least.size === 0 ? null : Math.min(...least.values());
}

/** Lowest price of tyres with a price and four in stock. */
export function leastFittedCents(
  searchIndex: SearchIndex,
  slots: Iterable<number>,
  priceRows: readonly PriceRow[],
): Map<SeasonKind, number> {
  const least = new Map<SeasonKind, number>();
  for (const slot of slots) {
    const size = searchIndex.parts.sizes[searchIndex.sizeOf[slot] ?? 0];
    if (!size || (searchIndex.stock[slot] ?? 0) < FULL_SET) continue;
    const price = { cents: searchIndex.cents[slot] ?? 0 };
    const tyre = { price, size, isRunFlat: searchIndex.facets.runFlat[slot] === 1 };
    const cents = fittedPrice(tyre, priceRows)?.totalCents ?? null;
    const kind = seasonKindOf(searchIndex, slot);
    if (cents !== null && cents < (least.get(kind) ?? Infinity)) least.set(kind, cents);
  }
  return least;
}
