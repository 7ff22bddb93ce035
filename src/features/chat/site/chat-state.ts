// Stores whether the chat is open, for the next page of the tab.

/** 'gone': the visitor has closed the corner button for the life of the tab. */
export type ChatShape = 'sheet' | 'widget';
export type ChatState = ChatShape | 'closed' | 'gone';

const KEY = 'kaarto-chat-open';

export function readChatState(): ChatState {
  try {
    const stored = sessionStorage.getItem(KEY);
    return stored === 'sheet' || stored === 'widget' || stored === 'gone' ? stored : 'closed';
  } catch {
    return 'closed';
  }
}

export function storeChatState(state: ChatState): void {
  try {
    sessionStorage.setItem(KEY, state);
  } catch {
    // AnswerRefused: the next page begins with the chat closed.
  }
}
