// Front door of customers.
import type { Passwords } from '../../../platform/server/auth/passwords.ts';
import type { Platform } from '../../../platform/server/context.ts';
import type { Feature } from '../../../platform/server/feature.ts';
import type { Authenticate } from '../../../platform/server/http/principal.ts';
import type { ShopProfile } from '../../shop-profile/shop-profile.ts';
import { confirming } from './confirming.ts';
import { deskRoutes } from './desk.ts';
import { forgetCustomersJob } from './jobs.ts';
import { joining } from './joining.ts';
import { leaving } from './leaving.ts';
import { customerLetterJob } from './letters.ts';
import { customerPages } from './pages.tsx';
import { customerPasswords } from './passwords.ts';
import type { NewsletterChoice, PersonalData } from './personal-data.ts';
import { profiles } from './profile.ts';
import { joiningRoutes, linkRoutes, profileRoutes, vehicleRoutes } from './routes.ts';
import { customerSessions } from './sessions.ts';
import { findById } from './store.ts';
import type { CustomerTables } from './store.ts';
import { summaryOf } from './summary.ts';
import type { CustomerSummary } from './summary.ts';
import { vehicles } from './vehicles.ts';

export type { NewsletterChoice, PersonalData } from './personal-data.ts';
export type { CustomerSummary } from './summary.ts';

export interface CustomerSources {
  shop: () => Promise<{ profile: ShopProfile; tags: readonly string[] }>;
  /** Shared by all who hash in this process. */
  passwords: Passwords;
  newsletter: NewsletterChoice;
  /** What other slices keep of a customer; asked for when used. */
  personalData: () => readonly PersonalData[];
}

export interface CustomersFrontDoor {
  feature: Feature;
  /** The principal of a customer's token, looked up anew for every request. */
  authenticate: Authenticate;
  /** `undefined` for one who is not there, or no more. */
  customerById: (id: string) => Promise<CustomerSummary | undefined>;
}

export function createCustomers(platform: Platform, sources: CustomerSources): CustomersFrontDoor {
  const db = platform.db.$extendTables<CustomerTables>();
  const letterJob = customerLetterJob(platform, sources.shop);
  const passwords = customerPasswords(platform, db, sources.passwords);
  const sessions = customerSessions(db, platform.clock);
  const cars = vehicles(platform);
  const ownData: PersonalData = {
    name: 'vehicles',
    exportOf: ({ _id: customerId }) => cars.list({ customerId }),
    // They hang on the account and go with it.
    erase: async () => {},
  };
  const shared = { letterJob, passwords, newsletter: sources.newsletter };
  const accounts = profiles(platform, shared);
  const leavers = leaving(platform, {
    letterJob,
    profileOf: accounts.profileOf,
    personalData: () => [ownData, ...sources.personalData()],
  });
  const links = confirming(platform, { ...shared, personalData: sources.personalData });
  return {
    authenticate: sessions.authenticate,
    customerById: async (id) => {
      const row = await findById(db, id);
      return row && summaryOf(row);
    },
    feature: {
      name: 'customers',
      pages: customerPages(links),
      routes: [
        ...joiningRoutes(joining(platform, { letterJob, passwords, sessions }), sessions, accounts),
        ...linkRoutes(links),
        ...profileRoutes(accounts, leavers),
        ...vehicleRoutes(cars),
        ...deskRoutes(db),
      ],
      jobs: [letterJob, forgetCustomersJob(platform, leavers)],
    },
  };
}
