// A sign-in with a passkey alone: the passkey identifies the user.
import { callApi } from '../../../../platform/browser/api.ts';
import { signWithPasskey } from '../../../../platform/browser/session/passkeys.ts';
import type { beginWithPasskey, takeSecondStep } from '../../contract-second-factor.ts';
import type { SignedIn } from '../../contract.ts';

export async function signInWithPasskey(): Promise<SignedIn> {
  const { stepToken, passkey } = await callApi<typeof beginWithPasskey>('POST /admin/login/passkey');
  const body = { stepToken, passkey: await signWithPasskey(passkey) };
  return callApi<typeof takeSecondStep>('POST /admin/login/second-step', { body });
}
