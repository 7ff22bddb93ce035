// The list of sizes: which ones a query means, and a window on the tyres of each. Words that are no size find tyres.
import type { QueryOf } from '../../../platform/contract/endpoint.ts';
import { pageWindow } from '../../../platform/contract/paging.ts';
import type { TyreSizeResponse, listSizes } from '../contract/tyres.ts';
import { NO_FILTERS, SEASONS, WINTER_TYPES } from '../search/search-filters.ts';
import { sizeQueryMatcher } from '../size/tyre-size.ts';
import { readSlots, type ProductSource } from './product-reader.ts';
import { toProductResponse, toSizeResponse } from './responses.ts';
import { countIndex, slotsOfSizes } from './search/search-index-counts.ts';
import { orderedPage } from './search/search-index-order.ts';
import type { IndexedSize } from './search/search-index-parts.ts';
import type { SearchIndex } from './search/search-index.ts';
import { findTyres } from './search/search.ts';

type Query = QueryOf<typeof listSizes>;

export interface Counted<T> {
  readonly rows: T[];
  readonly total: number;
}

/** Sizes on one page when their products are included. */
const MAX_SIZES_WITH_PRODUCTS = 50;
/** Longer than any letters of a size. */
const WORD = /\p{L}{3}/u;
const NONE_FOUND: ReadonlySet<number> = new Set();

export async function answerSizes(
  source: ProductSource,
  searchIndex: SearchIndex,
  query: Query,
): Promise<Counted<TyreSizeResponse>> {
  const { sizes: counts } = countIndex(searchIndex);
  const countOf = ({ index }: IndexedSize) => {
    const count = counts[index];
    if (!count) return 0;
    if (query.winterType !== undefined) return count[query.winterType];
    if (query.type === undefined) return count.total;
    return query.type === 'summer' ? count.summer : count.friction + count.studded;
  };
  const isNarrowed = query.type !== undefined || query.winterType !== undefined;
  const listed = searchIndex.parts.sizes.filter(
    (size) =>
      (query.sizeId === undefined || size.id === query.sizeId) &&
      ((!isNarrowed && !size.isRemoved) || countOf(size) > 0),
  );
  const { sizes: matching, found } = matchingSizes(searchIndex, listed, query);
  const wanted = pageWindow(query, 100);
  const limit = query.include ? Math.min(wanted.limit, MAX_SIZES_WITH_PRODUCTS) : wanted.limit;
  const sizes = matching.slice(wanted.offset, wanted.offset + limit);
  const rows = sizes.map((size) => toSizeResponse(size, countOf(size)));
  return {
    rows: query.include ? await withProducts(source, searchIndex, { rows, sizes, found }, query) : rows,
    total: matching.length,
  };
}

interface Matching {
  readonly sizes: readonly IndexedSize[];
  /** Slots of the tyres that the words mean; none when the words are a size. */
  readonly found: ReadonlySet<number>;
}

function matchingSizes(searchIndex: SearchIndex, listed: readonly IndexedSize[], query: Query): Matching {
  const text = query.q?.trim() ?? '';
  if (text === '') return { sizes: listed, found: NONE_FOUND };
  const sizes = listed.filter(sizeQueryMatcher(text));
  const isSizeAlone = sizes.length > 0 && !WORD.test(text);
  if (isSizeAlone || !query.include) return { sizes, found: NONE_FOUND };
  const filters = {
    ...NO_FILTERS,
    text,
    type: query.type ?? null,
    winterTypes: query.winterType ? [query.winterType] : [],
  };
  const { slots } = findTyres(searchIndex, filters, { offset: 0, limit: 1 });
  if (slots.length === 0) return { sizes, found: NONE_FOUND };
  const withFound = new Set(Array.from(slots, (slot) => searchIndex.sizeOf[slot]));
  return { sizes: listed.filter(({ index }) => withFound.has(index)), found: new Set(slots) };
}

interface Page extends Matching {
  readonly rows: readonly TyreSizeResponse[];
}

async function withProducts(
  source: ProductSource,
  searchIndex: SearchIndex,
  { rows, sizes, found }: Page,
  query: Query,
): Promise<TyreSizeResponse[]> {
  const windows = sizes.map((size) => productWindow(searchIndex, size, found, query));
  const products = await readSlots(source, searchIndex, windows.flat());
  return rows.map((row, at) => {
    const ofSize = products.filter(({ size }) => size.id === row._id).map(toProductResponse);
    const foundIds = (windows[at] ?? [])
      .filter((slot) => found.has(slot))
      .flatMap((slot) => searchIndex.ids[slot] ?? []);
    return {
      ...row,
      summerTires: ofSize.filter(({ type }) => type === 'summer'),
      winterTires: ofSize.filter(({ type }) => type === 'winter'),
      foundIds,
    };
  });
}

/** Slots of one size's tyres as they are shown: those that the words mean, then all others, each in the usual order. */
function productWindow(
  searchIndex: SearchIndex,
  size: IndexedSize,
  found: ReadonlySet<number>,
  { type, winterType, productLimit, productPage = 1 }: Query,
): number[] {
  const { facets } = searchIndex;
  const season = type === undefined ? 0 : SEASONS.indexOf(type) + 1;
  const kind = winterType === undefined ? 0 : WINTER_TYPES.indexOf(winterType) + 1;
  const slots = slotsOfSizes(searchIndex, [size]).filter(
    (slot) =>
      (season === 0 || facets.type[slot] === season) && (kind === 0 || facets.winterType[slot] === kind),
  );
  const ordered = orderedPage(searchIndex, slots, 'recommended', 0, slots.length);
  const all =
    found.size === 0
      ? ordered
      : [...ordered.filter((slot) => found.has(slot)), ...ordered.filter((slot) => !found.has(slot))];
  if (productLimit === undefined) return all;
  return all.slice((productPage - 1) * productLimit, productPage * productLimit);
}
