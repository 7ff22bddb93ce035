// Reads and changes of stored sets as the back office uses them.
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import { apiList, apiQuery } from '../../../../platform/browser/api-query.ts';
import { callApi, uploadFile } from '../../../../platform/browser/api.ts';
import { showToast, showUndo } from '../../../../platform/browser/toasts.ts';
import type { getBusinessSettings } from '../../../opening-hours/contract.ts';
import { changeState } from '../../change-text.ts';
import type { getHotelSettings } from '../../contract/settings.ts';
import type {
  ChangeFilter,
  getFreeShelf,
  getTyreSet,
  getTyreSets,
  importTyreSets,
  putTyreSetChange,
  SetView,
  TyreSet,
} from '../../contract/tyre-hotel.ts';
import { hotelAdmin as messages } from '../../messages/admin.ts';

export const settingsQuery = {
  ...apiQuery<typeof getHotelSettings>(['tyre-hotel-settings'], 'GET /tyre-hotel-settings'),
  staleTime: 0,
};

export const HOTEL_PATH = '/admin/rengashotelli';
export const SETS_PER_PAGE = 25;
export const ALL_SETS = ['tyre-sets'];

export function setPath(id: string): string {
  return `${HOTEL_PATH}/${id}`;
}

export interface SetsFilter {
  page: number;
  q: string;
  view: SetView;
  /** How far the change of the turn is; all where none is named. */
  state: ChangeFilter | undefined;
}

export function setsQuery({ page, q, view, state }: SetsFilter) {
  return apiList<typeof getTyreSets>(ALL_SETS, 'GET /tyre-sets', {
    query: { page, limit: SETS_PER_PAGE, view, ...(q !== '' && { q }), ...(state && { state }) },
  });
}

export const hoursQuery = queryOptions({
  ...apiQuery<typeof getBusinessSettings>(['business-settings'], 'GET /business-settings'),
  select: ({ businessHours, exceptions }) => ({ week: businessHours, exceptions }),
  staleTime: 60_000,
});

/** The set on a shelf now, or the newest set with a plate. */
export function nearQuery(query: { shelf: string } | { q: string }) {
  return {
    ...apiQuery<typeof getTyreSets>(ALL_SETS, 'GET /tyre-sets', { query: { ...query, limit: 1 } }),
    staleTime: 0,
  };
}

/** The place to propose for a set that comes in. */
export const freeShelfQuery = {
  ...apiQuery<typeof getFreeShelf>(ALL_SETS, 'GET /tyre-sets/free-shelf'),
  staleTime: 0,
};

export function setQuery(id: string) {
  return apiQuery<typeof getTyreSet>(ALL_SETS, 'GET /tyre-sets/:id', { params: { id } });
}

/** Everything shown of sets is read again. */
export function useSetsChanged(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ALL_SETS });
}

/** A change with a message of success; a failure is shown, too. */
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

type NewChange = TyreSet['change'] & { set: TyreSet };

function saveChange({ set, state, bookedOn, triedAt }: NewChange) {
  return callApi<typeof putTyreSetChange>('PUT /tyre-sets/:id/change', {
    params: { id: set._id },
    body: { state, bookedOn, triedAt, version: set.version },
  });
}

/** Saves at once, and can be undone for as long as the message is shown. */
export function useChangeState() {
  const undo = useSetAction(saveChange, ({ code }) =>
    showToast({ text: messages.stateUndone(code), tone: 'ok' }),
  );
  return useSetAction(saveChange, (after, { set }) => {
    const text = messages.stateSaved(after.code, changeState(after));
    showUndo(text, messages.undo, () => undo.mutate({ ...set.change, set: after }));
  });
}

export function useImportSets() {
  const changed = useSetsChanged();
  return useMutation({
    mutationFn: (file: File) =>
      uploadFile<typeof importTyreSets>('POST /tyre-sets/import', { field: 'file', file }),
    onSettled: changed,
  });
}
