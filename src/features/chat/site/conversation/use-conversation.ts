// The running conversation: sends questions, receives answers and stores everything for the next page.
import { useEffect, useReducer, useRef, type RefObject } from 'react';

import { SUBMIT_FEEDBACK, newMessage, type ChatMessage } from '../../chat-message.ts';
import { newConversationId } from '../../conversation-id.ts';
import { chatMessages as texts } from '../../messages/chat.ts';
import { failureText, readAnswer } from '../answer-stream.ts';
import {
  conversationReducer,
  type ConversationState,
  type ConversationAction,
} from './conversation-state.ts';
import { saveConversation, loadConversation } from './conversation-storage.ts';

export interface GivenFeedback {
  readonly rating: number;
  readonly comment: string;
}

export interface LiveConversation extends ConversationState {
  /**
   * Sends; another id than the conversation's begins a new one. Does nothing for blank text, or while an answer of the same
   * conversation loads.
   */
  readonly send: (text: string, conversationId?: string) => void;
  /** Sends the unanswered question once more. */
  readonly retry: () => void;
  readonly stop: () => void;
  readonly restart: () => void;
  /** Sent as a hidden message; only the reply is displayed. Rejects with what went wrong. */
  readonly giveFeedback: (given: GivenFeedback) => Promise<void>;
}

export function useConversation(): LiveConversation {
  const [conversation, dispatch] = useReducer(conversationReducer, undefined, loadConversation);
  const request = useAnswerRequest(dispatch);
  useEffect(() => saveConversation(conversation), [conversation]);

  return {
    ...conversation,
    send: (typed, id) => {
      const text = typed.trim();
      // A question from the page begins a new conversation even while the one before waits for its answer.
      const isOther = id !== undefined && id !== conversation.conversationId;
      if (text === '' || (conversation.isLoading && !isOther)) return;
      request.drop();
      const question = newMessage(crypto.randomUUID(), 'user', text);
      const conversationId = id ?? conversation.conversationId ?? newConversationId('conv');
      dispatch({ kind: 'sent', question, conversationId });
      void request.ask(question, conversationId);
    },
    retry: () => {
      const { isLoading, unanswered, conversationId } = conversation;
      if (isLoading || unanswered === '' || conversationId === undefined) return;
      dispatch({ kind: 'retried' });
      void request.ask(newMessage(crypto.randomUUID(), 'user', unanswered), conversationId);
    },
    stop: request.stop,
    restart: () => {
      request.drop();
      dispatch({ kind: 'restarted' });
    },
    giveFeedback: async (given) => {
      const conversationId = conversation.conversationId ?? newConversationId('conv');
      const message: ChatMessage = {
        ...newMessage(crypto.randomUUID(), 'user', texts.feedbackGiven),
        tool_calls: [{ function: { name: SUBMIT_FEEDBACK, arguments: JSON.stringify(given) } }],
      };
      const { signal } = new AbortController();
      const answer = await readAnswer({ message, conversationId, signal });
      dispatch({ kind: 'added', messages: [message, answer], conversationId });
    },
  };
}

interface AnswerRequest {
  /** Dispatches every change of the answer. */
  readonly ask: (message: ChatMessage, conversationId: string) => Promise<void>;
  /** Aborts the answer that is on its way, and dispatches that it failed. */
  readonly stop: () => void;
  /** Aborts without dispatching anything; whether an answer was on its way. */
  readonly drop: () => boolean;
}

function useAnswerRequest(dispatch: (action: ConversationAction) => void): AnswerRequest {
  const running = useRef<AbortController>(null);
  useEffect(() => {
    const leave = () => {
      if (dropRunning(running)) dispatch({ kind: 'left' });
    };
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      dropRunning(running);
    };
  }, [dispatch]);

  return {
    ask: async (message, conversationId) => {
      const mine = new AbortController();
      running.current = mine;
      // Ignores what still arrives of a dropped answer.
      const dispatchMine = (action: ConversationAction) => {
        if (running.current === mine) dispatch(action);
      };
      try {
        const { signal } = mine;
        await readAnswer({ message, conversationId, signal }, (answer) =>
          dispatchMine({ kind: 'grew', answer }),
        );
        dispatchMine({ kind: 'finished' });
      } catch (error) {
        const words = failureText(error, mine.signal.aborted);
        dispatchMine({ kind: 'failed', message: newMessage(crypto.randomUUID(), 'assistant', words) });
      }
      if (running.current === mine) running.current = null;
    },
    stop: () => running.current?.abort(),
    drop: () => dropRunning(running),
  };
}

function dropRunning(running: RefObject<AbortController | null>): boolean {
  const dropped = running.current;
  running.current = null;
  dropped?.abort();
  return dropped !== null;
}
