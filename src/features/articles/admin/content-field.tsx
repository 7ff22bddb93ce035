// The text of an article: sixteen rows, buttons for the grammar above them, words counted below.
import Bold from 'lucide-react/icons/bold';
import Heading from 'lucide-react/icons/heading';
import ImagePlus from 'lucide-react/icons/image-plus';
import Link2 from 'lucide-react/icons/link-2';
import List from 'lucide-react/icons/list';
import { useLayoutEffect, useRef } from 'react';
import type { ComponentType, KeyboardEvent } from 'react';

import { LONGEST_CONTENT } from '../../../platform/contract/content.ts';
import { IconButton } from '../../../platform/ui/button.tsx';
import { Field, TextArea } from '../../../platform/ui/field.tsx';
import { applyMark, continueList, MARKS } from '../markup.ts';
import type { Mark, Selected } from '../markup.ts';
import { editorMessages as messages, markNames, markWords } from '../messages-admin.ts';

import styles from './editor.module.css';

const ROWS = 16;

const icons: Record<Mark, ComponentType> = {
  heading: Heading,
  bold: Bold,
  list: List,
  link: Link2,
  picture: ImagePlus,
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
    const { selectionStart: start, selectionEnd: end } = area.current;
    const changed = change({ text: value, start, end });
    if (!changed) return false;
    next.current = changed;
    onChange(changed.text);
    return true;
  };
  const mark = (kind: Mark) => apply((selected) => applyMark(selected, kind, markWords));
  const onKey = (event: KeyboardEvent) => {
    const { isComposing } = event.nativeEvent;
    const isBold = (event.ctrlKey || event.metaKey) && event.key === 'b';
    const isEnter = event.key === 'Enter' && !event.shiftKey && !isComposing;
    if ((isBold && mark('bold')) || (isEnter && apply(continueList))) event.preventDefault();
  };
  return (
    <Field label={messages.content} help={messages.contentHelp} error={error}>
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
            <span className={styles.counts}>{counts}</span>
          </div>
          <TextArea
            {...ties}
            ref={area}
            rows={ROWS}
            value={value}
            maxLength={LONGEST_CONTENT}
            onChange={(event) => onChange(event.target.value)}
            onKeyDown={onKey}
            className={styles.area}
          />
        </div>
      )}
    </Field>
  );
}
