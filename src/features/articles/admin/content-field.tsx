// The text of an article: sixteen rows, buttons for the grammar above them, words counted below.
import Bold from 'lucide-react/icons/bold';
import Heading from 'lucide-react/icons/heading';
import ImagePlus from 'lucide-react/icons/image-plus';
import Link2 from 'lucide-react/icons/link-2';
import List from 'lucide-react/icons/list';
import { useLayoutEffect, useRef } from 'react';
import type { ComponentType, KeyboardEvent, SyntheticEvent } from 'react';

import { LONGEST_CONTENT } from '../../../platform/contract/content.ts';
import { IconButton } from '../../../platform/ui/button.tsx';
import { Field, TextArea } from '../../../platform/ui/field.tsx';
import { applyMark, continueList, insertPicture, MARKS } from '../markup.ts';
import type { Mark, Selected } from '../markup.ts';
import { editorMessages as messages, markNames, writingMessages } from '../messages-admin.ts';
import { pictureAmong, usePictureUpload } from './use-picture-upload.ts';

import styles from './editor.module.css';

const ROWS = 16;

const icons: Record<Mark, ComponentType> = {
  heading: Heading,
  bold: Bold,
  list: List,
  link: Link2,
};

export interface ContentFieldProps {
  value: string;
  onChange: (value: string) => void;
  /** Words and minutes of the text. */
  counts: string;
  error: string | undefined;
}

export function ContentField({ value, onChange, counts, error }: ContentFieldProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  /** What is to be selected once the changed text is drawn. */
  const next = useRef<Selected>(undefined);
  useLayoutEffect(() => {
    if (!next.current) return;
    area.current?.focus();
    area.current?.setSelectionRange(next.current.start, next.current.end);
    next.current = undefined;
  });
  const apply = (change: (selected: Selected) => Selected | undefined): boolean => {
    if (!area.current) return false;
    const { value: text, selectionStart: start, selectionEnd: end } = area.current;
    const changed = change({ text, start, end });
    if (!changed) return false;
    next.current = changed;
    onChange(changed.text);
    return true;
  };
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
            {MARKS.map((kind) => {
              const Icon = icons[kind];
              return (
                <IconButton key={kind} label={markNames[kind]} onClick={() => mark(kind)}>
                  <Icon />
                </IconButton>
              );
            })}
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

function PictureButton({ onChoose }: { onChoose: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton label={writingMessages.addPicture} onClick={() => input.current?.click()}>
        <ImagePlus />
      </IconButton>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        aria-label={writingMessages.addPicture}
        hidden
        onChange={(event) => {
          const file = pictureAmong(event.target.files ?? undefined);
          if (file) onChoose(file);
          // The same file may be chosen again.
          event.target.value = '';
        }}
      />
    </>
  );
}
