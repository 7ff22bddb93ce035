// Reads and changes of enquiries as the inbox uses them.
import { queryOptions, useQueryClient } from '@tanstack/react-query';

import { apiList, apiQuery, useApiSave } from '../../../platform/browser/api-query.ts';
import type { getSession } from '../../accounts/contract.ts';
import type { deleteEnquiry, getEnquiries, getEnquiry } from '../contract.ts';
import type { EnquiryStatus } from '../enquiry-kind.ts';

export const ENQUIRIES_PER_PAGE = 20;
export const INBOX_PATH = '/admin/yhteydenotot';
const POLL_MS = 60_000;
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

/** The user name of whoever is signed in. */
export const ownNameQuery = queryOptions({
  ...apiQuery<typeof getSession>(['admin-session'], 'GET /admin/session'),
  select: ({ user }) => user.username,
  staleTime: POLL_MS,
});

export function useRemoveEnquiry(id: string, onRemoved: () => void) {
  const queries = useQueryClient();
  return useApiSave<typeof deleteEnquiry>('DELETE /enquiries/:id', () => ({ params: { id } }), {
    invalidates: ENQUIRIES,
    onSuccess: () => {
      onRemoved();
      queries.removeQueries({ queryKey: enquiryQuery(id).queryKey });
    },
  });
}
