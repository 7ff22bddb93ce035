// Ends the demonstration shop: shows what is removed and what stays before it is done.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';

import { apiQuery } from '../../../platform/browser/api-query.ts';
import { callApi } from '../../../platform/browser/api.ts';
import { showToast } from '../../../platform/browser/toasts.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { ConfirmDialog } from '../../../platform/ui/overlay/confirm-dialog.tsx';
import { Notice } from '../../../platform/ui/page/notice.tsx';
import type { getSession } from '../../accounts/contract.ts';
import type { endDemonstration } from '../contract.ts';
import { demonstrationMessages as messages } from '../messages-demonstration.ts';

import layout from '../../../platform/ui/style/layout.module.css';

/** Thousands of tyres are taken out. */
const TIMEOUT_MS = 60_000;

/** `isFormDirty`: the form beneath has changes that ending would lose. */
export function EndDemonstration({ isFormDirty }: { isFormDirty: boolean }) {
  const [isConfirming, setConfirming] = useState(false);
  const queries = useQueryClient();
  const { data: session } = useQuery({
    ...apiQuery<typeof getSession>(['admin-session'], 'GET /admin/session'),
    staleTime: 60_000,
  });
  const end = useMutation({
    mutationFn: () =>
      callApi<typeof endDemonstration>('POST /shop-profile/end-demonstration', { timeoutMs: TIMEOUT_MS }),
    onSuccess: async () => {
      setConfirming(false);
      showToast({ text: messages.ended, tone: 'ok' });
      // Hardly anything is as it was.
      await queries.invalidateQueries();
    },
  });
  const cancel = useCallback(() => setConfirming(false), []);
  const isOwner = session?.user.isOwner;
  return (
    <>
      <Notice
        tone="warn"
        title={messages.title}
        action={
          isOwner && (
            <Button
              variant="outline"
              size="small"
              disabledReason={isFormDirty ? messages.unsaved : undefined}
              onClick={() => setConfirming(true)}
            >
              {messages.end}
            </Button>
          )
        }
      >
        {messages.text} {isOwner === false && messages.ownersOnly}
      </Notice>
      {isConfirming && (
        <ConfirmDialog
          title={messages.question}
          confirmLabel={messages.confirm}
          isBusy={end.isPending}
          error={end.error ? `${messages.failed}: ${end.error.message}` : undefined}
          onConfirm={() => end.mutate()}
          onCancel={cancel}
        >
          <div className={layout.stack4}>
            <p>{messages.removes}</p>
            <p>{messages.keeps}</p>
            <p>{messages.finally}</p>
          </div>
        </ConfirmDialog>
      )}
    </>
  );
}
