// What a tyre search can be narrowed by, read from an address and written back to one: every state of the search is an address.
import { LABEL_CLASSES, type LabelClass, NOISE_CLASSES, type NoiseClass } from '../product/tyre-label.ts';
import { VEHICLE_TYPES, type VehicleType } from '../size/vehicle-type.ts';
import { parseSearchQuery } from './search-query.ts';
import type { Season, WinterType } from './seasons.ts';

/** Orders of a result; the first is the default. */
export const SORTS = ['recommended', 'price-asc', 'price-desc', 'quiet', 'wet', 'fuel'] as const;
export type Sort = (typeof SORTS)[number];

export const SEASONS = ['summer', 'winter'] as const satisfies readonly Season[];
export const WINTER_TYPES = ['studded', 'friction'] as const satisfies readonly WinterType[];

/** Several values of one filter are alternatives; different filters must all match. Empty and null mean any. */
export interface TyreFilters {
  /** As typed: a size, words, an EAN or a mix. */
  readonly text: string;
  readonly type: Season | null;
  readonly winterTypes: readonly WinterType[];
  /** Slugs: 'nokian'. */
  readonly manufacturers: readonly string[];
  readonly minPriceCents: number | null;
  readonly maxPriceCents: number | null;
  readonly fuelClasses: readonly LabelClass[];
  readonly wetClasses: readonly LabelClass[];
  readonly noiseClasses: readonly NoiseClass[];
  readonly vehicleTypes: readonly VehicleType[];
  /** Rims in inches. */
  readonly rims: readonly number[];
  /** The least load index that will do. */
  readonly minLoadIndex: number | null;
  readonly needsSnowGrip: boolean;
  readonly needsIceGrip: boolean;
  readonly needsRunFlat: boolean;
  readonly isInStock: boolean;
  readonly isOnSale: boolean;
  readonly sort: Sort;
  /** On a desktop too, tyres are shown as rows instead of cards. */
  readonly isRows: boolean;
  /** From 1. */
  readonly page: number;
}

export const NO_FILTERS: TyreFilters = {
  text: '',
  type: null,
  winterTypes: [],
  manufacturers: [],
  minPriceCents: null,
  maxPriceCents: null,
  fuelClasses: [],
  wetClasses: [],
  noiseClasses: [],
  vehicleTypes: [],
  rims: [],
  minLoadIndex: null,
  needsSnowGrip: false,
  needsIceGrip: false,
  needsRunFlat: false,
  isInStock: false,
  isOnSale: false,
  sort: 'recommended',
  isRows: false,
  page: 1,
};

/** The names of filters in an address, in the order they are written; the API's are the same with `q` for `search`. */
const WRITTEN_NAMES = [
  'search',
  'type',
  'winterType',
  'manufacturer',
  'minPrice',
  'maxPrice',
  'fuelEfficiency',
  'wetGrip',
  'noiseClass',
  'vehicleType',
  'diameter',
  'loadIndex',
  'snowGrip',
  'iceGrip',
  'runFlat',
  'inStock',
  'onSale',
  'sort',
  'view',
  'page',
] as const;

/** The query names the search page reads: also those of the size finder, a plain form that sends the measures apart. */
export const SEARCH_QUERY_NAMES = [...WRITTEN_NAMES, 'season', 'width', 'aspect'] as const;
export type SearchQueryName = (typeof SEARCH_QUERY_NAMES)[number];
type SearchQuery = Readonly<Partial<Record<SearchQueryName, string>>>;

const MAX_VALUES = 40;
const MAX_CENTS = 10_000_000;

/** Reads the query of an address; what is unknown or makes no sense is as if it were not there. */
export function readFilters(query: SearchQuery): TyreFilters {
  const measures = readMeasures(query);
  const typed = (query.search ?? '').toWellFormed().trim();
  // A typed size takes precedence over the pickers'.
  const isSizeTyped = measures !== '' && parseSearchQuery(typed).size !== undefined;
  return {
    text: isSizeTyped ? typed : [measures, typed].filter(Boolean).join(' '),
    type: knownOf(SEASONS, query.type ?? query.season)[0] ?? null,
    winterTypes: knownOf(WINTER_TYPES, query.winterType ?? query.season),
    manufacturers: valuesOf(query.manufacturer).filter((slug) => /^[a-z0-9-]{1,60}$/.test(slug)),
    minPriceCents: readCents(query.minPrice),
    maxPriceCents: readCents(query.maxPrice),
    fuelClasses: knownOf(LABEL_CLASSES, query.fuelEfficiency?.toUpperCase()),
    wetClasses: knownOf(LABEL_CLASSES, query.wetGrip?.toUpperCase()),
    noiseClasses: knownOf(NOISE_CLASSES, query.noiseClass?.toUpperCase()),
    vehicleTypes: knownOf(VEHICLE_TYPES, query.vehicleType),
    rims: measures === '' ? readRims(query.diameter) : [],
    minLoadIndex: readWhole(query.loadIndex, 20, 200),
    needsSnowGrip: isOn(query.snowGrip),
    needsIceGrip: isOn(query.iceGrip),
    needsRunFlat: isOn(query.runFlat),
    isInStock: isOn(query.inStock),
    isOnSale: isOn(query.onSale),
    sort: knownOf(SORTS, query.sort)[0] ?? 'recommended',
    isRows: query.view === 'rows',
    page: readWhole(query.page, 1, 100_000) ?? 1,
  };
}

/** '205', '55' and '16' from three pickers are '205/55R16'; without a width there is nothing to put together. */
function readMeasures({ width, aspect, diameter }: SearchQuery): string {
  const [widthMm, percent] = [readWhole(width, 100, 500), readWhole(aspect, 15, 100)];
  if (widthMm === null) return '';
  const [rim] = readRims(diameter);
  return `${widthMm}${percent === null ? '' : `/${percent}`}${rim === undefined ? '' : `${percent === null ? ' ' : ''}R${rim}`}`;
}

function readRims(text: string | undefined): number[] {
  return valuesOf(text)
    .map(Number)
    .filter((rim) => rim >= 10 && rim <= 30);
}

/** The query of an address for these filters, without '?': names in a fixed order, nothing that is the default. */
export function writeFilters(filters: Partial<TyreFilters>): string {
  const all: TyreFilters = { ...NO_FILTERS, ...filters };
  const values = {
    // Half of a surrogate pair has no form in an address.
    search: all.text.toWellFormed(),
    type: all.type ?? '',
    winterType: all.winterTypes.join(','),
    manufacturer: all.manufacturers.join(','),
    minPrice: writeEuros(all.minPriceCents),
    maxPrice: writeEuros(all.maxPriceCents),
    fuelEfficiency: all.fuelClasses.join(','),
    wetGrip: all.wetClasses.join(','),
    noiseClass: all.noiseClasses.join(','),
    vehicleType: all.vehicleTypes.join(','),
    diameter: all.rims.join(','),
    loadIndex: all.minLoadIndex === null ? '' : String(all.minLoadIndex),
    snowGrip: flag(all.needsSnowGrip),
    iceGrip: flag(all.needsIceGrip),
    runFlat: flag(all.needsRunFlat),
    inStock: flag(all.isInStock),
    onSale: flag(all.isOnSale),
    sort: all.sort === 'recommended' ? '' : all.sort,
    view: all.isRows ? 'rows' : '',
    page: all.page > 1 ? String(all.page) : '',
  } satisfies Record<(typeof WRITTEN_NAMES)[number], string>;
  return WRITTEN_NAMES.filter((name) => values[name] !== '')
    .map(
      (name) => `${name}=${encodeURIComponent(values[name]).replaceAll('%2C', ',').replaceAll('%20', '+')}`,
    )
    .join('&');
}

/** How many filters are on, the text, the order and the page left out. */
export function countFilters(filters: TyreFilters): number {
  const lists = [
    filters.winterTypes,
    filters.manufacturers,
    filters.fuelClasses,
    filters.wetClasses,
    filters.noiseClasses,
    filters.vehicleTypes,
    filters.rims,
  ];
  const marks = [
    filters.type !== null,
    filters.minPriceCents !== null || filters.maxPriceCents !== null,
    filters.minLoadIndex !== null,
    filters.needsSnowGrip,
    filters.needsIceGrip,
    filters.needsRunFlat,
    filters.isInStock,
    filters.isOnSale,
  ];
  return lists.filter((list) => list.length > 0).length + marks.filter(Boolean).length;
}

function valuesOf(text: string | undefined): string[] {
  return [...new Set((text ?? '').split(',', MAX_VALUES).map((value) => value.trim()))].filter(Boolean);
}

function knownOf<T extends string>(known: readonly T[], text: string | undefined): T[] {
  const chosen = new Set(valuesOf(text));
  return known.filter((value) => chosen.has(value));
}

function isOn(text: string | undefined): boolean {
  return text === 'true' || text === '1' || text === 'on';
}

function flag(isSet: boolean): string {
  return isSet ? 'true' : '';
}

function readWhole(text: string | undefined, least: number, most: number): number | null {
  const value = text && /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
  return value >= least && value <= most ? value : null;
}

function readCents(text: string | undefined): number | null {
  const match = /^(\d{1,6})(?:[.,](\d{1,2}))? ?€?$/.exec(text?.trim() ?? '');
  if (!match) return null;
  const cents = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return cents <= MAX_CENTS ? cents : null;
}

function writeEuros(cents: number | null): string {
  return cents === null ? '' : String(cents / 100);
}
