// Reads and changes of newsletters as the back office uses them.
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

import { apiList, apiQuery, useApiSave } from '../../../platform/browser/api-query.ts';
import { callApi } from '../../../platform/browser/api.ts';
import { showToast, showUndo } from '../../../platform/browser/toasts.ts';
import type { listSubscribers } from '../../subscribers/contract.ts';
import type { Audience, listDeliveries, RecipientState } from '../contract/delivery.ts';
import type {
  cancelNewsletter,
  countRecipients,
  deleteNewsletter,
  getNewsletter,
  listNewsletters,
  Newsletter,
  previewEmail,
  restoreNewsletter,
  scheduleNewsletter,
  sendNewsletter,
} from '../contract/newsletters.ts';
import { newsletterListMessages as messages } from '../messages/admin.ts';
import { newsletterClaims } from '../newsletter-claims.ts';

export const NEWSLETTERS_PATH = '/admin/newsletters';
export const NEWSLETTERS_PER_PAGE = 20;
export const RECIPIENTS_PER_PAGE = 50;
export const SUBSCRIBERS_SHOWN = 200;
export const ALL_NEWSLETTERS = ['newsletters'];
/** While one is being sent. */
const FOLLOW_MS = 1_000;
const FOLLOW_PAUSED_MS = 5_000;

export function newslettersQuery({ page, q }: { page: number; q: string }) {
  return queryOptions({
    ...apiList<typeof listNewsletters>(ALL_NEWSLETTERS, 'GET /newsletters', {
      query: { page, limit: NEWSLETTERS_PER_PAGE, ...(q !== '' && { q }) },
    }),
    refetchInterval: ({ state }) =>
      Math.min(...(state.data?.answer ?? []).map(({ delivery }) => followMs(delivery) || Infinity)),
  });
}

export function newsletterQuery(id: string) {
  return {
    ...apiQuery<typeof getNewsletter>(ALL_NEWSLETTERS, 'GET /newsletters/:id', { params: { id } }),
    staleTime: 0,
  };
}

export function deliveriesQuery({ id, page, state }: DeliveryFilter) {
  return queryOptions({
    ...apiList<typeof listDeliveries>(ALL_NEWSLETTERS, 'GET /newsletters/:id/deliveries', {
      params: { id },
      query: { page, limit: RECIPIENTS_PER_PAGE, ...(state && { state }) },
    }),
    refetchInterval: ({ state: { data } }) => (data ? followMs(data.answer) : false),
    select: ({ answer: delivery, total }) => ({ answer: delivery.rows, total, delivery }),
  });
}

export interface DeliveryFilter {
  id: string;
  page: number;
  state: RecipientState | undefined;
}

/** The email as it would be sent now. */
export function previewQuery(draft: { subject: string; content: string; heroImage: string }) {
  return {
    ...apiQuery<typeof previewEmail>(['email-preview'], 'POST /newsletters/preview', { body: draft }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  };
}

/** Those who get newsletters: the newest of them, or those whose address has the words. */
export function audienceQuery(q: string) {
  return apiList<typeof listSubscribers>(['subscribers'], 'GET /subscribers', {
    query: { page: 1, limit: SUBSCRIBERS_SHOWN, status: 'subscribed', ...(q !== '' && { q }) },
  });
}

/** How many subscribers an audience has at this moment. */
export function recipientCountQuery(audience: Audience) {
  return queryOptions({
    queryKey: ['subscribers', 'count', audience],
    queryFn: async ({ signal }) => {
      const { count } = await callApi<typeof countRecipients>('POST /newsletters/count-recipients', {
        body: audience,
        signal,
      });
      return count;
    },
  });
}

/** The polling interval; false when nothing in it changes by itself any more. */
export function followMs({ state, counts }: Newsletter['delivery']): number | false {
  if (state === 'sending') return FOLLOW_MS;
  // Emails that were on their way come to their end, and somebody else may resume it.
  return state === 'paused' || (state === 'cancelled' && counts.pending > 0) ? FOLLOW_PAUSED_MS : false;
}

/** To all, to those chosen, or to those who have subscribed since a day; open claims were confirmed before. */
export function startSending(newsletter: Newsletter, audience: Audience): Promise<Newsletter> {
  return callApi<typeof sendNewsletter>('POST /newsletters/:id/send', {
    params: { id: newsletter._id },
    body: { ...audience, hasConfirmedClaims: newsletterClaims(newsletter).length > 0 },
  });
}

/** `audience` left out: the one it has. */
export function scheduleNewsletterFor(
  newsletter: Newsletter,
  sendDate: string,
  audience: Audience | undefined,
): Promise<Newsletter> {
  return callApi<typeof scheduleNewsletter>('POST /newsletters/:id/schedule', {
    params: { id: newsletter._id },
    body: {
      sendDate,
      ...(audience && { audience }),
      hasConfirmedClaims: newsletterClaims(newsletter).length > 0,
    },
  });
}

/** Everything shown of newsletters is read again. */
export function useNewslettersChanged(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ALL_NEWSLETTERS });
}

/** Back to the page of the list below a form. */
export function useBackToList(): () => void {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const search = query.toString();
  return useCallback(() => void navigate({ pathname: NEWSLETTERS_PATH, search }), [navigate, search]);
}

/** Deleting, with an undo for ten seconds. */
export function useRemoveNewsletter() {
  const restore = useApiSave<typeof restoreNewsletter, Newsletter>(
    'PUT /newsletters/:id/restore',
    ({ _id: id }) => ({ params: { id } }),
    {
      invalidates: ALL_NEWSLETTERS,
      onSuccess: ({ subject }) => void showToast({ text: messages.restored(subject), tone: 'ok' }),
      onError: (error) =>
        void showToast({ text: `${messages.restoreFailed}: ${error.message}`, tone: 'bad' }),
    },
  );
  return useApiSave<typeof deleteNewsletter, Newsletter>(
    'DELETE /newsletters/:id',
    ({ _id: id }) => ({ params: { id } }),
    {
      invalidates: ALL_NEWSLETTERS,
      onSuccess: (_answer, newsletter) =>
        void showUndo(messages.removed(newsletter.subject), messages.undo, () => restore.mutate(newsletter)),
      onError: (error) => void showToast({ text: `${messages.removeFailed}: ${error.message}`, tone: 'bad' }),
    },
  );
}

const toDraftTexts = (status: Newsletter['status']) =>
  messages.toDraft[status === 'failed' ? 'failed' : 'scheduled'];

/** Makes a newsletter a draft again that is scheduled, or of which no email was sent. */
export function useUnschedule() {
  return useApiSave<typeof cancelNewsletter, Newsletter>(
    'POST /newsletters/:id/cancel',
    ({ _id: id }) => ({ params: { id } }),
    {
      invalidates: ALL_NEWSLETTERS,
      onSuccess: (_answer, { status }) => void showToast({ text: toDraftTexts(status).done, tone: 'ok' }),
      onError: (error, { status }) =>
        void showToast({ text: `${toDraftTexts(status).failed}: ${error.message}`, tone: 'bad' }),
    },
  );
}
