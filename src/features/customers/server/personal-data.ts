// What other slices keep of a customer: each adds its part to the export and to the removal of an account.
import type { CustomerSummary } from './summary.ts';

/** One slice's part of a customer's data. */
export interface PersonalData {
  /** The key in the exported file. */
  name: string;
  /** Everything that is kept of the customer, as JSON. */
  exportOf: (customer: CustomerSummary) => Promise<unknown>;
  /** Removes it, or makes it nobody's; may be called again after a failure. */
  erase: (customer: CustomerSummary) => Promise<void>;
  /** Lets what hangs on the confirmed address follow its owner from `oldEmail` to the present one. */
  follow?: (customer: CustomerSummary, oldEmail: string) => Promise<void>;
}

/** The newsletter as the account's page shows it. */
export interface NewsletterChoice {
  isSubscribed: (email: string) => Promise<boolean>;
  /** Subscribes a confirmed address with the proof of it, or ends its subscription. */
  choose: (email: string, isWanted: boolean, ip: string) => Promise<void>;
}
