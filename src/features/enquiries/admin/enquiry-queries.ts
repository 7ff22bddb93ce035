// Reads and changes of enquiries as the inbox uses them.
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';

import { apiList, apiQuery, useApiSave } from '../../../platform/browser/api-query.ts';
import { callApi } from '../../../platform/browser/api.ts';
import { showToast, showUndo } from '../../../platform/browser/toasts.ts';
import type { getSession } from '../../accounts/contract.ts';
import type {
  deleteEnquiry,
  Enquiry,
  getEnquiries,
  getEnquiry,
  getReplies,
  listHandlers,
  putEnquiry,
} from '../contract.ts';
import type { EnquiryStatus } from '../enquiry-kind.ts';
import { inboxMessages as messages } from '../messages-inbox.ts';

export const ENQUIRIES_PER_PAGE = 20;
export const INBOX_PATH = '/admin/yhteydenotot';
const POLL_MS = 60_000;
/** While an answer is on its way. */
const SENDING_POLL_MS = 2_000;
export const ENQUIRIES = ['enquiries'];

export interface InboxFilter {
  page: number;
  q: string;
  status: EnquiryStatus | undefined;
}

/** A page of the inbox, newest first. */
export function inboxQuery({ page, q, status }: InboxFilter) {
  return {
    ...apiList<typeof getEnquiries>(ENQUIRIES, 'GET /enquiries', {
      query: { page, limit: ENQUIRIES_PER_PAGE, q: q || undefined, status },
    }),
    refetchInterval: POLL_MS,
  };
}

/** How many are new. */
export const newCountQuery = {
  ...apiList<typeof getEnquiries>(ENQUIRIES, 'GET /enquiries', { query: { status: 'new', limit: 1 } }),
  refetchInterval: POLL_MS,
};

export function enquiryQuery(id: string) {
  return apiQuery<typeof getEnquiry>(ENQUIRIES, 'GET /enquiries/:id', { params: { id } });
}

/** What was answered, read again while an answer is on its way. */
export function threadQuery(id: string) {
  return queryOptions({
    ...apiQuery<typeof getReplies>(ENQUIRIES, 'GET /enquiries/:id/replies', { params: { id } }),
    refetchInterval: ({ state: { data } }) =>
      data?.replies.some(({ state }) => state === 'sending') === true && SENDING_POLL_MS,
  });
}

/** The user name of whoever is signed in. */
export const ownNameQuery = queryOptions({
  ...apiQuery<typeof getSession>(['admin-session'], 'GET /admin/session'),
  select: ({ user }) => user.username,
  staleTime: POLL_MS,
});

/** Everybody who can look after an enquiry. */
export const handlersQuery = queryOptions({
  ...apiQuery<typeof listHandlers>(ENQUIRIES, 'GET /enquiries/handlers'),
  staleTime: POLL_MS,
});

export function useRemoveEnquiry(id: string, onRemoved: () => void) {
  const queries = useQueryClient();
  return useApiSave<typeof deleteEnquiry>('DELETE /enquiries/:id', () => ({ params: { id } }), {
    invalidates: ENQUIRIES,
    onSuccess: () => {
      onRemoved();
      for (const { queryKey } of [enquiryQuery(id), threadQuery(id)]) queries.removeQueries({ queryKey });
    },
  });
}

type Handling = Partial<Pick<Enquiry, 'status' | 'assignee'>>;

/** Saves at once who looks after the enquiry and how far it is, and offers to undo it, also once the page is left. */
export function useHandling(enquiry: Enquiry, onSaved: (saved: Enquiry) => void) {
  const { _id: id, name } = enquiry;
  const put = useApiSave<typeof putEnquiry, Handling & { version: number }>(
    'PUT /enquiries/:id',
    (body) => ({ params: { id }, body }),
    { invalidates: ENQUIRIES, isReadAfterFailure: true },
  );
  const undo = (before: Enquiry, { version }: Enquiry) =>
    put.mutate(
      { status: before.status, assignee: before.assignee, version },
      {
        onSuccess: (saved) => {
          onSaved(saved);
          showToast({ text: messages.undone(name), tone: 'ok' });
        },
        onError: ({ message }) => showToast({ text: `${messages.saveFailed}. ${message}`, tone: 'bad' }),
      },
    );
  return {
    isPending: put.isPending,
    error: put.error,
    save: async (change: Handling): Promise<boolean> => {
      try {
        const saved = await put.mutateAsync({ ...change, version: enquiry.version });
        onSaved(saved);
        showUndo(messages.handled(saved), messages.undo, () => undo(enquiry, saved));
        return true;
      } catch {
        // Shown in the page as `error`.
        return false;
      }
    },
  };
}

/** Opens the new enquiry that has waited longest; the inbox when there is none. */
export function useOpenNext(id: string): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    const waiting = await callApi<typeof getEnquiries>('GET /enquiries', {
      query: { status: 'new', order: 'oldest', limit: 2 },
    });
    const next = waiting.find(({ _id }) => _id !== id);
    await navigate(next ? `${INBOX_PATH}/${next._id}` : INBOX_PATH);
  };
}
