// Stores the conversation in the tab's session storage, so that the next page continues it.
import { CONVERSATION_STORAGE_KEY, isConversationId } from '../../conversation-id.ts';
import { EMPTY_CONVERSATION, resumedConversation, type ConversationState } from './conversation-state.ts';

const MAX_STORED = 40;

/** The tab's stored conversation; an empty one when there is none or it cannot be read. */
export function loadConversation(): ConversationState {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(CONVERSATION_STORAGE_KEY) ?? '{}');
    return isStoredConversation(stored)
      ? resumedConversation({ ...EMPTY_CONVERSATION, ...stored })
      : EMPTY_CONVERSATION;
  } catch {
    return EMPTY_CONVERSATION;
  }
}

export function saveConversation(conversation: ConversationState): void {
  try {
    sessionStorage.setItem(
      CONVERSATION_STORAGE_KEY,
      JSON.stringify({ ...conversation, messages: conversation.messages.slice(-MAX_STORED) }),
    );
  } catch {
    // Storage that is full or refused: the conversation goes on, and ends with the page.
  }
}

/** The next page begins a new conversation. */
export function clearConversation(): void {
  saveConversation(EMPTY_CONVERSATION);
}

function isStoredConversation(stored: unknown): stored is ConversationState {
  if (typeof stored !== 'object' || stored === null || !('messages' in stored)) return false;
  const { conversationId, isLoading, unanswered } = { ...UNKNOWN, ...stored };
  const hasId =
    conversationId === undefined || (typeof conversationId === 'string' && isConversationId(conversationId));
  const isState =
    (isLoading === undefined || typeof isLoading === 'boolean') &&
    (unanswered === undefined || typeof unanswered === 'string');
  return hasId && isState && Array.isArray(stored.messages) && stored.messages.every(isStoredMessage);
}

function isStoredMessage(message: unknown): boolean {
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
