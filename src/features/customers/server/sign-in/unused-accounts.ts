// Accounts that nobody uses: announced by email, then removed unless their owner signs in.
import { monthsBefore } from '../../../../platform/contract/dates.ts';
import { DAY_MS } from '../../../../platform/contract/durations.ts';
import type { Platform } from '../../../../platform/server/context.ts';
import { inTransaction } from '../../../../platform/server/db/transaction.ts';
import type { PersonalData } from '../../../../platform/server/personal-data.ts';
import { isMailFiled } from '../../../../platform/server/settings.ts';
import { UNUSED_MONTHS, UNUSED_NOTICE_DAYS } from '../../customer-limits.ts';
import * as store from '../store.ts';
import type { CustomerTables } from '../store.ts';
import { summaryOf, type CustomerSummary } from '../summary.ts';
import { enqueueNotice, type EmailJob } from './emails.ts';

/** Accounts per run; the next hour takes the next ones. */
const MAX_AT_ONCE = 200;

interface UnusedAccountParts {
  emailJob: EmailJob;
  personalData: () => readonly PersonalData[];
}

export function unusedAccounts(platform: Platform, { emailJob, personalData }: UnusedAccountParts) {
  const db = platform.db.$extendTables<CustomerTables>();
  const { clock, settings } = platform;

  async function isInUse(customer: CustomerSummary): Promise<boolean> {
    for (const part of personalData()) if (await part.isInUse?.(customer)) return true;
    return false;
  }

  return {
    /**
     * Announces the removal of accounts that were not used for two years; how many. An account with wheels on a shelf or an
     * appointment ahead is in use, and where no email goes out nobody could object.
     */
    announce: async (): Promise<number> => {
      if (isMailFiled(settings)) return 0;
      const now = clock.now();
      let count = 0;
      for (const row of await store.listUnused(db, monthsBefore(now, UNUSED_MONTHS), MAX_AT_ONCE)) {
        if (await isInUse(summaryOf(row))) continue;
        await inTransaction(db, async (tx) => {
          const eraseAt = new Date(now.getTime() + UNUSED_NOTICE_DAYS * DAY_MS);
          if (await store.setUnused(tx, row, now, eraseAt)) {
            await enqueueNotice(tx, 'unused', row, platform, emailJob);
            count += 1;
          }
        });
      }
      return count;
    },
  };
}

export type UnusedAccounts = ReturnType<typeof unusedAccounts>;
