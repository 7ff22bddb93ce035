// Buttons for the chosen tyres: on offer, and off sale after a question.
import { useState } from 'react';

import { Button } from '../../../../../platform/ui/button.tsx';
import { ConfirmDialog } from '../../../../../platform/ui/overlay/confirm-dialog.tsx';
import { MAX_SELECTED } from '../../../contract/selection.ts';
import { selectionMessages as messages } from '../../../messages/editing.ts';
import { useWithdraw, type ChosenTyres } from './selection-calls.ts';
import { SelectionOfferPanel } from './selection-offer-panel.tsx';

export function SelectionActions({ selection, count, onDone }: ChosenTyres) {
  const [open, setOpen] = useState<'offer' | 'withdraw' | null>(null);
  const withdraw = useWithdraw(() => {
    setOpen(null);
    onDone();
  });
  const disabledReason = count > MAX_SELECTED ? messages.tooMany(MAX_SELECTED) : undefined;
  return (
    <>
      <Button variant="outline" disabledReason={disabledReason} onClick={() => setOpen('offer')}>
        {messages.offer}
      </Button>
      <Button variant="outline" disabledReason={disabledReason} onClick={() => setOpen('withdraw')}>
        {messages.withdraw}
      </Button>
      {open === 'offer' && (
        <SelectionOfferPanel
          selection={selection}
          count={count}
          onClose={() => setOpen(null)}
          onDone={() => {
            setOpen(null);
            onDone();
          }}
        />
      )}
      {open === 'withdraw' && (
        <ConfirmDialog
          title={messages.withdrawTitle(count)}
          confirmLabel={messages.withdrawConfirm(count)}
          isBusy={withdraw.isPending}
          error={withdraw.error?.message}
          onConfirm={() => withdraw.mutate(selection)}
          onCancel={() => setOpen(null)}
        >
          <p>{messages.withdrawText}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
