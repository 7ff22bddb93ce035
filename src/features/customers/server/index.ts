// Creates the customers slice: its feature, and what other slices may call.
import { HOUR_MS } from '../../../platform/contract/durations.ts';
import type { Passwords } from '../../../platform/server/auth/passwords.ts';
import type { Platform } from '../../../platform/server/context.ts';
import type { Feature } from '../../../platform/server/feature.ts';
import type { Authenticate } from '../../../platform/server/http/principal.ts';
import type { AnyJob } from '../../../platform/server/jobs/jobs.ts';
import { retentionJob } from '../../../platform/server/jobs/retention.ts';
import type { ShopProfile } from '../../shop-profile/shop-profile.ts';
import { LINK_HOURS } from '../customer-limits.ts';
import { customersWords } from '../messages-words.ts';
import { customerAdminRoutes } from './customer-admin.ts';
import type { NewsletterChoice } from './newsletter-choice.ts';
import { customerPages } from './pages.tsx';
import { profiles } from './profile.ts';
import { signUpRoutes, sessionRoutes, linkRoutes, profileRoutes, vehicleRoutes } from './routes.ts';
import { accountRemoval, type AccountRemoval } from './sign-in/account-removal.ts';
import { emailLinks } from './sign-in/email-links.ts';
import { customerEmailJob } from './sign-in/emails.ts';
import { customerNotices } from './sign-in/notices.ts';
import { passkeyRoutes } from './sign-in/passkey-routes.ts';
import { customerPasskeys } from './sign-in/passkeys.ts';
import { customerPasswords } from './sign-in/passwords.ts';
import { customerSessions, idleSince } from './sign-in/sessions.ts';
import { signUp } from './sign-in/sign-up.ts';
import { unusedAccounts, type UnusedAccounts } from './sign-in/unused-accounts.ts';
import { findById, removeOld, type CustomerTables } from './store.ts';
import { summaryOf, type CustomerSummary } from './summary.ts';
import { vehicles } from './vehicles.ts';

export type { CustomerSummary } from './summary.ts';

export interface CustomerSources {
  shop: () => Promise<{ profile: ShopProfile; tags: readonly string[] }>;
  /** With separate places in the queue, apart from those of staff. */
  passwords: Passwords;
  newsletter: NewsletterChoice;
  /** Features whose data is exported and erased with an account; read when that happens, so it may be filled later. */
  features: readonly Pick<Feature, 'personalData'>[];
}

export interface CustomersPublicApi {
  feature: Feature;
  /** The principal of a customer's token, looked up again for every request. */
  authenticate: Authenticate;
  /** `undefined` for one who is not there, or no more. */
  customerById: (id: string) => Promise<CustomerSummary | undefined>;
}

export function createCustomers(platform: Platform, sources: CustomerSources): CustomersPublicApi {
  const db = platform.db.$extendTables<CustomerTables>();
  const emailJob = customerEmailJob(platform, sources.shop);
  const shopName = async () => (await sources.shop()).profile.name;
  const shopWords = async () => {
    const { name, address } = (await sources.shop()).profile;
    return [name, address.city];
  };
  const passwords = customerPasswords(platform, db, sources.passwords, shopWords);
  const sessions = customerSessions(platform);
  const cars = vehicles(platform);
  const personalData = () => sources.features.flatMap((feature) => feature.personalData ?? []);
  const notices = customerNotices(platform, sources.shop);
  const { notify } = notices;
  const shared = { emailJob, passwords, newsletter: sources.newsletter, notify };
  const accounts = profiles(platform, shared);
  const removal = accountRemoval(platform, {
    ...accounts,
    emailJob,
    passwords,
    personalData,
  });
  const signUps = signUp(platform, { emailJob, passwords, sessions, notify });
  const passkeys = customerPasskeys(platform, { shopName, notify });
  const unused = unusedAccounts(platform, { emailJob, personalData });
  const links = emailLinks(platform, { ...shared, personalData });
  return {
    authenticate: sessions.authenticate,
    customerById: async (id) => {
      const row = await findById(db, id);
      return row && summaryOf(row);
    },
    feature: {
      name: 'customers',
      words: customersWords,
      pages: customerPages(links, sources.shop),
      routes: [
        ...signUpRoutes(signUps, sessions, accounts),
        ...passkeyRoutes(passkeys, signUps, accounts),
        ...sessionRoutes(sessions, accounts),
        ...linkRoutes(links),
        ...profileRoutes(sessions, accounts, removal),
        ...vehicleRoutes(cars),
        ...customerAdminRoutes(platform, db),
      ],
      jobs: [emailJob, notices.job, removeExpiredJob(platform, removal, unused)],
      personalData: {
        name: 'vehicles',
        exportOf: ({ _id: customerId }) => cars.list({ customerId }),
        // They hang on the account and go with it.
        erase: async () => {},
      },
    },
  };
}

/** Every hour: removes accounts whose time is over, old links and ended sessions, and announces the removal of unused accounts. */
function removeExpiredJob({ db, clock }: Platform, removal: AccountRemoval, unused: UnusedAccounts): AnyJob {
  return retentionJob('customers.forget', '25 * * * *', async () => {
    const now = clock.now();
    const linksBefore = new Date(now.getTime() - Math.max(...Object.values(LINK_HOURS)) * HOUR_MS);
    const count = await removal.eraseDue();
    await unused.announce();
    await removeOld(db.$extendTables<CustomerTables>(), linksBefore, now, idleSince(now));
    return count;
  });
}
