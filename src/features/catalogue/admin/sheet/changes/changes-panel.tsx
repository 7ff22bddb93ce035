// The newest changes of many tyres at once, each with the button that takes it back: the undo outlives the page.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { formatDateClock } from '../../../../../platform/contract/dates.ts';
import { Button } from '../../../../../platform/ui/button.tsx';
import { RecordList } from '../../../../../platform/ui/list/record-list.tsx';
import { ConfirmDialog } from '../../../../../platform/ui/overlay/confirm-dialog.tsx';
import { SidePanel } from '../../../../../platform/ui/overlay/side-panel.tsx';
import { VisuallyHidden } from '../../../../../platform/ui/visually-hidden.tsx';
import type { PriceChangeResponse } from '../../../contract/prices.ts';
import { sheetMessages } from '../../../messages/sheet.ts';
import { madeChangesQuery } from '../sheet-queries.ts';
import { useUndoChange } from './use-price-change.ts';

import layout from '../../../../../platform/ui/style/layout.module.css';
import styles from './panels.module.css';

const messages = sheetMessages.changes;

export function ChangesPanel({ onClose }: { onClose: () => void }) {
  const query = useQuery(madeChangesQuery);
  const [pending, setPending] = useState<PriceChangeResponse>();
  const undo = useUndoChange(() => setPending(undefined));
  return (
    <SidePanel title={messages.title} onClose={onClose} className={styles.panel}>
      <div className={layout.stack4}>
        <p className={layout.muted}>{messages.lead}</p>
        <RecordList query={query} texts={messages}>
          {(changes) => (
            <ul className={styles.changes}>
              {changes.map((change) => (
                <Change key={change._id} change={change} onUndo={() => setPending(change)} />
              ))}
            </ul>
          )}
        </RecordList>
      </div>
      {pending && (
        <ConfirmDialog
          title={messages.askTitle}
          confirmLabel={messages.confirm}
          isBusy={undo.isPending}
          error={undo.error?.message}
          onConfirm={() => undo.mutate(pending._id)}
          onCancel={() => {
            undo.reset();
            setPending(undefined);
          }}
        >
          <p>{messages.askText(pending.changed, formatDateClock(new Date(pending.createdAt)))}</p>
        </ConfirmDialog>
      )}
    </SidePanel>
  );
}

function Change({ change, onUndo }: { change: PriceChangeResponse; onUndo: () => void }) {
  const { createdAt, undoneAt, undoneBy, prices, stocks, manufacturers, who, summary } = change;
  const when = formatDateClock(new Date(createdAt));
  return (
    <li>
      <div>
        <strong>{summary || messages.manufacturers(manufacturers)}</strong>
        <p className={layout.muted}>
          {[messages.what(prices, stocks), when, who].filter(Boolean).join(' · ')}
        </p>
      </div>
      {undoneAt === null ? (
        <Button variant="outline" size="small" onClick={onUndo}>
          {sheetMessages.undo}
          <VisuallyHidden> {when}</VisuallyHidden>
        </Button>
      ) : (
        <span className={layout.muted}>{messages.undone(formatDateClock(new Date(undoneAt)), undoneBy)}</span>
      )}
    </li>
  );
}
