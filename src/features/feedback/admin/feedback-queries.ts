// Reads and changes of feedback as the back office uses them.
import { apiList, useApiSave } from '../../../platform/browser/api-query.ts';
import type { AllFeedback, deleteFeedback, getAllFeedback } from '../contract.ts';

export const FEEDBACK_PER_PAGE = 20;
const ALL = ['feedback'];

/** A page of feedback, newest first, with the figures of all. */
export function feedbackQuery(page: number) {
  return {
    ...apiList<typeof getAllFeedback>(ALL, 'GET /feedback/all', {
      query: { page, limit: FEEDBACK_PER_PAGE },
    }),
    select: ({ answer: all }: { answer: AllFeedback }) => ({ answer: all.data, total: all.count, all }),
  };
}

export function useRemoveFeedback(id: string, onRemoved: () => void) {
  return useApiSave<typeof deleteFeedback>('DELETE /feedback/:id', () => ({ params: { id } }), {
    invalidates: ALL,
    onSuccess: onRemoved,
  });
}
