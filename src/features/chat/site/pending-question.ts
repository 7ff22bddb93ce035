// A question that was asked before the talk was there: by a press on one of the home page's questions, perhaps on the page before.
import { useEffect, useRef } from 'react';

import { isConversationId } from '../conversation-id.ts';

/** Keys and event of the specification (points 3 and 4). */
const QUESTION_KEY = 'pendingQuestion';
const ID_KEY = 'pendingConversationId';
export const PENDING_EVENT = 'pendingFaqQuestion';

export interface PendingQuestion {
  readonly question: string;
  readonly conversationId: string;
}

/** Keeps the question and tells whoever listens on this page. */
export function announceQuestion(pending: PendingQuestion): void {
  try {
    localStorage.setItem(QUESTION_KEY, pending.question);
    localStorage.setItem(ID_KEY, pending.conversationId);
  } catch {
    // Storage that is refused: the event is enough on this page.
  }
  dispatchEvent(new CustomEvent(PENDING_EVENT, { detail: pending }));
}

/** Whether a question waits from a page before. */
export function takePendingQuestion(): PendingQuestion | undefined {
  try {
    const question = localStorage.getItem(QUESTION_KEY);
    const conversationId = localStorage.getItem(ID_KEY);
    localStorage.removeItem(QUESTION_KEY);
    localStorage.removeItem(ID_KEY);
    const isAsked = question !== null && conversationId !== null && isConversationId(conversationId);
    return isAsked ? { question, conversationId } : undefined;
  } catch {
    return undefined;
  }
}

/** Asks what waits, and whatever the page's event brings, each question once. */
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
    const hear = (event: Event) => {
      const isKept = takePendingQuestion();
      const told = isKept ?? questionOf(event);
      if (told) latest.current(told.question, told.conversationId);
    };
    take();
    addEventListener(PENDING_EVENT, hear);
    return () => removeEventListener(PENDING_EVENT, hear);
  }, []);
}

/** What the event tells; undefined when it tells nothing of the kind. */
export function questionOf(event: Event): PendingQuestion | undefined {
  if (!(event instanceof CustomEvent)) return undefined;
  const detail: unknown = event.detail;
  if (typeof detail !== 'object' || detail === null) return undefined;
  const { question, conversationId } = { question: undefined, conversationId: undefined, ...detail };
  const isAsked = typeof question === 'string' && typeof conversationId === 'string';
  return isAsked && isConversationId(conversationId) ? { question, conversationId } : undefined;
}
