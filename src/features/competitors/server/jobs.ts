// The job of the morning checks.
import { z } from 'zod';

import { defineJob, type Job } from '../../../platform/server/jobs/jobs.ts';
import type { Competitors } from './service.ts';

/** Checks every minute the pages that are due; missed checks are made up once. */
export function checkDueJob(service: Competitors): Job<Record<string, never>> {
  return defineJob({
    name: 'competitors.check-due',
    schema: z.object({}),
    isSerial: true,
    timeLimitS: 7200,
    schedule: { cron: '* * * * *' },
    run: ({ signal }) => service.checkDue(signal),
  });
}
