// A cell that somebody else had changed first: both values, and the choice between them.
import { useId, useLayoutEffect, useRef } from 'react';

import { euroText } from '../../../../platform/contract/money.ts';
import { ConflictView } from '../../../../platform/ui/form/conflict-view.tsx';
import { Dialog } from '../../../../platform/ui/overlay/dialog.tsx';
import { sheetMessages as messages } from '../../messages/sheet.ts';
import { rowName } from './columns.ts';
import type { CellConflict, CellSave } from './use-cell-save.ts';

export interface CellConflictDialogProps {
  cells: CellSave;
  conflict: CellConflict;
}

export function CellConflictDialog({ cells, conflict }: CellConflictDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const { acceptStored } = cells;
  const { row, own, stored } = conflict;
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    // Closed before it leaves the page, it gives the focus back to the sheet.
    return () => element?.close();
  }, []);
  useLayoutEffect(() => {
    const element = dialog.current;
    // Escape and a click outside leave what is stored.
    element?.addEventListener('close', acceptStored);
    return () => element?.removeEventListener('close', acceptStored);
  }, [acceptStored]);
  const { fields } = messages.save;
  const field =
    'price' in own
      ? { name: fields.price, stored: euroText(stored.price), own: euroText(own.price) }
      : { name: fields.stock, stored: messages.pieces(stored.stock), own: messages.pieces(own.stock) };
  return (
    <Dialog id={id} ref={dialog} title={rowName(row)}>
      <ConflictView
        fields={[field]}
        onAcceptStored={acceptStored}
        onOverwriteStored={cells.overwriteStored}
      />
    </Dialog>
  );
}
