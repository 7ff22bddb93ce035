// Front door of competitor tracking.
import type { Platform } from '../../../platform/server/context.ts';
import type { Feature } from '../../../platform/server/feature.ts';
import { checkDueJob, priceLetterJob } from './jobs.ts';
import { createPageReader } from './reading/reading-process.ts';
import { competitorRoutes } from './routes.ts';
import { competitorService } from './service.ts';
import type { Competitors } from './service.ts';

export interface CompetitorSources {
  /** Whom letters come from. */
  shopName: () => Promise<string>;
}

export function createCompetitors(
  platform: Platform,
  { shopName }: CompetitorSources,
): Competitors & { feature: Feature } {
  const letters = priceLetterJob(platform, shopName);
  const service = competitorService(platform, { reader: createPageReader(), letters });
  return {
    ...service,
    feature: {
      name: 'competitors',
      routes: competitorRoutes(service),
      jobs: [letters, checkDueJob(service)],
    },
  };
}
