// The sign-in form of the back office, on its own page and wherever somebody who is not signed in wants in.
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';

import { Button } from '../../../platform/ui/button.tsx';
import { TextField } from '../../../platform/ui/field.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { MAX_PASSWORD_LENGTH, MAX_USERNAME_LENGTH, credentialsSchema } from '../contract.ts';
import { signInMessages as messages } from '../messages.ts';
import { PasswordField } from './password-field.tsx';
import { useSignIn } from './session.ts';

import styles from './sign-in-form.module.css';

export interface SignInFormProps {
  /** The token is kept; where to go is the caller's matter. */
  onSignedIn: () => void;
}

export function SignInForm({ onSignedIn }: SignInFormProps) {
  const { mutate, isPending, isSuccess, error } = useSignIn(onSignedIn);
  const { register, handleSubmit, formState, setFocus } = useForm({
    resolver: zodResolver(credentialsSchema),
    defaultValues: { username: '', password: '' },
  });
  useEffect(() => {
    // Who comes here comes to type; a focus that is somewhere already stays there.
    if (document.activeElement === document.body) setFocus('username');
  }, [setFocus]);
  const isBusy = isPending || isSuccess;
  return (
    <form
      method="post"
      noValidate
      className={styles.form}
      onSubmit={handleSubmit((credentials) => mutate(credentials))}
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
      {error && !isPending && <SignInFailure error={error} />}
      <Button type="submit" isWide isBusy={isBusy}>
        {isBusy ? messages.submitting : messages.submit}
      </Button>
    </form>
  );
}

/** The server's own sentence; without an answer of the server also the text that the specification quotes. */
function SignInFailure({ error }: { error: Error }) {
  const isAnswer = 'status' in error && error.status !== 0;
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
