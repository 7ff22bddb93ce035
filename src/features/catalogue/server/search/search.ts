// Finds tyres on the search index: the text narrows to candidates, filters and counts follow, then order and nearest sizes.
import { LRUCache } from 'lru-cache';

import { FULL_SET } from '../../fitting/full-set.ts';
import type { Correction, Facets } from '../../product/product-view.ts';
import type { SearchQuery } from '../../search/query-types.ts';
import {
  SEASONS,
  WINTER_TYPES,
  writeFilters,
  type Sort,
  type TyreFilters,
} from '../../search/search-filters.ts';
import { parseSearchQuery } from '../../search/search-query.ts';
import type { Condition } from '../../search/word-meanings.ts';
import { nearestSizes, type NearSize } from '../../size/size-geometry.ts';
import type { TyreSize } from '../../size/tyre-size.ts';
import { filterWithFacets } from './facets.ts';
import { readCandidates, type CandidateOptions } from './search-candidates.ts';
import { slotsOfSizes } from './search-index-counts.ts';
import { orderedPage } from './search-index-order.ts';
import type { IndexedSize } from './search-index-parts.ts';
import type { SearchIndex } from './search-index.ts';

/** What was found, as slots on the search index. */
export interface Found {
  readonly query: SearchQuery;
  readonly corrections: readonly Correction[];
  readonly ignored: readonly string[];
  /** Conditions of the text that no tyre meets, left out of the search. */
  readonly unmet: readonly Condition[];
  readonly sort: Sort;
  readonly page: readonly number[];
  /** All that was found, in no order. */
  readonly slots: Int32Array;
  /** How many the text alone finds. */
  readonly textTotal: number;
  readonly facets: Facets;
  readonly tooWeakCount: number;
  readonly nearest: readonly NearestFound[];
}

export interface NearestFound extends NearSize<IndexedSize> {
  readonly productCount: number;
}

const MAX_NEAREST = 6;
/** Inches by which the rim of a suggested size may differ: nobody buys new rims to fit a tyre. */
const MAX_RIM_CHANGE = 2;

export function findTyres(
  searchIndex: SearchIndex,
  filters: TyreFilters,
  window: { offset: number; limit: number } & CandidateOptions,
): Found {
  const matched = matchTyres(searchIndex, filters, window);
  const { query, unmet, slots } = matched;
  const sort = filters.sort === 'recommended' ? wishedSort(query, unmet) : filters.sort;
  return {
    ...matched,
    sort,
    page: orderedPage(searchIndex, slots, sort, window.offset, window.limit),
    nearest: slots.length === 0 && query.size ? findNearest(searchIndex, query.size, query, filters) : [],
  };
}

type Matched = Omit<Found, 'sort' | 'page' | 'nearest'>;

/** Searches over many tyres are cached until the search index changes: their pages and orders differ only in the end. */
const remembered = new WeakMap<SearchIndex, { revision: number; matches: LRUCache<string, Matched> }>();
const MAX_REMEMBERED = 24;
const WIDE_FROM = 1_000;

function matchTyres(searchIndex: SearchIndex, filters: TyreFilters, options: CandidateOptions): Matched {
  const narrowing = writeFilters({ ...filters, sort: 'recommended', isRows: false, page: 1 });
  const key = options.isRelaxed ? `${narrowing}&relaxed` : narrowing;
  const memory = memoryOf(searchIndex);
  const known = memory.get(key);
  if (known) return known;
  const query = parseSearchQuery(filters.text);
  const { candidates, ...read } = readCandidates(searchIndex, query, filters, options);
  const { slots, facets } = filterWithFacets(searchIndex, candidates, filters);
  const textTotal = candidates.length;
  const matched = { query, ...read, slots, textTotal, facets };
  // What four cost on the car may change without the search index.
  if (candidates.length >= WIDE_FROM && query.price?.of !== 'fitted-four') memory.set(key, matched);
  return matched;
}

function memoryOf(searchIndex: SearchIndex): LRUCache<string, Matched> {
  const known = remembered.get(searchIndex);
  if (known?.revision === searchIndex.revision) return known.matches;
  const matches = new LRUCache<string, Matched>({ max: MAX_REMEMBERED });
  remembered.set(searchIndex, { revision: searchIndex.revision, matches });
  return matches;
}

function wishedSort({ wishes }: SearchQuery, unmet: readonly Condition[]): Sort {
  if (wishes.includes('cheap') || unmet.includes('price')) return 'price-asc';
  return WISHED_SORTS.find((sort) => wishes.includes(sort)) ?? 'recommended';
}

const WISHED_SORTS = ['quiet', 'wet', 'fuel'] as const;

/** Sizes of the requested season that roll nearly the same and have a set in stock. */
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
    (each) => Math.abs(each.diameterIn - size.diameterIn) <= MAX_RIM_CHANGE,
  );
  const near = nearestSizes(size, candidates);
  const byPage = new Map<string, NearestFound>();
  for (const each of near) {
    const slots = slotsOfSizes(searchIndex, [each.size]).filter(
      (slot) =>
        (searchIndex.stock[slot] ?? 0) >= FULL_SET &&
        seasons.every((season) => searchIndex.facets.type[slot] === season) &&
        (codes.length === 0 || codes.includes(searchIndex.facets.winterType[slot] ?? 0)),
    );
    const productCount = slots.length + (byPage.get(each.size.href)?.productCount ?? 0);
    if (productCount > 0) byPage.set(each.size.href, { ...each, productCount });
  }
  return [...byPage.values()].slice(0, MAX_NEAREST);
}
