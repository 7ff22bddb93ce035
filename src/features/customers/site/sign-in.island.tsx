// The sign-in form of customers. Redirects to the account when already signed in.
import { useEffect, useSyncExternalStore, type SubmitEvent } from 'react';

import { callApi } from '../../../platform/browser/api.ts';
import { customerToken, storeCustomer } from '../../../platform/browser/session-tokens.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { Notice } from '../../../platform/ui/page/notice.tsx';
import type { login } from '../contract.ts';
import { passkeyMessages, signInPage as messages } from '../messages-site.ts';
import { ACCOUNT_PATH } from '../paths.ts';
import { AddressField } from './account/address-field.tsx';
import { PasswordBox } from './password-box.tsx';
import { textIn, useCall } from './use-call.ts';

import layout from '../../../platform/ui/style/layout.module.css';

const neverChanges = () => () => {};

export function SignIn() {
  const call = useCall();
  const isAwake = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  useEffect(() => {
    if (customerToken() !== null) location.replace(ACCOUNT_PATH);
  }, []);
  /** Works for who has no password at hand; the part of it is loaded when it is pressed. */
  const signInWithPasskey = () =>
    call.run(async () => {
      const { token, user } = await (await import('./account/passkey-calls.ts')).signInWithPasskey();
      storeCustomer(token, user);
      location.assign(ACCOUNT_PATH);
    });
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    await call.run(async () => {
      const body = { email: textIn(form, 'email'), password: textIn(form, 'password') };
      const { token, user } = await callApi<typeof login>('POST /auth/login', { body });
      storeCustomer(token, user);
      location.assign(ACCOUNT_PATH);
    });
  };
  return (
    // A form sent before the script has loaded must not put the password into the address.
    <form method="post" noValidate className={layout.stack} onSubmit={(event) => void submit(event)}>
      <AddressField label={messages.email} autoComplete="username" error={call.errorOf('email')} />
      <PasswordBox
        label={messages.password}
        name="password"
        autoComplete="current-password"
        error={call.errorOf('password')}
      />
      {call.message !== undefined && (
        <Notice tone="bad" role="alert">
          {call.message}
        </Notice>
      )}
      <p className={layout.cluster3}>
        <Button type="submit" isBusy={call.isBusy} disabled={!isAwake}>
          {call.isBusy ? messages.submitting : messages.submit}
        </Button>
        {isAwake && 'PublicKeyCredential' in window && (
          <Button variant="outline" disabled={call.isBusy} onClick={() => void signInWithPasskey()}>
            {passkeyMessages.signIn}
          </Button>
        )}
      </p>
    </form>
  );
}
