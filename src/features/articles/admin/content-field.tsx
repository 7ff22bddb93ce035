// The text of an article: sixteen rows, buttons for the grammar above them, words counted below.
import type { KeyboardEvent, SyntheticEvent } from 'react';

import { LONGEST_CONTENT } from '../../../platform/contract/content.ts';
import { Field, TextArea } from '../../../platform/ui/field.tsx';
import { applyMark, continueList, insertPicture } from '../markup.ts';
import type { Mark } from '../markup.ts';
import { editorMessages as messages, writingMessages } from '../messages-admin.ts';
import { MarkButtons, pictureAmong, PictureButton, useMarking } from './marking.tsx';
import { usePictureUpload } from './use-picture-upload.ts';

import styles from './editor.module.css';

const ROWS = 16;

export interface ContentFieldProps {
  value: string;
  onChange: (value: string) => void;
  /** Words and minutes of the text. */
  counts: string;
  error: string | undefined;
}

export function ContentField({ value, onChange, counts, error }: ContentFieldProps) {
  const { area, apply } = useMarking(onChange);
  const mark = (kind: Mark) => apply((selected) => applyMark(selected, kind, writingMessages.linkText));
  const picture = usePictureUpload((path) =>
    apply((selected) => insertPicture(selected, path, writingMessages.pictureText)),
  );
  const takePicture = (event: SyntheticEvent, files: FileList | undefined) => {
    const file = pictureAmong(files);
    if (!file) return;
    event.preventDefault();
    picture.send(file);
  };
  const onKey = (event: KeyboardEvent) => {
    const { isComposing } = event.nativeEvent;
    const isBold = (event.ctrlKey || event.metaKey) && event.key === 'b';
    const isEnter = event.key === 'Enter' && !event.shiftKey && !isComposing;
    if ((isBold && mark('bold')) || (isEnter && apply(continueList))) event.preventDefault();
  };
  return (
    <Field label={messages.content} help={messages.contentHelp} error={error ?? picture.failure}>
      {(ties) => (
        <div className={styles.writing}>
          <div role="group" aria-label={messages.toolbar} className={styles.toolbar}>
            <MarkButtons onMark={mark} />
            <PictureButton onChoose={picture.send} />
            <span className={styles.counts}>
              <span role="status">{picture.state}</span>
              {picture.state === undefined && counts}
            </span>
          </div>
          <TextArea
            {...ties}
            ref={area}
            rows={ROWS}
            value={value}
            maxLength={LONGEST_CONTENT}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={onKey}
            onPaste={(event) => takePicture(event, event.clipboardData.files)}
            onDrop={(event) => takePicture(event, event.dataTransfer.files)}
            className={styles.area}
          />
        </div>
      )}
    </Field>
  );
}
