// Signing out after a question. The browser forgets the session even when the server does not answer.
import { useCallback, useState } from 'react';

import { callApi } from '../../../platform/browser/api.ts';
import { clearCustomer } from '../../../platform/browser/session-tokens.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { ConfirmDialog } from '../../../platform/ui/overlay/confirm-dialog.tsx';
import { CONVERSATION_STORAGE_KEY } from '../../chat/conversation-id.ts';
import type { logout } from '../contract.ts';
import { signOutMessages as messages } from '../messages-site.ts';
import { useCall } from './use-call.ts';

import type from '../../../platform/ui/style/typography.module.css';

export function SignOut() {
  const [isConfirming, setConfirming] = useState(false);
  const close = useCallback(() => setConfirming(false), []);
  const call = useCall();
  const leave = async () => {
    await call.run(() => callApi<typeof logout>('POST /auth/logout'));
    clearCustomer();
    clearConversation();
    location.assign('/');
  };
  return (
    <p>
      <Button variant="outline" onClick={() => setConfirming(true)}>
        {messages.action}
      </Button>
      {isConfirming && (
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

/** The conversation may contain facts of the customer's own tyres. */
function clearConversation(): void {
  try {
    sessionStorage.removeItem(CONVERSATION_STORAGE_KEY);
  } catch {
    // Storage that is refused contains nothing.
  }
}
