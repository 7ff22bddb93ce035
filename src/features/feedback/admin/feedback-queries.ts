// Reads and changes of feedback as the back office uses them.
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import { callApi } from '../../../platform/browser/api.ts';
import type { deleteFeedback, getAllFeedback } from '../contract.ts';

export const FEEDBACK_PER_PAGE = 20;
const ALL = ['feedback'];

/** A page of feedback, newest first, with the figures of all. */
export function feedbackQuery(page: number) {
  return queryOptions({
    queryKey: [...ALL, page],
    queryFn: ({ signal }) =>
      callApi<typeof getAllFeedback>({
        method: 'GET',
        path: '/feedback/all',
        query: { page, limit: FEEDBACK_PER_PAGE },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
}

export function useRemoveFeedback(id: string, onRemoved: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () =>
      callApi<typeof deleteFeedback>({ method: 'DELETE', path: '/feedback/:id', params: { id } }),
    onSuccess: async () => {
      onRemoved();
      await queries.invalidateQueries({ queryKey: ALL });
    },
  });
}
