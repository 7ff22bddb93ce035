// The talk with the assistant: welcome, suggestions, what was said, and the field to write in.
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import Square from 'lucide-react/icons/square';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';

import { Chip } from '../../../platform/ui/chip.tsx';
import { talkMessages as texts } from '../messages-talk.ts';
import { sizeToConfirm } from '../talk-parts.ts';
import { usePendingQuestion } from './pending-question.ts';
import { TalkEntry } from './talk-entry.tsx';
import { useTalk } from './use-talk.ts';

import styles from './talk.module.css';

export interface TalkProps {
  readonly assistantName: string;
  readonly shopName: string;
  readonly networkName: string;
  readonly dog: { readonly name: string; readonly image: string };
}

const LONGEST = 2000;
const TALLEST_FIELD_PX = 150;
const MOST_ROWS = 8;

export function Talk({ assistantName, shopName, networkName, dog }: TalkProps) {
  const talk = useTalk();
  const { messages, isLoading, send } = talk;
  const [answered, setAnswered] = useState('');
  const log = useRef<HTMLDivElement>(null);
  const last = messages.at(-1);
  const size = last && !isLoading && answered !== last.id ? sizeToConfirm(last) : undefined;

  usePendingQuestion(send);
  useEffect(() => {
    if (log.current) showLatest(log.current);
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
        aria-label={texts.log}
        aria-busy={isLoading}
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
            conversationId={talk.conversationId}
            isWhole={!isLoading || message !== last}
          />
        ))}
        {isLoading && <p className={styles.typing}>{texts.typing(assistantName)}</p>}
        {size !== undefined && (
          <div role="group" aria-label={texts.confirmSize(size)} className={styles.confirm}>
            <span>{texts.confirmSize(size)}</span>
            <button type="button" aria-label={texts.yesSize(size)} onClick={() => confirm(texts.yesMessage)}>
              {texts.yes}
            </button>
            <button type="button" aria-label={texts.noSize(size)} onClick={() => confirm(texts.noMessage)}>
              {texts.no}
            </button>
          </div>
        )}
      </div>
      <Writing
        key={talk.unsent === '' ? '' : last?.id}
        isLoading={isLoading}
        initial={talk.unsent}
        onSend={send}
        onStop={talk.stop}
      />
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

interface WritingProps {
  isLoading: boolean;
  initial: string;
  onSend: (text: string) => void;
  onStop: () => void;
}

/** Enter sends, Shift+Enter begins a line. The field grows with its text up to 150 px. */
function Writing({ isLoading, initial, onSend, onStop }: WritingProps) {
  const [text, setText] = useState(initial);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (!isLoading && document.activeElement === document.body) field.current?.focus();
  }, [isLoading]);

  const submit = () => {
    if (text.trim() === '' || isLoading) return;
    onSend(text);
    setText('');
    if (field.current) field.current.rows = 1;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <textarea
        ref={field}
        rows={1}
        value={text}
        maxLength={LONGEST}
        disabled={isLoading}
        aria-label={texts.input}
        placeholder={texts.placeholder}
        onChange={({ target }) => {
          setText(target.value);
          grow(target);
        }}
        onKeyDown={onKeyDown}
        className={styles.field}
      />
      {isLoading ? (
        <button type="button" onClick={onStop} aria-label={texts.stop} className={styles.send}>
          <Square />
        </button>
      ) : (
        <button type="submit" disabled={text.trim() === ''} aria-label={texts.send} className={styles.send}>
          <SendHorizontal />
        </button>
      )}
    </form>
  );
}

/** As many lines as the text has, up to 150 px. */
function grow(field: HTMLTextAreaElement): void {
  field.rows = 1;
  while (
    field.scrollHeight > field.clientHeight &&
    field.clientHeight < TALLEST_FIELD_PX &&
    field.rows < MOST_ROWS
  ) {
    field.rows += 1;
  }
}

/** What was asked last stands at the top, so that a long answer is read from its beginning; a short one ends at the foot. */
function showLatest(log: HTMLElement): void {
  const asked = [...log.querySelectorAll<HTMLElement>('[data-asked]')].at(-1);
  log.scrollTo({ top: asked ? asked.offsetTop - log.offsetTop : log.scrollHeight });
}
