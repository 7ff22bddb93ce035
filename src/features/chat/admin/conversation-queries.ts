// Reads and changes of conversations as the back office uses them.
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import { callApi } from '../../../platform/browser/api.ts';
import type { getMissingSizes, getUnanswered, putQuestionHidden } from '../contract-gaps.ts';
import type {
  deleteConversation,
  getConversation,
  getConversations,
  getConversationStats,
} from '../contract.ts';

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

/** A page of what the assistant could not answer, the most asked first. */
export function unansweredQuery(page: number) {
  return queryOptions({
    queryKey: [...ALL, 'unanswered', page],
    queryFn: ({ signal }) =>
      callApi<typeof getUnanswered>({
        method: 'GET',
        path: '/conversations/unanswered',
        query: { page, limit: PER_PAGE },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

/** Sizes asked for with nothing in stock, the most asked for first. */
export const missingSizesQuery = queryOptions({
  queryKey: [...ALL, 'missing-sizes'],
  queryFn: ({ signal }) =>
    callApi<typeof getMissingSizes>({ method: 'GET', path: '/conversations/missing-sizes', signal }),
});

export function useHideQuestion() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ questionId, isHidden }: { questionId: string; isHidden: boolean }) =>
      callApi<typeof putQuestionHidden>({
        method: 'PUT',
        path: '/conversations/unanswered/:questionId/hidden',
        params: { questionId },
        body: { isHidden },
      }),
    // Also after a failure: the question may be gone.
    onSettled: () => queries.invalidateQueries({ queryKey: [...ALL, 'unanswered'] }),
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
