// What happens to customers' data by itself.
import { z } from 'zod';

import type { Platform } from '../../../platform/server/context.ts';
import { defineJob } from '../../../platform/server/jobs/jobs.ts';
import type { AnyJob } from '../../../platform/server/jobs/jobs.ts';
import { HOUR_MS, LINK_HOURS } from '../customer-limits.ts';
import type { Leaving } from './leaving.ts';
import { idleSince } from './sessions.ts';
import { removeOld } from './store.ts';
import type { CustomerTables } from './store.ts';

/** Every hour: accounts whose week of regret is over go, and so do old links and ended sessions. */
export function forgetCustomersJob({ db, clock }: Platform, leaving: Leaving): AnyJob {
  return defineJob({
    name: 'customers.forget',
    schema: z.object({}),
    schedule: { cron: '25 * * * *' },
    run: async ({ log }) => {
      const count = await leaving.eraseDue();
      if (count > 0) log.info({ count }, 'customers removed at their wish');
      const now = clock.now();
      const linksBefore = new Date(now.getTime() - Math.max(...Object.values(LINK_HOURS)) * HOUR_MS);
      await removeOld(db.$extendTables<CustomerTables>(), linksBefore, now, idleSince(now));
    },
  });
}
