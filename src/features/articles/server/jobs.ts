// What happens to articles by itself. Coming out at a time needs no job: whether one is out is told by the clock.
import { z } from 'zod';

import { defineJob } from '../../../platform/server/jobs/jobs.ts';
import type { AnyJob } from '../../../platform/server/jobs/jobs.ts';
import type { Generation } from './generation.ts';
import type { Articles } from './service.ts';

/** Every night: what was deleted long enough ago is removed for good. */
export function forgetArticlesJob(
  service: Pick<Articles, 'forgetDeleted'>,
  generation: Pick<Generation, 'forgetOld'>,
): AnyJob {
  return defineJob({
    name: 'articles.forget',
    schema: z.object({}),
    schedule: { cron: '40 3 * * *' },
    run: async ({ log }) => {
      await generation.forgetOld();
      const count = await service.forgetDeleted();
      if (count > 0) log.info({ count }, 'deleted articles removed');
    },
  });
}
