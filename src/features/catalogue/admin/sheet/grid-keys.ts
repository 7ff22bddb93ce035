// What keys and clicks mean in the sheet.
import type { KeyboardEvent } from 'react';

import { COLUMNS, fieldOf, type Column, type Field } from './columns.ts';

export interface Cursor {
  readonly row: number;
  readonly column: Column;
}

export interface OpenCell {
  readonly row: number;
  readonly field: Field;
  /** The key that opened it; null keeps the cell's text. */
  readonly typed: string | null;
}

/** Where to go from a cell that was left. */
export type CellExit = 'stay' | 'up' | 'down' | 'next' | 'previous' | 'away';

/** What is moved in. */
export interface Ground {
  readonly total: number;
  readonly columns: readonly Column[];
  /** Rows that a page key moves by. */
  readonly perFrame: number;
}

export type KeyAction = 'all' | 'toggle' | 'clear' | 'open' | 'type' | 'tyre' | 'page';

/** What a key does at the cursor, apart from moving it; undefined for all others. */
export function actionOf(event: KeyboardEvent, { column }: Cursor): KeyAction | undefined {
  const { key } = event;
  if (event.ctrlKey || event.metaKey) {
    if (key === 'Enter') return 'page';
    return key.toLowerCase() === 'a' ? 'all' : undefined;
  }
  if (event.altKey) return undefined;
  if (key === ' ') return 'toggle';
  if (key === 'Escape') return 'clear';
  if (key === 'Enter' && column === 'model') return 'tyre';
  if (key === 'Enter' || key === 'F2') return 'open';
  return /^\d$/.test(key) && fieldOf(column) !== undefined ? 'type' : undefined;
}

/** Where a key moves the cursor to; undefined when it does not. */
export function moved(
  { row, column }: Cursor,
  { key, ctrlKey, metaKey }: KeyboardEvent,
  { columns, perFrame, total }: Ground,
): Cursor | undefined {
  const index = columns.indexOf(column);
  const at = (next: number) => columns[Math.max(0, Math.min(columns.length - 1, next))] ?? column;
  const isFar = ctrlKey || metaKey;
  switch (key) {
    case 'ArrowDown':
      return { row: isFar ? total - 1 : row + 1, column };
    case 'ArrowUp':
      return { row: isFar ? 0 : row - 1, column };
    case 'ArrowRight':
      return { row, column: at(index + 1) };
    case 'ArrowLeft':
      return { row, column: at(index - 1) };
    case 'PageDown':
      return { row: row + perFrame, column };
    case 'PageUp':
      return { row: row - perFrame, column };
    case 'Home':
      return { row: isFar ? 0 : row, column: at(0) };
    case 'End':
      return { row: isFar ? total - 1 : row, column: at(columns.length) };
    default:
      return undefined;
  }
}

/** Where the cursor goes from a cell that was left. */
export function after({ row, field }: OpenCell, how: CellExit): Cursor {
  switch (how) {
    case 'up':
      return { row: row - 1, column: field };
    case 'down':
      return { row: row + 1, column: field };
    case 'next':
      return field === 'price' ? { row, column: 'stock' } : { row: row + 1, column: 'price' };
    case 'previous':
      return field === 'stock' ? { row, column: 'price' } : { row: row - 1, column: 'stock' };
    case 'stay':
    case 'away':
      return { row, column: field };
  }
}

/** The cell that an event happened in. */
export function cellOf(target: EventTarget): Cursor | undefined {
  if (!(target instanceof Element)) return undefined;
  const cell = target.closest<HTMLElement>('[data-column]');
  const row = cell?.closest<HTMLElement>('[data-row]')?.dataset['row'];
  const column = COLUMNS.find((one) => one === cell?.dataset['column']);
  return row === undefined || !column ? undefined : { row: Number(row), column };
}
