// A question that is confirmed with one's own password, so that a stolen session is not enough.
import { useState } from 'react';

import { ConfirmDialog } from '../../../platform/ui/overlay/confirm-dialog.tsx';
import { accountListMessages as messages } from '../messages.ts';
import { problemText } from './account-queries.ts';
import { PasswordField } from './password-field.tsx';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './accounts-panel.module.css';

interface PasswordQuestionProps {
  /** What is done, and to whom; the button says the same. */
  question: string;
  body: string;
  call: { isPending: boolean; error: Error | null };
  variant?: 'danger' | 'primary';
  onConfirm: (ownPassword: string) => void;
  onCancel: () => void;
}

export function PasswordQuestion({
  question,
  body,
  call,
  variant,
  onConfirm,
  onCancel,
}: PasswordQuestionProps) {
  const [password, setPassword] = useState('');
  return (
    <ConfirmDialog
      title={`${question}?`}
      confirmLabel={question}
      variant={variant}
      isBusy={call.isPending}
      error={call.error ? problemText(call.error) : undefined}
      onConfirm={() => onConfirm(password)}
      onCancel={onCancel}
    >
      <form
        method="post"
        className={`${layout.stack4} ${styles.form}`}
        onSubmit={(event) => {
          event.preventDefault();
          onConfirm(password);
        }}
      >
        <p>{body}</p>
        <PasswordField
          label={messages.ownPassword}
          value={password}
          required
          autoComplete="current-password"
          onChange={({ target }) => setPassword(target.value)}
        />
      </form>
    </ConfirmDialog>
  );
}
