// Refuses passwords that are easy to guess.
import { DAY_MS } from '../../../platform/contract/durations.ts';
import { invalid } from '../../../platform/contract/problem.ts';
import { whyGuessable } from '../../../platform/server/auth/guessing/guessable-password.ts';
import { accountsMessages as messages } from '../messages.ts';
import { usernameKey } from '../username.ts';

/** The present name of the shop. */
export type ShopName = () => Promise<string>;
/** Its name and town: what everybody knows, and nobody may have as a password. */
export type ShopWords = () => Promise<readonly string[]>;

/** How long a password that an owner gives somebody opens anything, unless it is changed. */
export const FIRST_PASSWORD_MS = 7 * DAY_MS;

/** 422 for the user name and for guessable passwords. */
export async function refuseBadPassword(
  password: string,
  username: string,
  shopWords: ShopWords,
  path: string,
): Promise<void> {
  if (usernameKey(password) === usernameKey(username)) {
    const message = messages.newPasswordIsUsername;
    const code = 'account.password_is_username';
    throw invalid('account.password_is_username', message, [{ path, code, message }]);
  }
  const message = whyGuessable(password, [username, ...(await shopWords())]);
  if (message === undefined) return;
  const code = 'account.password_guessable';
  throw invalid('account.password_guessable', message, [{ path, code, message }]);
}
