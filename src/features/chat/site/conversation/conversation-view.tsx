// The conversation with the assistant: welcome, suggestions, messages, and the field to write in.
import { useEffect, useRef, useState } from 'react';

import { Button } from '../../../../platform/ui/button.tsx';
import { Chip } from '../../../../platform/ui/chip.tsx';
import { isHidden, sizeToConfirm, type ChatMessage } from '../../chat-message.ts';
import { chatMessages as texts } from '../../messages/chat.ts';
import { MessageInput } from './message-input.tsx';
import { MessageView } from './message-view.tsx';
import { usePendingQuestion } from './pending-question.ts';
import { screenReaderParts } from './screen-reader-text.ts';
import { useConversation } from './use-conversation.ts';

import layout from '../../../../platform/ui/style/layout.module.css';
import hidden from '../../../../platform/ui/visually-hidden.module.css';
import styles from './conversation.module.css';

export interface ConversationViewProps {
  readonly assistantName: string;
  readonly shopName: string;
  readonly networkName: string;
  readonly dog: { readonly name: string; readonly image: string };
}

export function ConversationView({ assistantName, shopName, networkName, dog }: ConversationViewProps) {
  const conversation = useConversation();
  const { isLoading, unanswered, send } = conversation;
  const [answered, setAnswered] = useState('');
  const log = useRef<HTMLDivElement>(null);
  const messages = conversation.messages.filter((message) => !isHidden(message));
  const last = messages.at(-1);
  const size = last && !isLoading && answered !== last.id ? sizeToConfirm(last) : undefined;

  usePendingQuestion(send);
  useEffect(() => {
    if (log.current) showLatest(log.current, size !== undefined);
  });

  const confirm = (text: string) => {
    setAnswered(last?.id ?? '');
    send(text);
  };
  return (
    <div className={styles.conversation}>
      <div
        ref={log}
        role="log"
        aria-live="off"
        aria-label={texts.log}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is read with the arrow keys
        tabIndex={0}
        className={styles.log}
      >
        <p className={styles.theirs}>{texts.welcome(assistantName, shopName)}</p>
        {messages.length === 0 && (
          <ul aria-label={texts.chips} className={layout.cluster2}>
            {texts.chipTexts(networkName, dog.name).map((text) => (
              <li key={text}>
                <Chip label={text} onChoose={() => send(text)} />
              </li>
            ))}
          </ul>
        )}
        {messages.map((message) => (
          <MessageView
            key={message.id}
            message={message}
            dog={dog}
            conversation={conversation}
            isWhole={!isLoading || message !== last}
          />
        ))}
        {!isLoading && unanswered !== '' && (
          <Button variant="outline" size="small" onClick={conversation.retry} className={styles.retry}>
            {texts.retry}
          </Button>
        )}
        {size !== undefined && <SizeQuestion size={size} onAnswer={confirm} />}
        <p className={`${layout.cluster} ${layout.note} ${styles.links}`}>
          <button type="button" data-feedback={conversation.conversationId ?? ''} className={styles.link}>
            {texts.feedback(assistantName)}
          </button>
          {messages.length > 0 && (
            <button type="button" onClick={conversation.restart} className={styles.link}>
              {texts.restart}
            </button>
          )}
        </p>
      </div>
      <p role="status" className={styles.typing}>
        {isLoading && texts.typing(assistantName)}
      </p>
      <AnswerAnnouncer last={last} isLoading={isLoading} />
      <MessageInput isLoading={isLoading} unanswered={unanswered} onSend={send} onStop={conversation.stop} />
      <p className={layout.note}>{texts.disclaimer(assistantName)}</p>
    </div>
  );
}

/**
 * Reads answers to screen readers sentence by sentence; the log itself is silent, for it is rendered again with every piece.
 * `last` is the newest message; one that was there from the start is not read.
 */
function AnswerAnnouncer({ last, isLoading }: { last: ChatMessage | undefined; isLoading: boolean }) {
  const [oldId] = useState(last?.id);
  const isNew = last?.role === 'assistant' && last.id !== oldId;
  const parts = isNew ? screenReaderParts(last, !isLoading) : [];
  return (
    <div aria-live="polite" aria-relevant="additions" className={hidden.hidden}>
      {parts.map((part, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- sentences only follow one another
        <p key={`${last?.id} ${at}`}>{part}</p>
      ))}
    </div>
  );
}

/** Each button sends its word as a message. */
function SizeQuestion({ size, onAnswer }: { size: string; onAnswer: (text: string) => void }) {
  return (
    <div role="group" aria-label={texts.confirmSize(size)} className={`${layout.cluster2} ${styles.confirm}`}>
      <span>{texts.confirmSize(size)}</span>
      <button type="button" aria-label={texts.yesSize(size)} onClick={() => onAnswer(texts.yesMessage)}>
        {texts.yes}
      </button>
      <button type="button" aria-label={texts.noSize(size)} onClick={() => onAnswer(texts.noMessage)}>
        {texts.no}
      </button>
    </div>
  );
}

/**
 * Scrolls the newest question to the top, so that a long answer is read from its beginning. While a size waits to be confirmed,
 * or when nothing was asked, scrolls to the end.
 */
function showLatest(log: HTMLElement, isWaiting: boolean): void {
  if (isWaiting) {
    log.scrollTo({ top: log.scrollHeight });
    return;
  }
  const question = [...log.querySelectorAll<HTMLElement>('[data-question]')].at(-1);
  log.scrollTo({ top: question ? question.offsetTop - log.offsetTop : log.scrollHeight });
}
