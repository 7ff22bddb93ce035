// Rows copied from a spreadsheet set prices and stock: read as they are pasted, with a preview first.
import { useState, type SubmitEvent } from 'react';
import { z } from 'zod';

import { useTypedState } from '../../../../../platform/browser/form/use-typed-state.ts';
import { Button } from '../../../../../platform/ui/button.tsx';
import { TextAreaField } from '../../../../../platform/ui/form/field.tsx';
import { SidePanel } from '../../../../../platform/ui/overlay/side-panel.tsx';
import { Notice } from '../../../../../platform/ui/page/notice.tsx';
import { sheetMessages } from '../../../messages/sheet.ts';
import { readPastedRows, type PastedRows } from '../../../product/pasted-rows.ts';
import { ChangePreview } from './change-preview.tsx';
import { usePriceChange, type MadeChange } from './use-price-change.ts';

import layout from '../../../../../platform/ui/style/layout.module.css';
import styles from './panels.module.css';

const messages = sheetMessages.paste;
/** As many as one call takes. */
const MAX_ROWS = 5_000;
const MAX_ERRORS = 20;
const typedSchema = z.object({ text: z.string() });
const EXAMPLE_EAN = '6419440000017';

export interface PastePanelProps {
  /** What was pasted over the sheet. */
  text: string;
  onClose: () => void;
  onMade: (made: MadeChange) => void;
}

export function PastePanel({ text: given, onClose, onMade }: PastePanelProps) {
  const {
    typed: { text },
    set,
    forget,
  } = useTypedState(
    'pasted-rows',
    typedSchema,
    () => ({ text: '' }),
    given === '' ? undefined : { text: given },
  );
  const [error, setError] = useState<string>();
  const change = usePriceChange((made) => {
    forget();
    onMade(made);
  });
  const close = () => {
    forget();
    onClose();
  };
  const read = readPastedRows(text);
  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (read.rows.length === 0) setError(messages.none);
    else if (read.rows.length > MAX_ROWS) setError(messages.tooMany(MAX_ROWS));
    else change.preview({ kind: 'rows', rows: [...read.rows] });
  }
  return (
    <SidePanel title={messages.title} onClose={close} className={styles.panel}>
      <form className={layout.stack4} onSubmit={submit} noValidate>
        <TextAreaField
          label={messages.label}
          help={messages.lead}
          error={error}
          rows={8}
          placeholder={messages.example(EXAMPLE_EAN)}
          spellCheck={false}
          value={text}
          onChange={({ target }) => {
            set({ text: target.value });
            setError(undefined);
            change.forget();
          }}
        />
        <RowErrors read={read} />
        <div>
          <Button type="submit" variant={change.seen ? 'outline' : 'primary'} isBusy={change.isTrying}>
            {sheetMessages.bulk.preview}
          </Button>
        </div>
        <ChangePreview change={change} isOfRows />
      </form>
    </SidePanel>
  );
}

function RowErrors({ read: { errors } }: { read: PastedRows }) {
  if (errors.length === 0) return null;
  return (
    <Notice tone="warn" role="status" title={messages.wrongRows}>
      <ul className={styles.errors}>
        {errors.slice(0, MAX_ERRORS).map(({ line, error }) => (
          <li key={line}>{messages.line(line, messages.reasons[error])}</li>
        ))}
      </ul>
      {errors.length > MAX_ERRORS && <p>{messages.moreErrors(errors.length - MAX_ERRORS)}</p>}
    </Notice>
  );
}
