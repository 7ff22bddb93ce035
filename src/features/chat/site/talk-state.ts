// What a talk is and how it goes on: a question, its growing answer, what stops it, another try. No browser in it.
import { isHidden } from '../talk-parts.ts';
import type { TalkMessage } from '../talk-parts.ts';

export interface TalkState {
  readonly messages: readonly TalkMessage[];
  readonly conversationId: string | undefined;
  /** An answer is on its way. */
  readonly isLoading: boolean;
  /** The question that has no whole answer: on its way, lost or stopped. Empty when there is none. */
  readonly unanswered: string;
}

export type TalkStep =
  /** The visitor asks; another `conversationId` than before begins anew. */
  | { readonly kind: 'asked'; readonly question: TalkMessage; readonly conversationId: string }
  /** The unanswered question is sent once more. */
  | { readonly kind: 'retried' }
  /** More of the answer has come. */
  | { readonly kind: 'grew'; readonly answer: TalkMessage }
  | { readonly kind: 'finished' }
  /** The line broke, the server declined or the visitor stopped it; `told` says which. */
  | { readonly kind: 'failed'; readonly told: TalkMessage }
  /** Something was done beside the talk and answered, as feedback given. */
  | { readonly kind: 'added'; readonly messages: readonly TalkMessage[]; readonly conversationId: string }
  /** The page is left, perhaps to come back as it was. */
  | { readonly kind: 'left' }
  | { readonly kind: 'restarted' };

export const EMPTY_TALK: TalkState = {
  messages: [],
  conversationId: undefined,
  isLoading: false,
  unanswered: '',
};

export function nextTalk(state: TalkState, step: TalkStep): TalkState {
  switch (step.kind) {
    case 'asked': {
      const { question, conversationId } = step;
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
        messages: state.messages.filter((message, at) => message.fate !== 'fault' || at < lastAsked(state)),
        isLoading: true,
      };
    case 'grew':
      return { ...state, messages: withAnswer(state.messages, step.answer) };
    case 'finished':
      return { ...state, isLoading: false, unanswered: '' };
    case 'failed':
      return {
        ...state,
        messages: [...brokenOff(state), { ...step.told, fate: 'fault' }],
        isLoading: false,
      };
    case 'added':
      return {
        ...state,
        conversationId: step.conversationId,
        messages: [...state.messages, ...step.messages],
      };
    case 'left':
      return resumedTalk(state);
    case 'restarted':
      return EMPTY_TALK;
  }
}

/** A talk as the next page finds it: what was on its way when the page was left did not arrive. */
export function resumedTalk(kept: TalkState): TalkState {
  return kept.isLoading ? { ...kept, messages: brokenOff(kept), isLoading: false } : kept;
}

/** What the visitor has asked so far, oldest first. */
export function questionsOf(messages: readonly TalkMessage[]): string[] {
  return messages
    .filter((message) => message.role === 'user' && !isHidden(message))
    .map(({ content }) => content);
}

/** The same answer grown, or a first piece in place of what was left of an earlier try. */
function withAnswer(messages: readonly TalkMessage[], answer: TalkMessage): readonly TalkMessage[] {
  if (messages.some(({ id }) => id === answer.id)) {
    return messages.map((message) => (message.id === answer.id ? answer : message));
  }
  return [...messages.filter(({ fate }) => fate !== 'broken'), answer];
}

function lastAsked({ messages }: TalkState): number {
  return messages.findLastIndex((message) => message.role === 'user' && !isHidden(message));
}

/** Once another question is asked, what came of an answer stays. */
function settled(message: TalkMessage): TalkMessage {
  const { fate, ...rest } = message;
  return fate === 'broken' ? rest : message;
}

/** What came of the answer to the last question is no whole answer. */
function brokenOff(state: TalkState): readonly TalkMessage[] {
  const asked = lastAsked(state);
  return state.messages.map((message, at) => {
    const isPart = at > asked && message.role === 'assistant' && message.fate === undefined;
    return isPart ? { ...message, fate: 'broken' } : message;
  });
}
