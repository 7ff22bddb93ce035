// Adding a staff account, and giving one a new password.
import { MIN_PASSWORD_LENGTH } from '../../../platform/contract/auth/password-length.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { Checkbox } from '../../../platform/ui/form/choice.tsx';
import { TextField } from '../../../platform/ui/form/field.tsx';
import { PasswordField } from '../../../platform/ui/form/password-field.tsx';
import { Notice } from '../../../platform/ui/page/notice.tsx';
import { newAccountSchema, passwordResetSchema, type StaffAccount } from '../contract.ts';
import { accountListMessages as messages } from '../messages.ts';
import { useAddAccount, useChangeAccount } from './account-queries.ts';
import { usePasswordForm } from './use-password-form.ts';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './accounts-panel.module.css';

const newAccountFields = [
  { name: 'username', label: messages.username },
  { name: 'password', label: messages.password },
  { name: 'isOwner', label: messages.isOwner },
  { name: 'currentPassword', label: messages.ownPassword },
] as const;

export function AddAccount() {
  const add = useAddAccount();
  const { field, submit, reset, failure } = usePasswordForm({
    schema: newAccountSchema,
    fields: newAccountFields,
    start: { username: '', password: '', isOwner: false, currentPassword: '' },
    error: add.error,
    send: (account) => add.mutate(account, { onSuccess: () => reset() }),
  });
  return (
    <form method="post" noValidate className={`${layout.stack4} ${styles.form}`} onSubmit={submit}>
      <h3>{messages.addTitle}</h3>
      <TextField {...field('username')} data-begin="" autoCapitalize="none" spellCheck={false} />
      <PasswordField
        {...field('password')}
        help={messages.passwordHelp(MIN_PASSWORD_LENGTH)}
        autoComplete="new-password"
      />
      <Checkbox {...field('isOwner')} />
      <PasswordField {...field('currentPassword')} autoComplete="current-password" />
      <Failure text={failure} />
      <Button type="submit" isBusy={add.isPending} className={styles.submit}>
        {add.isPending ? messages.adding : messages.add}
      </Button>
    </form>
  );
}

export function NewPassword({ account, onDone }: { account: StaffAccount; onDone: () => void }) {
  const change = useChangeAccount();
  const { field, submit, failure } = usePasswordForm({
    schema: passwordResetSchema,
    fields: [
      { name: 'password', label: messages.of(messages.newPassword, account.username) },
      { name: 'currentPassword', label: messages.ownPassword },
    ],
    start: { password: '', currentPassword: '' },
    error: change.error,
    send: (passwords) => {
      const done = messages.passwordSet(account.username);
      change.mutate({ account, change: passwords, done }, { onSuccess: onDone });
    },
  });
  return (
    <form method="post" noValidate className={`${layout.stack4} ${styles.form}`} onSubmit={submit}>
      <PasswordField
        {...field('password')}
        help={messages.passwordHelp(MIN_PASSWORD_LENGTH)}
        autoComplete="new-password"
      />
      <PasswordField {...field('currentPassword')} autoComplete="current-password" />
      <Failure text={failure} />
      <Button type="submit" size="small" isBusy={change.isPending} className={styles.submit}>
        {messages.savePassword}
      </Button>
    </form>
  );
}

function Failure({ text }: { text: string | undefined }) {
  if (text === undefined) return null;
  return (
    <Notice tone="bad" role="alert">
      {text}
    </Notice>
  );
}
