// Reads and changes of the catalogue as the tyre tab uses them.
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

import { apiList, apiQuery } from '../../../platform/browser/api-query.ts';
import { callApi } from '../../../platform/browser/api.ts';
import type { getProduct } from '../contract/editing.ts';
import type { previewOffer } from '../contract/offers.ts';
import type { Lack, getReadiness } from '../contract/readiness.ts';
import type { ManufacturerResponse, listManufacturers, listSizes } from '../contract/tyres.ts';

export const SIZES_PER_PAGE = 10;
/** Products on the card of a size until it is expanded. */
export const PRODUCTS_AT_FIRST = 6;
export const PRODUCTS_PER_PAGE = 50;
export const ALL_TYRES = ['tyres'];
export const KINDS = ['summer', 'studded', 'friction'] as const;
export type Kind = (typeof KINDS)[number];

export interface SizesFilter {
  page: number;
  q: string;
  kind: Kind | undefined;
}

function wordsAndKind({ q, kind }: SizesFilter) {
  return {
    ...(q !== '' && { q }),
    ...(kind === 'summer' && { type: kind }),
    ...((kind === 'studded' || kind === 'friction') && { winterType: kind }),
  };
}

/** Ten sizes with their first tyres; what the words find comes first. */
export function sizesQuery(filter: SizesFilter) {
  const { page } = filter;
  return apiList<typeof listSizes>(ALL_TYRES, 'GET /tires/sizes', {
    query: {
      include: 'products',
      page,
      limit: SIZES_PER_PAGE,
      productLimit: PRODUCTS_AT_FIRST,
      ...wordsAndKind(filter),
    },
  });
}

/** One page of all tyres of a size. */
export function sizeProductsQuery(sizeId: string, page: number, filter: SizesFilter) {
  return queryOptions({
    queryKey: [...ALL_TYRES, 'size', sizeId, page, filter.q, filter.kind],
    queryFn: async ({ signal }) => {
      const [size] = await callApi<typeof listSizes>('GET /tires/sizes', {
        query: {
          include: 'products',
          sizeId,
          productLimit: PRODUCTS_PER_PAGE,
          productPage: page,
          ...wordsAndKind(filter),
        },
        signal,
      });
      return size ?? null;
    },
    placeholderData: keepPreviousData,
  });
}

/** Every size, for the choice in the product form. */
export const allSizesQuery = apiQuery<typeof listSizes>(ALL_TYRES, 'GET /tires/sizes');

export const manufacturersQuery = apiQuery<typeof listManufacturers>(ALL_TYRES, 'GET /manufacturers');
export const manufacturerListQuery = {
  ...manufacturersQuery,
  select: (answer: ManufacturerResponse[]) => ({ answer, total: null }),
};

/** The name of the open panel in the address: another value there leaves its form. */
export const PANEL_PARAM = 'paneeli';
export const PANEL_GUARD = { param: PANEL_PARAM };

/** The lack whose field has the focus when a panel opens. */
export const FIELD_PARAM = 'kohta';

export function readinessQuery(lackFilter: { page: number; lacks: Lack | undefined; q: string }) {
  const { page, lacks, q } = lackFilter;
  return {
    ...apiQuery<typeof getReadiness>(ALL_TYRES, 'GET /tires/readiness', {
      query: { page, q, ...(lacks && { lacks }) },
    }),
    placeholderData: keepPreviousData,
  };
}

export interface ProductIds {
  sizeId: string;
  productId: string;
}

export function productQuery({ sizeId, productId }: ProductIds) {
  return {
    ...apiQuery<typeof getProduct>(ALL_TYRES, 'GET /tires/sizes/:sizeId/products/:productId', {
      params: { sizeId, productId },
    }),
    staleTime: 0,
  };
}

export function previewQuery({ sizeId, productId }: ProductIds, price: number | null) {
  return {
    ...apiQuery<typeof previewOffer>(ALL_TYRES, 'GET /tires/sizes/:sizeId/products/:productId/sale/preview', {
      params: { sizeId, productId },
      query: { price: price ?? 0 },
    }),
    enabled: price !== null && price > 0,
    placeholderData: keepPreviousData,
    staleTime: 0,
  };
}
