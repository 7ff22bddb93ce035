// Public API of subscribers on the server.
import type { Platform } from '../../../platform/server/context.ts';
import type { SqlRunner } from '../../../platform/server/db/transaction.ts';
import type { Feature } from '../../../platform/server/feature.ts';
import type { ShopProfile } from '../../shop-profile/shop-profile.ts';
import { subscribersWords } from '../messages-words.ts';
import { accountNewsletter, type AccountNewsletter } from './account-service.ts';
import { subscriberImport } from './import/import-service.ts';
import { cancellationJob, confirmationJob, forgetSubscribersJob } from './jobs.ts';
import { subscriberLinks, type SubscriberLinks } from './links.ts';
import { subscriberPages } from './pages.tsx';
import { subscriberRecipients, type Recipients } from './recipients-store.ts';
import { subscriberRoutes } from './routes.ts';
import { subscriberService } from './service.ts';
import { subscriberStaffService } from './staff-service.ts';

export type { Recipients } from './recipients-store.ts';

export interface SubscriberSources {
  shop: () => Promise<{ profile: ShopProfile; tags: readonly string[] }>;
  /** Listeners for a subscriber that leaves or is removed; read when that happens, so it may be filled later. */
  features: readonly Pick<Feature, 'onSubscriberLeft' | 'onSubscriberRemoved'>[];
}

export interface SubscribersPublicApi {
  feature: Feature;
  /** What every newsletter carries for its subscriber. */
  links: Pick<SubscriberLinks, 'unsubscribeUrl' | 'unsubscribeHeaders' | 'findSubscriber'>;
  recipients: Recipients;
  /** For customers' accounts. */
  accountNewsletter: AccountNewsletter;
}

export function createSubscribers(
  platform: Platform,
  { shop, features }: SubscriberSources,
): SubscribersPublicApi {
  const links = subscriberLinks(platform.keys, platform.settings.publicUrl);
  const confirmation = confirmationJob(platform, { shop, links });
  const cancellation = cancellationJob(platform, { shop, links });
  const service = subscriberService(platform, {
    links,
    confirmation,
    cancellation,
    onLeft: async (tx, id, at) => {
      for (const { onSubscriberLeft } of features) await onSubscriberLeft?.(tx, id, at);
    },
  });
  const forgetElsewhere = async (tx: SqlRunner, id: string) => {
    for (const { onSubscriberRemoved } of features) await onSubscriberRemoved?.(tx, id);
  };
  const staffService = subscriberStaffService(platform, forgetElsewhere, service.request);
  const newsletter = accountNewsletter(platform, staffService.removeSubscriber);
  return {
    links,
    accountNewsletter: newsletter,
    recipients: subscriberRecipients(platform),
    feature: {
      name: 'subscribers',
      words: subscribersWords,
      routes: subscriberRoutes(platform, service, staffService, subscriberImport(platform)),
      pages: subscriberPages(platform, links),
      forwardings: [links.oneClickOpened],
      jobs: [confirmation, cancellation, forgetSubscribersJob(platform, staffService.removeSubscriber)],
      personalData: {
        name: 'newsletter',
        exportOf: ({ email }) => newsletter.exportOf(email),
        erase: ({ email }) => newsletter.erase(email),
      },
    },
  };
}
