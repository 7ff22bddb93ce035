// Requests the password when a call needs it again; the call goes on afterwards.
import { useCallback, useState, type SubmitEvent } from 'react';

import { callApi } from '../../../../platform/browser/api.ts';
import { useConfirmation } from '../../../../platform/browser/session/use-confirmation.ts';
import { ConfirmDialog } from '../../../../platform/ui/overlay/confirm-dialog.tsx';
import type { confirmPassword } from '../../contract.ts';
import { identityMessages as messages } from '../../messages-site.ts';
import { useCall } from '../use-call.ts';
import { CurrentPassword } from './current-password.tsx';

import layout from '../../../../platform/ui/style/layout.module.css';

export function IdentityCheck() {
  const waiting = useConfirmation();
  return waiting && <IdentityQuestion onAnswer={waiting.onAnswer} />;
}

function IdentityQuestion({ onAnswer }: { onAnswer: (isConfirmed: boolean) => void }) {
  const call = useCall();
  const [currentPassword, setCurrentPassword] = useState('');
  const cancel = useCallback(() => onAnswer(false), [onAnswer]);
  const confirm = async (event?: SubmitEvent<HTMLFormElement>) => {
    event?.preventDefault();
    const isConfirmed = await call.run(async () => {
      await callApi<typeof confirmPassword>('POST /auth/confirm-password', { body: { currentPassword } });
    });
    if (isConfirmed) onAnswer(true);
  };
  return (
    <ConfirmDialog
      title={messages.title}
      confirmLabel={messages.confirm}
      variant="primary"
      isBusy={call.isBusy}
      error={call.message}
      onConfirm={() => void confirm()}
      onCancel={cancel}
    >
      <form method="post" noValidate className={layout.stack} onSubmit={(event) => void confirm(event)}>
        <p>{messages.text}</p>
        <CurrentPassword error={call.errorOf('currentPassword')} onValue={setCurrentPassword} />
      </form>
    </ConfirmDialog>
  );
}
