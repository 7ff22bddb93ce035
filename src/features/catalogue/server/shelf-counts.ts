import type { ShelfSize } from './shelf-parts.ts';
// What is counted once per change of the shelf: the tyres of each size, model and maker.
import type { Shelf } from './shelf.ts';

/** How many tyres are on sale, by kind, and the cheapest price in cents (0: none has one). */
export interface Count {
  total: number;
  summer: number;
  friction: number;
  studded: number;
  fromCents: number;
  inStock: number;
}

interface Counted {
  readonly revision: number;
  /** Every tyre on sale. */
  readonly places: Int32Array;
  readonly placesBySize: readonly Int32Array[];
  readonly sizes: readonly Count[];
  readonly models: readonly Count[];
  readonly makers: readonly Count[];
}

const kept = new WeakMap<Shelf, Counted>();

export function countShelf(shelf: Shelf): Counted {
  const known = kept.get(shelf);
  if (known?.revision === shelf.revision) return known;
  const { parts } = shelf;
  const sizes = parts.sizes.map(emptyCount);
  const models = parts.models.map(emptyCount);
  const makers = parts.makers.map(emptyCount);
  const bySize = parts.sizes.map((): number[] => []);
  const places: number[] = [];
  for (let place = 0; place < shelf.length; place += 1) {
    if (shelf.isGone[place] === 1) continue;
    const size = shelf.sizeOf[place] ?? 0;
    const model = shelf.modelOf[place] ?? 0;
    places.push(place);
    bySize[size]?.push(place);
    add(sizes[size], shelf, place);
    add(models[model], shelf, place);
    add(makers[parts.models[model]?.maker.index ?? 0], shelf, place);
  }
  const counted = {
    revision: shelf.revision,
    places: Int32Array.from(places),
    placesBySize: bySize.map((of) => Int32Array.from(of)),
    sizes,
    models,
    makers,
  };
  kept.set(shelf, counted);
  return counted;
}

/** Places of the tyres of these sizes. */
export function placesOfSizes(shelf: Shelf, sizes: readonly ShelfSize[]): Int32Array {
  const { placesBySize } = countShelf(shelf);
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

function add(count: Count | undefined, shelf: Shelf, place: number): void {
  if (count === undefined) return;
  count.total += 1;
  if (shelf.facets.type[place] === 1) count.summer += 1;
  else if (shelf.facets.winterType[place] === 1) count.studded += 1;
  else count.friction += 1;
  if ((shelf.stock[place] ?? 0) > 0) count.inStock += 1;
  const cents = shelf.cents[place] ?? 0;
  if (cents > 0 && (count.fromCents === 0 || cents < count.fromCents)) count.fromCents = cents;
}
