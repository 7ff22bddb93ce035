// What newsletters do by themselves: start at their time, go out, and forget who they went to.
import { z } from 'zod';

import { MINUTE_MS } from '../../../platform/contract/durations.ts';
import { newId } from '../../../platform/contract/ids.ts';
import type { Platform } from '../../../platform/server/context.ts';
import { defineJob, type AnyJob, type Job } from '../../../platform/server/jobs/jobs.ts';
import { retentionJob } from '../../../platform/server/jobs/retention.ts';
import * as deliveries from './delivery/delivery-store.ts';
import type { Delivery } from './delivery/delivery.ts';
import { storeFinalResults } from './results/results-store.ts';
import * as store from './store.ts';
import type { Db } from './store.ts';

const newsletterSchema = z.object({ newsletterId: z.string() });
export type NewsletterJob = Job<z.output<typeof newsletterSchema>>;

const DAY_S = 86_400;
/** How long the recipients of a newsletter are stored. */
const RETENTION_DAYS = 90;

/** Sends what is due and puts itself into the queue again for what is due later. */
export function deliverJob({ jobs }: Platform, { deliver }: Delivery): NewsletterJob {
  const job: NewsletterJob = defineJob({
    name: 'newsletters.deliver',
    schema: newsletterSchema,
    timeLimitS: DAY_S,
    retry: { attempts: 20, firstDelayS: 1 },
    run: async ({ data, signal }) => {
      const end = await deliver(data.newsletterId, signal);
      if (end.kind === 'ended') return;
      const singletonKey = `${data.newsletterId} ${Math.ceil(end.at.getTime() / MINUTE_MS)}`;
      await jobs.enqueue(job, data, { startAfter: end.at, singletonKey });
    },
  });
  return job;
}

/** Starts a scheduled newsletter at its time. */
export function startJob(startDue: (id: string) => Promise<void>): NewsletterJob {
  return defineJob({
    name: 'newsletters.start',
    schema: newsletterSchema,
    run: ({ data }) => startDue(data.newsletterId),
  });
}

/** At a process's start: what another left behind when it died goes on at once, not when the queue notices. */
export async function resumeDeliveries({ jobs }: Platform, db: Db, deliver: NewsletterJob): Promise<void> {
  const start = newId();
  for (const newsletterId of await store.listOpen(db)) {
    await jobs.enqueue(deliver, { newsletterId }, { singletonKey: `${newsletterId} ${start}` });
  }
}

/** Every minute: what was lost from the queue, or left behind by a process that died, goes on. */
export function watchJob(
  { jobs, clock }: Platform,
  db: Db,
  { startDue, deliver }: { startDue: (id: string) => Promise<void>; deliver: NewsletterJob },
): AnyJob {
  return defineJob({
    name: 'newsletters.watch',
    schema: z.object({}),
    schedule: { cron: '* * * * *' },
    run: async () => {
      for (const id of await store.listDue(db, clock.now())) await startDue(id);
      for (const newsletterId of await store.listOpen(db)) {
        await jobs.enqueue(deliver, { newsletterId }, { singletonKey: newsletterId });
      }
    },
  });
}

/** Every night: removes the recipients of old newsletters; their number stays. */
export function forgetJob({ clock }: Platform, db: Db): AnyJob {
  return retentionJob('newsletters.forget', '50 3 * * *', async () => {
    const before = new Date(clock.now().getTime() - RETENTION_DAYS * DAY_S * 1000);
    await storeFinalResults(db, before);
    return deliveries.removeOldRecipients(db, before);
  });
}
