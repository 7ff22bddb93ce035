// The sheet's rows by the search index: narrowed and ordered in memory, so that the database reads the rows of one page alone.
import type { SheetFilter, SheetOrder, SheetSort } from '../../search/sheet-filter.ts';
import type { IndexedModel, IndexedSize } from '../search/search-index-parts.ts';
import type { SearchIndex } from '../search/search-index.ts';

/** Room for the slots in a key: more than a shop can have tyres. */
const SLOTS = 2 ** 21;
const RANKS = 2 ** 16;
/** Cached until the index changes: the slots of all tyres in the ascending order of a column. */
const ordersOf = new WeakMap<SearchIndex, { revision: number; orders: Map<SheetSort, Int32Array> }>();
const byName = new Intl.Collator('fi');

/** Ids of the tyres that fit, in order; undefined for what the index does not know: missing pictures and labels, and times. */
export function listSheetIds(
  searchIndex: SearchIndex,
  filter: SheetFilter,
  found: Iterable<number> | undefined,
  { sort, direction }: SheetOrder,
): string[] | undefined {
  const { missing } = filter;
  if (sort === 'updated' || (missing !== undefined && missing !== 'price')) return undefined;
  const isFound = found && markedOf(searchIndex, found);
  const fits = fitsFilter(searchIndex, filter);
  const ids: string[] = [];
  for (const slot of orderedSlots(searchIndex, sort)) {
    if (isFound?.[slot] === 0 || searchIndex.isGone[slot] === 1 || !fits(slot)) continue;
    ids.push(searchIndex.ids[slot] ?? '');
  }
  return direction === 'desc' ? ids.toReversed() : ids;
}

function markedOf({ length }: SearchIndex, slots: Iterable<number>): Uint8Array {
  const marked = new Uint8Array(length);
  for (const slot of slots) marked[slot] = 1;
  return marked;
}

function fitsFilter(searchIndex: SearchIndex, filter: SheetFilter): (slot: number) => boolean {
  const { parts, regularCents, facets } = searchIndex;
  const { minPrice, maxPrice, sizeId, missing, onOffer } = filter;
  const models = Uint8Array.from(parts.models, (model) => (isOfKind(model, filter) ? 1 : 0));
  const leastCents = minPrice === undefined ? 0 : Math.round(minPrice * 100);
  const mostCents = maxPrice === undefined ? Number.POSITIVE_INFINITY : Math.round(maxPrice * 100);
  return (slot) => {
    const cents = regularCents[slot] ?? 0;
    return (
      models[searchIndex.modelOf[slot] ?? 0] === 1 &&
      cents >= leastCents &&
      cents <= mostCents &&
      (sizeId === undefined || parts.sizes[searchIndex.sizeOf[slot] ?? 0]?.id === sizeId) &&
      (missing === undefined || cents === 0) &&
      (!onOffer || facets.onSale[slot] === 1) &&
      hasStock(searchIndex, slot, filter)
    );
  };
}

function isOfKind({ type, winterType, manufacturer: { slug } }: IndexedModel, filter: SheetFilter): boolean {
  if (filter.manufacturer !== undefined && slug !== filter.manufacturer) return false;
  if (filter.kind === undefined) return true;
  return filter.kind === 'summer' ? type === 'summer' : winterType === filter.kind;
}

function hasStock(searchIndex: SearchIndex, slot: number, { stock }: SheetFilter): boolean {
  const left = searchIndex.stock[slot] ?? 0;
  switch (stock) {
    case undefined:
      return true;
    case 'in':
      return left > 0;
    case 'few':
      return left > 0 && left < 4;
    case 'none':
      return left === 0;
    case 'own':
    case 'supplier':
      return left > 0 && (searchIndex.isOwnStock[slot] === 1) === (stock === 'own');
  }
}

function orderedSlots(searchIndex: SearchIndex, sort: SheetSort): Int32Array {
  const { revision } = searchIndex;
  let cached = ordersOf.get(searchIndex);
  if (cached?.revision !== revision) ordersOf.set(searchIndex, (cached = { revision, orders: new Map() }));
  let slots = cached.orders.get(sort);
  if (!slots) cached.orders.set(sort, (slots = sortedSlots(searchIndex, sort)));
  return slots;
}

/** Sorted as plain numbers: rank, second rank, and the slot, which is in the order of ids. */
function sortedSlots(searchIndex: SearchIndex, sort: SheetSort): Int32Array {
  const rankOf = rankBy(searchIndex, sort);
  const keys = Float64Array.from(
    { length: searchIndex.length },
    (_each, slot) => rankOf(slot) * SLOTS + slot,
  );
  return Int32Array.from(keys.toSorted(), (key) => key % SLOTS);
}

function rankBy(searchIndex: SearchIndex, sort: SheetSort): (slot: number) => number {
  const { parts, modelOf, sizeOf, regularCents, stock } = searchIndex;
  if (sort === 'price') return (slot) => regularCents[slot] ?? 0;
  if (sort === 'stock') return (slot) => stock[slot] ?? 0;
  const models = ranks(parts.models, sort === 'model' ? byModelName : byManufacturer);
  const sizes = ranks(parts.sizes, bySize);
  const modelRank = (slot: number) => models[modelOf[slot] ?? 0] ?? 0;
  const sizeRank = (slot: number) => sizes[sizeOf[slot] ?? 0] ?? 0;
  return sort === 'size'
    ? (slot) => sizeRank(slot) * RANKS + modelRank(slot)
    : (slot) => modelRank(slot) * RANKS + sizeRank(slot);
}

/** By the index of each thing, its place among all; equals share one. */
function ranks<Thing extends { readonly index: number }>(
  things: readonly Thing[],
  compare: (one: Thing, other: Thing) => number,
): Int32Array {
  const places = new Int32Array(things.length);
  let place = 0;
  let before: Thing | undefined;
  for (const thing of things.toSorted(compare)) {
    if (before && compare(before, thing) !== 0) place += 1;
    places[thing.index] = place;
    before = thing;
  }
  return places;
}

function byModelName(one: IndexedModel, other: IndexedModel): number {
  return byName.compare(one.name.toLowerCase(), other.name.toLowerCase());
}

function byManufacturer(one: IndexedModel, other: IndexedModel): number {
  const names = [one.manufacturer.name.toLowerCase(), other.manufacturer.name.toLowerCase()] as const;
  return byName.compare(...names) || byModelName(one, other);
}

function bySize(one: IndexedSize, other: IndexedSize): number {
  return one.diameterIn - other.diameterIn || one.widthMm - other.widthMm || one.aspect - other.aspect;
}
