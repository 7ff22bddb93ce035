// Public API of uploaded pictures on the server.
import { z } from 'zod';

import type { Platform } from '../../../platform/server/context.ts';
import type { Feature, PictureUse } from '../../../platform/server/feature.ts';
import type { PictureMaker } from '../../../platform/server/files/picture-maker.ts';
import { defineJob } from '../../../platform/server/jobs/jobs.ts';
import { mediaWords } from '../messages-words.ts';
import type { HeroSettings } from './hero-image.ts';
import { mediaRoutes } from './routes.ts';
import { mediaService } from './service.ts';

export interface MediaSources {
  homepage: HeroSettings;
  /** The one queue of all pictures. */
  maker: PictureMaker;
  /** Slices that show pictures report where. */
  features: readonly Pick<Feature, 'pictureUses'>[];
}

export function createMedia(
  platform: Platform,
  { homepage, maker, features }: MediaSources,
): { feature: Feature } {
  const listUses = async (): Promise<PictureUse[]> =>
    (await Promise.all(features.map(({ pictureUses }) => pictureUses?.() ?? Promise.resolve([])))).flat();
  const service = mediaService(platform, { maker, listUses });
  const sweep = defineJob({
    name: 'media.sweep',
    schema: z.object({}),
    schedule: { cron: '20 4 * * *' },
    run: async ({ log }) => {
      const removed = await service.sweep();
      if (removed > 0) log.info({ removed }, 'files without a picture removed');
    },
  });
  return {
    feature: { name: 'media', words: mediaWords, routes: mediaRoutes(service, homepage), jobs: [sweep] },
  };
}
