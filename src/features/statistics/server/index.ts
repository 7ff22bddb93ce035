// Public API of the statistics on the server.
import { addDays, helsinkiDay } from '../../../platform/contract/dates.ts';
import type { Platform } from '../../../platform/server/context.ts';
import type { Feature } from '../../../platform/server/feature.ts';
import { route } from '../../../platform/server/http/routes.ts';
import { retentionJob } from '../../../platform/server/jobs/retention.ts';
import { getOfferFigures, getStatistics, STORED_DAYS } from '../contract.ts';
import { statisticsWords } from '../messages-words.ts';
import { runningOfferReader } from './offers.ts';
import { readSearches } from './searches.ts';
import { statisticsService, type StatisticsSources } from './service.ts';

export type { StatisticsSources } from './service.ts';

export function createStatistics(platform: Platform, sources: StatisticsSources): { feature: Feature } {
  const { clock, counts } = platform;
  const readStatistics = statisticsService(platform, sources);
  const readRunningOffer = runningOfferReader(platform, sources);
  return {
    feature: {
      name: 'statistics',
      words: statisticsWords,
      routes: [
        route(getStatistics, ({ query }) => readStatistics(Number(query.days))),
        route(getOfferFigures, ({ params }) => readRunningOffer(params.productId)),
      ],
      jobs: [
        retentionJob('statistics.forget', '25 3 * * *', () =>
          counts.removeBefore(addDays(helsinkiDay(clock.now()), -STORED_DAYS)),
        ),
      ],
    },
  };
}

/** The searches of visitors since a day, for the overview of the day. */
export function searchFigures({ counts, clock }: Pick<Platform, 'counts' | 'clock'>) {
  return async (from: string) => readSearches(counts, { from, to: helsinkiDay(clock.now()) });
}
