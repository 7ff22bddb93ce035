// Use cases of the catalogue's API: the search with its facets, sizes with their tyres, manufacturers.
import type { QueryOf } from '../../../platform/contract/endpoint.ts';
import { eurosToCents } from '../../../platform/contract/money.ts';
import { pageWindow } from '../../../platform/contract/paging.ts';
import type { ManufacturerResponse, listSizes, searchTires } from '../contract/tyres.ts';
import { vehicleTypeNames } from '../messages/catalogue.ts';
import { NO_FILTERS, type TyreFilters } from '../search/search-filters.ts';
import { normaliseWords } from '../search/search-words.ts';
import { VEHICLE_TYPES } from '../size/vehicle-type.ts';
import { readSlots, type ProductSource } from './product-reader.ts';
import { toFacetsResponse, toManufacturerResponse, toProductResponse } from './responses.ts';
import type { SearchIndexCache } from './search/search-index-cache.ts';
import { countIndex } from './search/search-index-counts.ts';
import type { SearchIndex } from './search/search-index.ts';
import { findTyres } from './search/search.ts';
import { PAGE_SIZE } from './service.ts';
import { answerSizes, type Counted } from './sizes-response.ts';

interface Paging {
  page?: number | undefined;
  limit?: number | undefined;
}

export type CatalogueApi = ReturnType<typeof catalogueApi>;

export function catalogueApi(source: ProductSource, indexCache: SearchIndexCache) {
  return {
    search: async (query: QueryOf<typeof searchTires>) =>
      answerSearch(source, await indexCache.open(), query),
    sizes: async (query: QueryOf<typeof listSizes>) => answerSizes(source, await indexCache.open(), query),
    manufacturers: async (query: Paging & { q?: string | undefined }) =>
      answerManufacturers(await indexCache.open(), query),
    /** When an offer begins or ends next. */
    nextChange: async () => {
      const { nextOfferChangeMs } = await indexCache.open();
      return Number.isFinite(nextOfferChangeMs) ? new Date(nextOfferChangeMs) : undefined;
    },
  };
}

async function answerSearch(
  source: ProductSource,
  searchIndex: SearchIndex,
  query: QueryOf<typeof searchTires>,
) {
  const limit = query.limit ?? PAGE_SIZE;
  const page = query.page ?? 1;
  const found = findTyres(searchIndex, filtersOf(query), { offset: (page - 1) * limit, limit });
  const products = await readSlots(source, searchIndex, found.page);
  return {
    items: products.map(toProductResponse),
    total: found.slots.length,
    facets: toFacetsResponse(found.facets),
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

function answerManufacturers(
  searchIndex: SearchIndex,
  query: Paging & { q?: string | undefined },
): Counted<ManufacturerResponse> {
  const { manufacturers: counts } = countIndex(searchIndex);
  const words = normaliseWords((query.q ?? '').slice(0, 100));
  const matching = searchIndex.parts.manufacturers.filter(({ name }) => {
    const nameWords = normaliseWords(name);
    return words.every((word) => nameWords.some((each) => each.startsWith(word)));
  });
  const { offset, limit } = pageWindow(query, 100);
  const rows = matching
    .slice(offset, offset + limit)
    .map((manufacturer) => toManufacturerResponse(manufacturer, counts[manufacturer.index]?.total ?? 0));
  return { rows, total: matching.length };
}
