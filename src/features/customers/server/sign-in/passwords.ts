// A customer's password: checked with the limits of all sign-ins, chosen by the rule.
import type { Kysely } from 'kysely';

import { MIN_PASSWORD_LENGTH } from '../../../../platform/contract/auth/password-length.ts';
import { readEmailAddress } from '../../../../platform/contract/mail/email-address.ts';
import { invalid, type Problem, invalidField } from '../../../../platform/contract/problem.ts';
import { createAttempts } from '../../../../platform/server/auth/attempts.ts';
import { whyGuessable } from '../../../../platform/server/auth/guessing/guessable-password.ts';
import type { Passwords } from '../../../../platform/server/auth/passwords.ts';
import type { Platform } from '../../../../platform/server/context.ts';
import { customerErrors as errors } from '../../messages.ts';
import * as store from '../store.ts';
import type { CustomerRow, CustomerTables } from '../store.ts';

/** The customer who gets the password. */
export type PasswordOwner = Pick<CustomerRow, 'email' | 'name'>;

export function customerPasswords(
  platform: Platform,
  db: Kysely<CustomerTables>,
  passwords: Passwords,
  /** The shop's name and town. */
  shopWords: () => Promise<readonly string[]>,
) {
  const attempts = createAttempts(platform.db, platform.clock, passwords.takeTurn);
  return {
    /**
     * The customer whose address and password these are. An unknown address takes as long; 429 after too many
     * wrong ones or while too many are being checked.
     */
    check: async (typed: string, password: string, ip: string) => {
      const key = readEmailAddress(typed)?.key ?? typed.trim().toLowerCase();
      const trial = { accountKey: accountKeyOf(key), address: ip };
      return attempts.run(trial, async () => {
        const customer = await store.findByKey(db, key);
        return (await passwords.isRight(password, customer?.passwordHash)) ? customer : undefined;
      });
    },
    /** The hash of a new password; waits for a free hashing slot. 422 at `path` for one that breaks the rule. */
    hashNew: async (password: string, whose: PasswordOwner, path: string) => {
      refuseBadPassword(password, [whose.name, ...(await shopWords())], whose.email, path);
      return passwords.takeTurn(() => passwords.hash(password), true);
    },
    /** Forgets the known networks of the account of this address, except that of `ip`. */
    forgetNetworks: (key: string, ip?: string) => attempts.forgetNetworks(accountKeyOf(key), ip),
  };
}

export type CustomerPasswords = ReturnType<typeof customerPasswords>;

/** A customer's key among all who sign in. */
function accountKeyOf(emailKey: string): string {
  return `customer:${emailKey}`;
}

/** 422 when the rule does not allow this password for this address. */
function refuseBadPassword(password: string, about: readonly string[], email: string, path: string): void {
  if (password.length < MIN_PASSWORD_LENGTH) {
    throw badPassword(errors.passwordTooShort(MIN_PASSWORD_LENGTH), path);
  }
  if (password.normalize('NFKC').trim().toLowerCase() === email.toLowerCase()) {
    throw badPassword(errors.passwordIsEmail, path);
  }
  const why = whyGuessable(password, [...about, email]);
  if (why !== undefined) throw badPassword(why, path);
}

export function badPassword(message: string, path: string): Problem {
  return invalid('customer.bad_password', message, [{ path, code: 'customer.bad_password', message }]);
}

export function wrongCurrentPassword(): Problem {
  const message = errors.wrongPassword;
  return invalidField('customer.wrong_password', message, 'currentPassword');
}
