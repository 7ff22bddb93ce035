// Reads and changes of newsletters as the back office uses them.
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

import { callApi, callWithTotal } from '../../../platform/browser/api.ts';
import { showToast, showUndo } from '../../../platform/browser/toasts.ts';
import type { listSubscribers } from '../../subscribers/contract.ts';
import type { Audience, listDeliveries, RecipientState } from '../contract-delivery.ts';
import type {
  cancelNewsletter,
  countReaders,
  deleteNewsletter,
  getNewsletter,
  listNewsletters,
  Newsletter,
  previewLetter,
  restoreNewsletter,
} from '../contract.ts';
import { newsletterListMessages as messages } from '../messages-admin.ts';

export const NEWSLETTERS_PATH = '/admin/newsletters';
export const NEWSLETTERS_PER_PAGE = 20;
export const RECIPIENTS_PER_PAGE = 50;
export const SUBSCRIBERS_SHOWN = 200;
const ALL = ['newsletters'];
/** While one is being sent. */
const FOLLOW_MS = 1_000;
const FOLLOW_PAUSED_MS = 5_000;

export function newslettersQuery({ page, q }: { page: number; q: string }) {
  return queryOptions({
    queryKey: [...ALL, 'list', page, q],
    queryFn: ({ signal }) =>
      callWithTotal<typeof listNewsletters>({
        method: 'GET',
        path: '/newsletters',
        query: { page, limit: NEWSLETTERS_PER_PAGE, ...(q !== '' && { q }) },
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      Math.min(...(state.data?.answer ?? []).map(({ delivery }) => followMs(delivery) || Infinity)),
  });
}

export function newsletterQuery(id: string) {
  return queryOptions({
    queryKey: [...ALL, 'one', id],
    queryFn: ({ signal }) =>
      callApi<typeof getNewsletter>({ method: 'GET', path: '/newsletters/:id', params: { id }, signal }),
    staleTime: 0,
  });
}

export function deliveriesQuery({ id, page, state }: DeliveryFilter) {
  return queryOptions({
    queryKey: [...ALL, 'deliveries', id, page, state],
    queryFn: ({ signal }) =>
      callWithTotal<typeof listDeliveries>({
        method: 'GET',
        path: '/newsletters/:id/deliveries',
        params: { id },
        query: { page, limit: RECIPIENTS_PER_PAGE, ...(state && { state }) },
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => (data ? followMs(data.answer) : false),
  });
}

export interface DeliveryFilter {
  id: string;
  page: number;
  state: RecipientState | undefined;
}

/** The letter as it would be sent now. */
export function previewQuery(draft: { subject: string; content: string; heroImage: string }) {
  return queryOptions({
    queryKey: ['letter-preview', draft.subject, draft.content, draft.heroImage],
    queryFn: ({ signal }) =>
      callApi<typeof previewLetter>({ method: 'POST', path: '/newsletters/preview', body: draft, signal }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
}

/** Those who get newsletters: the newest of them, or those whose address has the words. */
export function audienceQuery(q: string) {
  return queryOptions({
    queryKey: ['subscribers', 'audience', q],
    queryFn: ({ signal }) =>
      callWithTotal<typeof listSubscribers>({
        method: 'GET',
        path: '/subscribers',
        query: { page: 1, limit: SUBSCRIBERS_SHOWN, status: 'subscribed', ...(q !== '' && { q }) },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

/** How many subscribers an audience has at this moment. */
export function readerCountQuery(audience: Audience) {
  return queryOptions({
    queryKey: ['subscribers', 'count', audience],
    queryFn: async ({ signal }) => {
      const { count } = await callApi<typeof countReaders>({
        method: 'POST',
        path: '/newsletters/count-readers',
        body: audience,
        signal,
      });
      return count;
    },
  });
}

/** How often it is looked at again; false when nothing in it changes by itself any more. */
export function followMs({ state, counts }: Newsletter['delivery']): number | false {
  if (state === 'sending') return FOLLOW_MS;
  // Letters that were on their way come to their end, and somebody else may resume it.
  return state === 'paused' || (state === 'cancelled' && counts.pending > 0) ? FOLLOW_PAUSED_MS : false;
}

/** Everything shown of newsletters is read again. */
export function useNewslettersChanged(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ALL });
}

/** Back to the page of the list that a form stands over. */
export function useBackToList(): () => void {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const search = query.toString();
  return useCallback(() => void navigate({ pathname: NEWSLETTERS_PATH, search }), [navigate, search]);
}

/** Deleting, with the way back for ten seconds. */
export function useRemoveNewsletter() {
  const changed = useNewslettersChanged();
  const restore = useMutation({
    mutationFn: ({ _id: id }: Newsletter) =>
      callApi<typeof restoreNewsletter>({ method: 'PUT', path: '/newsletters/:id/restore', params: { id } }),
    onSuccess: async ({ subject }) => {
      await changed();
      showToast({ text: messages.restored(subject), tone: 'ok' });
    },
    onError: (error) => showToast({ text: `${messages.restoreFailed}: ${error.message}`, tone: 'bad' }),
  });
  return useMutation({
    mutationFn: ({ _id: id }: Newsletter) =>
      callApi<typeof deleteNewsletter>({ method: 'DELETE', path: '/newsletters/:id', params: { id } }),
    onSuccess: async (_answer, newsletter) => {
      showUndo(messages.removed(newsletter.subject), messages.undo, () => restore.mutate(newsletter));
      await changed();
    },
    onError: (error) => showToast({ text: `${messages.removeFailed}: ${error.message}`, tone: 'bad' }),
  });
}

const toDraftTexts = (status: Newsletter['status']) =>
  messages.toDraft[status === 'failed' ? 'failed' : 'scheduled'];

/** A newsletter that is scheduled, or of which no letter went, becomes a draft again. */
export function useUnschedule() {
  const changed = useNewslettersChanged();
  return useMutation({
    mutationFn: ({ _id: id }: Newsletter) =>
      callApi<typeof cancelNewsletter>({ method: 'POST', path: '/newsletters/:id/cancel', params: { id } }),
    onSuccess: async (_answer, { status }) => {
      await changed();
      showToast({ text: toDraftTexts(status).done, tone: 'ok' });
    },
    onError: (error, { status }) =>
      showToast({ text: `${toDraftTexts(status).failed}: ${error.message}`, tone: 'bad' }),
  });
}
