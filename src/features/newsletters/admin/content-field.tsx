// The text of a newsletter: sixteen rows, buttons for the grammar above them, and what only a mail has.
import Bold from 'lucide-react/icons/bold';
import Clock from 'lucide-react/icons/clock';
import Heading from 'lucide-react/icons/heading';
import ImagePlus from 'lucide-react/icons/image-plus';
import Link2 from 'lucide-react/icons/link-2';
import List from 'lucide-react/icons/list';
import RectangleEllipsis from 'lucide-react/icons/rectangle-ellipsis';
import Tag from 'lucide-react/icons/tag';
import { useLayoutEffect, useRef, useState } from 'react';
import type { ComponentType, KeyboardEvent, SyntheticEvent } from 'react';

import { LONGEST_CONTENT } from '../../../platform/contract/content.ts';
import { Button, IconButton } from '../../../platform/ui/button.tsx';
import { Field, TextArea } from '../../../platform/ui/field.tsx';
import { applyMark, continueList, insertPicture, MARKS } from '../../articles/markup.ts';
import type { Mark, Selected } from '../../articles/markup.ts';
import { markNames } from '../../articles/messages-admin.ts';
import { buttonBlock, HOURS_BLOCK, insertBlock, productBlock } from '../mail-markup.ts';
import { newsletterFormMessages as messages } from '../messages-admin.ts';
import { ProductPicker } from './product-picker.tsx';
import { pictureAmong, usePictureSending } from './use-picture-sending.ts';

import styles from './newsletter-modal.module.css';

const ROWS = 16;

const icons: Record<Mark, ComponentType> = { heading: Heading, bold: Bold, list: List, link: Link2 };

type Change = (selected: Selected) => Selected | undefined;

interface ContentFieldProps {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
}

export function ContentField({ value, onChange, error }: ContentFieldProps) {
  const { area, apply } = useMarking(onChange);
  const mark = (kind: Mark) => apply((selected) => applyMark(selected, kind, messages.linkText));
  const picture = usePictureSending((path) =>
    apply((selected) => insertPicture(selected, path, messages.pictureText)),
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
            <Blocks onInsert={apply} />
            <span role="status" className={styles.upload}>
              {picture.state}
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

/** Changes the text at the caret and puts the caret where typing goes on. */
function useMarking(onChange: (value: string) => void) {
  const area = useRef<HTMLTextAreaElement>(null);
  /** What is to be selected once the changed text is drawn. */
  const next = useRef<Selected>(undefined);
  useLayoutEffect(() => {
    if (!next.current) return;
    area.current?.focus();
    area.current?.setSelectionRange(next.current.start, next.current.end);
    next.current = undefined;
  });
  const apply = (change: Change): boolean => {
    if (!area.current) return false;
    const { value: text, selectionStart: start, selectionEnd: end } = area.current;
    const changed = change({ text, start, end });
    if (!changed) return false;
    next.current = changed;
    onChange(changed.text);
    return true;
  };
  return { area, apply };
}

/** What a mail fills in. */
function Blocks({ onInsert }: { onInsert: (change: Change) => boolean }) {
  const [isPicking, setPicking] = useState(false);
  const words = messages.buttonBlock.split('|', 1)[0];
  return (
    <span role="group" aria-label={messages.insert} className={styles.blocks}>
      <Button variant="text" size="small" icon={<Tag />} onClick={() => setPicking(true)}>
        {messages.addProduct}
      </Button>
      <Button
        variant="text"
        size="small"
        icon={<RectangleEllipsis />}
        onClick={() =>
          onInsert((selected) => insertBlock(selected, buttonBlock(messages.buttonBlock), words))
        }
      >
        {messages.addButton}
      </Button>
      <Button
        variant="text"
        size="small"
        icon={<Clock />}
        onClick={() => onInsert((selected) => insertBlock(selected, HOURS_BLOCK))}
      >
        {messages.addHours}
      </Button>
      {isPicking && (
        <ProductPicker
          onPick={(id) => onInsert((selected) => insertBlock(selected, productBlock(id)))}
          onClose={() => setPicking(false)}
        />
      )}
    </span>
  );
}

function PictureButton({ onChoose }: { onChoose: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton label={messages.addPicture} onClick={() => input.current?.click()}>
        <ImagePlus />
      </IconButton>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        aria-label={messages.addPicture}
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
