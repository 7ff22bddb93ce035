// The password again before something dangerous; the call that needed it goes on afterwards.
import { useMutation } from '@tanstack/react-query';

import { callApi } from '../../../platform/browser/api.ts';
import type { confirmPassword } from '../contract.ts';
import { identityMessages as messages } from '../messages.ts';
import { PasswordQuestion } from './password-question.tsx';

export function IdentityQuestion({ onAnswer }: { onAnswer: (isConfirmed: boolean) => void }) {
  const confirm = useMutation({
    mutationFn: (currentPassword: string) =>
      callApi<typeof confirmPassword>('POST /admin/confirm', { body: { currentPassword } }),
    onSuccess: () => onAnswer(true),
  });
  return (
    <PasswordQuestion
      title={messages.title}
      question={messages.confirm}
      body={messages.body}
      call={confirm}
      variant="primary"
      onConfirm={(password) => confirm.mutate(password)}
      onCancel={() => onAnswer(false)}
    />
  );
}
