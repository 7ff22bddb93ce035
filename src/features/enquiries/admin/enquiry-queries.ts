// Reads and changes of enquiries as the inbox uses them.
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import { callApi, callWithTotal } from '../../../platform/browser/api.ts';
import type { getSession } from '../../accounts/contract.ts';
import type {
  deleteEnquiry,
  Enquiry,
  EnquiryStatus,
  getEnquiries,
  getEnquiry,
  putEnquiry,
} from '../contract.ts';

export const ENQUIRIES_PER_PAGE = 20;
export const INBOX_PATH = '/admin/yhteydenotot';
const POLL_MS = 60_000;
const ALL = ['enquiries'];

export interface InboxFilter {
  page: number;
  q: string;
  status: EnquiryStatus | undefined;
}

/** A page of the inbox, newest first. */
export function inboxQuery({ page, q, status }: InboxFilter) {
  return queryOptions({
    queryKey: [...ALL, 'list', page, q, status],
    queryFn: ({ signal }) =>
      callWithTotal<typeof getEnquiries>({
        method: 'GET',
        path: '/enquiries',
        query: { page, limit: ENQUIRIES_PER_PAGE, ...(q !== '' && { q }), ...(status && { status }) },
        signal,
      }),
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS,
  });
}

/** How many are new. */
export const newCountQuery = queryOptions({
  queryKey: [...ALL, 'new'],
  queryFn: async ({ signal }) => {
    const { total } = await callWithTotal<typeof getEnquiries>({
      method: 'GET',
      path: '/enquiries',
      query: { status: 'new', limit: 1 },
      signal,
    });
    return total ?? 0;
  },
  refetchInterval: POLL_MS,
});

export function enquiryQuery(id: string) {
  return queryOptions({
    queryKey: [...ALL, 'one', id],
    queryFn: ({ signal }) =>
      callApi<typeof getEnquiry>({ method: 'GET', path: '/enquiries/:id', params: { id }, signal }),
  });
}

/** The user name of whoever is signed in. */
export const ownNameQuery = queryOptions({
  queryKey: ['admin-session'],
  queryFn: ({ signal }) => callApi<typeof getSession>({ method: 'GET', path: '/admin/session', signal }),
  select: ({ user }) => user.username,
  staleTime: POLL_MS,
});

/** What staff decide about an enquiry. */
export type Handling = Pick<Enquiry, 'status' | 'assignee' | 'note'>;

export function useSaveEnquiry(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Handling & { version: number }) =>
      callApi<typeof putEnquiry>({ method: 'PUT', path: '/enquiries/:id', params: { id }, body }),
    onSuccess: async (saved) => {
      queries.setQueryData(enquiryQuery(id).queryKey, saved);
      await queries.invalidateQueries({ queryKey: ALL, refetchType: 'active' });
    },
  });
}

export function useRemoveEnquiry(id: string, onRemoved: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () =>
      callApi<typeof deleteEnquiry>({ method: 'DELETE', path: '/enquiries/:id', params: { id } }),
    onSuccess: async () => {
      onRemoved();
      queries.removeQueries({ queryKey: enquiryQuery(id).queryKey });
      await queries.invalidateQueries({ queryKey: ALL });
    },
  });
}
