// The password again before something dangerous, or a passkey; the call that needed it goes on afterwards.
import { useMutation, useQuery } from '@tanstack/react-query';

import { callApi } from '../../../platform/browser/api.ts';
import { canUsePasskeys, signWithPasskey } from '../../../platform/browser/session/passkeys.ts';
import { Button } from '../../../platform/ui/button.tsx';
import type { beginPasskeyConfirmation, confirmWithPasskey } from '../contract-second-factor.ts';
import type { confirmPassword } from '../contract.ts';
import { secondStepMessages } from '../messages-second-factor-admin.ts';
import { identityMessages as messages } from '../messages.ts';
import { PasswordQuestion } from './password-question.tsx';
import { factorQuery } from './second-factor/factor-queries.ts';

interface IdentityQuestionProps {
  reason: string;
  onAnswer: (isConfirmed: boolean) => void;
}

export function IdentityQuestion({ reason, onAnswer }: IdentityQuestionProps) {
  const { data: factors } = useQuery(factorQuery);
  const confirm = useMutation({
    /** Without a password by passkey. */
    mutationFn: async (currentPassword?: string) => {
      await (currentPassword === undefined ? signConfirmation() : sendPassword(currentPassword));
    },
    onSuccess: () => onAnswer(true),
  });
  const hasPasskey = factors !== undefined && factors.passkeys.length > 0 && canUsePasskeys();
  return (
    <PasswordQuestion
      title={messages.title}
      question={messages.confirm}
      body={`${reason} ${messages.body}`}
      call={confirm}
      variant="primary"
      onConfirm={(password) => confirm.mutate(password)}
      onCancel={() => onAnswer(false)}
    >
      {hasPasskey && (
        <p>
          <Button
            variant="outline"
            size="small"
            isBusy={confirm.isPending}
            onClick={() => confirm.mutate(undefined)}
          >
            {secondStepMessages.withPasskey}
          </Button>
        </p>
      )}
    </PasswordQuestion>
  );
}

function sendPassword(currentPassword: string) {
  return callApi<typeof confirmPassword>('POST /admin/confirm', { body: { currentPassword } });
}

async function signConfirmation() {
  const { stepToken, passkey } = await callApi<typeof beginPasskeyConfirmation>(
    'POST /admin/confirm/passkey',
  );
  const body = { stepToken, passkey: await signWithPasskey(passkey) };
  return callApi<typeof confirmWithPasskey>('POST /admin/confirm/passkey/proof', { body });
}
