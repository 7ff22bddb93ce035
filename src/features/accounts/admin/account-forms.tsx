// Adding a staff account, and giving one a new password.
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';

import { ApiProblem } from '../../../platform/browser/api-problem.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { Checkbox } from '../../../platform/ui/choice.tsx';
import { TextField } from '../../../platform/ui/field.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { MIN_NEW_PASSWORD_LENGTH, newAccountSchema } from '../contract.ts';
import type { StaffAccount } from '../contract.ts';
import { accountListMessages as messages } from '../messages.ts';
import { useAddAccount, useChangeAccount } from './account-queries.ts';
import { PasswordField } from './password-field.tsx';

import styles from './accounts-panel.module.css';

export function AddAccount() {
  const form = useForm({
    resolver: zodResolver(newAccountSchema),
    defaultValues: { username: '', password: '', isOwner: false },
  });
  const add = useAddAccount(() => form.reset());
  const { register, formState } = form;
  return (
    <form
      method="post"
      noValidate
      className={styles.form}
      onSubmit={form.handleSubmit((account) => add.mutate(account))}
    >
      <h3>{messages.addTitle}</h3>
      <TextField
        {...register('username')}
        label={messages.username}
        error={formState.errors.username?.message}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        {...register('password')}
        label={messages.password}
        help={messages.passwordHelp(MIN_NEW_PASSWORD_LENGTH)}
        error={formState.errors.password?.message}
        autoComplete="new-password"
      />
      <Checkbox {...register('isOwner')} label={messages.isOwner} />
      {add.error && <Failure error={add.error} />}
      <Button type="submit" isBusy={add.isPending} className={styles.submit}>
        {add.isPending ? messages.adding : messages.add}
      </Button>
    </form>
  );
}

export function NewPassword({ account, onDone }: { account: StaffAccount; onDone: () => void }) {
  const [password, setPassword] = useState('');
  const change = useChangeAccount();
  return (
    <form
      method="post"
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        const done = messages.passwordSet(account.username);
        change.mutate({ account, change: { password }, done }, { onSuccess: onDone });
      }}
    >
      <PasswordField
        label={messages.of(messages.newPassword, account.username)}
        help={messages.passwordHelp(MIN_NEW_PASSWORD_LENGTH)}
        value={password}
        required
        minLength={MIN_NEW_PASSWORD_LENGTH}
        autoComplete="new-password"
        onChange={({ target }) => setPassword(target.value)}
      />
      {change.error && <Failure error={change.error} />}
      <Button type="submit" size="small" isBusy={change.isPending} className={styles.submit}>
        {messages.savePassword}
      </Button>
    </form>
  );
}

function Failure({ error }: { error: Error }) {
  const details = error instanceof ApiProblem ? error.errors.map(({ message }) => message) : [];
  return (
    <Notice tone="bad" role="alert">
      {[...new Set([error.message, ...details])].join(' ')}
    </Notice>
  );
}
