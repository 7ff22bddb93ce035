// The running talk: sends questions, takes answers in, keeps all of it for the next page.
import { useEffect, useReducer, useRef } from 'react';
import type { RefObject } from 'react';

import { newConversationId } from '../conversation-id.ts';
import { talkMessages as texts } from '../messages-talk.ts';
import { SUBMIT_FEEDBACK, talkMessage } from '../talk-parts.ts';
import type { TalkMessage } from '../talk-parts.ts';
import { faultText, readAnswer } from './answer-stream.ts';
import { keepTalk, recallTalk } from './talk-memory.ts';
import { nextTalk } from './talk-state.ts';
import type { TalkState, TalkStep } from './talk-state.ts';

export interface GivenFeedback {
  readonly rating: number;
  readonly comment: string;
}

export interface Talk extends TalkState {
  /** Asks; another id than that of the talk begins anew. Nothing but spaces is not sent, nor more of a talk whose answer loads. */
  readonly send: (text: string, conversationId?: string) => void;
  /** Sends the unanswered question once more. */
  readonly retry: () => void;
  readonly stop: () => void;
  readonly restart: () => void;
  /** By a message that is not shown; its answer is. Rejects with what went wrong. */
  readonly giveFeedback: (given: GivenFeedback) => Promise<void>;
}

export function useTalk(): Talk {
  const [talk, step] = useReducer(nextTalk, undefined, recallTalk);
  const line = useLine(step);
  useEffect(() => keepTalk(talk), [talk]);

  return {
    ...talk,
    send: (typed, id) => {
      const text = typed.trim();
      // A question of the page begins anew, whatever is on its way for the talk before.
      const isOther = id !== undefined && id !== talk.conversationId;
      if (text === '' || (talk.isLoading && !isOther)) return;
      line.drop();
      const question = talkMessage(crypto.randomUUID(), 'user', text);
      const conversationId = id ?? talk.conversationId ?? newConversationId('conv');
      step({ kind: 'asked', question, conversationId });
      void line.ask(question, conversationId);
    },
    retry: () => {
      if (talk.isLoading || talk.unanswered === '' || talk.conversationId === undefined) return;
      step({ kind: 'retried' });
      void line.ask(talkMessage(crypto.randomUUID(), 'user', talk.unanswered), talk.conversationId);
    },
    stop: line.stop,
    restart: () => {
      line.drop();
      step({ kind: 'restarted' });
    },
    giveFeedback: async (given) => {
      const conversationId = talk.conversationId ?? newConversationId('conv');
      const message: TalkMessage = {
        ...talkMessage(crypto.randomUUID(), 'user', texts.feedbackGiven),
        tool_calls: [{ function: { name: SUBMIT_FEEDBACK, arguments: JSON.stringify(given) } }],
      };
      const { signal } = new AbortController();
      const answer = await readAnswer({ message, conversationId, signal });
      step({ kind: 'added', messages: [message, answer], conversationId });
    },
  };
}

interface Line {
  /** Tells every step of the answer. */
  readonly ask: (message: TalkMessage, conversationId: string) => Promise<void>;
  /** Ends the answer that is on its way; the talk is told. */
  readonly stop: () => void;
  /** As `stop`, but of no concern to the talk any more; whether anything was on its way. */
  readonly drop: () => boolean;
}

function useLine(step: (step: TalkStep) => void): Line {
  const running = useRef<AbortController>(null);
  useEffect(() => {
    const leave = () => {
      if (dropRunning(running)) step({ kind: 'left' });
    };
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      dropRunning(running);
    };
  }, [step]);

  return {
    ask: async (message, conversationId) => {
      const mine = new AbortController();
      running.current = mine;
      // Whatever comes once it was dropped is passed over.
      const tell = (told: TalkStep) => {
        if (running.current === mine) step(told);
      };
      try {
        const { signal } = mine;
        await readAnswer({ message, conversationId, signal }, (answer) => tell({ kind: 'grew', answer }));
        tell({ kind: 'finished' });
      } catch (error) {
        const words = faultText(error, mine.signal.aborted);
        tell({ kind: 'failed', told: talkMessage(crypto.randomUUID(), 'assistant', words) });
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
