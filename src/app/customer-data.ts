// Customers, joined with what the other slices keep of them, and who a token belongs to.
import { createCustomers } from '../features/customers/server/index.ts';
import type {
  CustomerSources,
  CustomersFrontDoor,
  PersonalData,
} from '../features/customers/server/index.ts';
import type { EnquiriesFrontDoor } from '../features/enquiries/server/index.ts';
import type { SubscribersFrontDoor } from '../features/subscribers/server/index.ts';
import type { Platform } from '../platform/server/context.ts';
import type { Authenticate } from '../platform/server/http/principal.ts';

export interface CustomerParts extends Pick<CustomerSources, 'shop' | 'passwords'> {
  subscribers: Pick<SubscribersFrontDoor, 'accountNewsletter'>;
  enquiries: Pick<EnquiriesFrontDoor, 'enquiriesOf' | 'removeEnquiriesOf'>;
  /** Of slices that are made after customers; asked for when used. */
  more?: () => readonly PersonalData[];
}

export function joinCustomers(
  platform: Platform,
  { shop, passwords, subscribers, enquiries, more = () => [] }: CustomerParts,
): CustomersFrontDoor {
  const newsletter = subscribers.accountNewsletter;
  const newsletterData: PersonalData = {
    name: 'newsletter',
    exportOf: ({ email }) => newsletter.exportOf(email),
    erase: ({ email }) => newsletter.erase(email),
  };
  // Nobody but its owner has confirmed the address, so what came from it is theirs.
  const enquiryData: PersonalData = {
    name: 'enquiries',
    exportOf: ({ email }) => enquiries.enquiriesOf(email),
    erase: ({ email }) => enquiries.removeEnquiriesOf(email),
  };
  return createCustomers(platform, {
    shop,
    passwords,
    newsletter,
    personalData: () => [newsletterData, enquiryData, ...more()],
  });
}

/** Staff before customers. */
export function authenticateAny(...kinds: readonly Authenticate[]): Authenticate {
  return async (token) => {
    for (const authenticate of kinds) {
      const principal = await authenticate(token);
      if (principal) return principal;
    }
    return undefined;
  };
}
