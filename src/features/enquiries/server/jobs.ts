// What happens to enquiries by itself.
import { z } from 'zod';

import { defineJob } from '../../../platform/server/jobs/jobs.ts';
import type { AnyJob } from '../../../platform/server/jobs/jobs.ts';
import type { Enquiries } from './service.ts';

/** Every night: what has been kept for its time is removed. */
export function forgetEnquiriesJob(service: Enquiries): AnyJob {
  return defineJob({
    name: 'enquiries.forget',
    schema: z.object({}),
    schedule: { cron: '20 3 * * *' },
    run: async ({ log }) => {
      const count = await service.forgetOld();
      if (count > 0) log.info({ count }, 'old enquiries removed');
    },
  });
}
