import { catalogueMessages as messages } from '../messages.ts';
// Narrows candidates by filters and counts every choice with all other filters applied, in passes over the shelf's columns.
import { LABEL_CLASSES, NOISE_CLASSES, VEHICLE_TYPES } from '../product-draft.ts';
import type { FacetSwitch, FacetValue, Facets } from '../product-view.ts';
import { SEASONS, WINTER_TYPES } from '../search-filters.ts';
import type { TyreFilters } from '../search-filters.ts';
import { FACET_NAMES } from './shelf.ts';
import type { FacetName, Shelf } from './shelf.ts';

export interface Narrowed {
  /** Places that pass every filter. */
  readonly places: Int32Array;
  readonly facets: Facets;
}

const NOBODYS_CODE = 0xffff;
const MOST_CENTS = 2 ** 31 - 1;

/** A filter that is on: which candidates pass it, and its bit in their masks of failures. */
interface ActiveFilter {
  readonly name: FacetName | 'price';
  readonly bit: number;
}

/** Candidates sorted out by what they fail. */
interface Sorted {
  /** They pass every filter. */
  readonly places: Int32Array;
  /** They fail one filter only, and in the same order its bit. */
  readonly nearly: Int32Array;
  readonly nearlyBits: Uint16Array;
}

/** Room that every search over a shelf works in: megabytes anew for each were most of what a wide one cost. */
interface Room {
  readonly failed: Uint16Array;
  readonly places: Int32Array;
  readonly nearly: Int32Array;
  readonly nearlyBits: Uint16Array;
  readonly failingOnly: Int32Array;
}

const rooms = new WeakMap<Shelf, Room>();

function roomOf(shelf: Shelf): Room {
  const known = rooms.get(shelf);
  if (known) return known;
  const { length } = shelf.cents;
  const room = {
    failed: new Uint16Array(length),
    places: new Int32Array(length),
    nearly: new Int32Array(length),
    nearlyBits: new Uint16Array(length),
    failingOnly: new Int32Array(length),
  };
  rooms.set(shelf, room);
  return room;
}

export function narrow(shelf: Shelf, candidates: Int32Array, filters: TyreFilters): Narrowed {
  const wanted = wantedCodes(shelf, filters);
  const active: ActiveFilter[] = [];
  const room = roomOf(shelf);
  const failed = room.failed.subarray(0, candidates.length).fill(0);
  const nextBit = () => 1 << active.length;
  for (const name of FACET_NAMES) {
    if (wanted[name].length === 0) continue;
    const codes = { codes: wanted[name], mostCodes: codesOf(shelf, name) };
    failCodes(shelf.facets[name], candidates, codes, failed, nextBit());
    active.push({ name, bit: nextBit() });
  }
  if (filters.minPriceCents !== null || filters.maxPriceCents !== null) {
    failPrices(shelf, candidates, filters, failed, nextBit());
    active.push({ name: 'price', bit: nextBit() });
  }
  const sorted = sortOut(candidates, failed, room);
  /** What passes all filters but this one; good until it is asked again. */
  const passing = (name: FacetName | 'price'): Int32Array[] => {
    const own = active.find((filter) => filter.name === name);
    return own ? [sorted.places, failingOnly(sorted, own.bit, room)] : [sorted.places];
  };
  const count = (name: FacetName) => countCodes(shelf.facets[name], passing(name), codesOf(shelf, name));
  const list = (name: FacetName, values: readonly Choice[]) => facetValues(count(name), values, wanted[name]);
  const onOff = (name: FacetName) => facetSwitch(count(name), wanted[name]);
  const facets: Facets = {
    type: list('type', choices(SEASONS, messages.seasons)),
    winterType: list('winterType', choices(WINTER_TYPES, messages.winterTypes)),
    manufacturer: list(
      'manufacturer',
      shelf.parts.makers.map(({ slug, name }) => ({ value: slug, label: name })),
    ),
    fuelEfficiency: list('fuelEfficiency', letters(LABEL_CLASSES)),
    wetGrip: list('wetGrip', letters(LABEL_CLASSES)),
    noiseClass: list('noiseClass', letters(NOISE_CLASSES)),
    vehicleType: list('vehicleType', choices(VEHICLE_TYPES, messages.vehicleTypes)),
    diameter: list('diameter', shelf.rims.map(rimChoice)),
    snowGrip: onOff('snowGrip'),
    iceGrip: onOff('iceGrip'),
    runFlat: onOff('runFlat'),
    inStock: onOff('inStock'),
    onSale: onOff('onSale'),
    price: priceRange(shelf, passing('price')),
  };
  return { places: sorted.places, facets };
}

/** The codes that pass, per facet; none: any passes. An unknown value asks for a code that nothing has. */
function wantedCodes(shelf: Shelf, filters: TyreFilters): Record<FacetName, number[]> {
  const codes = <T>(known: readonly T[], wanted: readonly T[]) =>
    wanted.map((value) => known.indexOf(value) + 1 || NOBODYS_CODE);
  const on = (isWanted: boolean) => (isWanted ? [1] : []);
  const slugs = shelf.parts.makers.map(({ slug }) => slug);
  return {
    type: filters.type === null ? [] : codes(SEASONS, [filters.type]),
    winterType: codes(WINTER_TYPES, filters.winterTypes),
    manufacturer: codes(slugs, filters.manufacturers),
    fuelEfficiency: codes(LABEL_CLASSES, filters.fuelClasses),
    wetGrip: codes(LABEL_CLASSES, filters.wetClasses),
    noiseClass: codes(NOISE_CLASSES, filters.noiseClasses),
    vehicleType: codes(VEHICLE_TYPES, filters.vehicleTypes),
    diameter: codes(shelf.rims, filters.rims),
    snowGrip: on(filters.needsSnowGrip),
    iceGrip: on(filters.needsIceGrip),
    runFlat: on(filters.needsRunFlat),
    inStock: on(filters.isInStock),
    onSale: on(filters.isOnSale),
  };
}

function failCodes(
  column: Uint16Array,
  candidates: Int32Array,
  { codes, mostCodes }: { codes: readonly number[]; mostCodes: number },
  failed: Uint16Array,
  bit: number,
): void {
  // Looked up, not asked: over mixed columns a branch is guessed wrong every other time.
  const bits = new Uint16Array(mostCodes).fill(bit);
  for (const code of codes) bits[code] = 0;
  for (let at = 0; at < candidates.length; at += 1) {
    failed[at] = (failed[at] ?? 0) | (bits[column[candidates[at] ?? 0] ?? 0] ?? 0);
  }
}

function failPrices(
  shelf: Shelf,
  candidates: Int32Array,
  { minPriceCents, maxPriceCents }: TyreFilters,
  failed: Uint16Array,
  bit: number,
): void {
  const least = Math.max(minPriceCents ?? 0, 1);
  const most = maxPriceCents ?? MOST_CENTS;
  for (let at = 0; at < candidates.length; at += 1) {
    const cents = shelf.cents[candidates[at] ?? 0] ?? 0;
    if (cents < least || cents > most) failed[at] = (failed[at] ?? 0) | bit;
  }
}

function sortOut(
  candidates: Int32Array,
  failed: Uint16Array,
  { places, nearly, nearlyBits }: Pick<Room, 'places' | 'nearly' | 'nearlyBits'>,
): Sorted {
  let passed = 0;
  let almost = 0;
  // Written always and kept by moving on: no branch to guess.
  for (let at = 0; at < candidates.length; at += 1) {
    const bits = failed[at] ?? 0;
    const place = candidates[at] ?? 0;
    places[passed] = place;
    nearly[almost] = place;
    nearlyBits[almost] = bits;
    const isPassing = bits === 0 ? 1 : 0;
    passed += isPassing;
    almost += ((bits & (bits - 1)) === 0 ? 1 : 0) - isPassing;
  }
  // A copy of its own: what was found outlasts the search.
  return {
    places: places.slice(0, passed),
    nearly: nearly.subarray(0, almost),
    nearlyBits: nearlyBits.subarray(0, almost),
  };
}

function failingOnly(
  { nearly, nearlyBits }: Sorted,
  bit: number,
  { failingOnly: places }: Pick<Room, 'failingOnly'>,
): Int32Array {
  let count = 0;
  for (let at = 0; at < nearly.length; at += 1) {
    places[count] = nearly[at] ?? 0;
    count += nearlyBits[at] === bit ? 1 : 0;
  }
  return places.subarray(0, count);
}

function codesOf(shelf: Shelf, name: FacetName): number {
  if (name === 'manufacturer') return shelf.parts.makers.length + 1;
  return name === 'diameter' ? shelf.rims.length + 1 : 16;
}

function countCodes(column: Uint16Array, lists: readonly Int32Array[], codes: number): Int32Array {
  const counts = new Int32Array(codes);
  for (const places of lists) {
    for (const place of places) {
      const code = column[place] ?? 0;
      counts[code] = (counts[code] ?? 0) + 1;
    }
  }
  return counts;
}

function priceRange(shelf: Shelf, lists: readonly Int32Array[]): Facets['price'] {
  let minCents = Number.POSITIVE_INFINITY;
  let maxCents = 0;
  for (const places of lists) {
    for (const place of places) {
      const cents = shelf.cents[place] ?? 0;
      if (cents === 0) continue;
      if (cents < minCents) minCents = cents;
      if (cents > maxCents) maxCents = cents;
    }
  }
  return maxCents === 0 ? null : { minCents, maxCents };
}

interface Choice {
  readonly value: string;
  readonly label: string;
}

function choices<T extends string>(values: readonly T[], labels: Readonly<Record<T, string>>): Choice[] {
  return values.map((value) => ({ value, label: labels[value] }));
}

function letters(classes: readonly string[]): Choice[] {
  return classes.map((letter) => ({ value: letter, label: letter }));
}

function rimChoice(rim: number): Choice {
  return { value: String(rim), label: messages.rim(String(rim).replace('.', ',')) };
}

function facetValues(counts: Int32Array, values: readonly Choice[], wanted: readonly number[]): FacetValue[] {
  return values
    .map(({ value, label }, index) => ({
      value,
      label,
      count: counts[index + 1] ?? 0,
      isSelected: wanted.includes(index + 1),
    }))
    .filter(({ count, isSelected }) => count > 0 || isSelected);
}

/** A switch's count is what there would be with it on. */
function facetSwitch(counts: Int32Array, wanted: readonly number[]): FacetSwitch {
  return { count: counts[1] ?? 0, isSelected: wanted.length > 0 };
}
