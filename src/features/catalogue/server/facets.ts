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
/** The price is narrowed like a facet, but told as a range. */
const PRICE = FACET_NAMES.length;

/** For every candidate how many filters it fails, and the last of them. */
interface Failures {
  readonly count: Uint8Array;
  readonly filter: Uint8Array;
}

export function narrow(shelf: Shelf, candidates: Int32Array, filters: TyreFilters): Narrowed {
  const wanted = wantedCodes(shelf, filters);
  const failures = { count: new Uint8Array(candidates.length), filter: new Uint8Array(candidates.length) };
  for (const [filter, name] of FACET_NAMES.entries()) {
    const codes = wanted[name];
    if (codes.length > 0) failCodes(shelf.facets[name], candidates, codes, failures, filter);
  }
  failPrices(shelf, candidates, filters, failures);
  const places = passing(candidates, failures);
  // A facet that narrows nothing itself is counted over what was found.
  const counted = (name: FacetName) =>
    wanted[name].length === 0 ? places : passingBut(candidates, failures, FACET_NAMES.indexOf(name));
  const count = (name: FacetName) => countCodes(shelf.facets[name], counted(name), codesOf(shelf, name));
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
    price: priceRange(shelf, passingBut(candidates, failures, PRICE)),
  };
  return { places, facets };
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
  codes: readonly number[],
  failures: Failures,
  filter: number,
): void {
  const passes = new Uint8Array(Math.max(...codes.filter((code) => code !== NOBODYS_CODE), 0) + 1);
  for (const code of codes) passes[code] = 1;
  for (let at = 0; at < candidates.length; at += 1) {
    if (passes[column[candidates[at] ?? 0] ?? 0] !== 1) fail(failures, at, filter);
  }
}

function failPrices(shelf: Shelf, candidates: Int32Array, filters: TyreFilters, failures: Failures): void {
  const { minPriceCents, maxPriceCents } = filters;
  if (minPriceCents === null && maxPriceCents === null) return;
  const least = Math.max(minPriceCents ?? 0, 1);
  const most = maxPriceCents ?? Number.POSITIVE_INFINITY;
  for (let at = 0; at < candidates.length; at += 1) {
    const cents = shelf.cents[candidates[at] ?? 0] ?? 0;
    if (cents < least || cents > most) fail(failures, at, PRICE);
  }
}

function fail(failures: Failures, at: number, filter: number): void {
  failures.count[at] = (failures.count[at] ?? 0) + 1;
  failures.filter[at] = filter;
}

function codesOf(shelf: Shelf, name: FacetName): number {
  if (name === 'manufacturer') return shelf.parts.makers.length + 1;
  return name === 'diameter' ? shelf.rims.length + 1 : 16;
}

function countCodes(column: Uint16Array, places: Int32Array, codes: number): Int32Array {
  const counts = new Int32Array(codes);
  for (const place of places) {
    const code = column[place] ?? 0;
    counts[code] = (counts[code] ?? 0) + 1;
  }
  return counts;
}

function priceRange(shelf: Shelf, places: Int32Array): Facets['price'] {
  let minCents = Number.POSITIVE_INFINITY;
  let maxCents = 0;
  for (const place of places) {
    const cents = shelf.cents[place] ?? 0;
    if (cents === 0) continue;
    if (cents < minCents) minCents = cents;
    if (cents > maxCents) maxCents = cents;
  }
  return maxCents === 0 ? null : { minCents, maxCents };
}

/** Candidates that pass every filter. */
function passing(candidates: Int32Array, failures: Failures): Int32Array {
  return passingBut(candidates, failures, -1);
}

/** Candidates that pass every filter but, perhaps, this one. */
function passingBut(candidates: Int32Array, failures: Failures, filter: number): Int32Array {
  const places = new Int32Array(candidates.length);
  let length = 0;
  for (let at = 0; at < candidates.length; at += 1) {
    const failed = failures.count[at];
    if (failed === 0 || (failed === 1 && failures.filter[at] === filter)) {
      places[length] = candidates[at] ?? 0;
      length += 1;
    }
  }
  return places.subarray(0, length);
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
