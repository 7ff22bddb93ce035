// The cursor of the sheet: moved by keys and clicks as in a spreadsheet, it opens cells and chooses rows.
import {
  useRef,
  useState,
  type ChangeEvent,
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
} from 'react';

import { fieldOf, isRows } from './columns.ts';
import {
  actionOf,
  after,
  cellOf,
  moved,
  type Cursor,
  type Ground,
  type KeyAction,
  type CellExit,
  type OpenCell,
} from './grid-keys.ts';

export interface GridOptions extends Ground {
  readonly reveal: (row: number) => void;
  readonly focus: () => void;
  readonly onToggle: (row: number) => void;
  /** All rows between two indexes, both included. */
  readonly onRange: (from: number, to: number) => void;
  readonly onAll: () => void;
  readonly onClear: () => void;
  /** Rows were pasted. */
  readonly onRows: (text: string) => void;
  /** The tyre of the row, in a panel. */
  readonly onTyre: (row: number) => void;
  /** Its public page. */
  readonly onPage: (row: number) => void;
}

function useMoving(options: GridOptions) {
  const [cursor, setCursor] = useState<Cursor>({ row: 0, column: 'price' });
  const [open, setOpen] = useState<OpenCell | null>(null);
  const anchor = useRef<number | null>(null);

  function move(to: Cursor): Cursor {
    const row = Math.max(0, Math.min(options.total - 1, to.row));
    const next = { ...to, row };
    setCursor(next);
    options.reveal(row);
    return next;
  }
  function openCell({ row, column }: Cursor, typed: string | null): void {
    const field = fieldOf(column) ?? 'price';
    move({ row, column: field });
    setOpen({ row, field, typed });
  }
  function leave(how: CellExit): void {
    setOpen(null);
    if (how === 'away' || !open) return;
    const next = after(open, how);
    options.focus();
    if (how === 'next' || how === 'previous') {
      if (next.row >= 0 && next.row < options.total) openCell(next, null);
    } else move(next);
  }
  function step(to: Cursor, isRange: boolean): void {
    const { row } = move(to);
    if (isRange && row !== cursor.row) {
      anchor.current ??= cursor.row;
      options.onRange(Math.min(anchor.current, row), Math.max(anchor.current, row));
    } else anchor.current = null;
  }
  function pick(row: number, isRange: boolean): void {
    setCursor({ row, column: 'select' });
    const from = anchor.current;
    if (isRange && from !== null) options.onRange(Math.min(from, row), Math.max(from, row));
    else options.onToggle(row);
    anchor.current = row;
    options.focus();
  }
  /** Where a range begins that is chosen next. */
  const setAnchor = (row: number): void => {
    anchor.current = row;
  };
  return { cursor, open, setCursor, step, openCell, leave, setAnchor, pick };
}

/** A press on the model: with Ctrl its public page. */
function openTyre(
  { onPage, onTyre }: Pick<GridOptions, 'onPage' | 'onTyre'>,
  event: MouseEvent,
  row: number,
): void {
  if (event.ctrlKey || event.metaKey) onPage(row);
  else onTyre(row);
}

/** For the ticks of rows; the editor of a cell handles its own changes. */
function tickHandler(pick: (row: number, isRange: boolean) => void) {
  return ({ target, nativeEvent }: ChangeEvent<HTMLElement>): void => {
    const cell = cellOf(target);
    if (cell?.column !== 'select') return;
    pick(cell.row, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true);
  };
}

export function useGrid(options: GridOptions) {
  const { cursor, open, setCursor, step, openCell, leave, setAnchor, pick } = useMoving(options);

  function act(action: KeyAction, key: string): void {
    switch (action) {
      case 'all':
        return options.onAll();
      case 'clear':
        return options.onClear();
      case 'toggle':
        setAnchor(cursor.row);
        return options.onToggle(cursor.row);
      case 'open':
        return openCell(cursor, null);
      case 'type':
        return openCell(cursor, key);
      case 'tyre':
        return options.onTyre(cursor.row);
      case 'page':
        return options.onPage(cursor.row);
    }
  }

  return {
    cursor,
    open,
    leave,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.target !== event.currentTarget || options.total === 0) return;
      const target = moved(cursor, event, options);
      if (target) {
        event.preventDefault();
        step(target, event.shiftKey);
        return;
      }
      const action = actionOf(event, cursor);
      if (!action) return;
      event.preventDefault();
      act(action, event.key);
    },
    onPaste: (event: ClipboardEvent<HTMLElement>) => {
      if (event.target !== event.currentTarget) return;
      const text = event.clipboardData.getData('text/plain');
      event.preventDefault();
      if (isRows(text)) options.onRows(text);
      else if (fieldOf(cursor.column)) openCell(cursor, text.trim());
    },
    onClick: (event: MouseEvent<HTMLElement>) => {
      const cell = cellOf(event.target);
      if (!cell || open || cell.column === 'select') return;
      const isTouch = event.nativeEvent instanceof PointerEvent && event.nativeEvent.pointerType === 'touch';
      if (isTouch && fieldOf(cell.column)) openCell(cell, null);
      else setCursor(cell);
      if (cell.column === 'model') openTyre(options, event, cell.row);
    },
    onChange: tickHandler(pick),
    onDoubleClick: (event: MouseEvent<HTMLElement>) => {
      const cell = cellOf(event.target);
      if (cell && !open && fieldOf(cell.column)) openCell(cell, null);
    },
  };
}

export type Grid = ReturnType<typeof useGrid>;
