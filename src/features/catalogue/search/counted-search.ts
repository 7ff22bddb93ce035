// What a search of visitors is counted as: its size, its season and whether there was anything to sell. Never its words.
import type { SearchResult } from '../product/product-view.ts';
import { formatTyreSize } from '../size/tyre-size.ts';
import type { SearchQueryName } from './search-filters.ts';

/** The kinds of daily counts that the catalogue's pages add to. */
export const SEARCH_COUNT = 'search';
export const TYRE_COUNT = 'tyre';
/** A tyre that was opened while an offer of it ran; counted as a tyre, too. */
export const OFFER_COUNT = 'offer';

const SEARCHED_KINDS = ['summer', 'winter', 'studded', 'friction'] as const;
type SearchedKind = (typeof SEARCHED_KINDS)[number];

/** 'out': tyres were found, none of them in stock. 'none': no tyre was found. */
const SEARCH_OUTCOMES = ['found', 'out', 'none'] as const;
type SearchOutcome = (typeof SEARCH_OUTCOMES)[number];

export interface CountedSearch {
  /** '205/55R16'; null: none was given. */
  readonly size: string | null;
  /** null: any tyre would do. */
  readonly kind: SearchedKind | null;
  readonly outcome: SearchOutcome;
}

/** What makes another search; all other names of an address narrow or turn over the same one. */
const SEARCHING: ReadonlySet<string> = new Set([
  'search',
  'type',
  'winterType',
  'season',
  'width',
  'aspect',
  'diameter',
] satisfies SearchQueryName[]);

type Found = Pick<SearchResult, 'size' | 'query' | 'filters' | 'total' | 'facets'>;

/** Nothing for the list of all tyres, and for a search that is narrowed or turned over: it was counted when it began. */
export function countedSearch(query: Readonly<Record<string, string>>, result: Found) {
  const names = Object.keys(query);
  if (names.length === 0 || names.some((name) => !SEARCHING.has(name))) return [];
  return [{ kind: SEARCH_COUNT, key: searchKey(readSearch(result)) }];
}

/** The page of a size shows all its tyres. */
export function countedSizePage(size: string, { total, facets }: Pick<Found, 'total' | 'facets'>) {
  return [{ kind: SEARCH_COUNT, key: searchKey({ size, kind: null, outcome: outcomeOf(total, facets) }) }];
}

function readSearch({ size, query, filters, total, facets }: Found): CountedSearch {
  const [winterType] = filters.winterTypes.length === 1 ? filters.winterTypes : [query.winterType];
  return {
    size: size && formatTyreSize({ ...size, isCommercial: false }),
    kind: winterType ?? filters.type ?? query.season ?? null,
    outcome: outcomeOf(total, facets),
  };
}

function outcomeOf(total: number, { inStock }: Found['facets']): SearchOutcome {
  if (total === 0) return 'none';
  return inStock.count === 0 ? 'out' : 'found';
}

const NOTHING = '-';

function searchKey({ size, kind, outcome }: CountedSearch): string {
  return [size ?? NOTHING, kind ?? NOTHING, outcome].join(' ');
}

/** undefined: an unknown key. */
export function parseSearchKey(key: string): CountedSearch | undefined {
  const [size = '', kind = '', outcome = ''] = key.split(' ');
  const found = SEARCH_OUTCOMES.find((each) => each === outcome);
  if (size === '' || !found) return undefined;
  return {
    size: size === NOTHING ? null : size,
    kind: SEARCHED_KINDS.find((each) => each === kind) ?? null,
    outcome: found,
  };
}
