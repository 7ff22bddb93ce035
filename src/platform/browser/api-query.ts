// Reads and saves of our own API for TanStack Query: the endpoint and its parts make the key.
import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryKey,
  type UseMutationOptions,
  type UseQueryOptions,
} from '@tanstack/react-query';

import type { EndpointDeclaration, OutputOf } from '../contract/endpoint.ts';
import { callWithTotal, type Call, type CallArguments } from './api.ts';

/** One read: `apiQuery<typeof getCampaign>(['campaigns'], 'GET /campaigns/:id', { params: { id } })`. `key` names what a save makes stale. */
export function apiQuery<E extends EndpointDeclaration>(
  key: QueryKey,
  ...[operation, call]: CallArguments<E>
) {
  return queryOptions({
    queryKey: [...key, operation, call],
    queryFn: async ({ signal }) => (await callWithTotal<E>(operation, call, signal)).answer,
  });
}

/** A query without what the cache had of it before: a form begins from what is stored now. */
export function useFreshQuery<Data>(options: UseQueryOptions<Data, Error, Data, unknown[]>) {
  const { data, error, isFetchedAfterMount, refetch } = useQuery(options);
  return { data: isFetchedAfterMount ? data : undefined, error, refetch };
}

/** One record of a list that is read completely; `missing` is the failure when the list has none with the id. */
export function useListed<Row extends { _id: string }>(
  options: UseQueryOptions<Row[], Error, Row[], unknown[]>,
  id: string,
  missing: string,
) {
  const { data, error, refetch } = useQuery(options);
  const one = data?.find(({ _id }) => _id === id);
  return { data: one, error: data && !one ? new Error(missing) : error, refetch };
}

/** A page of a list with the length of the complete list; the page before is shown until it is loaded. */
export function apiList<E extends EndpointDeclaration>(
  key: QueryKey,
  ...[operation, call]: CallArguments<E>
) {
  return queryOptions({
    queryKey: [...key, operation, call],
    queryFn: ({ signal }) => callWithTotal<E>(operation, call, signal),
    placeholderData: keepPreviousData,
  });
}

interface ApiSaveOptions<E extends EndpointDeclaration, Variables> extends Pick<
  UseMutationOptions<OutputOf<E>, Error, Variables>,
  'onSuccess' | 'onError'
> {
  /** Queries whose keys begin like this are read again after a success. */
  invalidates: QueryKey;
  /** Reads them again after a failure, too: the record to change may have been removed or changed. */
  isReadAfterFailure?: boolean;
}

/** A call that changes something; it counts as done when what is shown of it has been read again. */
export function useApiSave<E extends EndpointDeclaration, Variables = void>(
  operation: E['operation'],
  callOf: (variables: Variables) => Call<E>,
  { invalidates, isReadAfterFailure = false, ...options }: ApiSaveOptions<E, Variables>,
) {
  const queries = useQueryClient();
  return useMutation<OutputOf<E>, Error, Variables>({
    ...options,
    mutationFn: async (variables) => (await callWithTotal<E>(operation, callOf(variables))).answer,
    onSettled: async (_answer, error) => {
      if (!error || isReadAfterFailure) await queries.invalidateQueries({ queryKey: invalidates });
    },
  });
}
