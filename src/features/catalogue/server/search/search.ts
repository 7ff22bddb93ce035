// Finds tyres on the search index: the text narrows to candidates, filters and counts follow, then order and nearest sizes.
import { LRUCache } from 'lru-cache';

import type { VehicleType } from '../../product/product-draft.ts';
import type { Correction, Facets } from '../../product/product-view.ts';
import {
  SEASONS,
  WINTER_TYPES,
  writeFilters,
  type Sort,
  type TyreFilters,
} from '../../search/search-filters.ts';
import { parseSearchQuery, type SearchQuery } from '../../search/search-query.ts';
import { speedSymbolKmh } from '../../size/load-speed.ts';
import { nearestSizes, type NearSize } from '../../size/size-geometry.ts';
import type { TyreSize } from '../../size/tyre-size.ts';
import { narrow } from './facets.ts';
import { matchWords, type Wish, type WordMatch } from './model-words.ts';
import { countIndex, placesOfSizes } from './search-index-counts.ts';
import { orderedPage } from './search-index-order.ts';
import type { IndexedSize } from './search-index-parts.ts';
import { FULL_SET, type SearchIndex } from './search-index.ts';

/** What was found, as places on the search index. */
export interface Found {
  readonly query: SearchQuery;
  readonly corrections: readonly Correction[];
  readonly ignored: readonly string[];
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

export interface NearestFound extends NearSize<IndexedSize> {
  readonly productCount: number;
}

const MOST_NEAREST = 6;
/** Inches by which the rim of a suggested size may differ: nobody buys new rims to fit a tyre. */
const MOST_RIM_CHANGE = 2;

export function findTyres(
  searchIndex: SearchIndex,
  filters: TyreFilters,
  window: { offset: number; limit: number },
): Found {
  const matched = matchTyres(searchIndex, filters);
  const { query, wishes, places } = matched;
  const sort = filters.sort === 'recommended' ? wishedSort(wishes) : filters.sort;
  return {
    ...matched,
    sort,
    page: orderedPage(searchIndex, places, sort, window.offset, window.limit),
    nearest: places.length === 0 && query.size ? findNearest(searchIndex, query.size, query, filters) : [],
  };
}

interface Matched extends Omit<Found, 'sort' | 'page' | 'nearest'> {
  readonly wishes: readonly Wish[];
}

/** Searches over many tyres are cached until the search index changes: their pages and orders differ only in the end. */
const remembered = new WeakMap<SearchIndex, { revision: number; matches: LRUCache<string, Matched> }>();
const MOST_REMEMBERED = 24;
const WIDE_FROM = 2_000;

function matchTyres(searchIndex: SearchIndex, filters: TyreFilters): Matched {
  const key = writeFilters({ ...filters, sort: 'recommended', isRows: false, page: 1 });
  const memory = memoryOf(searchIndex);
  const known = memory.get(key);
  if (known) return known;
  const query = parseSearchQuery(filters.text);
  const words = matchWords(searchIndex.parts, query);
  const sizes = sizesOf(searchIndex, query);
  const { candidates, tooWeakCount } = candidatesOf(searchIndex, query, words, filters, sizes);
  const { places, facets } = narrow(searchIndex, candidates, withWishes(filters, words.wishes));
  const { corrections, ignored, wishes } = words;
  const textTotal = candidates.length;
  const matched = { query, corrections, ignored, wishes, places, textTotal, facets, tooWeakCount };
  if (candidates.length >= WIDE_FROM) memory.set(key, matched);
  return matched;
}

function memoryOf(searchIndex: SearchIndex): LRUCache<string, Matched> {
  const known = remembered.get(searchIndex);
  if (known?.revision === searchIndex.revision) return known.matches;
  const matches = new LRUCache<string, Matched>({ max: MOST_REMEMBERED });
  remembered.set(searchIndex, { revision: searchIndex.revision, matches });
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
export function sizesOf(searchIndex: SearchIndex, query: SearchQuery): readonly IndexedSize[] | undefined {
  const { size, width, aspect, rim } = query;
  if (size === undefined && width === undefined && rim === undefined) return undefined;
  return searchIndex.parts.sizes.filter(
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

/** Tyres that match the text. Those with a lower load or speed rating than requested are only counted. */
function candidatesOf(
  searchIndex: SearchIndex,
  query: SearchQuery,
  words: WordMatch,
  filters: TyreFilters,
  sizes: readonly IndexedSize[] | undefined,
): Candidates {
  if (query.understood.length === 0 && isOnlyMarks(filters.text)) return NOTHING;
  const tests = meaningTests(searchIndex, query, words);
  const isStrong = strengthTest(searchIndex, query, filters);
  if (sizes === undefined && tests.length === 0 && isStrong === undefined) {
    return { candidates: countIndex(searchIndex).places, tooWeakCount: 0 };
  }
  const inSizes = sizes === undefined ? undefined : placesOfSizes(searchIndex, sizes);
  const length = inSizes?.length ?? searchIndex.length;
  const candidates = new Int32Array(length);
  let count = 0;
  let tooWeakCount = 0;
  for (let at = 0; at < length; at += 1) {
    const place = inSizes === undefined ? at : (inSizes[at] ?? 0);
    if (searchIndex.isGone[place] === 1 || !passesAll(tests, place)) continue;
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

function meaningTests(searchIndex: SearchIndex, query: SearchQuery, words: WordMatch): PlaceTest[] {
  const tests: PlaceTest[] = query.tags.map((tag) => tagTest(searchIndex, tag));
  const { models, vehicleType } = words;
  const { facets } = searchIndex;
  const season = query.season ? SEASONS.indexOf(query.season) + 1 : 0;
  const winterType = query.winterType ? WINTER_TYPES.indexOf(query.winterType) + 1 : 0;
  const ean = Number(query.ean ?? 0);
  if (models) tests.push((place) => models[searchIndex.modelOf[place] ?? 0] === 1);
  if (vehicleType) tests.push((place) => isForVehicle(searchIndex, place, vehicleType));
  if (season > 0) tests.push((place) => facets.type[place] === season);
  if (winterType > 0) tests.push((place) => facets.winterType[place] === winterType);
  if (ean > 0) tests.push((place) => searchIndex.ean[place] === ean);
  return tests;
}

/** By the usual use of its size or by its name: an 'X-Ice North 4 SUV' is meant by 'suv' in any size. */
function isForVehicle(searchIndex: SearchIndex, place: number, vehicleType: VehicleType): boolean {
  const size = searchIndex.parts.sizes[searchIndex.sizeOf[place] ?? 0];
  const model = searchIndex.parts.models[searchIndex.modelOf[place] ?? 0];
  return size?.vehicleType === vehicleType || (model?.words.includes(vehicleType) ?? false);
}

function tagTest(searchIndex: SearchIndex, tag: string): (place: number) => boolean {
  switch (tag) {
    case 'XL':
      return (place) => searchIndex.isXl[place] === 1;
    case 'RFT':
      return (place) => searchIndex.facets.runFlat[place] === 1;
    case '3PMSF':
      return (place) => searchIndex.facets.snowGrip[place] === 1;
    case 'M+S':
      return (place) => searchIndex.facets.type[place] === SEASONS.indexOf('winter') + 1;
    default:
      return (place) => searchIndex.marks[place]?.includes(tag) ?? false;
  }
}

/** undefined: no filter. */
function strengthTest(
  searchIndex: SearchIndex,
  query: SearchQuery,
  filters: TyreFilters,
): PlaceTest | undefined {
  const loadIndex = Math.max(query.loadIndex ?? 0, filters.minLoadIndex ?? 0);
  const speedKmh = query.speedSymbol === undefined ? 0 : (speedSymbolKmh(query.speedSymbol) ?? 0);
  if (loadIndex === 0 && speedKmh === 0) return undefined;
  return (place) =>
    (searchIndex.loadIndex[place] ?? 0) >= loadIndex && (searchIndex.speedKmh[place] ?? 0) >= speedKmh;
}

/** Sizes that roll nearly the same and of which a set is in stock, of the requested season. */
export function findNearest(
  searchIndex: SearchIndex,
  size: TyreSize,
  query: Pick<SearchQuery, 'season' | 'winterType'>,
  filters: Pick<TyreFilters, 'type' | 'winterTypes'>,
): NearestFound[] {
  const seasons = [query.season, filters.type].flatMap((season) =>
    season ? [SEASONS.indexOf(season) + 1] : [],
  );
  const kinds = query.winterType ? [query.winterType] : filters.winterTypes;
  const codes = kinds.map((kind) => WINTER_TYPES.indexOf(kind) + 1);
  const candidates = searchIndex.parts.sizes.filter(
    (each) => Math.abs(each.diameterIn - size.diameterIn) <= MOST_RIM_CHANGE,
  );
  const near = nearestSizes(size, candidates);
  const byPage = new Map<string, NearestFound>();
  for (const each of near) {
    const places = placesOfSizes(searchIndex, [each.size]).filter(
      (place) =>
        (searchIndex.stock[place] ?? 0) >= FULL_SET &&
        seasons.every((season) => searchIndex.facets.type[place] === season) &&
        (codes.length === 0 || codes.includes(searchIndex.facets.winterType[place] ?? 0)),
    );
    const productCount = places.length + (byPage.get(each.size.href)?.productCount ?? 0);
    if (productCount > 0) byPage.set(each.size.href, { ...each, productCount });
  }
  return [...byPage.values()].slice(0, MOST_NEAREST);
}
