// Public API of reviews on the server.
import { z } from 'zod';

import type { Platform } from '../../../platform/server/context.ts';
import type { Feature } from '../../../platform/server/feature.ts';
import { createPictureMaker } from '../../../platform/server/files/picture-maker.ts';
import { route } from '../../../platform/server/http/routes.ts';
import { defineJob } from '../../../platform/server/jobs/jobs.ts';
import { getReviews, REVIEWS_TAG } from '../contract.ts';
import { reviewsWords, serviceWords } from '../messages-words.ts';
import { fetchReviews } from './places.ts';
import { reviewsService, type Reviews } from './service.ts';

export type { Reviews } from './service.ts';

export function createReviews(platform: Platform): Reviews & { feature: Feature } {
  const { places } = platform.settings;
  const service = reviewsService(platform, createPictureMaker());
  const routes = [
    route(
      getReviews,
      async () => (await service.getReviews()).set,
      () => ({ tags: [REVIEWS_TAG], expiresAt: service.expiresAt() }),
    ),
  ];
  const refresh = defineJob({
    name: 'reviews.refresh',
    /** Requested by hand: read again though the last reading is fresh. */
    schema: z.object({ isRequested: z.boolean().optional() }),
    isSerial: true,
    timeLimitS: 90,
    schedule: { cron: '11 * * * *' },
    isIdle: places === undefined,
    run: ({ data, signal }) => service.refreshWhenDue(signal, data.isRequested),
  });
  return {
    ...service,
    feature: {
      name: 'reviews',
      words: reviewsWords,
      routes,
      jobs: [refresh],
      demonstration: { load: service.loadDemonstrationReviews, clear: service.clearDemonstrationReviews },
      pictureUses: service.listPhotos,
      services: [
        {
          name: 'reviews',
          ...serviceWords,
          isSet: places !== undefined,
          test: async (signal) => {
            if (places) await fetchReviews(places, signal);
          },
        },
      ],
    },
  };
}
