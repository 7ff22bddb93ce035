// Reads and changes of trackings as the back office uses them.
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import { serverMessageOr } from '../../../platform/browser/api-problem.ts';
import { apiQuery, useApiSave } from '../../../platform/browser/api-query.ts';
import { callApi } from '../../../platform/browser/api.ts';
import { showToast, showUndo } from '../../../platform/browser/toasts.ts';
import { formatEuros } from '../../../platform/contract/money.ts';
import type { undoPriceChange } from '../../catalogue/contract/prices.ts';
import type { putSheetRow } from '../../catalogue/contract/sheet.ts';
import type { getMarket, OurTyre } from '../contract-market.ts';
import type { checkTracking, deleteTracking, getLatestDiff, getTrackings, Tracking } from '../contract.ts';
import { competitorMarketMessages as market, competitorMessages as messages } from '../messages-admin.ts';

export const COMPETITORS_PATH = '/admin/competitor-prices';
export const ALL_TRACKINGS = ['competitor-prices'];
const TIMEOUT_MS = 30_000;
const TOAST_MS = 5000;
/** How often the list is read again while a page is being checked. */
const WATCH_MS = 3000;

export const trackingsQuery = queryOptions({
  ...apiQuery<typeof getTrackings>(ALL_TRACKINGS, 'GET /competitor-prices', { timeoutMs: TIMEOUT_MS }),
  refetchInterval: ({ state: { data = [] } }) => {
    const isWaiting = data.some(({ isChecking, isEnabled, lastChecked }) => {
      return isChecking || (isEnabled && lastChecked === null);
    });
    return isWaiting ? WATCH_MS : false;
  },
});

export function diffQuery(id: string) {
  return {
    ...apiQuery<typeof getLatestDiff>(ALL_TRACKINGS, 'GET /competitor-prices/:id/diff/latest', {
      params: { id },
      timeoutMs: TIMEOUT_MS,
    }),
    staleTime: 0,
  };
}

/** Our price and theirs as they are now. */
export function marketQuery(id: string) {
  return {
    ...apiQuery<typeof getMarket>(ALL_TRACKINGS, 'GET /competitor-prices/:id/market', {
      params: { id },
      timeoutMs: TIMEOUT_MS,
    }),
    staleTime: 0,
  };
}

/** Makes a price our normal one, as an edited cell of the sheet of tyres would; it can be taken back. */
export function useNewPrice(onDone: () => void) {
  const queries = useQueryClient();
  // The tyre is shown in many places.
  const refresh = () => queries.invalidateQueries();
  const undo = useMutation({
    mutationFn: ({ id }: { id: string; name: string }) =>
      callApi<typeof undoPriceChange>('POST /tires/prices/:id/undo', { params: { id } }),
    onSuccess: (_answer, { name }) => showToast({ text: market.undone(name), tone: 'ok' }),
    onError: (error) =>
      showToast({ text: `${market.undoFailed}: ${error.message}`, tone: 'bad', durationMs: TOAST_MS }),
    onSettled: refresh,
  });
  return useMutation({
    mutationFn: ({ ours, price }: { ours: OurTyre; price: number }) =>
      callApi<typeof putSheetRow>('PUT /tires/sheet/:productId', {
        params: { productId: ours._id },
        body: { price, version: ours.version },
      }),
    onSuccess: ({ change }, { ours, price }) => {
      onDone();
      const text = market.applied(ours.name, formatEuros(Math.round(price * 100)));
      if (change !== null) showUndo(text, market.undo, () => undo.mutate({ id: change, name: ours.name }));
    },
    onSettled: refresh,
  });
}

/** Everything shown of trackings is read again. */
export function useTrackingsChanged(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ALL_TRACKINGS });
}

export function useCheckTracking() {
  const changed = useTrackingsChanged();
  return useMutation({
    mutationFn: ({ _id }: Tracking) =>
      callApi<typeof checkTracking>('POST /competitor-prices/:id/check', {
        params: { id: _id },
        timeoutMs: TIMEOUT_MS,
      }),
    onSuccess: (tracking) =>
      showToast({ text: outcomeText(tracking), tone: toneOf(tracking), durationMs: TOAST_MS }),
    onError: (error) =>
      showToast({ text: serverMessageOr(error, messages.checkFailed), tone: 'bad', durationMs: TOAST_MS }),
    onSettled: changed,
  });
}

function toneOf({ isChecking, status }: Tracking): 'info' | 'ok' | 'bad' {
  if (isChecking) return 'info';
  return status === 'active' ? 'ok' : 'bad';
}

function outcomeText({ name, isChecking, lastError, currentPrice }: Tracking): string {
  if (isChecking) return messages.stillChecking(name);
  if (lastError !== null) return `${name}: ${lastError}`;
  return currentPrice === null
    ? messages.checkedPage(name)
    : messages.checked(name, formatEuros(Math.round(currentPrice * 100)));
}

export function useRemoveTracking(onRemoved: () => void) {
  return useApiSave<typeof deleteTracking, Tracking>(
    'DELETE /competitor-prices/:id',
    ({ _id }) => ({ params: { id: _id } }),
    {
      invalidates: ALL_TRACKINGS,
      onSuccess: (_answer, { name }) => {
        onRemoved();
        showToast({ text: messages.removed(name), tone: 'ok', durationMs: TOAST_MS });
      },
    },
  );
}
