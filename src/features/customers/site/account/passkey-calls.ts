// What a customer does with passkeys in the browser; loaded when it is first needed.
import { ApiProblem } from '../../../../platform/browser/api-problem.ts';
import { callApi } from '../../../../platform/browser/api.ts';
import { makePasskey, signWithPasskey } from '../../../../platform/browser/session/passkeys.ts';
import type { beginPasskey, beginPasskeyLogin, passkeyLogin, postPasskey } from '../../contract-passkeys.ts';

export async function signInWithPasskey() {
  const { stepToken, passkey } = await callApi<typeof beginPasskeyLogin>('POST /auth/login/passkey');
  const body = { stepToken, passkey: await byPerson(() => signWithPasskey(passkey)) };
  return callApi<typeof passkeyLogin>('POST /auth/login/passkey/proof', { body });
}

export async function addPasskey(): Promise<void> {
  const { stepToken, passkey } = await callApi<typeof beginPasskey>('POST /auth/passkeys/options');
  const body = { stepToken, passkey: await byPerson(() => makePasskey(passkey)) };
  await callApi<typeof postPasskey>('POST /auth/passkeys', { body });
}

/** Why the browser made or signed nothing is shown where a refused call is. */
async function byPerson<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (cause) {
    if (!(cause instanceof Error)) throw cause;
    throw new ApiProblem({ message: cause.message, code: 'browser.passkey', status: 0, cause });
  }
}
