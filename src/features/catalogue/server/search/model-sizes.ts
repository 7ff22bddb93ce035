// The tyres of each model in each size, put together once per change of the search index: what is suggested counts these, not tyres.
import type { PriceRow } from '../../../price-list/price-list.ts';
import { fittedPrice } from '../../fitting/fitted-price.ts';
import { FULL_SET } from '../../fitting/full-set.ts';
import { countIndex } from './search-index-counts.ts';
import type { IndexedModel, IndexedSize } from './search-index-parts.ts';
import type { SearchIndex } from './search-index.ts';

export interface ModelInSize {
  readonly index: number;
  readonly model: IndexedModel;
  readonly size: IndexedSize;
  readonly slots: readonly number[];
}

interface ModelSizes {
  readonly revision: number;
  readonly all: readonly ModelInSize[];
  /** By the indexes of the parts; nothing where none is sold. */
  readonly byModel: ReadonlyMap<number, readonly ModelInSize[]>;
  readonly bySize: ReadonlyMap<number, readonly ModelInSize[]>;
}

const cache = new WeakMap<SearchIndex, ModelSizes>();

export function modelSizes(searchIndex: SearchIndex): ModelSizes {
  const known = cache.get(searchIndex);
  if (known?.revision === searchIndex.revision) return known;
  const { parts, revision } = searchIndex;
  const all: ModelInSize[] = [];
  for (const [sizeIndex, slots] of countIndex(searchIndex).slotsBySize.entries()) {
    const size = parts.sizes[sizeIndex];
    for (const [modelIndex, own] of Map.groupBy(slots, (slot) => searchIndex.modelOf[slot] ?? 0)) {
      const model = parts.models[modelIndex];
      if (size && model) all.push({ index: all.length, model, size, slots: own });
    }
  }
  const byModel = Map.groupBy(all, ({ model }) => model.index);
  const counted = { revision, all, byModel, bySize: Map.groupBy(all, ({ size }) => size.index) };
  cache.set(searchIndex, counted);
  return counted;
}

const leastByRows = new WeakMap<ModelSizes, { priceRows: readonly PriceRow[]; least: Float64Array }>();

/** The least that four cost fitted, in cents by the index of a `ModelInSize`; Infinity where they cannot be had so. */
export function leastFitted(searchIndex: SearchIndex, priceRows: readonly PriceRow[]): Float64Array {
  const sizes = modelSizes(searchIndex);
  const known = leastByRows.get(sizes);
  if (known?.priceRows === priceRows) return known.least;
  const least = Float64Array.from(sizes.all, (each) => leastOf(searchIndex, each, priceRows));
  leastByRows.set(sizes, { priceRows, least });
  return least;
}

function leastOf(
  searchIndex: SearchIndex,
  { slots, size }: ModelInSize,
  priceRows: readonly PriceRow[],
): number {
  // Fitting costs the same for all of them but the run-flat ones.
  const prices = [false, true].map((isRunFlat) => {
    const cents = slots.reduce((least, slot) => {
      const own = searchIndex.cents[slot] ?? 0;
      const isMeant = (searchIndex.facets.runFlat[slot] === 1) === isRunFlat;
      const isSold = isMeant && own > 0 && (searchIndex.stock[slot] ?? 0) >= FULL_SET;
      return isSold ? Math.min(least, own) : least;
    }, Infinity);
    const price = cents === Infinity ? null : fittedPrice({ price: { cents }, size, isRunFlat }, priceRows);
    return price?.totalCents ?? Infinity;
  });
  return Math.min(...prices);
}
