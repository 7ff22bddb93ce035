// The three tyres raised above a list, each by a rule that is told beside it.
import { catalogueMessages as messages } from '../messages.ts';
import type { TyrePick } from '../product-view.ts';
import { bestPlace } from './shelf-order.ts';
import { FULL_SET } from './shelf.ts';
import type { Shelf } from './shelf.ts';

/** With fewer tyres than this there is little to pick from. */
const LEAST_TYRES = 4;

/** In this order: a tyre is picked once. */
const KINDS = ['cheapest', 'best', 'quietest'] satisfies TyrePick['kind'][];

/** Above any price in cents. */
const PRICE_STEPS = 2 ** 27;

export interface PickedPlace {
  readonly kind: TyrePick['kind'];
  readonly place: number;
}

/** Cheapest, best and quietest of what was found; only tyres with a price and a set in stock; a tyre is picked once. */
export function pickTyres(shelf: Shelf, places: Int32Array): PickedPlace[] {
  if (places.length < LEAST_TYRES) return [];
  const taken = new Set<number>();
  const picks: PickedPlace[] = [];
  for (const kind of KINDS) {
    const place = bestPlace(places, keysOf(shelf, kind), taken);
    if (place === undefined) continue;
    taken.add(place);
    picks.push({ kind, place });
  }
  return picks;
}

interface KeptKeys {
  readonly revision: number;
  readonly byKind: Map<TyrePick['kind'], Float64Array>;
}

const kept = new WeakMap<Shelf, KeptKeys>();

/** One number for each tyre of the shelf, made once per change. */
function keysOf(shelf: Shelf, kind: TyrePick['kind']): Float64Array {
  const known = kept.get(shelf);
  const current: KeptKeys =
    known?.revision === shelf.revision ? known : { revision: shelf.revision, byKind: new Map() };
  kept.set(shelf, current);
  const keys =
    current.byKind.get(kind) ??
    Float64Array.from({ length: shelf.length }, (_each, place) => pickKey(shelf, place, kind) ?? Infinity);
  current.byKind.set(kind, keys);
  return keys;
}

export function describePick(kind: TyrePick['kind']): Pick<TyrePick, 'title' | 'rule'> {
  return messages.picks[kind];
}

/** Smaller is better; undefined: not in question. */
function pickKey(shelf: Shelf, place: number, kind: TyrePick['kind']): number | undefined {
  const cents = shelf.cents[place] ?? 0;
  if (cents === 0 || (shelf.stock[place] ?? 0) < FULL_SET) return undefined;
  switch (kind) {
    case 'cheapest':
      return cents;
    case 'best': {
      const merit10 = meritOf(shelf, place);
      return merit10 === undefined ? undefined : (100 - merit10) * PRICE_STEPS + cents;
    }
    case 'quietest': {
      const noiseDb = shelf.noiseDb[place] ?? 0;
      return noiseDb === 0 ? undefined : noiseDb * PRICE_STEPS + cents;
    }
  }
}

/** Ten times the average of the shop's stars and of wet grip (A 5 … E 1); stars alone where there is no label. */
function meritOf(shelf: Shelf, place: number): number | undefined {
  const stars10 = shelf.rating10[place] ?? 0;
  if (stars10 === 0) return undefined;
  const wetCode = shelf.facets.wetGrip[place] ?? 0;
  return wetCode === 0 ? stars10 : (stars10 + 10 * Math.max(6 - wetCode, 0)) / 2;
}
