// The sign-in form of the back office, on its own page and over any page that needs it.
import { zodResolver } from '@hookform/resolvers/zod';
import { Suspense, lazy, useEffect } from 'react';
import { useForm } from 'react-hook-form';

import { isServerMessage } from '../../../platform/browser/api-problem.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { TextField } from '../../../platform/ui/form/field.tsx';
import { PasswordField } from '../../../platform/ui/form/password-field.tsx';
import { Notice } from '../../../platform/ui/page/notice.tsx';
import { Spinner } from '../../../platform/ui/page/progress-ring.tsx';
import { MAX_PASSWORD_LENGTH, MAX_USERNAME_LENGTH, credentialsSchema } from '../credentials.ts';
import { signInMessages as messages } from '../messages.ts';
import { usePasskeySignIn, useSignIn } from './session.ts';

import layout from '../../../platform/ui/style/layout.module.css';

const SecondStep = lazy(async () => ({
  default: (await import('./second-factor/second-step.tsx')).SecondStep,
}));

export interface SignInFormProps {
  /** The token is stored; navigation is up to the caller. */
  onSignedIn: () => void;
}

export function SignInForm({ onSignedIn }: SignInFormProps) {
  const { mutate, isPending, isSuccess, error, data, reset, variables } = useSignIn(onSignedIn);
  const passkey = usePasskeySignIn(onSignedIn);
  const { register, handleSubmit, formState, setFocus } = useForm({
    resolver: zodResolver(credentialsSchema),
    defaultValues: { username: '', password: '' },
  });
  useEffect(() => {
    // Focuses the first field unless something has the focus already.
    if (document.activeElement === document.body) setFocus('username');
  }, [setFocus]);
  const isBusy = isPending || isSuccess;
  if (data && 'stepToken' in data) {
    return (
      <Suspense fallback={<Spinner label={messages.submitting} />}>
        <SecondStep
          needed={data}
          username={variables?.username ?? ''}
          onSignedIn={onSignedIn}
          onRestart={reset}
        />
      </Suspense>
    );
  }
  const failure = isPending || passkey.isPending ? null : (passkey.error ?? error);
  return (
    <form
      method="post"
      noValidate
      className={layout.stack5}
      onSubmit={handleSubmit((credentials) => {
        passkey.reset();
        mutate(credentials);
      })}
    >
      <TextField
        {...register('username')}
        label={messages.username}
        error={formState.errors.username?.message}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={MAX_USERNAME_LENGTH}
      />
      <PasswordField
        {...register('password')}
        label={messages.password}
        error={formState.errors.password?.message}
        autoComplete="current-password"
        maxLength={MAX_PASSWORD_LENGTH}
      />
      {failure && <SignInFailure error={failure} />}
      <Button type="submit" isWide isBusy={isBusy}>
        {isBusy ? messages.submitting : messages.submit}
      </Button>
      {'PublicKeyCredential' in window && (
        <Button
          variant="outline"
          isWide
          isBusy={passkey.isPending || passkey.isSuccess}
          onClick={() => passkey.mutate()}
        >
          {messages.withPasskey}
        </Button>
      )}
    </form>
  );
}

/** The server's own sentence; without one also an English text. */
function SignInFailure({ error }: { error: Error }) {
  const isAnswer = isServerMessage(error);
  return (
    <Notice
      tone="bad"
      role="alert"
      title={isAnswer ? undefined : messages.failed}
      quoted={isAnswer ? undefined : messages.failedQuoted}
    >
      {error.message}
    </Notice>
  );
}
