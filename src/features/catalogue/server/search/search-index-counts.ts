// What is counted once per change of the search index: the tyres of each size and manufacturer, and of each model in a size.
import type { PriceRow } from '../../../price-list/price-list.ts';
import { fittedPrice } from '../../fitting/fitted-price.ts';
import { FULL_SET } from '../../fitting/full-set.ts';
import type { SeasonKind } from '../../size/size-choice.ts';
import type { IndexedModel, IndexedSize } from './search-index-parts.ts';
import type { SearchIndex } from './search-index.ts';

/** How many tyres are on sale, by kind, and the cheapest price in cents (0: none has one). */
export interface Count extends Record<SeasonKind, number> {
  total: number;
  fromCents: number;
  inStock: number;
}

interface Counted {
  readonly revision: number;
  /** Every tyre on sale. */
  readonly slots: Int32Array;
  readonly slotsBySize: readonly Int32Array[];
  readonly sizes: readonly Count[];
  readonly manufacturers: readonly Count[];
}

const cache = new WeakMap<SearchIndex, Counted>();

export function countIndex(searchIndex: SearchIndex): Counted {
  const known = cache.get(searchIndex);
  if (known?.revision === searchIndex.revision) return known;
  const { parts } = searchIndex;
  const sizes = parts.sizes.map(emptyCount);
  const manufacturers = parts.manufacturers.map(emptyCount);
  const bySize = parts.sizes.map((): number[] => []);
  const slots: number[] = [];
  for (let slot = 0; slot < searchIndex.length; slot += 1) {
    if (searchIndex.isGone[slot] === 1) continue;
    const size = searchIndex.sizeOf[slot] ?? 0;
    slots.push(slot);
    bySize[size]?.push(slot);
    add(sizes[size], searchIndex, slot);
    add(
      manufacturers[parts.models[searchIndex.modelOf[slot] ?? 0]?.manufacturer.index ?? 0],
      searchIndex,
      slot,
    );
  }
  const counted = {
    revision: searchIndex.revision,
    slots: Int32Array.from(slots),
    slotsBySize: bySize.map((of) => Int32Array.from(of)),
    sizes,
    manufacturers,
  };
  cache.set(searchIndex, counted);
  return counted;
}

/** Slots of the tyres of these sizes. */
export function slotsOfSizes(searchIndex: SearchIndex, sizes: readonly IndexedSize[]): Int32Array {
  const { slotsBySize } = countIndex(searchIndex);
  const lists = sizes.flatMap(({ index }) => slotsBySize[index] ?? []);
  const [only] = lists;
  if (lists.length === 1 && only) return only;
  const all = new Int32Array(lists.reduce((sum, list) => sum + list.length, 0));
  let at = 0;
  for (const list of lists) {
    all.set(list, at);
    at += list.length;
  }
  return all;
}

function emptyCount(): Count {
  return { total: 0, summer: 0, friction: 0, studded: 0, fromCents: 0, inStock: 0 };
}

export function seasonKindOf({ facets }: SearchIndex, slot: number): SeasonKind {
  if (facets.type[slot] === 1) return 'summer';
  return facets.winterType[slot] === 1 ? 'studded' : 'friction';
}

function add(count: Count | undefined, searchIndex: SearchIndex, slot: number): void {
  if (count === undefined) return;
  count.total += 1;
  count[seasonKindOf(searchIndex, slot)] += 1;
  if ((searchIndex.stock[slot] ?? 0) > 0) count.inStock += 1;
  const cents = searchIndex.cents[slot] ?? 0;
  if (cents > 0 && (count.fromCents === 0 || cents < count.fromCents)) count.fromCents = cents;
}

/** The tyres of a model in a size: what is suggested counts these, not tyres. */
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

const modelSizesCache = new WeakMap<SearchIndex, ModelSizes>();

export function modelSizes(searchIndex: SearchIndex): ModelSizes {
  const known = modelSizesCache.get(searchIndex);
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
  modelSizesCache.set(searchIndex, counted);
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
