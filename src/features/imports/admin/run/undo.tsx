// Taking a run back: the button with its question, how far it is, and what came of it.
import { useState } from 'react';
import { Link } from 'react-router';

import { formatDateClock } from '../../../../platform/contract/dates.ts';
import { Button } from '../../../../platform/ui/button.tsx';
import { ConfirmDialog } from '../../../../platform/ui/overlay/confirm-dialog.tsx';
import { Notice } from '../../../../platform/ui/page/notice.tsx';
import { Progress } from '../../../../platform/ui/page/progress.tsx';
import { productFormPath } from '../../../catalogue/tyres-tab-path.ts';
import type { ImportRun, ImportUndo } from '../../contract.ts';
import { undoMessages as messages } from '../../messages-page.ts';
import { useUndo } from './run-queries.ts';
import { changeCount } from './run-stage.ts';

import layout from '../../../../platform/ui/style/layout.module.css';

export function UndoButton({ run }: { run: ImportRun }) {
  const [isConfirming, setIsConfirming] = useState(false);
  const undo = useUndo(run._id);
  return (
    <>
      <Button variant="text" onClick={() => setIsConfirming(true)}>
        {messages.action}
      </Button>
      {isConfirming && (
        <ConfirmDialog
          title={messages.question(run.fileName)}
          confirmLabel={messages.confirm(changeCount(run))}
          isBusy={undo.isPending}
          error={undo.error?.message}
          onConfirm={() => undo.mutate()}
          onCancel={() => setIsConfirming(false)}
        >
          <p>{messages.consequence}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

export function UndoState({ undo }: { undo: ImportUndo }) {
  switch (undo.status) {
    case 'queued':
    case 'running': {
      const percent = Math.floor(undo.progress * 100);
      const isQueued = undo.status === 'queued';
      return (
        <Progress
          label={isQueued ? messages.queued : messages.running}
          value={percent}
          max={100}
          valueText={messages.share(percent)}
        />
      );
    }
    case 'failed':
      return (
        <Notice tone="bad" title={messages.failed}>
          {undo.failure}
        </Notice>
      );
    case 'done':
      return <Undone undo={undo} />;
  }
}

function Undone({ undo }: { undo: ImportUndo }) {
  const { restored, requestedBy, finishedAt, left, leftCount } = undo;
  return (
    <>
      <Notice tone="ok" title={messages.doneTitle}>
        {messages.done(restored, requestedBy, formatDateClock(new Date(finishedAt ?? '')))}
      </Notice>
      {leftCount > 0 && (
        <Notice tone="warn" title={messages.leftTitle}>
          <p>{messages.left(leftCount)}</p>
          {left.length < leftCount && <p>{messages.leftShort(left.length)}</p>}
          <ul className={layout.stack1}>
            {left.map(({ _id, sizeId, name, size }) => (
              <li key={_id}>
                <Link to={productFormPath({ _id, sizeId, size })}>{`${name} ${size}`}</Link>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}
