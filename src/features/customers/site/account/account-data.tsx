// Export of the customer's data, removal of the account, and cancelling the removal.
import { useCallback, useEffect, useState } from 'react';

import { callApi } from '../../../../platform/browser/api.ts';
import { downloadFile } from '../../../../platform/browser/download-file.ts';
import { clearCustomer } from '../../../../platform/browser/session-tokens.ts';
import { formatDate, helsinkiDay } from '../../../../platform/contract/dates.ts';
import { Button, ButtonLink } from '../../../../platform/ui/button.tsx';
import { Card } from '../../../../platform/ui/card.tsx';
import { ConfirmDialog } from '../../../../platform/ui/overlay/confirm-dialog.tsx';
import { Notice } from '../../../../platform/ui/page/notice.tsx';
import type { deleteProfile, cancelAccountErasure } from '../../contract.ts';
import { eraseMessages as messages } from '../../messages-site.ts';
import { SIGN_IN_PATH } from '../../paths.ts';
import { CallFailure } from '../call-failure.tsx';
import { useCall } from '../use-call.ts';
import type { ProfileProps } from './account-profile.tsx';
import { CurrentPassword } from './current-password.tsx';

import layout from '../../../../platform/ui/style/layout.module.css';
import type from '../../../../platform/ui/style/typography.module.css';
import styles from '../customer-pages.page.module.css';

/** Shows when the account is removed, while that can be undone. */
export function PendingErasure({ profile: { eraseAt }, onProfile }: ProfileProps) {
  const call = useCall();
  if (eraseAt === null) return null;
  const keep = () =>
    call.run(async () => onProfile(await callApi<typeof cancelAccountErasure>('POST /auth/keep')));
  return (
    <Notice
      tone="warn"
      title={messages.pending(formatDate(helsinkiDay(new Date(eraseAt))))}
      action={
        <Button size="small" isBusy={call.isBusy} onClick={() => void keep()}>
          {messages.keep}
        </Button>
      }
    >
      {call.message ?? messages.pendingText}
    </Notice>
  );
}

interface AccountDataProps {
  isErasurePending: boolean;
  onErasureRequested: () => void;
}

export function AccountData({ isErasurePending, onErasureRequested }: AccountDataProps) {
  const call = useCall();
  return (
    <Card as="section">
      <h2 className={type.h3}>{messages.title}</h2>
      <p>{messages.exportText}</p>
      <CallFailure call={call} />
      <p>
        <Button
          variant="outline"
          isBusy={call.isBusy}
          onClick={() => void call.run(() => downloadFile('/auth/export', messages.fileName))}
        >
          {messages.export}
        </Button>
      </p>
      {!isErasurePending && <Erase onRequested={onErasureRequested} />}
    </Card>
  );
}

/** Shown once the removal is scheduled; all sessions have ended by then. */
export function ErasureRequested() {
  // The page gets shorter, and the notice would be above what is seen.
  useEffect(() => scrollTo({ top: 0 }), []);
  return (
    <Notice
      tone="info"
      role="status"
      title={messages.eraseRequested}
      action={<ButtonLink href={SIGN_IN_PATH}>{messages.signIn}</ButtonLink>}
    >
      {messages.eraseRequestedText}
    </Notice>
  );
}

function Erase({ onRequested }: { onRequested: () => void }) {
  const call = useCall();
  const [isConfirming, setConfirming] = useState(false);
  const close = useCallback(() => setConfirming(false), []);
  const [currentPassword, setCurrentPassword] = useState('');
  const erase = async () => {
    const isDone = await call.run(async () => {
      const body = { currentPassword };
      await callApi<typeof deleteProfile>('DELETE /auth/profile', { body });
    });
    if (!isDone) return;
    clearCustomer();
    onRequested();
  };
  return (
    <>
      <p>{messages.eraseText}</p>
      <p>
        <Button variant="text" className={styles.flush} onClick={() => setConfirming(true)}>
          {messages.erase}
        </Button>
      </p>
      {isConfirming && (
        <ConfirmDialog
          title={messages.eraseQuestion}
          confirmLabel={messages.erase}
          isBusy={call.isBusy}
          error={call.message}
          onConfirm={() => void erase()}
          onCancel={close}
        >
          <div className={layout.stack}>
            <p>{messages.eraseConsequence}</p>
            <CurrentPassword error={call.errorOf('currentPassword')} onValue={setCurrentPassword} />
          </div>
        </ConfirmDialog>
      )}
    </>
  );
}
