// Reads and changes of conversations as the back office uses them.
import { useQueryClient } from '@tanstack/react-query';

import { apiList, apiQuery, useApiSave } from '../../../platform/browser/api-query.ts';
import { showToast, showUndo } from '../../../platform/browser/toasts.ts';
import { uiMessages } from '../../../platform/ui/messages.ts';
import type { getTaughtFaq, putFaqWay } from '../../homepage/contract.ts';
import type {
  deleteConversation,
  getConversation,
  getConversations,
  ConversationPage,
  getConversationStats,
} from '../contract/chat.ts';
import type { getMissingSizes, getUnanswered, putQuestionHidden, UnansweredPage } from '../contract/gaps.ts';
import { conversationMessages as messages } from '../messages/conversations.ts';

export const PER_PAGE = 10;
const ALL = ['conversations'];
const UNANSWERED = [...ALL, 'unanswered'];
/** As the editor of the list names it. */
const ANSWERS = ['homepage-list', 'faq'];

/** A page of the history, newest first. */
export function historyQuery(page: number) {
  return {
    ...apiList<typeof getConversations>(ALL, 'GET /conversations', { query: { page, limit: PER_PAGE } }),
    select: ({ answer: { conversations, total } }: { answer: ConversationPage }) => ({
      answer: conversations,
      total,
    }),
  };
}

export const statsQuery = apiQuery<typeof getConversationStats>(ALL, 'GET /conversations/stats');

export function transcriptQuery(conversationId: string) {
  return apiQuery<typeof getConversation>(ALL, 'GET /conversations/:conversationId', {
    params: { conversationId },
  });
}

/** A page of what the assistant could not answer, the most frequent first. */
export function unansweredQuery(page: number) {
  return {
    ...apiList<typeof getUnanswered>(UNANSWERED, 'GET /conversations/unanswered', {
      query: { page, limit: PER_PAGE },
    }),
    select: ({ answer: { questions, total } }: { answer: UnansweredPage }) => ({ answer: questions, total }),
  };
}

/** Requested sizes with nothing in stock, the most requested first. */
export const missingSizesQuery = apiList<typeof getMissingSizes>(ALL, 'GET /conversations/missing-sizes');

/** The shop's own questions, to which an unanswered one can be added as another wording. */
export const answersQuery = apiList<typeof getTaughtFaq>(ANSWERS, 'GET /faq/taught');

interface Lesson {
  answerId: string;
  way: string;
  isKnown: boolean;
}

/** Teaches the assistant that a question has an answer of the list, and offers to undo it. */
export function useTeach() {
  const queries = useQueryClient();
  const save = useApiSave<typeof putFaqWay, Lesson>(
    'PUT /faq/:questionId/way',
    ({ answerId, way, isKnown }) => ({ params: { questionId: answerId }, body: { way, isKnown } }),
    {
      invalidates: UNANSWERED,
      isReadAfterFailure: true,
      onSuccess: (_answer, lesson) => {
        void queries.invalidateQueries({ queryKey: ANSWERS });
        const takeBack = () => save.mutate({ ...lesson, isKnown: false });
        if (lesson.isKnown) showUndo(messages.taught(lesson.way), uiMessages.undo, takeBack);
      },
      onError: ({ message }) => showToast({ text: `${messages.teachFailed}. ${message}`, tone: 'bad' }),
    },
  );
  return (answerId: string, way: string) => save.mutate({ answerId, way, isKnown: true });
}

interface Skipped {
  questionId: string;
  question: string;
  isHidden: boolean;
}

/** Hides a question and offers to bring it back. */
export function useHideQuestion() {
  const save = useApiSave<typeof putQuestionHidden, Skipped>(
    'PUT /conversations/unanswered/:questionId/hidden',
    ({ questionId, isHidden }) => ({ params: { questionId }, body: { isHidden } }),
    {
      invalidates: UNANSWERED,
      isReadAfterFailure: true,
      onSuccess: (_answer, skipped) => {
        const showAgain = () => save.mutate({ ...skipped, isHidden: false });
        if (skipped.isHidden) showUndo(messages.skipped(skipped.question), uiMessages.undo, showAgain);
      },
      onError: ({ message }) => showToast({ text: `${messages.skipFailed}. ${message}`, tone: 'bad' }),
    },
  );
  return (questionId: string, question: string) => save.mutate({ questionId, question, isHidden: true });
}

export function useRemoveConversation(conversationId: string, onRemoved: () => void) {
  const queries = useQueryClient();
  return useApiSave<typeof deleteConversation>(
    'DELETE /conversations/:conversationId',
    () => ({ params: { conversationId } }),
    {
      invalidates: ALL,
      onSuccess: () => {
        // Otherwise the list would show the removed conversation until it has been read again.
        queries.removeQueries({ queryKey: ALL, type: 'inactive' });
        onRemoved();
        queries.removeQueries({ queryKey: transcriptQuery(conversationId).queryKey });
      },
    },
  );
}
