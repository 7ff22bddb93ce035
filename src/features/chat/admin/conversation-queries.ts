// Reads and changes of conversations as the back office uses them.
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import { callApi } from '../../../platform/browser/api.ts';
import type {
  deleteConversation,
  getConversation,
  getConversations,
  getConversationStats,
} from '../contract.ts';

export const CONVERSATIONS_PATH = '/admin/conversations';
/** Constant of the specification (back office, point 9). */
const PER_PAGE = 10;
const ALL = ['conversations'];

/** A page of the history, newest first. */
export function historyQuery(page: number) {
  return queryOptions({
    queryKey: [...ALL, 'history', page],
    queryFn: ({ signal }) =>
      callApi<typeof getConversations>({
        method: 'GET',
        path: '/conversations',
        query: { page, limit: PER_PAGE },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

export const statsQuery = queryOptions({
  queryKey: [...ALL, 'stats'],
  queryFn: ({ signal }) =>
    callApi<typeof getConversationStats>({ method: 'GET', path: '/conversations/stats', signal }),
});

export function transcriptQuery(conversationId: string) {
  return queryOptions({
    queryKey: [...ALL, 'one', conversationId],
    queryFn: ({ signal }) =>
      callApi<typeof getConversation>({
        method: 'GET',
        path: '/conversations/:conversationId',
        params: { conversationId },
        signal,
      }),
  });
}

export function useRemoveConversation(conversationId: string, onRemoved: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () =>
      callApi<typeof deleteConversation>({
        method: 'DELETE',
        path: '/conversations/:conversationId',
        params: { conversationId },
      }),
    onSuccess: async () => {
      // The list behind is read anew: it is not to show for a moment what is gone.
      queries.removeQueries({ queryKey: ALL, type: 'inactive' });
      onRemoved();
      queries.removeQueries({ queryKey: transcriptQuery(conversationId).queryKey });
      await queries.invalidateQueries({ queryKey: ALL });
    },
  });
}
