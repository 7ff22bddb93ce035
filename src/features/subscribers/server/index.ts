// Front door of subscribers.
import type { Platform } from '../../../platform/server/context.ts';
import type { Feature } from '../../../platform/server/feature.ts';
import type { ShopProfile } from '../../shop-profile/shop-profile.ts';
import { cancellationJob, confirmationJob, forgetSubscribersJob } from './jobs.ts';
import { subscriberLinks } from './links.ts';
import type { SubscriberLinks } from './links.ts';
import { subscriberPages } from './pages.tsx';
import { subscriberRoutes } from './routes.ts';
import { subscriberService } from './service.ts';
import { subscriberDesk } from './staff-service.ts';

export interface SubscriberSources {
  shop: () => Promise<{ profile: ShopProfile; tags: readonly string[] }>;
}

export interface SubscribersFrontDoor {
  feature: Feature;
  /** What every newsletter carries for its reader. */
  links: Pick<SubscriberLinks, 'unsubscribeUrl' | 'unsubscribeHeaders'>;
}

export function createSubscribers(platform: Platform, sources: SubscriberSources): SubscribersFrontDoor {
  const links = subscriberLinks(platform.keys, platform.settings.publicUrl);
  const confirmation = confirmationJob(platform, { ...sources, links });
  const cancellation = cancellationJob(platform, { ...sources, links });
  const service = subscriberService(platform, { links, confirmation, cancellation });
  return {
    links,
    feature: {
      name: 'subscribers',
      routes: subscriberRoutes(platform, service, subscriberDesk(platform)),
      pages: subscriberPages(platform, links),
      jobs: [confirmation, cancellation, forgetSubscribersJob(platform)],
    },
  };
}
