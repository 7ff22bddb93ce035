// State of a conversation and its reducer: a question, its growing answer, what stops it, another try. Needs no browser.
import { isHidden, type ChatMessage } from '../../chat-message.ts';

export interface ConversationState {
  readonly messages: readonly ChatMessage[];
  readonly conversationId: string | undefined;
  readonly isLoading: boolean;
  /** The question without a complete answer: in progress, lost or stopped. Empty when there is none. */
  readonly unanswered: string;
}

export type ConversationAction =
  /** The visitor sends a question; another `conversationId` than before starts again. */
  | { readonly kind: 'sent'; readonly question: ChatMessage; readonly conversationId: string }
  /** The unanswered question is sent once more. */
  | { readonly kind: 'retried' }
  /** More of the answer has come. */
  | { readonly kind: 'grew'; readonly answer: ChatMessage }
  | { readonly kind: 'finished' }
  /** The connection broke, the server declined or the visitor stopped it; `message` contains which. */
  | { readonly kind: 'failed'; readonly message: ChatMessage }
  /** A hidden message, such as feedback, and its answer. */
  | { readonly kind: 'added'; readonly messages: readonly ChatMessage[]; readonly conversationId: string }
  /** The page is left; it may come back from the back/forward cache. */
  | { readonly kind: 'left' }
  | { readonly kind: 'restarted' };

export const EMPTY_CONVERSATION: ConversationState = {
  messages: [],
  conversationId: undefined,
  isLoading: false,
  unanswered: '',
};

export function conversationReducer(state: ConversationState, action: ConversationAction): ConversationState {
  switch (action.kind) {
    case 'sent': {
      const { question, conversationId } = action;
      const isOther = state.conversationId !== undefined && state.conversationId !== conversationId;
      const before = isOther ? [] : state.messages.map(settled);
      return {
        messages: [...before, question],
        conversationId,
        isLoading: true,
        unanswered: question.content,
      };
    }
    case 'retried':
      return {
        ...state,
        messages: state.messages.filter(
          (message, at) => message.fate !== 'error' || at < lastQuestionAt(state),
        ),
        isLoading: true,
      };
    case 'grew':
      return { ...state, messages: withAnswer(state.messages, action.answer) };
    case 'finished':
      return { ...state, isLoading: false, unanswered: '' };
    case 'failed':
      return {
        ...state,
        messages: [...brokenOff(state), { ...action.message, fate: 'error' }],
        isLoading: false,
      };
    case 'added':
      return {
        ...state,
        conversationId: action.conversationId,
        messages: [...state.messages, ...action.messages],
      };
    case 'left':
      return resumedConversation(state);
    case 'restarted':
      return EMPTY_CONVERSATION;
  }
}

/** A stored conversation as the next page shows it: an answer that was on its way is marked as broken off. */
export function resumedConversation(stored: ConversationState): ConversationState {
  return stored.isLoading ? { ...stored, messages: brokenOff(stored), isLoading: false } : stored;
}

/** What the visitor has asked so far, oldest first. */
export function questionsOf(messages: readonly ChatMessage[]): string[] {
  return messages
    .filter((message) => message.role === 'user' && !isHidden(message))
    .map(({ content }) => content);
}

/** Replaces the answer with its longer version, or the remains of an earlier try with a new answer. */
function withAnswer(messages: readonly ChatMessage[], answer: ChatMessage): readonly ChatMessage[] {
  if (messages.some(({ id }) => id === answer.id)) {
    return messages.map((message) => (message.id === answer.id ? answer : message));
  }
  return [...messages.filter(({ fate }) => fate !== 'broken'), answer];
}

function lastQuestionAt({ messages }: ConversationState): number {
  return messages.findLastIndex((message) => message.role === 'user' && !isHidden(message));
}

/** A partial answer stays once another question is asked. */
function settled(message: ChatMessage): ChatMessage {
  const { fate, ...rest } = message;
  return fate === 'broken' ? rest : message;
}

/** Marks the partial answer to the last question as broken. */
function brokenOff(state: ConversationState): readonly ChatMessage[] {
  const lastQuestion = lastQuestionAt(state);
  return state.messages.map((message, at) => {
    const isPart = at > lastQuestion && message.role === 'assistant' && message.fate === undefined;
    return isPart ? { ...message, fate: 'broken' } : message;
  });
}
