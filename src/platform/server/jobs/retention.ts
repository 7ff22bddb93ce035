// Jobs that remove by themselves what has been stored for its time.
import { z } from 'zod';

import { defineJob, type AnyJob } from './jobs.ts';

/** Runs `remove` by the schedule `cron` (five fields, Helsinki time) and logs how many it removed, where it returns that. */
export function retentionJob(name: string, cron: string, remove: () => Promise<number | void>): AnyJob {
  return defineJob({
    name,
    schema: z.object({}),
    schedule: { cron },
    run: async ({ log }) => {
      const count = await remove();
      if (count) log.info({ count }, 'removed what was stored for its time');
    },
  });
}
