// Over every tab of a shop that was restored from a backup: what waits, and the owner's way to take it into use.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { apiQuery, useApiSave } from '../../../platform/browser/api-query.ts';
import { showToast } from '../../../platform/browser/toasts.ts';
import { formatDateClock } from '../../../platform/contract/dates.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { Checkbox } from '../../../platform/ui/form/choice.tsx';
import { ConfirmDialog } from '../../../platform/ui/overlay/confirm-dialog.tsx';
import { Notice } from '../../../platform/ui/page/notice.tsx';
import type { getRestored, activateRestoredShop } from '../contract.ts';
import { restoredMessages as messages } from '../messages.ts';

import styles from './restored-notice.module.css';

const restoredQuery = {
  ...apiQuery<typeof getRestored>(['restored'], 'GET /backups/restored'),
  staleTime: 60_000,
};

export function RestoredNotice({ isOwner }: { isOwner: boolean }) {
  const [isConfirming, setConfirming] = useState(false);
  // A shop that works shows nothing, and neither does one whose state cannot be read now: the tabs show that.
  const restored = useQuery(restoredQuery).data?.restored;
  if (!restored) return null;
  return (
    <>
      <Notice
        tone="warn"
        title={messages.title(formatDateClock(new Date(restored.backupMadeAt)))}
        className={styles.notice}
        action={
          isOwner && (
            <Button size="small" onClick={() => setConfirming(true)}>
              {messages.activateRestoredShop}
            </Button>
          )
        }
      >
        {messages.text}
      </Notice>
      {isConfirming && (
        <TakeIntoUse waitingJobCount={restored.waitingJobCount} onClose={() => setConfirming(false)} />
      )}
    </>
  );
}

function TakeIntoUse({ waitingJobCount, onClose }: { waitingJobCount: number; onClose: () => void }) {
  const [doesWaitingJobs, setDoesWaitingJobs] = useState(true);
  const take = useApiSave<typeof activateRestoredShop>(
    'POST /backups/take-into-use',
    () => ({ body: { doesWaitingJobs } }),
    {
      invalidates: restoredQuery.queryKey,
      // Somebody else may have been quicker.
      isReadAfterFailure: true,
      onSuccess: () => {
        showToast({ tone: 'ok', text: messages.done });
        onClose();
      },
    },
  );
  return (
    <ConfirmDialog
      title={messages.askTitle}
      confirmLabel={messages.activateRestoredShop}
      variant="primary"
      isBusy={take.isPending}
      error={take.error?.message}
      onConfirm={() => take.mutate()}
      onCancel={onClose}
    >
      {messages.ask}
      {waitingJobCount > 0 && (
        <Checkbox
          className={styles.choice}
          label={messages.doWaiting(waitingJobCount)}
          help={messages.waitingHint}
          checked={doesWaitingJobs}
          onChange={(event) => setDoesWaitingJobs(event.target.checked)}
        />
      )}
    </ConfirmDialog>
  );
}
