// Calls that the server takes only from who has typed the password lately: it is asked for, and the call repeated.
import { ApiProblem } from '../api-problem.ts';

/** Resolves to whether the password was confirmed. */
type Ask = () => Promise<boolean>;

let ask: Ask | undefined;
let asking: Promise<boolean> | undefined;

/** Sets how the password is asked for; returns how to stop. */
export function onConfirmationNeeded(question: Ask): () => void {
  ask = question;
  return () => {
    ask = undefined;
  };
}

/** The answer of `call`, which is made again after the server has asked for the password and got it. Two calls ask once. */
export async function withConfirmation<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.code !== 'auth.confirm' || !ask) throw error;
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    if (!(await asking)) throw error;
    return call();
  }
}
