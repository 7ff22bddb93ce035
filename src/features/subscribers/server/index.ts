// Front door of subscribers.
import type { Platform } from '../../../platform/server/context.ts';
import type { SqlRunner } from '../../../platform/server/db/transaction.ts';
import type { Feature } from '../../../platform/server/feature.ts';
import type { ShopProfile } from '../../shop-profile/shop-profile.ts';
import { accountNewsletter } from './account-service.ts';
import type { AccountNewsletter } from './account-service.ts';
import { subscriberImport } from './import-service.ts';
import { cancellationJob, confirmationJob, forgetSubscribersJob } from './jobs.ts';
import { subscriberLinks } from './links.ts';
import type { SubscriberLinks } from './links.ts';
import { subscriberPages } from './pages.tsx';
import { subscriberRecipients } from './recipients-store.ts';
import type { Recipients } from './recipients-store.ts';
import { subscriberRoutes } from './routes.ts';
import { subscriberService } from './service.ts';
import { subscriberDesk } from './staff-service.ts';

export type { Recipients } from './recipients-store.ts';

export interface SubscriberSources {
  shop: () => Promise<{ profile: ShopProfile; tags: readonly string[] }>;
  /** Removes what is kept elsewhere of a subscriber who is being removed in this transaction. */
  forgetElsewhere: (tx: SqlRunner, subscriberId: string) => Promise<void>;
  /** Tells others, in the same transaction, that a reader has left by a mailed link. */
  onLeft: (tx: SqlRunner, subscriberId: string, at: Date) => Promise<void>;
}

export interface SubscribersFrontDoor {
  feature: Feature;
  /** What every newsletter carries for its reader. */
  links: Pick<SubscriberLinks, 'unsubscribeUrl' | 'unsubscribeHeaders' | 'findReader'>;
  recipients: Recipients;
  /** For customers' accounts. */
  accountNewsletter: AccountNewsletter;
}

export function createSubscribers(platform: Platform, sources: SubscriberSources): SubscribersFrontDoor {
  const links = subscriberLinks(platform.keys, platform.settings.publicUrl);
  const confirmation = confirmationJob(platform, { ...sources, links });
  const cancellation = cancellationJob(platform, { ...sources, links });
  const service = subscriberService(platform, { links, confirmation, cancellation, onLeft: sources.onLeft });
  const desk = subscriberDesk(platform, sources.forgetElsewhere);
  return {
    links,
    accountNewsletter: accountNewsletter(platform, desk.removeSubscriber),
    recipients: subscriberRecipients(platform),
    feature: {
      name: 'subscribers',
      routes: subscriberRoutes(platform, service, desk, subscriberImport(platform)),
      pages: subscriberPages(platform, links),
      forwardings: [links.oneClickOpened],
      jobs: [confirmation, cancellation, forgetSubscribersJob(platform)],
    },
  };
}
