// Reads and changes of subscribers as the back office uses them.
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import { callApi, callWithTotal, uploadFile } from '../../../platform/browser/api.ts';
import { showToast } from '../../../platform/browser/toasts.ts';
import type {
  deleteSubscriber,
  importSubscribers,
  listSubscribers,
  Subscriber,
  SubscriberStatus,
  unsubscribe,
} from '../contract.ts';
import { subscriberListMessages as messages } from '../messages-admin.ts';

export const SUBSCRIBERS_PER_PAGE = 50;
const ALL = ['subscribers'];

export interface SubscriberFilter {
  page: number;
  q: string;
  status: SubscriberStatus | undefined;
}

/** A page of the list, newest first. */
export function subscribersQuery({ page, q, status }: SubscriberFilter) {
  return queryOptions({
    queryKey: [...ALL, page, q, status],
    queryFn: ({ signal }) =>
      callWithTotal<typeof listSubscribers>({
        method: 'GET',
        path: '/subscribers',
        query: { page, limit: SUBSCRIBERS_PER_PAGE, ...(q !== '' && { q }), ...(status && { status }) },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

export function useCancelSubscription(onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ email }: Subscriber) =>
      callApi<typeof unsubscribe>({ method: 'POST', path: '/subscribers/unsubscribe', body: { email } }),
    onSuccess: async () => {
      onDone();
      showToast({ text: messages.cancelDone, tone: 'ok' });
      await queries.invalidateQueries({ queryKey: ALL });
    },
  });
}

export function useRemoveSubscriber(onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ _id: id }: Subscriber) =>
      callApi<typeof deleteSubscriber>({ method: 'DELETE', path: '/subscribers/:id', params: { id } }),
    onSuccess: async () => {
      onDone();
      showToast({ text: messages.removeDone, tone: 'ok' });
      await queries.invalidateQueries({ queryKey: ALL });
    },
  });
}

/** Brings in a file; the list is read again. */
export function useImportSubscribers() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (file: File) =>
      uploadFile<typeof importSubscribers>({
        method: 'POST',
        path: '/subscribers/import',
        field: 'file',
        file,
      }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ALL }),
  });
}
