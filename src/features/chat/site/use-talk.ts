// The state of a talk: what was said, what is on its way, what failed.
import { useEffect, useRef, useState } from 'react';

import { talkMessages as texts } from '../messages-talk.ts';
import { talkMessage } from '../talk-parts.ts';
import type { TalkMessage } from '../talk-parts.ts';
import { Refused, readAnswer } from './answer-stream.ts';
import { keepTalk, newTalkId, recallTalk } from './talk-memory.ts';

export interface Talk {
  readonly messages: readonly TalkMessage[];
  readonly conversationId: string | undefined;
  /** An answer is on its way. */
  readonly isLoading: boolean;
  /** What could not be sent: its text goes back to the field. */
  readonly unsent: string;
  readonly send: (text: string, conversationId?: string) => void;
  readonly stop: () => void;
  readonly restart: () => void;
}

export function useTalk(): Talk {
  const [kept] = useState(recallTalk);
  const [messages, setMessages] = useState<readonly TalkMessage[]>(kept.messages);
  const [conversationId, setConversationId] = useState(kept.conversationId);
  const [isLoading, setIsLoading] = useState(false);
  const [unsent, setUnsent] = useState('');
  const abort = useRef<AbortController>(null);

  useEffect(() => {
    if (!isLoading && messages.length > 0) keepTalk({ conversationId, messages });
  }, [conversationId, isLoading, messages]);
  useEffect(() => () => abort.current?.abort(), []);

  async function ask(text: string, id: string, before: readonly TalkMessage[]): Promise<void> {
    const gone = new AbortController();
    abort.current = gone;
    const asked = talkMessage(crypto.randomUUID(), 'user', text);
    setMessages([...before, asked]);
    setConversationId(id);
    setIsLoading(true);
    setUnsent('');
    let answer = talkMessage(crypto.randomUUID(), 'assistant', '');
    try {
      await readAnswer(
        { text, id, signal: gone.signal },
        (message) => {
          answer = message;
          setMessages([...before, asked, message]);
        },
        answer,
      );
    } catch (error) {
      if (!gone.signal.aborted) setUnsent(text);
      const begun = answer.content === '' ? [] : [answer];
      const told = talkMessage(crypto.randomUUID(), 'assistant', faultText(error, gone.signal));
      setMessages([...before, asked, ...begun, told]);
    } finally {
      setIsLoading(false);
    }
  }

  return {
    messages,
    conversationId,
    isLoading,
    unsent,
    send: (typed, id) => {
      const text = typed.trim();
      if (text === '' || isLoading) return;
      const isNew = id !== undefined && id !== conversationId;
      void ask(text, id ?? conversationId ?? newTalkId(), isNew ? [] : messages);
    },
    stop: () => abort.current?.abort(),
    restart: () => {
      abort.current?.abort();
      setMessages([]);
      setConversationId(undefined);
      setUnsent('');
      keepTalk({ conversationId: undefined, messages: [] });
    },
  };
}

function faultText(error: unknown, { aborted }: AbortSignal): string {
  if (aborted) return texts.stopped;
  return texts.failed(error instanceof Refused ? error.message : texts.offline);
}
