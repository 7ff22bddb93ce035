// The present password, and the way on for who signs in with a passkey and does not remember it: a link by email.
import { useState } from 'react';

import { callApi } from '../../../../platform/browser/api.ts';
import { Button } from '../../../../platform/ui/button.tsx';
import type { forgot, getProfile } from '../../contract.ts';
import { profileMessages as messages } from '../../messages-site.ts';
import { PasswordBox, type PasswordBoxProps } from '../password-box.tsx';
import { useCall } from '../use-call.ts';

import styles from '../customer-pages.page.module.css';

export function CurrentPassword(field: Pick<PasswordBoxProps, 'error' | 'onValue'>) {
  const call = useCall();
  const [sentTo, setSentTo] = useState<string>();
  const sendLink = () =>
    call.run(async () => {
      const { email } = await callApi<typeof getProfile>('GET /auth/profile');
      await callApi<typeof forgot>('POST /auth/forgot', { body: { email } });
      setSentTo(email);
    });
  return (
    <>
      <PasswordBox
        {...field}
        label={messages.currentPassword}
        name="currentPassword"
        autoComplete="current-password"
      />
      <div role="status">
        {sentTo === undefined ? (
          <Button
            type="button"
            variant="text"
            className={styles.flush}
            isBusy={call.isBusy}
            onClick={() => void sendLink()}
          >
            {messages.forgotten}
          </Button>
        ) : (
          <p>{messages.linkSent(sentTo)}</p>
        )}
        {call.message && <p>{call.message}</p>}
      </div>
    </>
  );
}
