// Reads and changes of enquiries as the inbox uses them.
import { queryOptions } from '@tanstack/react-query';

import { apiList, apiQuery } from '../../../platform/browser/api-query.ts';
import type { getSession } from '../../accounts/contract.ts';
import type { getEnquiries, getEnquiry, getReplies, listHandlers } from '../contract.ts';
import type { EnquiryStatus } from '../enquiry-kind.ts';

export const ENQUIRIES_PER_PAGE = 20;
export const INBOX_PATH = '/admin/yhteydenotot';
const POLL_MS = 60_000;
/** An open enquiry, which somebody else may be answering. */
const OPEN_POLL_MS = 10_000;
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
  return queryOptions({
    ...apiQuery<typeof getEnquiry>(ENQUIRIES, 'GET /enquiries/:id', { params: { id } }),
    refetchInterval: OPEN_POLL_MS,
  });
}

/** What was answered, read again more often while an answer is on its way. */
export function threadQuery(id: string) {
  return queryOptions({
    ...apiQuery<typeof getReplies>(ENQUIRIES, 'GET /enquiries/:id/replies', { params: { id } }),
    refetchInterval: ({ state: { data } }) =>
      data?.replies.some(({ state }) => state === 'sending') === true ? SENDING_POLL_MS : OPEN_POLL_MS,
  });
}

/** The user name of the signed-in user. */
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
