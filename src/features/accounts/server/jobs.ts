// Removes old failed sign-ins, networks, used steps and remembered devices.
import { removeOldAttempts, type AttemptTables } from '../../../platform/server/auth/attempts-store.ts';
import { removeOldStepTokens } from '../../../platform/server/auth/step-tokens.ts';
import type { Platform } from '../../../platform/server/context.ts';
import type { AnyJob } from '../../../platform/server/jobs/jobs.ts';
import { retentionJob } from '../../../platform/server/jobs/retention.ts';
import { removeOldDevices } from './second-factor/store.ts';
import type { AccountsTables } from './store.ts';

/** Often, because the privacy policy promises 24 hours: wrong passwords of staff and of customers, and old networks. */
export function forgetSignInsJob({ db, clock }: Platform): AnyJob {
  return retentionJob('accounts.forget-sign-ins', '*/10 * * * *', async () => {
    const now = clock.now();
    await removeOldAttempts(db.$extendTables<AttemptTables>(), now);
    await removeOldStepTokens(db, now);
    await removeOldDevices(db.$extendTables<AccountsTables>(), now);
  });
}
