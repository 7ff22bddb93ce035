// A question that is confirmed with one's own password, so that a stolen session is not enough.
import type { ReactNode } from 'react';

import { PasswordField } from '../../../platform/ui/form/password-field.tsx';
import { ConfirmDialog } from '../../../platform/ui/overlay/confirm-dialog.tsx';
import { ownPasswordConfirmationSchema } from '../contract.ts';
import { accountListMessages as messages } from '../messages.ts';
import { usePasswordForm } from './use-password-form.ts';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './accounts-panel.module.css';

const fields = [{ name: 'currentPassword', label: messages.ownPassword }] as const;

interface PasswordQuestionProps {
  /** Where it is not what is done. */
  title?: string;
  /** What is done and to which account; the button says the same. */
  question: string;
  body: string;
  call: { isPending: boolean; error: Error | null };
  variant?: 'danger' | 'primary';
  /** Another way to confirm, below the password. */
  children?: ReactNode;
  onConfirm: (ownPassword: string) => void;
  onCancel: () => void;
}

export function PasswordQuestion({
  question,
  title = question,
  body,
  call,
  variant,
  children,
  onConfirm,
  onCancel,
}: PasswordQuestionProps) {
  const { field, submit, failure } = usePasswordForm({
    schema: ownPasswordConfirmationSchema,
    fields,
    start: { currentPassword: '' },
    error: call.error,
    send: ({ currentPassword }) => onConfirm(currentPassword),
  });
  return (
    <ConfirmDialog
      title={title}
      confirmLabel={question}
      variant={variant}
      isBusy={call.isPending}
      error={failure}
      onConfirm={() => void submit()}
      onCancel={onCancel}
    >
      <form method="post" noValidate className={`${layout.stack4} ${styles.form}`} onSubmit={submit}>
        <p>{body}</p>
        <PasswordField {...field('currentPassword')} autoComplete="current-password" />
        {children}
      </form>
    </ConfirmDialog>
  );
}
