// What is counted once per change of the search index: the tyres of each size and manufacturer.
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
