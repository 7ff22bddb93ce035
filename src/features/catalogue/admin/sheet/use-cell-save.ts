// Saves cells of the sheet: shown at once, sent one after another for each row, taken back by a message's button.
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { ApiProblem } from '../../../../platform/browser/api-problem.ts';
import { showToast, showUndo } from '../../../../platform/browser/toasts.ts';
import type { SheetRow } from '../../contract/sheet.ts';
import { sheetMessages as messages } from '../../messages/sheet.ts';
import { patchRow, putCells, refreshTyres, shownRow, undoChange, type Cells } from './sheet-queries.ts';

const TROUBLE_MS = 8_000;

/** Somebody else changed the row first. */
export interface CellConflict {
  readonly row: SheetRow;
  readonly own: Cells;
  readonly stored: StoredRow;
}

type StoredRow = Pick<SheetRow, 'price' | 'stock' | 'version'>;

export function useCellSave() {
  const queries = useQueryClient();
  const [conflict, setConflict] = useState<CellConflict>();
  const waiting = useRef(new Map<string, Promise<void>>());
  function save(row: SheetRow, cells: Cells): void {
    patchRow(queries, row._id, cells);
    const before = waiting.current.get(row._id) ?? Promise.resolve();
    waiting.current.set(
      row._id,
      before.then(() => send(queries, row, cells, setConflict)),
    );
  }
  return {
    save,
    conflict,
    acceptStored: () => {
      if (conflict) patchRow(queries, conflict.row._id, conflict.stored);
      setConflict(undefined);
    },
    overwriteStored: () => {
      if (!conflict) return;
      const { row, own, stored } = conflict;
      setConflict(undefined);
      patchRow(queries, row._id, stored);
      save({ ...row, ...stored }, own);
    },
  };
}

export type CellSave = ReturnType<typeof useCellSave>;

async function send(
  queries: QueryClient,
  row: SheetRow,
  cells: Cells,
  onConflict: (conflict: CellConflict) => void,
): Promise<void> {
  const id = row._id;
  const name = `${row.manufacturer} ${row.model}`;
  try {
    const done = await putCells(id, cells, shownRow(queries, id)?.version ?? row.version);
    patchRow(queries, id, done.row);
    if (done.change === null) return;
    const field = messages.save.fields['price' in cells ? 'price' : 'stock'];
    const text = done.hasEndedOffer
      ? messages.save.endedOffer(name)
      : messages.save.saved(name, field.toLowerCase());
    const { change } = done;
    showUndo(text, messages.undo, () => void takeBack(queries, change));
  } catch (error) {
    const stored = error instanceof ApiProblem ? storedRow(error) : undefined;
    if (stored) {
      patchRow(queries, id, stored);
      onConflict({ row, own: cells, stored });
      return;
    }
    patchRow(queries, id, 'price' in cells ? { price: row.price } : { stock: row.stock });
    showTrouble(messages.save.failed(name), error);
  }
}

async function takeBack(queries: QueryClient, change: string): Promise<void> {
  try {
    const { skippedCount: skipped } = await undoChange(change);
    const text = skipped > 0 ? messages.bulk.undoSkipped(skipped) : messages.save.undone;
    showToast({ text, tone: skipped > 0 ? 'info' : 'ok' });
    await refreshTyres(queries);
  } catch (error) {
    showTrouble(messages.save.undoFailed, error);
  }
}

export function showTrouble(what: string, error: unknown): void {
  const why = error instanceof Error ? `: ${error.message}` : '';
  showToast({ text: `${what}${why}`, tone: 'bad', durationMs: TROUBLE_MS });
}

/** The row in a refusal of a stale version. */
function storedRow({ code, current }: ApiProblem): StoredRow | undefined {
  if (code !== 'conflict.stale' || typeof current !== 'object' || current === null) return undefined;
  if (!('price' in current) || !('stock' in current) || !('version' in current)) return undefined;
  const { price, stock, version } = current;
  if (typeof price !== 'number' || typeof stock !== 'number' || typeof version !== 'number') return undefined;
  return { price, stock, version };
}
