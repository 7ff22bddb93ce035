// Removes old failed sign-ins and networks.
import { removeOldAttempts, type AttemptTables } from '../../../platform/server/auth/attempts-store.ts';
import type { Platform } from '../../../platform/server/context.ts';
import type { AnyJob } from '../../../platform/server/jobs/jobs.ts';
import { retentionJob } from '../../../platform/server/jobs/retention.ts';

/** Often, because the privacy policy promises 24 hours: wrong passwords of staff and of customers, and old networks. */
export function forgetSignInsJob({ db, clock }: Platform): AnyJob {
  return retentionJob('accounts.forget-sign-ins', '*/10 * * * *', () =>
    removeOldAttempts(db.$extendTables<AttemptTables>(), clock.now()),
  );
}
