// Reads and changes of subscribers as the back office uses them.
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import { ApiProblem } from '../../../platform/browser/api-problem.ts';
import { callApi, callWithTotal, uploadFile } from '../../../platform/browser/api.ts';
import { showToast } from '../../../platform/browser/toasts.ts';
import type {
  deleteSubscriber,
  importSubscribers,
  listSubscribers,
  Subscriber,
  SubscriberSeason,
  SubscriberStatus,
  unsubscribe,
} from '../contract.ts';
import { subscriberListMessages as messages } from '../messages-admin.ts';
import { importForm } from '../messages-import.ts';

export const SUBSCRIBERS_PER_PAGE = 50;
const ALL = ['subscribers'];

export interface SubscriberFilter {
  page: number;
  q: string;
  status: SubscriberStatus | undefined;
  season: SubscriberSeason | undefined;
  /** In its one form; empty for any. */
  size: string;
  /** Empty for any day. */
  since: string;
}

/** A page of the list, newest first. */
export function subscribersQuery({ page, q, status, season, size, since }: SubscriberFilter) {
  return queryOptions({
    queryKey: [...ALL, page, q, status, season, size, since],
    queryFn: ({ signal }) =>
      callWithTotal<typeof listSubscribers>({
        method: 'GET',
        path: '/subscribers',
        query: {
          page,
          limit: SUBSCRIBERS_PER_PAGE,
          ...(q !== '' && { q }),
          ...(status && { status }),
          ...(season && { season }),
          ...(size !== '' && { size }),
          ...(since !== '' && { subscribedSince: since }),
        },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

/** Somebody else has removed the subscriber meanwhile: there is nothing left to ask about, and the list is old. */
function useGone(onDone: () => void) {
  const queries = useQueryClient();
  return async (error: Error) => {
    if (!(error instanceof ApiProblem) || error.code !== 'subscriber.not_found') return;
    onDone();
    showToast({ text: error.message, tone: 'info' });
    await queries.invalidateQueries({ queryKey: ALL });
  };
}

export function useCancelSubscription(onDone: () => void) {
  const queries = useQueryClient();
  const onError = useGone(onDone);
  return useMutation({
    onError,
    mutationFn: ({ email }: Subscriber) =>
      callApi<typeof unsubscribe>({
        method: 'POST',
        path: '/subscribers/unsubscribe',
        body: { email, asStaff: true },
      }),
    onSuccess: async () => {
      onDone();
      showToast({ text: messages.cancelDone, tone: 'ok' });
      await queries.invalidateQueries({ queryKey: ALL });
    },
  });
}

export function useRemoveSubscriber(onDone: () => void) {
  const queries = useQueryClient();
  const onError = useGone(onDone);
  return useMutation({
    onError,
    mutationFn: ({ _id: id }: Subscriber) =>
      callApi<typeof deleteSubscriber>({ method: 'DELETE', path: '/subscribers/:id', params: { id } }),
    onSuccess: async () => {
      onDone();
      showToast({ text: messages.removeDone, tone: 'ok' });
      await queries.invalidateQueries({ queryKey: ALL });
    },
  });
}

/** Brings in a file; the list is read again. What came of it is told by a toast when nobody watches the dialog. */
export function useImportSubscribers(isWatched: () => boolean) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (file: File) =>
      uploadFile<typeof importSubscribers>({
        method: 'POST',
        path: '/subscribers/import',
        field: 'file',
        file,
      }),
    onSuccess: ({ imported, errors }) => {
      if (!isWatched()) {
        const parts = [
          importForm.doneTitle(imported),
          ...(errors.length > 0 ? [importForm.errors(errors.length)] : []),
        ];
        showToast({ text: parts.join('. '), tone: errors.length > 0 ? 'info' : 'ok' });
      }
      return queries.invalidateQueries({ queryKey: ALL });
    },
    onError: ({ message }) => {
      if (!isWatched()) showToast({ text: `${importForm.failed}: ${message}`, tone: 'bad' });
    },
  });
}
