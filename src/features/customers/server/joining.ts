// Use cases of visitors: asking for an account or a new password, and signing in.
import { invalid, Problem } from '../../../platform/contract/problem.ts';
import type { Platform } from '../../../platform/server/context.ts';
import { readEmailAddress } from '../../subscribers/email-address.ts';
import type { EmailAddress } from '../../subscribers/email-address.ts';
import type { Credentials } from '../contract.ts';
import { customerAnswers as answers, customerErrors as errors } from '../messages.ts';
import { askForLink } from './letters.ts';
import type { LetterJob } from './letters.ts';
import type { CustomerPasswords } from './passwords.ts';
import type { CustomerSessions } from './sessions.ts';
import type { CustomerRow, CustomerTables, LinkKind } from './store.ts';

export interface Joining {
  /** What to tell; the same for every address. 422 for no address, 429 for too many. */
  register: (sent: { email: string; name: string; website: string }, ip: string) => Promise<string>;
  forgot: (email: string, ip: string) => Promise<string>;
  /** 401 when address or password is wrong, 429 after too many wrong ones or while too many are being checked. */
  login: (
    credentials: Credentials,
    ip: string,
  ) => Promise<{ token: string; expiresAt: Date; customer: CustomerRow }>;
}

export interface JoiningParts {
  letterJob: LetterJob;
  passwords: CustomerPasswords;
  sessions: CustomerSessions;
}

export function joining(platform: Platform, parts: JoiningParts): Joining {
  const db = platform.db.$extendTables<CustomerTables>();
  const { passwords, letterJob } = parts;

  const ask = (kind: LinkKind, email: EmailAddress, name: string, ip: string): Promise<boolean> =>
    db.transaction().execute((tx) => askForLink(tx, { kind, email, name, ip }, platform, letterJob));

  return {
    register: async ({ email, name, website }, ip) => {
      const address = addressIn(email);
      // A robot is told what it wants to hear.
      if (website === '') await ask('register', address, name, ip);
      return answers.linkSent;
    },
    forgot: async (email, ip) => {
      await ask('reset', addressIn(email), '', ip);
      return answers.linkSent;
    },
    login: async ({ email, password }, ip) => {
      const customer = await passwords.check(email, password, ip);
      const session = customer && (await parts.sessions.start(customer));
      if (!session) throw new Problem('auth.wrong_credentials', 401, errors.wrongCredentials);
      return { ...session, customer };
    },
  };
}

/** The address that was typed; 422 when there is none. */
export function addressIn(typed: string): EmailAddress {
  if (typed.trim() === '') throw emailProblem(errors.emailMissing);
  const email = readEmailAddress(typed);
  if (!email) throw emailProblem(errors.emailInvalid);
  return email;
}

function emailProblem(message: string): Problem {
  return invalid('customer.email_invalid', message, [
    { path: 'email', code: 'customer.email_invalid', message },
  ]);
}
