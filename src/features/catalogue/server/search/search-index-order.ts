// Orders of a result. Each tyre gets one number per order, smaller first, so that a complete search index sorts in milliseconds.
import { FULL_SET } from '../../fitting/full-set.ts';
import { SEASONS, WINTER_TYPES, type Sort } from '../../search/search-filters.ts';
import type { SearchIndex } from './search-index.ts';

/** Beyond this many tyres the cached order of the complete index is walked instead of sorting the found ones. */
const WALK_FROM = 3_000;

/** Up to this many the first of a result are picked out in one pass: the first search after a change waits for no sort. */
const MAX_PICKED = 100;

/** Above any price in cents. */
const PRICE_STEPS = 2 ** 27;
const NO_VALUE = 255;

/** The counter's: in season first, what is on the own shelf before the supplier's, then by price. */
type Order = Sort | 'counter';

interface CachedOrder {
  readonly revision: number;
  readonly keys: Float64Array;
  walk: Int32Array | undefined;
}

const cache = new WeakMap<SearchIndex, Map<Order, CachedOrder>>();

/** The slots of one page of `slots`, in the wanted order; ties by the order in which tyres came to the search index. */
export function orderedPage(
  searchIndex: SearchIndex,
  slots: Int32Array,
  sort: Order,
  offset: number,
  limit: number,
): number[] {
  if (offset >= slots.length || limit === 0) return [];
  const order = orderOf(searchIndex, sort);
  const end = offset + limit;
  if (end <= MAX_PICKED && end < slots.length / 2) return firstByKey(slots, order.keys, end).slice(offset);
  if (slots.length < WALK_FROM) return [...sortByKey(slots, order.keys).subarray(offset, end)];
  order.walk ??= sortByKey(
    Int32Array.from({ length: searchIndex.length }, (_, slot) => slot),
    order.keys,
  );
  return walkPage(order.walk, slots, offset, limit);
}

/** The slot with the smallest finite key, those taken apart; undefined when there is none. */
export function bestSlot(
  slots: Int32Array,
  keys: Float64Array,
  taken: ReadonlySet<number>,
): number | undefined {
  let best: number | undefined;
  let bestKey = Number.POSITIVE_INFINITY;
  for (const slot of slots) {
    const key = keys[slot] ?? Number.POSITIVE_INFINITY;
    if (key < bestKey && !taken.has(slot)) {
      best = slot;
      bestKey = key;
    }
  }
  return best;
}

function sortByKey(slots: Int32Array, keys: Float64Array): Int32Array {
  return slots.toSorted((a, b) => (keys[a] ?? 0) - (keys[b] ?? 0) || a - b);
}

/** As `sortByKey`, the first `most` alone: each slot is put in its place among the first so far, or nowhere. */
function firstByKey(slots: Int32Array, keys: Float64Array, most: number): number[] {
  const first: number[] = [];
  for (const slot of slots) {
    const key = keys[slot] ?? 0;
    let at = first.length;
    for (; at > 0; at -= 1) {
      const before = first[at - 1] ?? 0;
      const keyBefore = keys[before] ?? 0;
      if (keyBefore < key || (keyBefore === key && before < slot)) break;
    }
    if (at === most) continue;
    first.splice(at, 0, slot);
    if (first.length > most) first.pop();
  }
  return first;
}

function walkPage(walk: Int32Array, slots: Int32Array, offset: number, limit: number): number[] {
  const isFound = new Uint8Array(walk.length);
  for (const slot of slots) isFound[slot] = 1;
  const page: number[] = [];
  let passed = 0;
  for (const slot of walk) {
    if (isFound[slot] !== 1) continue;
    passed += 1;
    if (passed > offset) page.push(slot);
    if (page.length === limit) break;
  }
  return page;
}

function orderOf(searchIndex: SearchIndex, sort: Order): CachedOrder {
  const orders = cache.get(searchIndex) ?? new Map<Order, CachedOrder>();
  cache.set(searchIndex, orders);
  const known = orders.get(sort);
  if (known?.revision === searchIndex.revision) return known;
  const keys = new Float64Array(searchIndex.length);
  for (let slot = 0; slot < keys.length; slot += 1) keys[slot] = keyOf(searchIndex, slot, sort);
  const order = { revision: searchIndex.revision, keys, walk: undefined };
  orders.set(sort, order);
  return order;
}

/** Tyres without a price come last in every order; in the counter's among their like. */
function keyOf(searchIndex: SearchIndex, slot: number, sort: Order): number {
  const cents = searchIndex.cents[slot] ?? 0;
  const tier = stockTier(searchIndex, slot);
  const isOff = searchIndex.facets.type[slot] === SEASONS.indexOf(searchIndex.season) + 1 ? 0 : 1;
  if (sort === 'counter') return (isOff * 4 + tier) * PRICE_STEPS + (cents || PRICE_STEPS - 1);
  if (cents === 0) return Number.MAX_SAFE_INTEGER;
  switch (sort) {
    case 'recommended': {
      const offer = searchIndex.facets.onSale[slot] === 1 ? 0 : 1;
      const lessStars = 50 - (searchIndex.rating10[slot] ?? 0);
      const isShort = tier < 2 ? 0 : 1;
      const isIceless = hasIceGrip(searchIndex, slot) ? 0 : 1;
      // Only cars with pressure sensors may have run-flat tyres.
      const runFlat = searchIndex.facets.runFlat[slot] ?? 0;
      const group = ((isOff * 2 + isShort) * 2 + isIceless) * 4 + tier;
      return (((group * 2 + runFlat) * 2 + offer) * 64 + lessStars) * PRICE_STEPS + cents;
    }
    case 'price-asc':
      return cents * 8 + tier;
    case 'price-desc':
      return (PRICE_STEPS - cents) * 8 + tier;
    case 'quiet':
      return ((searchIndex.noiseDb[slot] || NO_VALUE) * 4 + tier) * PRICE_STEPS + cents;
    case 'wet':
      return ((searchIndex.facets.wetGrip[slot] || NO_VALUE) * 4 + tier) * PRICE_STEPS + cents;
    case 'fuel':
      return ((searchIndex.facets.fuelEfficiency[slot] || NO_VALUE) * 4 + tier) * PRICE_STEPS + cents;
  }
}

const FRICTION = WINTER_TYPES.indexOf('friction') + 1;

/** Friction tyres without the ice mark are made for Central European winters, no match for Finnish ice. */
export function hasIceGrip({ facets }: SearchIndex, slot: number): boolean {
  return facets.winterType[slot] !== FRICTION || facets.iceGrip[slot] === 1;
}

/** 0: a set on our own searchIndex; 1: a set at the supplier; 2: fewer than four; 3: none. */
function stockTier(searchIndex: SearchIndex, slot: number): 0 | 1 | 2 | 3 {
  const stock = searchIndex.stock[slot] ?? 0;
  if (stock === 0) return 3;
  if (stock < FULL_SET) return 2;
  return searchIndex.isOwnStock[slot] === 1 ? 0 : 1;
}
