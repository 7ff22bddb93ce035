import type { OutputOf, QueryOf } from '../../../platform/contract/endpoint.ts';
// Use cases of the catalogue's API: the search with its facets, sizes with their tyres, makers.
import { eurosToCents } from '../../../platform/contract/money.ts';
import { pageWindow } from '../../../platform/contract/paging.ts';
import type { ManufacturerAnswer, TyreSizeAnswer, listSizes, searchTires } from '../contract.ts';
import { vehicleTypeNames } from '../messages.ts';
import { VEHICLE_TYPES } from '../product-draft.ts';
import { NO_FILTERS } from '../search-filters.ts';
import type { TyreFilters } from '../search-filters.ts';
import { normaliseWords } from '../search-words.ts';
import { sizeQueryMatcher } from '../tyre-size.ts';
import { facetsAnswer, makerAnswer, productAnswer, sizeAnswer } from './answers.ts';
import { readPlaces } from './product-reader.ts';
import type { ProductSource } from './product-reader.ts';
import { findTyres } from './search.ts';
import { PAGE_SIZE } from './service.ts';
import { countShelf, placesOfSizes } from './shelf-counts.ts';
import type { ShelfKeeper } from './shelf-keeper.ts';
import { orderedPage } from './shelf-order.ts';
import type { ShelfSize } from './shelf-parts.ts';
import type { Shelf } from './shelf.ts';

/** Sizes on one page when their products are asked for too. */
const MOST_SIZES_WITH_PRODUCTS = 50;

export interface Counted<T> {
  readonly rows: T[];
  readonly total: number;
}

export interface CatalogueApi {
  search: (query: QueryOf<typeof searchTires>) => Promise<OutputOf<typeof searchTires>>;
  sizes: (query: QueryOf<typeof listSizes>) => Promise<Counted<TyreSizeAnswer>>;
  manufacturers: (query: Paging & { q?: string | undefined }) => Promise<Counted<ManufacturerAnswer>>;
  /** When an offer begins or ends next. */
  nextChange: () => Promise<Date | undefined>;
}

interface Paging {
  page?: number | undefined;
  limit?: number | undefined;
}

export function catalogueApi(source: ProductSource, keeper: ShelfKeeper): CatalogueApi {
  return {
    search: async (query) => answerSearch(source, await keeper.open(), query),
    sizes: async (query) => answerSizes(source, await keeper.open(), query),
    manufacturers: async (query) => answerMakers(await keeper.open(), query),
    nextChange: async () => {
      const { nextOfferChangeMs } = await keeper.open();
      return Number.isFinite(nextOfferChangeMs) ? new Date(nextOfferChangeMs) : undefined;
    },
  };
}

async function answerSearch(source: ProductSource, shelf: Shelf, query: QueryOf<typeof searchTires>) {
  const limit = query.limit ?? PAGE_SIZE;
  const page = query.page ?? 1;
  const found = findTyres(shelf, filtersOf(query), { offset: (page - 1) * limit, limit });
  const products = await readPlaces(source, shelf, found.page);
  return {
    items: products.map(productAnswer),
    total: found.places.length,
    facets: facetsAnswer(found.facets),
    nearestSizes: found.nearest.map(({ size, circumferenceChange, productCount }) => ({
      size: size.fullSize,
      url: size.href,
      circumferenceChange,
      productCount,
    })),
  };
}

function filtersOf(query: QueryOf<typeof searchTires>): TyreFilters {
  return {
    ...NO_FILTERS,
    text: query.q ?? '',
    type: query.type ?? null,
    winterTypes: query.winterType ?? [],
    manufacturers: (query.manufacturer ?? []).map((name) => name.toLowerCase()),
    minPriceCents: query.minPrice === undefined ? null : eurosToCents(query.minPrice),
    maxPriceCents: query.maxPrice === undefined ? null : eurosToCents(query.maxPrice),
    fuelClasses: query.fuelEfficiency ?? [],
    wetClasses: query.wetGrip ?? [],
    noiseClasses: query.noiseClass ?? [],
    vehicleTypes: VEHICLE_TYPES.filter((type) => query.vehicleType?.includes(vehicleTypeNames[type])),
    rims: query.diameter ?? [],
    minLoadIndex: query.loadIndex ?? null,
    needsSnowGrip: query.snowGrip ?? false,
    needsIceGrip: query.iceGrip ?? false,
    needsRunFlat: query.runFlat ?? false,
    isInStock: query.inStock ?? false,
    isOnSale: query.onSale ?? false,
    sort: query.sort ?? 'recommended',
  };
}

async function answerSizes(
  source: ProductSource,
  shelf: Shelf,
  query: QueryOf<typeof listSizes>,
): Promise<Counted<TyreSizeAnswer>> {
  const { sizes: counts } = countShelf(shelf);
  const countOf = ({ index }: ShelfSize) => {
    const count = counts[index];
    if (!count) return 0;
    if (query.winterType !== undefined) return count[query.winterType];
    if (query.type === undefined) return count.total;
    return query.type === 'summer' ? count.summer : count.friction + count.studded;
  };
  const text = query.q?.trim() ?? '';
  const matches = sizeQueryMatcher(text);
  const isNarrowed = query.type !== undefined || query.winterType !== undefined;
  const matching = shelf.parts.sizes.filter(
    (size) => (text === '' || matches(size)) && ((!isNarrowed && !size.isRemoved) || countOf(size) > 0),
  );
  const wanted = pageWindow(query, 100);
  const limit = query.include ? Math.min(wanted.limit, MOST_SIZES_WITH_PRODUCTS) : wanted.limit;
  const sizes = matching.slice(wanted.offset, wanted.offset + limit);
  const rows = query.include
    ? await withProducts(source, shelf, sizes, countOf, query)
    : sizes.map((size) => sizeAnswer(size, countOf(size)));
  return { rows, total: matching.length };
}

async function withProducts(
  source: ProductSource,
  shelf: Shelf,
  sizes: readonly ShelfSize[],
  countOf: (size: ShelfSize) => number,
  { type, winterType }: QueryOf<typeof listSizes>,
): Promise<TyreSizeAnswer[]> {
  const places = placesOfSizes(shelf, sizes);
  const products = await readPlaces(
    source,
    shelf,
    orderedPage(shelf, places, 'recommended', 0, places.length),
  );
  return sizes.map((size) => {
    const ofSize = products
      .filter(
        ({ size: { id }, model }) => id === size.id && (winterType ?? model.winterType) === model.winterType,
      )
      .map(productAnswer);
    const season = (wanted: 'summer' | 'winter') =>
      type === undefined || type === wanted ? ofSize.filter((product) => product.type === wanted) : [];
    return {
      ...sizeAnswer(size, countOf(size)),
      summerTires: season('summer'),
      winterTires: season('winter'),
    };
  });
}

function answerMakers(shelf: Shelf, query: Paging & { q?: string | undefined }): Counted<ManufacturerAnswer> {
  const { makers: counts } = countShelf(shelf);
  const words = normaliseWords((query.q ?? '').slice(0, 100));
  const matching = shelf.parts.makers.filter(({ name }) => {
    const nameWords = normaliseWords(name);
    return words.every((word) => nameWords.some((each) => each.startsWith(word)));
  });
  const { offset, limit } = pageWindow(query, 100);
  const rows = matching
    .slice(offset, offset + limit)
    .map((maker) => makerAnswer(maker, counts[maker.index]?.total ?? 0));
  return { rows, total: matching.length };
}
