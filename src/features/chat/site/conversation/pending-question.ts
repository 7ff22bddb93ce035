// A question asked before the chat was loaded: a click on one of the home page's questions, perhaps on the page before.
import { useEffect, useRef } from 'react';

import { isConversationId } from '../../conversation-id.ts';

/** Keys of the session storage and the name of the event. */
const QUESTION_KEY = 'pendingQuestion';
const ID_KEY = 'pendingConversationId';
export const PENDING_EVENT = 'pendingFaqQuestion';

export interface PendingQuestion {
  readonly question: string;
  readonly conversationId: string;
}

/** Stores the question and dispatches it to the chat of this page. */
export function announceQuestion(pending: PendingQuestion): void {
  try {
    localStorage.setItem(QUESTION_KEY, pending.question);
    localStorage.setItem(ID_KEY, pending.conversationId);
  } catch {
    // Storage that is refused: the event is enough on this page.
  }
  dispatchEvent(new CustomEvent(PENDING_EVENT, { detail: pending }));
}

/** Takes the stored question, perhaps from the page before, out of the storage. */
export function takePendingQuestion(): PendingQuestion | undefined {
  try {
    const question = localStorage.getItem(QUESTION_KEY);
    const conversationId = localStorage.getItem(ID_KEY);
    localStorage.removeItem(QUESTION_KEY);
    localStorage.removeItem(ID_KEY);
    const isComplete = question !== null && conversationId !== null && isConversationId(conversationId);
    return isComplete ? { question, conversationId } : undefined;
  } catch {
    return undefined;
  }
}

/** Sends the stored question and those of the page's events, each once. */
export function usePendingQuestion(ask: (question: string, conversationId: string) => void): void {
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  useEffect(() => {
    const take = () => {
      const pending = takePendingQuestion();
      if (pending) latest.current(pending.question, pending.conversationId);
    };
    const onQuestion = (event: Event) => {
      const pending = takePendingQuestion() ?? questionOf(event);
      if (pending) latest.current(pending.question, pending.conversationId);
    };
    take();
    addEventListener(PENDING_EVENT, onQuestion);
    return () => removeEventListener(PENDING_EVENT, onQuestion);
  }, []);
}

/** The question in the event; undefined when it contains none. */
export function questionOf(event: Event): PendingQuestion | undefined {
  if (!(event instanceof CustomEvent)) return undefined;
  const detail: unknown = event.detail;
  if (typeof detail !== 'object' || detail === null) return undefined;
  const { question, conversationId } = { question: undefined, conversationId: undefined, ...detail };
  const isComplete = typeof question === 'string' && typeof conversationId === 'string';
  return isComplete && isConversationId(conversationId) ? { question, conversationId } : undefined;
}
