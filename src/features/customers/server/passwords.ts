// A customer's password: checked with the limits of all sign-ins, chosen by the rule.
import type { Kysely } from 'kysely';

import { invalid } from '../../../platform/contract/problem.ts';
import type { Problem } from '../../../platform/contract/problem.ts';
import { createAttempts } from '../../../platform/server/auth/attempts.ts';
import type { Passwords } from '../../../platform/server/auth/passwords.ts';
import type { Platform } from '../../../platform/server/context.ts';
import { readEmailAddress } from '../../subscribers/email-address.ts';
import { SHORTEST_PASSWORD } from '../customer-limits.ts';
import { customerErrors as errors } from '../messages.ts';
import * as store from './store.ts';
import type { CustomerRow, CustomerTables } from './store.ts';

export interface CustomerPasswords {
  /**
   * The customer whose address and password these are. An address that nobody has costs the same work; 429 after too many
   * wrong ones or while too many are being checked.
   */
  check: (email: string, password: string, ip: string) => Promise<CustomerRow | undefined>;
  /** The hash of a new password, in turn with all who hash. */
  hash: (password: string) => Promise<string>;
}

export function customerPasswords(
  platform: Platform,
  db: Kysely<CustomerTables>,
  passwords: Passwords,
): CustomerPasswords {
  const attempts = createAttempts(platform.db, platform.clock);
  return {
    check: async (typed, password, ip) => {
      const key = readEmailAddress(typed)?.key ?? typed.trim().toLowerCase();
      const trial = { accountKey: `customer:${key}`, address: ip };
      attempts.refuseKnown(trial);
      return passwords.takeTurn(() =>
        attempts.run(trial, async () => {
          const customer = await store.findByKey(db, key);
          return (await passwords.isRight(password, customer?.password_hash)) ? customer : undefined;
        }),
      );
    },
    hash: (password) => passwords.takeTurn(() => passwords.hash(password)),
  };
}

/** 422 when the rule does not allow this password for this address. */
export function refuseBadPassword(password: string, email: string, path: string): void {
  if (password.length < SHORTEST_PASSWORD) {
    throw badPassword(errors.passwordTooShort(SHORTEST_PASSWORD), path);
  }
  if (password.normalize('NFKC').trim().toLowerCase() === email.toLowerCase()) {
    throw badPassword(errors.passwordIsEmail, path);
  }
}

export function badPassword(message: string, path: string): Problem {
  return invalid('customer.bad_password', message, [{ path, code: 'customer.bad_password', message }]);
}

export function wrongCurrentPassword(): Problem {
  const message = errors.wrongPassword;
  return invalid('customer.wrong_password', message, [
    { path: 'currentPassword', code: 'customer.wrong_password', message },
  ]);
}
