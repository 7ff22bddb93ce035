// Reads and changes of trackings as the back office uses them.
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import { callApi } from '../../../platform/browser/api.ts';
import { showToast } from '../../../platform/browser/toasts.ts';
import { formatEuros } from '../../../platform/contract/money.ts';
import type { checkTracking, deleteTracking, getLatestDiff, getTrackings, Tracking } from '../contract.ts';
import { competitorMessages as messages } from '../messages-admin.ts';

export const COMPETITORS_PATH = '/admin/competitor-prices';
const ALL = ['competitor-prices'];
/** Specification, point 9. */
const TIMEOUT_MS = 30_000;
const TOAST_MS = 5000;
/** While a look goes on its end is waited for. */
const WATCH_MS = 3000;

export const trackingsQuery = queryOptions({
  queryKey: [...ALL, 'list'],
  queryFn: ({ signal }) =>
    callApi<typeof getTrackings>({
      method: 'GET',
      path: '/competitor-prices',
      timeoutMs: TIMEOUT_MS,
      signal,
    }),
  refetchInterval: ({ state: { data = [] } }) => {
    const isWaiting = data.some(({ isChecking, isEnabled, lastChecked }) => {
      return isChecking || (isEnabled && lastChecked === null);
    });
    return isWaiting ? WATCH_MS : false;
  },
});

export function diffQuery(id: string) {
  return queryOptions({
    queryKey: [...ALL, 'diff', id],
    queryFn: ({ signal }) =>
      callApi<typeof getLatestDiff>({
        method: 'GET',
        path: '/competitor-prices/:id/diff/latest',
        params: { id },
        timeoutMs: TIMEOUT_MS,
        signal,
      }),
    staleTime: 0,
  });
}

/** Everything shown of trackings is read again. */
export function useTrackingsChanged(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ALL });
}

export function useCheckTracking() {
  const changed = useTrackingsChanged();
  return useMutation({
    mutationFn: ({ _id }: Tracking) =>
      callApi<typeof checkTracking>({
        method: 'POST',
        path: '/competitor-prices/:id/check',
        params: { id: _id },
        timeoutMs: TIMEOUT_MS,
      }),
    onSuccess: (tracking) =>
      showToast({ text: outcomeText(tracking), tone: toneOf(tracking), durationMs: TOAST_MS }),
    onError: (error) =>
      showToast({ text: error.message || messages.checkFailed, tone: 'bad', durationMs: TOAST_MS }),
    onSettled: changed,
  });
}

function toneOf({ isChecking, status }: Tracking): 'info' | 'ok' | 'bad' {
  if (isChecking) return 'info';
  return status === 'active' ? 'ok' : 'bad';
}

function outcomeText({ isChecking, lastError, currentPrice }: Tracking): string {
  if (isChecking) return messages.stillChecking;
  if (lastError !== null) return lastError;
  return currentPrice === null
    ? messages.checkedPage
    : messages.checked(formatEuros(Math.round(currentPrice * 100)));
}

export function useRemoveTracking(onRemoved: () => void) {
  const changed = useTrackingsChanged();
  return useMutation({
    mutationFn: ({ _id }: Tracking) =>
      callApi<typeof deleteTracking>({
        method: 'DELETE',
        path: '/competitor-prices/:id',
        params: { id: _id },
      }),
    onSuccess: async (_answer, { name }) => {
      onRemoved();
      showToast({ text: messages.removed(name), tone: 'ok', durationMs: TOAST_MS });
      await changed();
    },
  });
}
