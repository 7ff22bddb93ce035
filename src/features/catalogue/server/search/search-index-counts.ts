// What is counted once per change of the search index: the tyres of each size, model and manufacturer.
import type { SeasonKind } from '../../size/size-choice.ts';
import type { IndexedSize } from './search-index-parts.ts';
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
  readonly places: Int32Array;
  readonly placesBySize: readonly Int32Array[];
  readonly placesByModel: readonly (readonly number[])[];
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
  const placesByModel = parts.models.map((): number[] => []);
  const places: number[] = [];
  for (let place = 0; place < searchIndex.length; place += 1) {
    if (searchIndex.isGone[place] === 1) continue;
    const size = searchIndex.sizeOf[place] ?? 0;
    const model = searchIndex.modelOf[place] ?? 0;
    places.push(place);
    bySize[size]?.push(place);
    placesByModel[model]?.push(place);
    add(sizes[size], searchIndex, place);
    add(manufacturers[parts.models[model]?.manufacturer.index ?? 0], searchIndex, place);
  }
  const counted = {
    revision: searchIndex.revision,
    places: Int32Array.from(places),
    placesBySize: bySize.map((of) => Int32Array.from(of)),
    placesByModel,
    sizes,
    manufacturers,
  };
  cache.set(searchIndex, counted);
  return counted;
}

/** Places of the tyres of these sizes. */
export function placesOfSizes(searchIndex: SearchIndex, sizes: readonly IndexedSize[]): Int32Array {
  const { placesBySize } = countIndex(searchIndex);
  const lists = sizes.flatMap(({ index }) => placesBySize[index] ?? []);
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

export function seasonKindOf({ facets }: SearchIndex, place: number): SeasonKind {
  if (facets.type[place] === 1) return 'summer';
  return facets.winterType[place] === 1 ? 'studded' : 'friction';
}

function add(count: Count | undefined, searchIndex: SearchIndex, place: number): void {
  if (count === undefined) return;
  count.total += 1;
  count[seasonKindOf(searchIndex, place)] += 1;
  if ((searchIndex.stock[place] ?? 0) > 0) count.inStock += 1;
  const cents = searchIndex.cents[place] ?? 0;
  if (cents > 0 && (count.fromCents === 0 || cents < count.fromCents)) count.fromCents = cents;
}
