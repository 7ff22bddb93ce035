// The address one signs in with and the password: both need the present password.
import { useState, type SubmitEvent } from 'react';

import { isServerMessage } from '../../../../platform/browser/api-problem.ts';
import { callApi } from '../../../../platform/browser/api.ts';
import { MIN_PASSWORD_LENGTH } from '../../../../platform/contract/auth/password-length.ts';
import { Button } from '../../../../platform/ui/button.tsx';
import { Card } from '../../../../platform/ui/card.tsx';
import { Notice } from '../../../../platform/ui/page/notice.tsx';
import type { putPassword, putProfile } from '../../contract.ts';
import { linkPages, profileMessages as messages } from '../../messages-site.ts';
import { CallFailure } from '../call-failure.tsx';
import { PasswordBox } from '../password-box.tsx';
import { textIn, useCall } from '../use-call.ts';
import { AccountPasskeys } from './account-passkeys.tsx';
import type { ProfileProps } from './account-profile.tsx';
import { AccountSessions } from './account-sessions.tsx';
import { AddressField } from './address-field.tsx';
import { CurrentPassword } from './current-password.tsx';

import layout from '../../../../platform/ui/style/layout.module.css';
import type from '../../../../platform/ui/style/typography.module.css';

export function AccountSecurity(props: ProfileProps) {
  const { email, pendingEmail } = props.profile;
  return (
    <Card as="section">
      <h2 className={type.h3}>{messages.signIn}</h2>
      <p>{messages.currentEmail(email)}</p>
      {pendingEmail !== null && <Notice tone="info">{messages.pendingEmail(pendingEmail)}</Notice>}
      <details>
        <summary>{messages.changeEmail}</summary>
        <EmailForm {...props} />
      </details>
      <details>
        <summary>{messages.changePassword}</summary>
        <PasswordForm {...props} />
      </details>
      <AccountPasskeys />
      <AccountSessions />
    </Card>
  );
}

function EmailForm({ onProfile }: ProfileProps) {
  const call = useCall();
  const change = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    await call.run(async () => {
      const body = { email: textIn(form, 'email'), currentPassword: textIn(form, 'currentPassword') };
      onProfile(await callApi<typeof putProfile>('PUT /auth/profile', { body }));
      form.reset();
    });
  };
  return (
    <form method="post" noValidate className={layout.stack} onSubmit={(event) => void change(event)}>
      <AddressField label={messages.newEmail} autoComplete="email" error={call.errorOf('email')} />
      <CurrentPassword error={call.errorOf('currentPassword')} />
      <CallFailure call={call} />
      <p>
        <Button type="submit" variant="outline" isBusy={call.isBusy}>
          {messages.changeEmail}
        </Button>
      </p>
    </form>
  );
}

function PasswordForm({ profile: { name, email } }: ProfileProps) {
  const call = useCall();
  const [isDone, setIsDone] = useState(false);
  const change = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setIsDone(
      await call.run(async () => {
        const body = {
          currentPassword: textIn(form, 'currentPassword'),
          newPassword: textIn(form, 'newPassword'),
        };
        await callApi<typeof putPassword>('PUT /auth/password', { body });
        form.reset();
      }),
    );
  };
  return (
    <form method="post" noValidate className={layout.stack} onSubmit={(event) => void change(event)}>
      <CurrentPassword error={call.errorOf('currentPassword')} />
      <PasswordBox
        label={messages.newPassword}
        name="newPassword"
        autoComplete="new-password"
        help={linkPages.passwordHelp(MIN_PASSWORD_LENGTH)}
        knownWords={[...name.split(' '), email, ...email.split('@')]}
        error={call.errorOf('newPassword')}
      />
      <CallFailure call={call} />
      {call.problem && !isServerMessage(call.problem) && <p>{messages.passwordLost}</p>}
      <p>
        <Button type="submit" variant="outline" isBusy={call.isBusy}>
          {messages.changePassword}
        </Button>
      </p>
      <p role="status">{isDone && messages.passwordChanged}</p>
    </form>
  );
}
