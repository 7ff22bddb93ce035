// Finds tyres on the shelf: the text narrows to candidates, filters and counts follow, then order and nearest sizes.
import { LRUCache } from 'lru-cache';

import { speedSymbolKmh } from '../load-speed.ts';
import type { VehicleType } from '../product-draft.ts';
import type { Correction, Facets } from '../product-view.ts';
import { SEASONS, WINTER_TYPES, writeFilters } from '../search-filters.ts';
import type { Sort, TyreFilters } from '../search-filters.ts';
import { parseSearchQuery } from '../search-query.ts';
import type { SearchQuery } from '../search-query.ts';
import { nearestSizes } from '../size-geometry.ts';
import type { NearSize } from '../size-geometry.ts';
import type { TyreSize } from '../tyre-size.ts';
import { narrow } from './facets.ts';
import { matchWords } from './model-words.ts';
import type { Wish, WordMatch } from './model-words.ts';
import { countShelf, placesOfSizes } from './shelf-counts.ts';
import { orderedPage } from './shelf-order.ts';
import type { ShelfSize } from './shelf-parts.ts';
import { FULL_SET } from './shelf.ts';
import type { Shelf } from './shelf.ts';

/** What was found, as places on the shelf. */
export interface Found {
  readonly query: SearchQuery;
  readonly corrections: readonly Correction[];
  readonly sort: Sort;
  /** One page. */
  readonly page: readonly number[];
  /** All that was found, in no order. */
  readonly places: Int32Array;
  /** How many the text alone finds. */
  readonly textTotal: number;
  readonly facets: Facets;
  readonly tooWeakCount: number;
  readonly nearest: readonly NearestFound[];
}

export interface NearestFound extends NearSize<ShelfSize> {
  readonly productCount: number;
}

const MOST_NEAREST = 6;
/** Nobody changes to rims much larger or smaller for the sake of a tyre, in inches. */
const MOST_RIM_CHANGE = 2;

export function findTyres(
  shelf: Shelf,
  filters: TyreFilters,
  window: { offset: number; limit: number },
): Found {
  const matched = matchTyres(shelf, filters);
  const { query, wishes, places } = matched;
  const sort = filters.sort === 'recommended' ? wishedSort(wishes) : filters.sort;
  return {
    ...matched,
    sort,
    page: orderedPage(shelf, places, sort, window.offset, window.limit),
    nearest: places.length === 0 && query.size ? findNearest(shelf, query.size, query, filters) : [],
  };
}

interface Matched extends Omit<Found, 'sort' | 'page' | 'nearest'> {
  readonly wishes: readonly Wish[];
}

/** Searches that looked at many tyres are remembered until the shelf changes: their pages and orders differ only in the end. */
const remembered = new WeakMap<Shelf, { revision: number; matches: LRUCache<string, Matched> }>();
const MOST_REMEMBERED = 24;
const WIDE_FROM = 2_000;

function matchTyres(shelf: Shelf, filters: TyreFilters): Matched {
  const key = writeFilters({ ...filters, sort: 'recommended', page: 1 });
  const memory = memoryOf(shelf);
  const known = memory.get(key);
  if (known) return known;
  const query = parseSearchQuery(filters.text);
  const words = matchWords(shelf.parts, query.words);
  const sizes = sizesOf(shelf, query);
  const { candidates, tooWeakCount } = candidatesOf(shelf, query, words, filters, sizes);
  const { places, facets } = narrow(shelf, candidates, withWishes(filters, words.wishes));
  const { corrections, wishes } = words;
  const matched = { query, corrections, wishes, places, textTotal: candidates.length, facets, tooWeakCount };
  if (candidates.length >= WIDE_FROM) memory.set(key, matched);
  return matched;
}

function memoryOf(shelf: Shelf): LRUCache<string, Matched> {
  const known = remembered.get(shelf);
  if (known?.revision === shelf.revision) return known.matches;
  const matches = new LRUCache<string, Matched>({ max: MOST_REMEMBERED });
  remembered.set(shelf, { revision: shelf.revision, matches });
  return matches;
}

function withWishes(filters: TyreFilters, wishes: readonly Wish[]): TyreFilters {
  return wishes.includes('offer') ? { ...filters, isOnSale: true } : filters;
}

function wishedSort(wishes: readonly Wish[]): Sort {
  if (wishes.includes('cheap')) return 'price-asc';
  return wishes.includes('quiet') ? 'quiet' : 'recommended';
}

/** The sizes a search is about; a van size asked for excludes the plain one, never the other way round. */
export function sizesOf(shelf: Shelf, query: SearchQuery): readonly ShelfSize[] | undefined {
  const { size, width, aspect, rim } = query;
  if (size === undefined && width === undefined && rim === undefined) return undefined;
  return shelf.parts.sizes.filter(
    (each) =>
      fits(each.widthMm, size?.widthMm ?? width) &&
      fits(each.aspect, size?.aspect ?? aspect) &&
      fits(each.diameterIn, size?.diameterIn ?? rim) &&
      (each.isCommercial || size?.isCommercial !== true),
  );
}

function fits(value: number, wanted: number | undefined): boolean {
  return wanted === undefined || value === wanted;
}

interface Candidates {
  readonly candidates: Int32Array;
  readonly tooWeakCount: number;
}

const NOTHING: Candidates = { candidates: new Int32Array(0), tooWeakCount: 0 };

/** '%', an emoji: there is something, but no letter and no digit. */
function isOnlyMarks(text: string): boolean {
  return text.trim() !== '' && !/[\p{L}\p{N}]/u.test(text);
}

/** Tyres that the text means. A tyre that bears or goes less than asked is counted apart, never among them. */
function candidatesOf(
  shelf: Shelf,
  query: SearchQuery,
  words: WordMatch,
  filters: TyreFilters,
  sizes: readonly ShelfSize[] | undefined,
): Candidates {
  if (query.understood.length === 0 && isOnlyMarks(filters.text)) return NOTHING;
  const tests = meaningTests(shelf, query, words);
  const isStrong = strengthTest(shelf, query, filters);
  if (sizes === undefined && tests.length === 0 && isStrong === undefined) {
    return { candidates: countShelf(shelf).places, tooWeakCount: 0 };
  }
  const inSizes = sizes === undefined ? undefined : placesOfSizes(shelf, sizes);
  const length = inSizes?.length ?? shelf.length;
  const candidates = new Int32Array(length);
  let count = 0;
  let tooWeakCount = 0;
  for (let at = 0; at < length; at += 1) {
    const place = inSizes === undefined ? at : (inSizes[at] ?? 0);
    if (shelf.isGone[place] === 1 || !passesAll(tests, place)) continue;
    if (isStrong === undefined || isStrong(place)) {
      candidates[count] = place;
      count += 1;
    } else tooWeakCount += 1;
  }
  return { candidates: candidates.subarray(0, count), tooWeakCount };
}

type PlaceTest = (place: number) => boolean;

function passesAll(tests: readonly PlaceTest[], place: number): boolean {
  for (const test of tests) if (!test(place)) return false;
  return true;
}

function meaningTests(shelf: Shelf, query: SearchQuery, words: WordMatch): PlaceTest[] {
  const tests: PlaceTest[] = query.tags.map((tag) => tagTest(shelf, tag));
  const { models, vehicleType } = words;
  const { facets } = shelf;
  const season = query.season ? SEASONS.indexOf(query.season) + 1 : 0;
  const winterType = query.winterType ? WINTER_TYPES.indexOf(query.winterType) + 1 : 0;
  const ean = Number(query.ean ?? 0);
  if (models) tests.push((place) => models[shelf.modelOf[place] ?? 0] === 1);
  if (vehicleType) tests.push((place) => isForVehicle(shelf, place, vehicleType));
  if (season > 0) tests.push((place) => facets.type[place] === season);
  if (winterType > 0) tests.push((place) => facets.winterType[place] === winterType);
  if (ean > 0) tests.push((place) => shelf.ean[place] === ean);
  return tests;
}

/** By the usual use of its size or by its name: an 'X-Ice North 4 SUV' is meant by 'suv' in any size. */
function isForVehicle(shelf: Shelf, place: number, vehicleType: VehicleType): boolean {
  const size = shelf.parts.sizes[shelf.sizeOf[place] ?? 0];
  const model = shelf.parts.models[shelf.modelOf[place] ?? 0];
  return size?.vehicleType === vehicleType || (model?.words.includes(vehicleType) ?? false);
}

function tagTest(shelf: Shelf, tag: string): (place: number) => boolean {
  switch (tag) {
    case 'XL':
      return (place) => shelf.isXl[place] === 1;
    case 'RFT':
      return (place) => shelf.facets.runFlat[place] === 1;
    case '3PMSF':
      return (place) => shelf.facets.snowGrip[place] === 1;
    case 'M+S':
      return (place) => shelf.facets.type[place] === SEASONS.indexOf('winter') + 1;
    default:
      return (place) => shelf.marks[place]?.includes(tag) ?? false;
  }
}

/** undefined: nothing was asked. */
function strengthTest(shelf: Shelf, query: SearchQuery, filters: TyreFilters): PlaceTest | undefined {
  const loadIndex = Math.max(query.loadIndex ?? 0, filters.minLoadIndex ?? 0);
  const speedKmh = query.speedSymbol === undefined ? 0 : (speedSymbolKmh(query.speedSymbol) ?? 0);
  if (loadIndex === 0 && speedKmh === 0) return undefined;
  return (place) => (shelf.loadIndex[place] ?? 0) >= loadIndex && (shelf.speedKmh[place] ?? 0) >= speedKmh;
}

/** Sizes that roll nearly the same and of which a set is in stock, of the season that was asked for. */
export function findNearest(
  shelf: Shelf,
  size: TyreSize,
  query: Pick<SearchQuery, 'season' | 'winterType'>,
  filters: Pick<TyreFilters, 'type' | 'winterTypes'>,
): NearestFound[] {
  const seasons = [query.season, filters.type].flatMap((season) =>
    season ? [SEASONS.indexOf(season) + 1] : [],
  );
  const kinds = query.winterType ? [query.winterType] : filters.winterTypes;
  const codes = kinds.map((kind) => WINTER_TYPES.indexOf(kind) + 1);
  const candidates = shelf.parts.sizes.filter(
    (each) => Math.abs(each.diameterIn - size.diameterIn) <= MOST_RIM_CHANGE,
  );
  const near = nearestSizes(size, candidates);
  const byPage = new Map<string, NearestFound>();
  for (const each of near) {
    const places = placesOfSizes(shelf, [each.size]).filter(
      (place) =>
        (shelf.stock[place] ?? 0) >= FULL_SET &&
        seasons.every((season) => shelf.facets.type[place] === season) &&
        (codes.length === 0 || codes.includes(shelf.facets.winterType[place] ?? 0)),
    );
    const productCount = places.length + (byPage.get(each.size.href)?.productCount ?? 0);
    if (productCount > 0) byPage.set(each.size.href, { ...each, productCount });
  }
  return [...byPage.values()].slice(0, MOST_NEAREST);
}
