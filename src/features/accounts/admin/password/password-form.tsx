// Changing one's own password.
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';

import { isServerMessage } from '../../../../platform/browser/api-problem.ts';
import { callApi } from '../../../../platform/browser/api.ts';
import { MIN_PASSWORD_LENGTH } from '../../../../platform/contract/auth/password-length.ts';
import { Button } from '../../../../platform/ui/button.tsx';
import { PasswordField } from '../../../../platform/ui/form/password-field.tsx';
import { Notice } from '../../../../platform/ui/page/notice.tsx';
import { passwordChangeSchema, type PasswordChange, type changePassword } from '../../contract.ts';
import { passwordMessages as messages } from '../../messages.ts';
import { sessionQuery } from '../session.ts';
import { usePasswordForm } from '../use-password-form.ts';

import layout from '../../../../platform/ui/style/layout.module.css';
import styles from './password-page.module.css';

const fields = [
  { name: 'currentPassword', label: messages.current },
  { name: 'newPassword', label: messages.new },
] as const;

export function PasswordForm() {
  const queries = useQueryClient();
  const { data: session } = useSuspenseQuery(sessionQuery);
  const change = useMutation({
    mutationFn: (body: PasswordChange) => callApi<typeof changePassword>('PUT /admin/password', { body }),
    onSuccess: (changed) => queries.setQueryData(sessionQuery.queryKey, changed),
  });
  const { field, submit, reset, failure } = usePasswordForm({
    schema: passwordChangeSchema,
    fields,
    start: { currentPassword: '', newPassword: '' },
    error: change.error,
    send: (passwords) => change.mutate(passwords, { onSuccess: () => reset() }),
  });
  return (
    <form method="post" noValidate className={`${layout.stack5} ${styles.form}`} onSubmit={submit}>
      {/* Shows password managers whose password changes. */}
      <input
        type="text"
        name="username"
        autoComplete="username"
        value={session.user.username}
        readOnly
        hidden
      />
      <PasswordField {...field('currentPassword')} autoComplete="current-password" />
      <PasswordField
        {...field('newPassword')}
        help={messages.newHelp(MIN_PASSWORD_LENGTH)}
        knownWords={[session.user.username]}
        autoComplete="new-password"
      />
      {failure !== undefined && (
        <Notice tone="bad" role="alert">
          {failure} {!isServerMessage(change.error) && messages.lost}
        </Notice>
      )}
      {change.isSuccess && (
        <Notice tone="ok" role="status">
          {messages.done}
        </Notice>
      )}
      <Button type="submit" isBusy={change.isPending} className={styles.submit}>
        {change.isPending ? messages.submitting : messages.submit}
      </Button>
    </form>
  );
}
