// The field of the conversation: Enter sends, Shift+Enter begins a line. It grows with its text up to 150 px.
import SendHorizontal from 'lucide-react/icons/send-horizontal';
import Square from 'lucide-react/icons/square';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';

import { chatMessages as texts } from '../../messages/chat.ts';

import styles from './conversation.module.css';

const MAX_LENGTH = 2000;
const TALLEST_FIELD_PX = 150;
const MAX_ROWS = 8;

interface MessageInputProps {
  isLoading: boolean;
  /** A question that was not answered: it returns to an empty field. */
  unanswered: string;
  onSend: (text: string) => void;
  onStop: () => void;
}

export function MessageInput({ isLoading, unanswered, onSend, onStop }: MessageInputProps) {
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
        maxLength={MAX_LENGTH}
        disabled={isLoading}
        aria-label={texts.input}
        placeholder={texts.placeholder}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onKeyDown}
        className={styles.field}
      />
      {isLoading ? (
        // Two elements, for a double click on one must not click the other, which replaces it at once.
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
    field.rows < MAX_ROWS
  ) {
    field.rows += 1;
  }
}
