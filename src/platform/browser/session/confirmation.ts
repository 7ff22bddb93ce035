// Calls that require a recently typed password: requests it, then repeats the call.
import { CONFIRMATION_HEADER } from '../../contract/auth/confirmation-header.ts';
import { ApiProblem } from '../api-problem.ts';

/** Says why the password is needed; resolves to whether it was confirmed. */
type PasswordPrompt = (reason: string) => Promise<boolean>;

/** In memory alone: a token copied from the browser's storage comes without it. */
let proof: string | undefined;
let prompt: PasswordPrompt | undefined;
let pending: Promise<boolean> | undefined;

/** Sets how the password is requested; returns how to stop. */
export function onConfirmationNeeded(question: PasswordPrompt): () => void {
  prompt = question;
  return () => {
    prompt = undefined;
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
    if (!(error instanceof ApiProblem) || error.code !== 'auth.confirm' || !prompt) throw error;
    pending ??= prompt(error.message).finally(() => {
      pending = undefined;
    });
    if (!(await pending)) throw error;
    return call();
  }
}
