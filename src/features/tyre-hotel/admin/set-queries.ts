// Reads and changes of stored sets as the back office uses them.
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import { callApi, callWithTotal, uploadFile } from '../../../platform/browser/api.ts';
import { showToast } from '../../../platform/browser/toasts.ts';
import type { getBusinessSettings } from '../../opening-hours/contract.ts';
import type {
  ChangeState,
  getTyreSet,
  getTyreSets,
  importTyreSets,
  putTyreSetChange,
  SetView,
  TyreSet,
} from '../contract.ts';
import { hotelAdmin as messages } from '../messages-admin.ts';

export const HOTEL_PATH = '/admin/rengashotelli';
export const SETS_PER_PAGE = 25;
const ALL = ['tyre-sets'];

export function setPath(id: string): string {
  return `${HOTEL_PATH}/${id}`;
}

export interface SetsFilter {
  page: number;
  q: string;
  view: SetView;
  /** How far the change of the turn is; all where none is named. */
  state: ChangeState | undefined;
}

export function setsQuery({ page, q, view, state }: SetsFilter) {
  return queryOptions({
    queryKey: [...ALL, 'list', page, q, view, state],
    queryFn: ({ signal }) =>
      callWithTotal<typeof getTyreSets>({
        method: 'GET',
        path: '/tyre-sets',
        query: { page, limit: SETS_PER_PAGE, view, ...(q !== '' && { q }), ...(state && { state }) },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

export const hoursQuery = queryOptions({
  queryKey: ['business-settings', 'schedule'],
  queryFn: ({ signal }) =>
    callApi<typeof getBusinessSettings>({ method: 'GET', path: '/business-settings', signal }),
  select: ({ businessHours, exceptions }) => ({ week: businessHours, exceptions }),
  staleTime: 60_000,
});

/** What is on a place now, and sets with this very plate. */
export function nearQuery(query: { shelf: string } | { q: string }) {
  return queryOptions({
    queryKey: [...ALL, 'near', query],
    queryFn: ({ signal }) =>
      callApi<typeof getTyreSets>({
        method: 'GET',
        path: '/tyre-sets',
        query: { ...query, limit: 1 },
        signal,
      }),
    staleTime: 0,
  });
}

export function setQuery(id: string) {
  return queryOptions({
    queryKey: [...ALL, 'one', id],
    queryFn: ({ signal }) =>
      callApi<typeof getTyreSet>({ method: 'GET', path: '/tyre-sets/:id', params: { id }, signal }),
  });
}

/** Everything shown of sets is read again. */
export function useSetsChanged(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ALL });
}

/** A change with its word of success; a failure is told, too. */
export function useSetAction<Input, Answer>(
  act: (input: Input) => Promise<Answer>,
  onDone: (answer: Answer, input: Input) => void,
  failed: string = messages.saveFailed,
) {
  const changed = useSetsChanged();
  return useMutation({
    mutationFn: act,
    onSuccess: onDone,
    onError: (error) => showToast({ text: `${failed}: ${error.message}`, tone: 'bad', durationMs: 6000 }),
    onSettled: changed,
  });
}

export function useChangeState() {
  return useSetAction(
    ({ set, state, bookedOn }: { set: TyreSet; state: ChangeState; bookedOn: string | null }) =>
      callApi<typeof putTyreSetChange>({
        method: 'PUT',
        path: '/tyre-sets/:id/change',
        params: { id: set._id },
        body: { state, bookedOn, version: set.version },
      }),
    () => showToast({ text: messages.stateSaved, tone: 'ok' }),
  );
}

export function useImportSets() {
  const changed = useSetsChanged();
  return useMutation({
    mutationFn: (file: File) =>
      uploadFile<typeof importTyreSets>({ method: 'POST', path: '/tyre-sets/import', field: 'file', file }),
    onSettled: changed,
  });
}
