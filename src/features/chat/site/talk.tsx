// The talk with the assistant: welcome, suggestions, what was said, and the field to write in.
import { useEffect, useRef, useState } from 'react';

import { Button } from '../../../platform/ui/button.tsx';
import { Chip } from '../../../platform/ui/chip.tsx';
import { talkMessages as texts } from '../messages-talk.ts';
import { isHidden, sizeToConfirm } from '../talk-parts.ts';
import { Announcer } from './announcer.tsx';
import { usePendingQuestion } from './pending-question.ts';
import { TalkEntry } from './talk-entry.tsx';
import { useTalk } from './use-talk.ts';
import { Writing } from './writing.tsx';

import styles from './talk.module.css';

export interface TalkProps {
  readonly assistantName: string;
  readonly shopName: string;
  readonly networkName: string;
  readonly dog: { readonly name: string; readonly image: string };
}

export function Talk({ assistantName, shopName, networkName, dog }: TalkProps) {
  const talk = useTalk();
  const { isLoading, unanswered, send } = talk;
  const [answered, setAnswered] = useState('');
  const log = useRef<HTMLDivElement>(null);
  const messages = talk.messages.filter((message) => !isHidden(message));
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
    <div className={styles.talk}>
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
          <ul aria-label={texts.chips} className={styles.chips}>
            {texts.chipTexts(networkName, dog.name).map((text) => (
              <li key={text}>
                <Chip label={text} onChoose={() => send(text)} />
              </li>
            ))}
          </ul>
        )}
        {messages.map((message) => (
          <TalkEntry
            key={message.id}
            message={message}
            dog={dog}
            talk={talk}
            isWhole={!isLoading || message !== last}
          />
        ))}
        {!isLoading && unanswered !== '' && (
          <Button variant="outline" size="small" onClick={talk.retry} className={styles.retry}>
            {texts.retry}
          </Button>
        )}
        {size !== undefined && <SizeQuestion size={size} onAnswer={confirm} />}
      </div>
      <p role="status" className={styles.typing}>
        {isLoading && texts.typing(assistantName)}
      </p>
      <Announcer last={last} isLoading={isLoading} />
      <Writing isLoading={isLoading} unanswered={unanswered} onSend={send} onStop={talk.stop} />
      <p className={styles.foot}>
        <button type="button" data-feedback={talk.conversationId ?? ''} className={styles.link}>
          {texts.feedback(assistantName)}
        </button>
        {messages.length > 0 && (
          <button type="button" onClick={talk.restart} className={styles.link}>
            {texts.newTalk}
          </button>
        )}
        <span>{texts.disclaimer(assistantName)}</span>
      </p>
    </div>
  );
}

/** Specification, point 4: the buttons say the word for the visitor. */
function SizeQuestion({ size, onAnswer }: { size: string; onAnswer: (text: string) => void }) {
  return (
    <div role="group" aria-label={texts.confirmSize(size)} className={styles.confirm}>
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
 * What was asked last stands at the top, so that a long answer is read from its beginning; a short one ends at the foot, and so
 * does one that waits for a yes.
 */
function showLatest(log: HTMLElement, isWaiting: boolean): void {
  if (isWaiting) {
    log.scrollTo({ top: log.scrollHeight });
    return;
  }
  const asked = [...log.querySelectorAll<HTMLElement>('[data-asked]')].at(-1);
  log.scrollTo({ top: asked ? asked.offsetTop - log.offsetTop : log.scrollHeight });
}
