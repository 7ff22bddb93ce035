// The text of a newsletter: sixteen rows, buttons for the grammar above them, and what only a mail has.
import Clock from 'lucide-react/icons/clock';
import RectangleEllipsis from 'lucide-react/icons/rectangle-ellipsis';
import Tag from 'lucide-react/icons/tag';
import { useState } from 'react';
import type { KeyboardEvent, SyntheticEvent } from 'react';

import { LONGEST_CONTENT } from '../../../platform/contract/content.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { Field, TextArea } from '../../../platform/ui/field.tsx';
import { MarkButtons, pictureAmong, PictureButton, useMarking } from '../../articles/admin/marking.tsx';
import type { Change } from '../../articles/admin/marking.tsx';
import { applyMark, continueList, insertPicture } from '../../articles/markup.ts';
import type { Mark } from '../../articles/markup.ts';
import { buttonBlock, HOURS_BLOCK, insertBlock, productBlock } from '../mail-markup.ts';
import { newsletterFormMessages as messages } from '../messages-editor.ts';
import { ProductPicker } from './product-picker.tsx';
import { usePictureSending } from './use-picture-sending.ts';

import styles from './newsletter-modal.module.css';

const ROWS = 16;

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
            <MarkButtons onMark={mark} />
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
          onPick={(id, name) => onInsert((selected) => insertBlock(selected, productBlock(id, name)))}
          onClose={() => setPicking(false)}
        />
      )}
    </span>
  );
}
