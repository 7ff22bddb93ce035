// The text of an article, its words counted beside the buttons.
import { editorMessages as messages } from '../messages-admin.ts';
import { WritingArea } from './writing-area.tsx';

import styles from './editor.module.css';

export interface ContentFieldProps {
  value: string;
  onChange: (value: string) => void;
  /** Words and minutes of the text. */
  counts: string;
  error: string | undefined;
  /** Told when a picture sets out for the text and when it has arrived or failed. */
  onSending: (isSending: boolean) => void;
}

export function ContentField(props: ContentFieldProps) {
  return (
    <WritingArea
      {...props}
      label={messages.content}
      help={messages.contentHelp}
      toolbarClass={styles.toolbar}
    />
  );
}
