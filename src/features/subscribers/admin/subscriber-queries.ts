// Reads and changes of subscribers as the back office uses them.
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { ApiProblem } from '../../../platform/browser/api-problem.ts';
import { apiList, useApiSave } from '../../../platform/browser/api-query.ts';
import { uploadFile } from '../../../platform/browser/api.ts';
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
export const ALL_SUBSCRIBERS = ['subscribers'];

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
  return apiList<typeof listSubscribers>(ALL_SUBSCRIBERS, 'GET /subscribers', {
    query: {
      page,
      limit: SUBSCRIBERS_PER_PAGE,
      q: q || undefined,
      status,
      season,
      size: size || undefined,
      subscribedSince: since || undefined,
    },
  });
}

/** Somebody else has removed the subscriber meanwhile: closes the dialog and reloads the list. */
function useGone(onDone: () => void) {
  const queries = useQueryClient();
  return async (error: Error) => {
    if (!(error instanceof ApiProblem) || error.code !== 'subscriber.not_found') return;
    onDone();
    showToast({ text: error.message, tone: 'info' });
    await queries.invalidateQueries({ queryKey: ALL_SUBSCRIBERS });
  };
}

export function useCancelSubscription(onDone: () => void) {
  return useApiSave<typeof unsubscribe, Subscriber>(
    'POST /subscribers/unsubscribe',
    ({ email }) => ({ body: { email, asStaff: true } }),
    {
      invalidates: ALL_SUBSCRIBERS,
      onError: useGone(onDone),
      onSuccess: (_answer, { email }) => {
        onDone();
        showToast({ text: messages.cancelDone(email), tone: 'ok' });
      },
    },
  );
}

export function useRemoveSubscriber(onDone: () => void) {
  return useApiSave<typeof deleteSubscriber, Subscriber>(
    'DELETE /subscribers/:id',
    ({ _id }) => ({ params: { id: _id } }),
    {
      invalidates: ALL_SUBSCRIBERS,
      onError: useGone(onDone),
      onSuccess: (_answer, { email }) => {
        onDone();
        showToast({ text: messages.removeDone(email), tone: 'ok' });
      },
    },
  );
}

/** Brings in a file; the list is read again. The result is shown in a toast when the dialog is closed. */
export function useImportSubscribers(isWatched: () => boolean) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (file: File) =>
      uploadFile<typeof importSubscribers>('POST /subscribers/import', { field: 'file', file }),
    onSuccess: ({ imported, errors }) => {
      if (!isWatched()) {
        const parts = [
          importForm.doneTitle(imported),
          ...(errors.length > 0 ? [importForm.errors(errors.length)] : []),
        ];
        showToast({ text: parts.join('. '), tone: errors.length > 0 ? 'info' : 'ok' });
      }
      return queries.invalidateQueries({ queryKey: ALL_SUBSCRIBERS });
    },
    onError: ({ message }) => {
      if (!isWatched()) showToast({ text: `${importForm.failed}: ${message}`, tone: 'bad' });
    },
  });
}
