// The three tyres shown above a list, each picked by a rule that is shown next to it.
import { FULL_SET } from '../../fitting/full-set.ts';
import { catalogueMessages as messages } from '../../messages/catalogue.ts';
import type { TyrePick } from '../../product/product-view.ts';
import { SEASONS } from '../../search/search-filters.ts';
import { bestSlot, hasIceGrip } from './search-index-order.ts';
import type { SearchIndex } from './search-index.ts';

/** With fewer tyres than this there is little to pick from. */
const MIN_TYRES = 4;

/** In this order: a tyre is picked once. */
const KINDS = ['cheapest', 'best', 'quietest'] satisfies TyrePick['kind'][];

/** Above any price in cents. */
const PRICE_STEPS = 2 ** 27;
/** Above any key of a tyre of the season. */
const OFF_SEASON = 2 ** 40;

export interface PickedSlot {
  readonly kind: TyrePick['kind'];
  readonly slot: number;
}

/** Cheapest, best and quietest of what was found, by the rules of `describePick`; a tyre is picked once. */
export function pickTyres(searchIndex: SearchIndex, slots: Int32Array): PickedSlot[] {
  if (slots.length < MIN_TYRES) return [];
  const taken = new Set<number>();
  const picks: PickedSlot[] = [];
  for (const kind of KINDS) {
    const slot = bestSlot(slots, keysOf(searchIndex, kind), taken);
    if (slot === undefined) continue;
    taken.add(slot);
    picks.push({ kind, slot });
  }
  return picks;
}

interface CachedKeys {
  readonly revision: number;
  readonly byKind: Map<TyrePick['kind'], Float64Array>;
}

const cache = new WeakMap<SearchIndex, CachedKeys>();

/** One number for each tyre of the search index, made once per change. */
function keysOf(searchIndex: SearchIndex, kind: TyrePick['kind']): Float64Array {
  const known = cache.get(searchIndex);
  const current: CachedKeys =
    known?.revision === searchIndex.revision ? known : { revision: searchIndex.revision, byKind: new Map() };
  cache.set(searchIndex, current);
  const keys =
    current.byKind.get(kind) ??
    Float64Array.from(
      { length: searchIndex.length },
      (_each, slot) => pickKey(searchIndex, slot, kind) ?? Infinity,
    );
  current.byKind.set(kind, keys);
  return keys;
}

export function describePick(kind: TyrePick['kind']): Pick<TyrePick, 'title' | 'rule'> {
  return messages.picks[kind];
}

/** Smaller is better, tyres of the season in force before all others; undefined: not in question. */
function pickKey(searchIndex: SearchIndex, slot: number, kind: TyrePick['kind']): number | undefined {
  const key = canBePicked(searchIndex, slot) ? meritKey(searchIndex, slot, kind) : undefined;
  if (key === undefined) return undefined;
  return searchIndex.facets.type[slot] === SEASONS.indexOf(searchIndex.season) + 1 ? key : key + OFF_SEASON;
}

function canBePicked(searchIndex: SearchIndex, slot: number): boolean {
  const { cents, stock } = searchIndex;
  return hasIceGrip(searchIndex, slot) && (cents[slot] ?? 0) > 0 && (stock[slot] ?? 0) >= FULL_SET;
}

function meritKey(searchIndex: SearchIndex, slot: number, kind: TyrePick['kind']): number | undefined {
  const cents = searchIndex.cents[slot] ?? 0;
  switch (kind) {
    case 'cheapest':
      return cents;
    case 'best': {
      const merit10 = meritOf(searchIndex, slot);
      return merit10 === undefined ? undefined : (100 - merit10) * PRICE_STEPS + cents;
    }
    case 'quietest': {
      const noiseDb = searchIndex.noiseDb[slot] ?? 0;
      return noiseDb === 0 ? undefined : noiseDb * PRICE_STEPS + cents;
    }
  }
}

/** Ten times the average of the shop's stars and of wet grip (A 5 … E 1); stars alone where there is no label. */
function meritOf(searchIndex: SearchIndex, slot: number): number | undefined {
  const stars10 = searchIndex.rating10[slot] ?? 0;
  if (stars10 === 0) return undefined;
  const wetCode = searchIndex.facets.wetGrip[slot] ?? 0;
  return wetCode === 0 ? stars10 : (stars10 + 10 * Math.max(6 - wetCode, 0)) / 2;
}
