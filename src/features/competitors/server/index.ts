// Public API of competitor tracking on the server.
import type { Platform } from '../../../platform/server/context.ts';
import type { Feature } from '../../../platform/server/feature.ts';
import { competitorsWords } from '../messages-words.ts';
import { checkDueJob } from './jobs.ts';
import { competitorMarket, type MarketSources } from './market.ts';
import { priceEmailJob } from './price-email.ts';
import { createPageReader } from './reading/reading-process.ts';
import { competitorRoutes } from './routes.ts';
import { competitorService, type Competitors } from './service.ts';

export interface CompetitorSources extends MarketSources {
  /** The sender of emails. */
  shop: () => Promise<{ profile: { name: string } }>;
}

export function createCompetitors(
  platform: Platform,
  { shop, ...sources }: CompetitorSources,
): Competitors & { feature: Feature } {
  const emails = priceEmailJob(platform, async () => (await shop()).profile.name);
  const service = competitorService(platform, {
    reader: createPageReader(),
    emails,
    listTyres: sources.catalogue.listPriced,
  });
  return {
    ...service,
    feature: {
      name: 'competitors',
      words: competitorsWords,
      routes: competitorRoutes(service, competitorMarket(platform, sources)),
      jobs: [emails, checkDueJob(service)],
    },
  };
}
