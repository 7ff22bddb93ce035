// The second step of signing in: a code of the app, a recovery code, or a passkey.
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import { ApiProblem } from '../../../../platform/browser/api-problem.ts';
import { callApi } from '../../../../platform/browser/api.ts';
import { signWithPasskey } from '../../../../platform/browser/session/passkeys.ts';
import type { PasskeyRequest } from '../../../../platform/contract/auth/passkeys.ts';
import { Button } from '../../../../platform/ui/button.tsx';
import { Checkbox } from '../../../../platform/ui/form/choice.tsx';
import { TextField } from '../../../../platform/ui/form/field.tsx';
import { Notice } from '../../../../platform/ui/page/notice.tsx';
import type { takeSecondStep } from '../../contract-second-factor.ts';
import type { SecondStepNeeded } from '../../contract.ts';
import { secondStepMessages as messages } from '../../messages-second-factor-admin.ts';
import { useSessionStart } from '../session.ts';
import { storeDeviceToken } from './remembered-devices.ts';

import layout from '../../../../platform/ui/style/layout.module.css';
import styles from './second-factor.module.css';

export interface SecondStepProps {
  needed: SecondStepNeeded;
  username: string;
  onSignedIn: () => void;
  /** Back to user name and password. */
  onRestart: () => void;
}

/** Which field is shown; none where a passkey is the only way but recovery codes. */
type Shown = 'app' | 'recovery' | 'none';

export function SecondStep({ needed, username, onSignedIn, onRestart }: SecondStepProps) {
  const [shown, setShown] = useState<Shown>(needed.hasApp ? 'app' : 'none');
  const [code, setCode] = useState('');
  const [isRemembered, setIsRemembered] = useState(false);
  const step = useStep(needed, { username, isRemembered, onSignedIn });
  const passkeyButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!needed.hasApp) passkeyButton.current?.focus();
  }, [needed.hasApp]);
  const refused = fieldError(step.error);
  const isBusy = step.isPending || step.isSuccess;
  const choose = (next: Shown) => {
    setShown(next);
    setCode('');
    step.reset();
  };
  return (
    <form
      method="post"
      noValidate
      className={layout.stack5}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy && shown !== 'none') step.mutate({ code });
      }}
    >
      <p role="status">{messages.intro}</p>
      {shown !== 'none' && (
        <CodeField key={shown} kind={shown} value={code} error={refused} onChange={setCode} />
      )}
      <Checkbox
        label={messages.remember}
        help={messages.rememberHelp}
        checked={isRemembered}
        onChange={({ target }) => setIsRemembered(target.checked)}
      />
      <StepFailure error={isBusy || refused !== undefined ? null : step.error} />
      {shown !== 'none' && (
        <Button type="submit" isWide isBusy={isBusy}>
          {isBusy ? messages.submitting : messages.submit}
        </Button>
      )}
      {needed.passkey && (
        <Button
          ref={passkeyButton}
          variant={shown === 'none' ? 'primary' : 'outline'}
          isWide
          isBusy={isBusy}
          onClick={() => step.mutate({ passkey: needed.passkey })}
        >
          {messages.withPasskey}
        </Button>
      )}
      <div className={`${layout.cluster2} ${styles.others}`}>
        {shown !== 'recovery' && (
          <Button variant="text" size="small" onClick={() => choose('recovery')}>
            {messages.toRecoveryCode}
          </Button>
        )}
        {shown === 'recovery' && needed.hasApp && (
          <Button variant="text" size="small" onClick={() => choose('app')}>
            {messages.toAppCode}
          </Button>
        )}
        <Button variant="text" size="small" onClick={onRestart}>
          {messages.restart}
        </Button>
      </div>
    </form>
  );
}

interface CodeFieldProps {
  kind: 'app' | 'recovery';
  value: string;
  error: string | undefined;
  onChange: (code: string) => void;
}

function CodeField({ kind, value, error, onChange }: CodeFieldProps) {
  const isApp = kind === 'app';
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  // Selects a wrong code, so that it is typed over.
  useEffect(() => {
    if (error !== undefined) field.current?.select();
  }, [error]);
  return (
    <TextField
      ref={field}
      name="code"
      label={isApp ? messages.code : messages.recoveryCode}
      help={isApp ? messages.appHelp : messages.recoveryHelp}
      error={error}
      value={value}
      // Phones and password managers fill in the code of an app, and never one from paper.
      autoComplete={isApp ? 'one-time-code' : 'off'}
      inputMode={isApp ? 'numeric' : 'text'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={40}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

function useStep(
  { stepToken }: SecondStepNeeded,
  { username, isRemembered, onSignedIn }: { username: string; isRemembered: boolean; onSignedIn: () => void },
) {
  const start = useSessionStart(onSignedIn);
  return useMutation({
    mutationFn: async ({ code, passkey }: { code?: string; passkey?: PasskeyRequest | null }) =>
      callApi<typeof takeSecondStep>('POST /admin/login/second-step', {
        body: {
          stepToken,
          rememberDevice: isRemembered,
          ...(passkey ? { passkey: await signWithPasskey(passkey) } : { code: code ?? '' }),
        },
      }),
    onSuccess: ({ deviceToken, ...session }) => {
      if (deviceToken !== undefined) storeDeviceToken(username, deviceToken);
      start(session);
    },
  });
}

/** The server's message on the code; other failures are shown above the buttons. */
function fieldError(error: Error | null): string | undefined {
  if (!(error instanceof ApiProblem)) return undefined;
  return error.errors.find(({ path }) => path === 'code')?.message;
}

function StepFailure({ error }: { error: Error | null }) {
  if (!error) return null;
  return (
    <Notice tone="bad" role="alert">
      {error.message}
    </Notice>
  );
}
