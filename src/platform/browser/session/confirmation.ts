// Calls that require a recently typed password: requests it, then repeats the call.
import { CONFIRMATION_HEADER } from '../../contract/auth/confirmation-header.ts';
import { ApiProblem } from '../api-problem.ts';

/** Says why the password is needed; resolves to whether it was confirmed. */
type Ask = (reason: string) => Promise<boolean>;

/** In memory alone: a token copied from the browser's storage comes without it. */
let proof: string | undefined;
let ask: Ask | undefined;
let asking: Promise<boolean> | undefined;

/** Sets how the password is requested; returns how to stop. */
export function onConfirmationNeeded(question: Ask): () => void {
  ask = question;
  return () => {
    ask = undefined;
  };
}

/** From an answer that has the proof on, calls show it, as long as the server takes it. */
export function noteConfirmation(headers: Headers): void {
  proof = headers.get(CONFIRMATION_HEADER) ?? proof;
}

/** The header that shows it; none before the password was typed in this window. */
export function confirmationHeaders(): Record<string, string> {
  return proof === undefined ? {} : { [CONFIRMATION_HEADER]: proof };
}

/** The answer of `call`, repeated after the server has required the password and got it. Two calls request it once. */
export async function withConfirmation<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.code !== 'auth.confirm' || !ask) throw error;
    asking ??= ask(error.message).finally(() => {
      asking = undefined;
    });
    if (!(await asking)) throw error;
    return call();
  }
}
