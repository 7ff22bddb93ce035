// Narrows candidates by filters and counts every choice with all other filters applied, in passes over the search index's columns.
import { catalogueMessages as messages } from '../../messages/catalogue.ts';
import type { FacetSwitch, FacetValue, Facets, SeasonCounts } from '../../product/product-view.ts';
import { LABEL_CLASSES, NOISE_CLASSES } from '../../product/tyre-label.ts';
import { SEASONS, WINTER_TYPES, type TyreFilters } from '../../search/search-filters.ts';
import { VEHICLE_TYPES } from '../../size/vehicle-type.ts';
import { FACET_NAMES, type FacetName, type SearchIndex } from './search-index.ts';

export interface FilteredSlots {
  /** Slots that pass every filter. */
  readonly slots: Int32Array;
  readonly facets: Facets;
}

const NOBODYS_CODE = 0xffff;
const MAX_CENTS = 2 ** 31 - 1;

/** A filter that is on: which candidates pass it, and its bit in their masks of failures. */
interface ActiveFilter {
  readonly name: FacetName | 'price';
  readonly bit: number;
}

/** Candidates sorted out by what they fail. */
interface Sorted {
  /** They pass every filter. */
  readonly slots: Int32Array;
  /** They fail one filter only, or those of the season alone, and in the same order the bits of these. */
  readonly nearly: Int32Array;
  readonly nearlyBits: Uint16Array;
}

/** Arrays reused by every search over a search index: allocating megabytes for each was most of a wide search's cost. */
interface Room {
  readonly failed: Uint16Array;
  readonly slots: Int32Array;
  readonly nearly: Int32Array;
  readonly nearlyBits: Uint16Array;
  readonly failingOnly: Int32Array;
}

const rooms = new WeakMap<SearchIndex, Room>();

function roomOf(searchIndex: SearchIndex): Room {
  const known = rooms.get(searchIndex);
  if (known) return known;
  const { length } = searchIndex.cents;
  const room = {
    failed: new Uint16Array(length),
    slots: new Int32Array(length),
    nearly: new Int32Array(length),
    nearlyBits: new Uint16Array(length),
    failingOnly: new Int32Array(length),
  };
  rooms.set(searchIndex, room);
  return room;
}

export function filterWithFacets(
  searchIndex: SearchIndex,
  candidates: Int32Array,
  filters: TyreFilters,
): FilteredSlots {
  const wanted = wantedCodes(searchIndex, filters);
  const active: ActiveFilter[] = [];
  const room = roomOf(searchIndex);
  const failed = room.failed.subarray(0, candidates.length).fill(0);
  const nextBit = () => 1 << active.length;
  for (const name of FACET_NAMES) {
    if (wanted[name].length === 0) continue;
    const codes = { codes: wanted[name], mostCodes: codesOf(searchIndex, name) };
    failCodes(searchIndex.facets[name], candidates, codes, failed, nextBit());
    active.push({ name, bit: nextBit() });
  }
  if (filters.minPriceCents !== null || filters.maxPriceCents !== null) {
    failPrices(searchIndex, candidates, filters, failed, nextBit());
    active.push({ name: 'price', bit: nextBit() });
  }
  const seasonBits = active
    .filter(({ name }) => name === 'type' || name === 'winterType')
    .reduce((bits, { bit }) => bits | bit, 0);
  const sorted = sortOut(candidates, failed, seasonBits, room);
  /** What passes all filters but those of the bits; overwritten by the next call. */
  const passingBut = (bits: number): Int32Array[] =>
    bits === 0 ? [sorted.slots] : [sorted.slots, failingOnly(sorted, bits, room)];
  const passing = (name: FacetName | 'price') =>
    passingBut(active.find((filter) => filter.name === name)?.bit ?? 0);
  const count = (name: FacetName, lists = passing(name)) =>
    countCodes(searchIndex.facets[name], lists, codesOf(searchIndex, name));
  const list = (name: FacetName, values: readonly Choice[]) => facetValues(count(name), values, wanted[name]);
  const onOff = (name: FacetName) => facetSwitch(count(name), wanted[name]);
  const ofSeasons = passingBut(seasonBits);
  const seasons = seasonCounts(ofSeasons, count('type', ofSeasons), count('winterType', ofSeasons));
  const facets: Facets = {
    type: list('type', choices(SEASONS, messages.seasons)),
    winterType: list('winterType', choices(WINTER_TYPES, messages.winterTypes)),
    manufacturer: list(
      'manufacturer',
      searchIndex.parts.manufacturers.map(({ slug, name }) => ({ value: slug, label: name })),
    ),
    fuelEfficiency: list('fuelEfficiency', letters(LABEL_CLASSES)),
    wetGrip: list('wetGrip', letters(LABEL_CLASSES)),
    noiseClass: list('noiseClass', letters(NOISE_CLASSES)),
    vehicleType: list('vehicleType', choices(VEHICLE_TYPES, messages.vehicleTypes)),
    diameter: list('diameter', searchIndex.rims.map(rimChoice)),
    snowGrip: onOff('snowGrip'),
    iceGrip: onOff('iceGrip'),
    runFlat: onOff('runFlat'),
    inStock: onOff('inStock'),
    onSale: onOff('onSale'),
    seasons,
    price: priceRange(searchIndex, passing('price')),
  };
  return { slots: sorted.slots, facets };
}

/** The codes that pass, per facet; none: any passes. An unknown value gives a code that nothing has. */
function wantedCodes(searchIndex: SearchIndex, filters: TyreFilters): Record<FacetName, number[]> {
  const codes = <T>(known: readonly T[], wanted: readonly T[]) =>
    wanted.map((value) => known.indexOf(value) + 1 || NOBODYS_CODE);
  const on = (isWanted: boolean) => (isWanted ? [1] : []);
  const slugs = searchIndex.parts.manufacturers.map(({ slug }) => slug);
  return {
    type: filters.type === null ? [] : codes(SEASONS, [filters.type]),
    winterType: codes(WINTER_TYPES, filters.winterTypes),
    manufacturer: codes(slugs, filters.manufacturers),
    fuelEfficiency: codes(LABEL_CLASSES, filters.fuelClasses),
    wetGrip: codes(LABEL_CLASSES, filters.wetClasses),
    noiseClass: codes(NOISE_CLASSES, filters.noiseClasses),
    vehicleType: codes(VEHICLE_TYPES, filters.vehicleTypes),
    diameter: codes(searchIndex.rims, filters.rims),
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
  // A table lookup instead of a branch, which would be mispredicted half the time over mixed columns.
  const bits = new Uint16Array(mostCodes).fill(bit);
  for (const code of codes) bits[code] = 0;
  for (let at = 0; at < candidates.length; at += 1) {
    failed[at] = (failed[at] ?? 0) | (bits[column[candidates[at] ?? 0] ?? 0] ?? 0);
  }
}

function failPrices(
  searchIndex: SearchIndex,
  candidates: Int32Array,
  { minPriceCents, maxPriceCents }: TyreFilters,
  failed: Uint16Array,
  bit: number,
): void {
  const least = Math.max(minPriceCents ?? 0, 1);
  const most = maxPriceCents ?? MAX_CENTS;
  for (let at = 0; at < candidates.length; at += 1) {
    const cents = searchIndex.cents[candidates[at] ?? 0] ?? 0;
    if (cents < least || cents > most) failed[at] = (failed[at] ?? 0) | bit;
  }
}

function sortOut(
  candidates: Int32Array,
  failed: Uint16Array,
  seasonBits: number,
  { slots, nearly, nearlyBits }: Pick<Room, 'slots' | 'nearly' | 'nearlyBits'>,
): Sorted {
  let passed = 0;
  let almost = 0;
  // Always written, and retained by advancing the index: no branch to mispredict.
  for (let at = 0; at < candidates.length; at += 1) {
    const bits = failed[at] ?? 0;
    const slot = candidates[at] ?? 0;
    slots[passed] = slot;
    nearly[almost] = slot;
    nearlyBits[almost] = bits;
    const isPassing = bits === 0 ? 1 : 0;
    passed += isPassing;
    almost += ((bits & (bits - 1)) === 0 || (bits & ~seasonBits) === 0 ? 1 : 0) - isPassing;
  }
  // A copy, as the result outlives the search.
  return {
    slots: slots.slice(0, passed),
    nearly: nearly.subarray(0, almost),
    nearlyBits: nearlyBits.subarray(0, almost),
  };
}

function failingOnly(
  { nearly, nearlyBits }: Sorted,
  allowed: number,
  { failingOnly: slots }: Pick<Room, 'failingOnly'>,
): Int32Array {
  let count = 0;
  for (let at = 0; at < nearly.length; at += 1) {
    slots[count] = nearly[at] ?? 0;
    count += ((nearlyBits[at] ?? 0) & ~allowed) === 0 ? 1 : 0;
  }
  return slots.subarray(0, count);
}

function codesOf(searchIndex: SearchIndex, name: FacetName): number {
  if (name === 'manufacturer') return searchIndex.parts.manufacturers.length + 1;
  return name === 'diameter' ? searchIndex.rims.length + 1 : 16;
}

/** By code. Two tyres are counted at a time, each in a half of its own: counting one code twice in a row takes three times as long. */
function countCodes(column: Uint16Array, lists: readonly Int32Array[], codes: number): Int32Array {
  const counts = new Int32Array(codes * 2);
  for (const slots of lists) {
    for (let at = 0; at < slots.length; at += 2) {
      const code = column[slots[at] ?? 0] ?? 0;
      counts[code] = (counts[code] ?? 0) + 1;
      if (at + 1 === slots.length) break;
      const next = codes + (column[slots[at + 1] ?? 0] ?? 0);
      counts[next] = (counts[next] ?? 0) + 1;
    }
  }
  for (let code = 0; code < codes; code += 1) {
    counts[code] = (counts[code] ?? 0) + (counts[codes + code] ?? 0);
  }
  return counts;
}

/** Of what passes all filters but those of the season; only winter tyres have a kind. */
function seasonCounts(lists: readonly Int32Array[], types: Int32Array, kinds: Int32Array): SeasonCounts {
  const of = (kind: (typeof WINTER_TYPES)[number]) => kinds[WINTER_TYPES.indexOf(kind) + 1] ?? 0;
  return {
    all: lists.reduce((sum, { length }) => sum + length, 0),
    summer: types[SEASONS.indexOf('summer') + 1] ?? 0,
    friction: of('friction'),
    studded: of('studded'),
  };
}

function priceRange(searchIndex: SearchIndex, lists: readonly Int32Array[]): Facets['price'] {
  let minCents = Number.POSITIVE_INFINITY;
  let maxCents = 0;
  for (const slots of lists) {
    for (const slot of slots) {
      const cents = searchIndex.cents[slot] ?? 0;
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
