// Front door of competitor tracking.
import type { Platform } from '../../../platform/server/context.ts';
import type { Feature } from '../../../platform/server/feature.ts';
import { checkDueJob, priceLetterJob } from './jobs.ts';
import { competitorMarket } from './market.ts';
import type { MarketSources } from './market.ts';
import { createPageReader } from './reading/reading-process.ts';
import { competitorRoutes } from './routes.ts';
import { competitorService } from './service.ts';
import type { Competitors } from './service.ts';

export interface CompetitorSources extends MarketSources {
  /** Whom letters come from. */
  shop: () => Promise<{ profile: { name: string } }>;
}

export function createCompetitors(
  platform: Platform,
  { shop, ...sources }: CompetitorSources,
): Competitors & { feature: Feature } {
  const letters = priceLetterJob(platform, async () => (await shop()).profile.name);
  const service = competitorService(platform, { reader: createPageReader(), letters });
  return {
    ...service,
    feature: {
      name: 'competitors',
      routes: competitorRoutes(service, competitorMarket(platform, sources)),
      jobs: [letters, checkDueJob(service)],
    },
  };
}
