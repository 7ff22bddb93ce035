// What happens to feedback by itself.
import { z } from 'zod';

import { defineJob } from '../../../platform/server/jobs/jobs.ts';
import type { AnyJob } from '../../../platform/server/jobs/jobs.ts';
import type { FeedbackService } from './service.ts';

/** Every hour: what has been kept for its time is removed, and where it came from within two hours. */
export function forgetFeedbackJob(service: FeedbackService): AnyJob {
  return defineJob({
    name: 'feedback.forget',
    schema: z.object({}),
    schedule: { cron: '35 * * * *' },
    run: async ({ log }) => {
      const count = await service.forgetOld();
      if (count > 0) log.info({ count }, 'old feedback removed');
    },
  });
}
