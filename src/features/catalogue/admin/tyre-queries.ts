// Reads and changes of the catalogue as the tyre tab uses them.
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import { ApiProblem } from '../../../platform/browser/api-problem.ts';
import { callApi, callWithTotal } from '../../../platform/browser/api.ts';
import type { getProduct } from '../contract-editing.ts';
import type { previewOffer } from '../contract-offers.ts';
import type { Lack, getReadiness } from '../contract-readiness.ts';
import type { listManufacturers, listSizes } from '../contract.ts';

export const SIZES_PER_PAGE = 10;
/** Products on the card of a size until all are asked for. */
export const PRODUCTS_AT_FIRST = 6;
export const PRODUCTS_PER_PAGE = 50;
const ALL = ['tyres'];
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
  const { page, q, kind } = filter;
  return queryOptions({
    queryKey: [...ALL, 'sizes', page, q, kind],
    queryFn: ({ signal }) =>
      callWithTotal<typeof listSizes>({
        method: 'GET',
        path: '/tires/sizes',
        query: {
          include: 'products',
          page,
          limit: SIZES_PER_PAGE,
          productLimit: PRODUCTS_AT_FIRST,
          ...wordsAndKind(filter),
        },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

/** One page of all tyres of a size. */
export function sizeProductsQuery(sizeId: string, page: number, filter: SizesFilter) {
  return queryOptions({
    queryKey: [...ALL, 'size', sizeId, page, filter.q, filter.kind],
    queryFn: async ({ signal }) => {
      const [size] = await callApi<typeof listSizes>({
        method: 'GET',
        path: '/tires/sizes',
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
export const allSizesQuery = queryOptions({
  queryKey: [...ALL, 'all-sizes'],
  queryFn: ({ signal }) => callApi<typeof listSizes>({ method: 'GET', path: '/tires/sizes', signal }),
});

export const makersQuery = queryOptions({
  queryKey: [...ALL, 'makers'],
  queryFn: ({ signal }) =>
    callApi<typeof listManufacturers>({ method: 'GET', path: '/manufacturers', signal }),
});

/** The lack whose field has the focus when a panel opens. */
export const FIELD_PARAM = 'kohta';

export function readinessQuery(asked: { page: number; lacks: Lack | undefined; q: string }) {
  const { page, lacks, q } = asked;
  return queryOptions({
    queryKey: [...ALL, 'readiness', asked],
    queryFn: ({ signal }) =>
      callApi<typeof getReadiness>({
        method: 'GET',
        path: '/tires/readiness',
        query: { page, q, ...(lacks && { lacks }) },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

export interface Place {
  sizeId: string;
  productId: string;
}

export function productQuery({ sizeId, productId }: Place) {
  return queryOptions({
    queryKey: [...ALL, 'product', productId],
    queryFn: ({ signal }) =>
      callApi<typeof getProduct>({
        method: 'GET',
        path: '/tires/sizes/:sizeId/products/:productId',
        params: { sizeId, productId },
        signal,
      }),
    staleTime: 0,
  });
}

export function previewQuery({ sizeId, productId }: Place, price: number | null) {
  return queryOptions({
    queryKey: [...ALL, 'preview', productId, price],
    queryFn: ({ signal }) =>
      callApi<typeof previewOffer>({
        method: 'GET',
        path: '/tires/sizes/:sizeId/products/:productId/sale/preview',
        params: { sizeId, productId },
        query: { price: price ?? 0 },
        signal,
      }),
    enabled: price !== null && price > 0,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** A change of the catalogue: everything shown of it is read again before it counts as done. */
export function useChange<Variables, Answer>(
  change: (variables: Variables) => Promise<Answer>,
  onDone?: (answer: Answer) => void,
  /** Told even when what asked for the change is no longer shown. */
  onFailed?: (error: Error) => void,
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: async (answer) => {
      await queries.invalidateQueries({ queryKey: ALL });
      onDone?.(answer);
    },
    ...(onFailed && { onError: onFailed }),
  });
}

/** The sentence for each field that was refused, by its path. */
export function fieldErrors(error: Error | null): Readonly<Record<string, string>> {
  if (!(error instanceof ApiProblem)) return {};
  return Object.fromEntries(error.errors.map(({ path, message }) => [path, message]));
}
