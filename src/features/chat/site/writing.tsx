// The field of the talk: Enter sends, Shift+Enter begins a line. It grows with its text up to 150 px.
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import Square from 'lucide-react/icons/square';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';

import { talkMessages as texts } from '../messages-talk.ts';

import styles from './talk.module.css';

const LONGEST = 2000;
const TALLEST_FIELD_PX = 150;
const MOST_ROWS = 8;

interface WritingProps {
  isLoading: boolean;
  /** What could not be answered: it comes back to an empty field. */
  unanswered: string;
  onSend: (text: string) => void;
  onStop: () => void;
}

export function Writing({ isLoading, unanswered, onSend, onStop }: WritingProps) {
  const [text, setText] = useState(isLoading ? '' : unanswered);
  const [known, setKnown] = useState({ isLoading, unanswered });
  const field = useRef<HTMLTextAreaElement>(null);
  if (known.isLoading !== isLoading || known.unanswered !== unanswered) {
    setKnown({ isLoading, unanswered });
    if (isLoading && text === unanswered) setText('');
    if (!isLoading && text === '') setText(unanswered);
  }
  useEffect(() => {
    if (!isLoading && document.activeElement === document.body) field.current?.focus();
  }, [isLoading]);
  useEffect(() => {
    if (field.current) grow(field.current);
  });

  const submit = () => {
    if (text.trim() === '' || isLoading) return;
    onSend(text);
    setText('');
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
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onKeyDown}
        className={styles.field}
      />
      {isLoading ? (
        // Two elements: a press on the one must not become a press on the other, which takes its place at once.
        <button key="stop" type="button" onClick={onStop} aria-label={texts.stop} className={styles.send}>
          <Square />
        </button>
      ) : (
        <button
          key="send"
          type="submit"
          disabled={text.trim() === ''}
          aria-label={texts.send}
          className={styles.send}
        >
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
