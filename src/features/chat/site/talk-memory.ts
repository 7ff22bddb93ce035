// The talk on its way from page to page: kept for the tab, gone with it.
import { isConversationId } from '../conversation-id.ts';
import { EMPTY_TALK, resumedTalk } from './talk-state.ts';
import type { TalkState } from './talk-state.ts';

const KEY = 'kaarto-chat';
const MOST_KEPT = 40;

/** What was said in this tab before; empty when nothing was, or when it cannot be read. */
export function recallTalk(): TalkState {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return isKeptTalk(kept) ? resumedTalk({ ...EMPTY_TALK, ...kept }) : EMPTY_TALK;
  } catch {
    return EMPTY_TALK;
  }
}

export function keepTalk(talk: TalkState): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...talk, messages: talk.messages.slice(-MOST_KEPT) }));
  } catch {
    // Storage that is full or refused: the talk goes on, and ends with the page.
  }
}

/** The next page begins a new talk. */
export function forgetTalk(): void {
  keepTalk(EMPTY_TALK);
}

function isKeptTalk(kept: unknown): kept is TalkState {
  if (typeof kept !== 'object' || kept === null || !('messages' in kept)) return false;
  const { conversationId, isLoading, unanswered } = { ...UNKNOWN, ...kept };
  const hasId =
    conversationId === undefined || (typeof conversationId === 'string' && isConversationId(conversationId));
  const isState =
    (isLoading === undefined || typeof isLoading === 'boolean') &&
    (unanswered === undefined || typeof unanswered === 'string');
  return hasId && isState && Array.isArray(kept.messages) && kept.messages.every(isTalkMessage);
}

function isTalkMessage(message: unknown): boolean {
  if (typeof message !== 'object' || message === null) return false;
  const { role, content, sources, actions, products } = { ...EMPTY, ...message };
  return (
    (role === 'user' || role === 'assistant') &&
    typeof content === 'string' &&
    [sources, actions, products].every((list) => Array.isArray(list))
  );
}

const UNKNOWN: Readonly<Record<'conversationId' | 'isLoading' | 'unanswered', unknown>> = {
  conversationId: undefined,
  isLoading: undefined,
  unanswered: undefined,
};
const EMPTY: Readonly<Record<'role' | 'content' | 'sources' | 'actions' | 'products', unknown>> = {
  role: undefined,
  content: undefined,
  sources: undefined,
  actions: undefined,
  products: undefined,
};
