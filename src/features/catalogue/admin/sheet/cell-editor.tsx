// One open cell of the sheet: Enter, Tab and the arrows save it and move on, Escape leaves it as it was.
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';

import type { SheetRow } from '../../contract/sheet.ts';
import { sheetMessages as messages } from '../../messages/sheet.ts';
import { fieldText, isSame, readField, rowName, type Field } from './columns.ts';
import type { CellExit } from './grid-keys.ts';
import type { Cells } from './sheet-queries.ts';

import styles from './sheet.module.css';

export interface CellEditorProps {
  row: SheetRow;
  field: Field;
  /** What the cell was opened by typing. */
  typed: string | null;
  onSave: (cells: Cells) => void;
  onLeave: (how: CellExit) => void;
}

export function CellEditor({ row, field, typed, onSave, onLeave }: CellEditorProps) {
  const [text, setText] = useState(typed ?? fieldText(row, field));
  const [isWrong, setWrong] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const isLeft = useRef(false);
  const id = useId();
  useEffect(() => {
    input.current?.focus({ preventScroll: true });
    if (typed === null) input.current?.select();
  }, [typed]);
  function leave(how: CellExit): void {
    isLeft.current = true;
    onLeave(how);
  }
  function save(how: CellExit): void {
    if (isLeft.current) return;
    const cells = readField(text, field);
    if (!cells) {
      setWrong(true);
      return;
    }
    if (!isSame(row, cells)) onSave(cells);
    leave(how);
  }
  function press(event: KeyboardEvent): void {
    const how = wayOf(event);
    if (how === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === 'Escape') leave('stay');
    else save(how);
  }
  return (
    <>
      <input
        ref={input}
        className={styles.input}
        inputMode={field === 'price' ? 'decimal' : 'numeric'}
        autoComplete="off"
        enterKeyHint="next"
        aria-label={messages.editLabel(messages.save.fields[field], rowName(row))}
        {...(isWrong && { 'aria-invalid': true, 'aria-describedby': id })}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          setWrong(false);
        }}
        onKeyDown={press}
        onBlur={() => save('away')}
      />
      {isWrong && (
        <span id={id} role="alert" className={styles.wrong}>
          {field === 'price' ? messages.save.wrongPrice : messages.save.wrongStock}
        </span>
      )}
    </>
  );
}

function wayOf({ key, shiftKey }: KeyboardEvent): CellExit | undefined {
  switch (key) {
    case 'Enter':
      return shiftKey ? 'up' : 'down';
    case 'Tab':
      return shiftKey ? 'previous' : 'next';
    case 'ArrowDown':
      return 'down';
    case 'ArrowUp':
      return 'up';
    case 'Escape':
      return 'stay';
    default:
      return undefined;
  }
}
