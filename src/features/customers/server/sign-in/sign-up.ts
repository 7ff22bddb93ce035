// Use cases of visitors: requesting an account or a new password, and signing in.
import { type EmailAddress, expectEmailAddress } from '../../../../platform/contract/mail/email-address.ts';
import { Problem, invalidField } from '../../../../platform/contract/problem.ts';
import { describeClient, type Client } from '../../../../platform/server/auth/device.ts';
import { noteDevice } from '../../../../platform/server/auth/known-devices.ts';
import type { Platform } from '../../../../platform/server/context.ts';
import { inTransaction } from '../../../../platform/server/db/transaction.ts';
import type { Credentials } from '../../contract.ts';
import { customerAnswers as answers, customerErrors as errors } from '../../messages.ts';
import type { CustomerRow, CustomerTables, LinkKind } from '../store.ts';
import { enqueueLink, type EmailJob } from './emails.ts';
import { deviceKey, type Notify } from './notices.ts';
import type { CustomerPasswords } from './passwords.ts';
import type { CustomerSessions } from './sessions.ts';

export interface SignUpParts {
  emailJob: EmailJob;
  passwords: CustomerPasswords;
  sessions: CustomerSessions;
  notify: Notify;
}

export function signUp(platform: Platform, parts: SignUpParts) {
  const db = platform.db.$extendTables<CustomerTables>();
  const { passwords, emailJob } = parts;

  const ask = (kind: LinkKind, email: EmailAddress, name: string, ip: string): Promise<boolean> =>
    inTransaction(db, (tx) => enqueueLink(tx, { kind, email, name, ip }, platform, emailJob));

  async function startSession(customer: CustomerRow, client: Client) {
    const session = await parts.sessions.start(customer, client);
    if (!session) throw wrongCredentials();
    platform.security.record('customer.signed_in');
    if (await noteDevice(platform.db, deviceKey(customer.id), client, platform.clock.now())) {
      await parts.notify(db, { customerId: customer.id, what: describeClient(client) });
    }
    return session;
  }

  return {
    /** The answer, the same for every address. 422 for an invalid address, 429 for too many requests. */
    register: async (
      { email, name, website }: { email: string; name: string; website: string },
      ip: string,
    ) => {
      const address = addressIn(email);
      // A robot gets the usual answer.
      if (website === '') await ask('register', address, name, ip);
      return answers.linkSent;
    },
    forgot: async (email: string, ip: string) => {
      await ask('reset', addressIn(email), '', ip);
      return answers.linkSent;
    },
    /** 401 when address or password is wrong, 429 after too many wrong ones or while too many are being checked. */
    login: async ({ email, password }: Credentials, client: Client) => {
      const customer = await passwords.check(email, password, client.address);
      if (!customer) throw wrongCredentials();
      return { ...(await startSession(customer, client)), customer };
    },
    /** The session of a customer who has proven who they are; 401 when the password was replaced meanwhile. */
    startSession,
  };
}

export type SignUp = ReturnType<typeof signUp>;

function wrongCredentials(): Problem {
  return new Problem('auth.wrong_credentials', 401, errors.wrongCredentials);
}

/** The address that was typed; 422 when there is none. */
export function addressIn(typed: string): EmailAddress {
  return expectEmailAddress(typed, (isEmpty) =>
    invalidField('customer.email_invalid', isEmpty ? errors.emailMissing : errors.emailInvalid, 'email'),
  );
}
