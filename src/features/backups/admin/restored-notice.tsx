// Over every tab of a shop that was restored from a backup: what waits, and the owner's way to take it into use.
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { callApi } from '../../../platform/browser/api.ts';
import { showToast } from '../../../platform/browser/toasts.ts';
import { formatDateClock } from '../../../platform/contract/dates.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { Checkbox } from '../../../platform/ui/choice.tsx';
import { ConfirmDialog } from '../../../platform/ui/confirm-dialog.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import type { getRestored, takeIntoUse } from '../contract.ts';
import { restoredMessages as messages } from '../messages.ts';

import styles from './restored-notice.module.css';

const restoredQuery = queryOptions({
  queryKey: ['restored'],
  queryFn: ({ signal }) => callApi<typeof getRestored>({ method: 'GET', path: '/backups/restored', signal }),
  staleTime: 60_000,
});

export function RestoredNotice({ isOwner }: { isOwner: boolean }) {
  const [isAsking, setAsking] = useState(false);
  // A shop that works shows nothing, and neither does one whose state cannot be read now: the tabs tell that.
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
            <Button size="small" onClick={() => setAsking(true)}>
              {messages.takeIntoUse}
            </Button>
          )
        }
      >
        {messages.text}
      </Notice>
      {isAsking && (
        <TakeIntoUse waitingJobCount={restored.waitingJobCount} onClose={() => setAsking(false)} />
      )}
    </>
  );
}

function TakeIntoUse({ waitingJobCount, onClose }: { waitingJobCount: number; onClose: () => void }) {
  const [doesWaitingJobs, setDoesWaitingJobs] = useState(true);
  const queries = useQueryClient();
  const take = useMutation({
    mutationFn: () =>
      callApi<typeof takeIntoUse>({
        method: 'POST',
        path: '/backups/take-into-use',
        body: { doesWaitingJobs },
      }),
    onSuccess: () => {
      showToast({ tone: 'ok', text: messages.done });
      onClose();
    },
    // Somebody else may have been quicker.
    onSettled: () => queries.invalidateQueries({ queryKey: restoredQuery.queryKey }),
  });
  return (
    <ConfirmDialog
      title={messages.askTitle}
      confirmLabel={messages.takeIntoUse}
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
