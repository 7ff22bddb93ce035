// Adding a staff account, and giving one a new password.
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';

import { Button } from '../../../platform/ui/button.tsx';
import { Checkbox } from '../../../platform/ui/form/choice.tsx';
import { TextField } from '../../../platform/ui/form/field.tsx';
import { Notice } from '../../../platform/ui/page/notice.tsx';
import { MIN_NEW_PASSWORD_LENGTH, newAccountSchema, type StaffAccount } from '../contract.ts';
import { accountListMessages as messages } from '../messages.ts';
import { problemText, useAddAccount, useChangeAccount } from './account-queries.ts';
import { PasswordField } from './password-field.tsx';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './accounts-panel.module.css';

export function AddAccount() {
  const form = useForm({
    resolver: zodResolver(newAccountSchema),
    defaultValues: { username: '', password: '', isOwner: false, currentPassword: '' },
  });
  const add = useAddAccount(() => form.reset());
  const { register, formState } = form;
  return (
    <form
      method="post"
      noValidate
      className={`${layout.stack4} ${styles.form}`}
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
      <PasswordField
        {...register('currentPassword')}
        label={messages.ownPassword}
        error={formState.errors.currentPassword?.message}
        autoComplete="current-password"
      />
      {add.error && <Failure error={add.error} />}
      <Button type="submit" isBusy={add.isPending} className={styles.submit}>
        {add.isPending ? messages.adding : messages.add}
      </Button>
    </form>
  );
}

export function NewPassword({ account, onDone }: { account: StaffAccount; onDone: () => void }) {
  const [password, setPassword] = useState('');
  const [currentPassword, setCurrentPassword] = useState('');
  const change = useChangeAccount();
  return (
    <form
      method="post"
      className={`${layout.stack4} ${styles.form}`}
      onSubmit={(event) => {
        event.preventDefault();
        const done = messages.passwordSet(account.username);
        change.mutate({ account, change: { password, currentPassword }, done }, { onSuccess: onDone });
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
      <PasswordField
        label={messages.ownPassword}
        value={currentPassword}
        required
        autoComplete="current-password"
        onChange={({ target }) => setCurrentPassword(target.value)}
      />
      {change.error && <Failure error={change.error} />}
      <Button type="submit" size="small" isBusy={change.isPending} className={styles.submit}>
        {messages.savePassword}
      </Button>
    </form>
  );
}

function Failure({ error }: { error: Error }) {
  return (
    <Notice tone="bad" role="alert">
      {problemText(error)}
    </Notice>
  );
}
