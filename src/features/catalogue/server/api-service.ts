// Use cases of the catalogue's API: the search with its facets, sizes with their tyres, makers.
import type { OutputOf, QueryOf } from '../../../platform/contract/endpoint.ts';
import { eurosToCents } from '../../../platform/contract/money.ts';
import { pageWindow } from '../../../platform/contract/paging.ts';
import type { ManufacturerAnswer, TyreSizeAnswer, listSizes, searchTires } from '../contract.ts';
import { vehicleTypeNames } from '../messages.ts';
import { VEHICLE_TYPES } from '../product-draft.ts';
import { NO_FILTERS } from '../search-filters.ts';
import type { TyreFilters } from '../search-filters.ts';
import { normaliseWords } from '../search-words.ts';
import { facetsAnswer, makerAnswer, productAnswer } from './answers.ts';
import { readPlaces } from './product-reader.ts';
import type { ProductSource } from './product-reader.ts';
import { findTyres } from './search.ts';
import { PAGE_SIZE } from './service.ts';
import { countShelf } from './shelf-counts.ts';
import type { ShelfKeeper } from './shelf-keeper.ts';
import type { Shelf } from './shelf.ts';
import { answerSizes } from './sizes-answer.ts';
import type { Counted } from './sizes-answer.ts';

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
