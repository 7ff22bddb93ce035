// Orders of a result. Each tyre gets one number per order, smaller first, so that a whole search index sorts in milliseconds.
import { SEASONS, type Sort } from '../../search/search-filters.ts';
import { FULL_SET, type SearchIndex } from './search-index.ts';

/** Beyond this many tyres the cached order of the whole index is walked instead of sorting the found ones. */
const WALK_FROM = 3_000;

/** Up to so many the first of a result are picked out instead of sorting all of it. */
const MOST_PICKED = 100;

/** Above any price in cents. */
const PRICE_STEPS = 2 ** 27;
const NO_VALUE = 255;

interface CachedOrder {
  readonly revision: number;
  readonly keys: Float64Array;
  walk: Int32Array | undefined;
}

const cache = new WeakMap<SearchIndex, Map<Sort, CachedOrder>>();

/** The places of one page of `places`, in the wanted order; ties by the order in which tyres came to the search index. */
export function orderedPage(
  searchIndex: SearchIndex,
  places: Int32Array,
  sort: Sort,
  offset: number,
  limit: number,
): number[] {
  if (offset >= places.length) return [];
  const order = orderOf(searchIndex, sort);
  const end = offset + limit;
  if (end <= MOST_PICKED && end < places.length / 2 && places.length < WALK_FROM) {
    return firstByKey(places, order.keys, end).slice(offset);
  }
  if (places.length < WALK_FROM) return [...sortByKey(places, order.keys).subarray(offset, end)];
  order.walk ??= sortByKey(
    Int32Array.from({ length: searchIndex.length }, (_, place) => place),
    order.keys,
  );
  return walkPage(order.walk, places, offset, limit);
}

/** The place with the smallest finite key, those taken apart; undefined when there is none. */
export function bestPlace(
  places: Int32Array,
  keys: Float64Array,
  taken: ReadonlySet<number>,
): number | undefined {
  let best: number | undefined;
  let bestKey = Number.POSITIVE_INFINITY;
  for (const place of places) {
    const key = keys[place] ?? Number.POSITIVE_INFINITY;
    if (key < bestKey && !taken.has(place)) {
      best = place;
      bestKey = key;
    }
  }
  return best;
}

function sortByKey(places: Int32Array, keys: Float64Array): Int32Array {
  return places.toSorted((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0) || a - b);
}

/** As `sortByKey`, the first `most` alone: each place is put where it belongs among the first so far, or nowhere. */
function firstByKey(places: Int32Array, keys: Float64Array, most: number): number[] {
  const first: number[] = [];
  for (const place of places) {
    const key = keys[place] ?? 0;
    let at = first.length;
    for (; at > 0; at -= 1) {
      const before = first[at - 1] ?? 0;
      const keyBefore = keys[before] ?? 0;
      if (keyBefore < key || (keyBefore === key && before < place)) break;
    }
    if (at === most) continue;
    first.splice(at, 0, place);
    if (first.length > most) first.pop();
  }
  return first;
}

function walkPage(walk: Int32Array, places: Int32Array, offset: number, limit: number): number[] {
  const isFound = new Uint8Array(walk.length);
  for (const place of places) isFound[place] = 1;
  const page: number[] = [];
  let passed = 0;
  for (const place of walk) {
    if (isFound[place] !== 1) continue;
    passed += 1;
    if (passed > offset) page.push(place);
    if (page.length === limit) break;
  }
  return page;
}

function orderOf(searchIndex: SearchIndex, sort: Sort): CachedOrder {
  const orders = cache.get(searchIndex) ?? new Map<Sort, CachedOrder>();
  cache.set(searchIndex, orders);
  const known = orders.get(sort);
  if (known?.revision === searchIndex.revision) return known;
  const keys = new Float64Array(searchIndex.length);
  for (let place = 0; place < keys.length; place += 1) keys[place] = keyOf(searchIndex, place, sort);
  const order = { revision: searchIndex.revision, keys, walk: undefined };
  orders.set(sort, order);
  return order;
}

/** Tyres without a price come last in every order. */
function keyOf(searchIndex: SearchIndex, place: number, sort: Sort): number {
  const cents = searchIndex.cents[place] ?? 0;
  if (cents === 0) return Number.MAX_SAFE_INTEGER;
  const tier = stockTier(searchIndex, place);
  switch (sort) {
    case 'recommended': {
      const offer = searchIndex.facets.onSale[place] === 1 ? 0 : 1;
      const lessStars = 50 - (searchIndex.rating10[place] ?? 0);
      const isOff = searchIndex.facets.type[place] === SEASONS.indexOf(searchIndex.season) + 1 ? 0 : 1;
      return (((isOff * 4 + tier) * 2 + offer) * 64 + lessStars) * PRICE_STEPS + cents;
    }
    case 'price-asc':
      return cents * 8 + tier;
    case 'price-desc':
      return (PRICE_STEPS - cents) * 8 + tier;
    case 'quiet':
      return ((searchIndex.noiseDb[place] || NO_VALUE) * 4 + tier) * PRICE_STEPS + cents;
    case 'wet':
      return ((searchIndex.facets.wetGrip[place] || NO_VALUE) * 4 + tier) * PRICE_STEPS + cents;
    case 'fuel':
      return ((searchIndex.facets.fuelEfficiency[place] || NO_VALUE) * 4 + tier) * PRICE_STEPS + cents;
  }
}

/** 0: a set on our own searchIndex; 1: a set at the supplier; 2: fewer than four; 3: none. */
export function stockTier(searchIndex: SearchIndex, place: number): 0 | 1 | 2 | 3 {
  const stock = searchIndex.stock[place] ?? 0;
  if (stock === 0) return 3;
  if (stock < FULL_SET) return 2;
  return searchIndex.isOwnStock[place] === 1 ? 0 : 1;
}
