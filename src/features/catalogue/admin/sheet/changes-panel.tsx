// The newest changes of many tyres at once, each with the button that takes it back: the undo outlives the page.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { formatDateClock } from '../../../../platform/contract/dates.ts';
import { Button } from '../../../../platform/ui/button.tsx';
import { ConfirmDialog } from '../../../../platform/ui/confirm-dialog.tsx';
import { EmptyState } from '../../../../platform/ui/empty-state.tsx';
import { LoadFailure } from '../../../../platform/ui/load-failure.tsx';
import { SidePanel } from '../../../../platform/ui/side-panel.tsx';
import { Skeleton } from '../../../../platform/ui/skeleton.tsx';
import { VisuallyHidden } from '../../../../platform/ui/visually-hidden.tsx';
import type { MadeChangeAnswer } from '../../contract-prices.ts';
import { sheetMessages } from '../../messages-sheet.ts';
import { madeChangesQuery } from './sheet-queries.ts';
import { useUndoChange } from './use-price-change.ts';

import styles from './panels.module.css';

const messages = sheetMessages.changes;

export function ChangesPanel({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = useQuery(madeChangesQuery);
  const [asked, setAsked] = useState<MadeChangeAnswer>();
  const undo = useUndoChange(() => setAsked(undefined));
  return (
    <SidePanel title={messages.title} onClose={onClose} className={styles.panel}>
      <div className={styles.form}>
        <p className={styles.note}>{messages.lead}</p>
        {error && (
          <LoadFailure title={messages.loadFailed} message={error.message} onRetry={() => void refetch()} />
        )}
        {!data && !error && <Skeleton lines={6} />}
        {data?.length === 0 && <EmptyState title={messages.noneTitle} body={messages.noneBody} />}
        {data && data.length > 0 && (
          <ul className={styles.changes}>
            {data.map((change) => (
              <Change key={change._id} change={change} onUndo={() => setAsked(change)} />
            ))}
          </ul>
        )}
      </div>
      {asked && (
        <ConfirmDialog
          title={messages.askTitle}
          confirmLabel={messages.confirm}
          isBusy={undo.isPending}
          error={undo.error?.message}
          onConfirm={() => undo.mutate(asked._id)}
          onCancel={() => {
            undo.reset();
            setAsked(undefined);
          }}
        >
          <p>{messages.askText(asked.changed, formatDateClock(new Date(asked.createdAt)))}</p>
        </ConfirmDialog>
      )}
    </SidePanel>
  );
}

function Change({ change, onUndo }: { change: MadeChangeAnswer; onUndo: () => void }) {
  const { createdAt, undoneAt, prices, stocks, manufacturers } = change;
  const when = formatDateClock(new Date(createdAt));
  return (
    <li>
      <div>
        <strong>{messages.what(prices, stocks)}</strong>
        <p className={styles.note}>
          {when} · {messages.makers(manufacturers)}
        </p>
      </div>
      {undoneAt === null ? (
        <Button variant="outline" size="small" onClick={onUndo}>
          {sheetMessages.undo}
          <VisuallyHidden> {when}</VisuallyHidden>
        </Button>
      ) : (
        <span className={styles.note}>{messages.undone(formatDateClock(new Date(undoneAt)))}</span>
      )}
    </li>
  );
}
