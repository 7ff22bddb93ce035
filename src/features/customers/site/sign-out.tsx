// Signing out, asked for once more as the specification has it. Here the session is forgotten even when no answer comes.
import { useCallback, useState } from 'react';

import { callApi } from '../../../platform/browser/api.ts';
import { forgetCustomer } from '../../../platform/browser/session-tokens.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { ConfirmDialog } from '../../../platform/ui/confirm-dialog.tsx';
import { TALK_KEY } from '../../chat/talk-key.ts';
import type { logout } from '../contract.ts';
import { signOutMessages as messages } from '../messages-site.ts';
import { useCall } from './use-call.ts';

import type from '../../../platform/ui/typography.module.css';

export function SignOut() {
  const [isAsked, setIsAsked] = useState(false);
  const close = useCallback(() => setIsAsked(false), []);
  const call = useCall();
  const leave = async () => {
    await call.run(() => callApi<typeof logout>({ method: 'POST', path: '/auth/logout' }));
    forgetCustomer();
    forgetTalk();
    location.assign('/');
  };
  return (
    <p>
      <Button variant="outline" onClick={() => setIsAsked(true)}>
        {messages.action}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={messages.question}
          confirmLabel={messages.action}
          variant="primary"
          isBusy={call.isBusy}
          onConfirm={() => void leave()}
          onCancel={close}
        >
          <span lang="en" className={type.caption}>
            {messages.quoted}
          </span>
        </ConfirmDialog>
      )}
    </p>
  );
}

/** It may tell of the customer's own tyres. */
function forgetTalk(): void {
  try {
    sessionStorage.removeItem(TALK_KEY);
  } catch {
    // Storage that is refused holds nothing.
  }
}
