// Whether the chat stands open, for the next page of the tab.

/** 'gone': the visitor has closed the corner's button for as long as the tab lives. */
export type ChatShape = 'sheet' | 'widget';
export type ChatState = ChatShape | 'closed' | 'gone';

const KEY = 'kaarto-chat-open';

export function readChatState(): ChatState {
  try {
    const kept = sessionStorage.getItem(KEY);
    return kept === 'sheet' || kept === 'widget' || kept === 'gone' ? kept : 'closed';
  } catch {
    return 'closed';
  }
}

export function keepChatState(state: ChatState): void {
  try {
    sessionStorage.setItem(KEY, state);
  } catch {
    // Refused: the next page begins with the chat closed.
  }
}
