// Public API of staff accounts on the server.
import { createPasskeys } from '../../../platform/server/auth/passkeys.ts';
import { createPasswords, type Passwords } from '../../../platform/server/auth/passwords.ts';
import type { Platform } from '../../../platform/server/context.ts';
import type { Feature } from '../../../platform/server/feature.ts';
import type { Authenticate } from '../../../platform/server/http/principal.ts';
import type { EmailSender } from '../../../platform/server/mail/shop-email.ts';
import { accountsWords } from '../messages-words.ts';
import { accountManagement } from './account-management.ts';
import { ensureFirstOwner, forgetPassword, type StartLog } from './first-owner.ts';
import { forgetSignInsJob } from './jobs.ts';
import { accountNotices } from './notices.ts';
import { accountsRoutes, passwordConfirmation } from './routes.ts';
import { ownFactors } from './second-factor/factors.ts';
import { resetSecondFactorOf, secondFactorOwner } from './second-factor/owner.ts';
import { passkeyConfirmation } from './second-factor/passkey-confirmation.ts';
import { secondFactorRoutes } from './second-factor/routes.ts';
import { signInSteps } from './second-factor/sign-in-steps.ts';
import { accountsService } from './service.ts';
import { sessionRoutes } from './sessions/routes.ts';
import { sessionLists } from './sessions/session-lists.ts';
import { markEventsSeen, readEventsSeen, type AccountsTables } from './store.ts';

export interface Accounts {
  /** The principal of a staff token, looked up for every request, so that an ended session is refused at once. */
  authenticate: Authenticate;
  /** User names of everybody who may sign in, in alphabetical order. */
  listStaffNames: () => Promise<string[]>;
  /** Up to when a user has seen what happened in the shop. */
  readEventsSeen: (accountId: string) => Promise<Date | undefined>;
  markEventsSeen: (accountId: string, at: Date) => Promise<void>;
  /** Makes the first administrator when there is none; to be called once the database is migrated. */
  ensureFirstOwner: (log: StartLog) => Promise<void>;
  /** Takes all second factors of a user name away, for the operator's command; in the audit without a name. */
  resetSecondFactor: (username: string) => Promise<'reset' | 'unknown' | 'none'>;
  feature: Feature;
}

/** `passwords` has a queue for staff alone, so that sign-ins of customers never delay them. */
export function createAccounts(
  anyPlatform: Platform,
  shop: () => Promise<EmailSender & { address: { city: string } }>,
  passwords: Passwords = createPasswords('staff'),
): Accounts {
  const notices = accountNotices(anyPlatform, shop);
  const platform = { ...anyPlatform, notify: notices.notify };
  const shopName = async () => (await shop()).name;
  const shopWords = async () => {
    const { name, address } = await shop();
    return [name, address.city];
  };
  const passkeys = createPasskeys(platform.settings);
  const steps = signInSteps(platform, passkeys);
  const service = accountsService(platform, {
    passwords,
    shopWords,
    secondStep: steps.secondStep,
    onPasswordReplaced: (oldPassword) => forgetPassword(platform.settings.dataDir, oldPassword),
  });
  const db = platform.db.$extendTables<AccountsTables>();
  const management = accountManagement(platform, { passwords, shopWords, ...service });
  return {
    authenticate: service.authenticate,
    listStaffNames: async () =>
      (await management.listAccounts()).flatMap(({ username, isActive }) => (isActive ? [username] : [])),
    readEventsSeen: (accountId) => readEventsSeen(db, accountId),
    markEventsSeen: (accountId, at) => markEventsSeen(db, accountId, at),
    ensureFirstOwner: (log) => ensureFirstOwner(platform, passwords, log),
    resetSecondFactor: (username) => resetSecondFactorOf(anyPlatform, username),
    feature: {
      name: 'accounts',
      words: accountsWords,
      routes: [
        ...accountsRoutes(service, management),
        ...sessionRoutes(sessionLists(platform)),
        ...secondFactorRoutes({
          steps,
          service,
          factors: ownFactors(platform, passkeys, shopName),
          owner: secondFactorOwner(platform),
          confirmation: passkeyConfirmation(platform, passkeys),
          confirmed: passwordConfirmation(service),
        }),
      ],
      jobs: [forgetSignInsJob(platform), notices.job],
    },
  };
}
