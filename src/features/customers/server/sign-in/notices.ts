// Emails about who got into an account and what locks it: a sign-in from elsewhere, another password, a new passkey.
import { z } from 'zod';

import { shownNetwork } from '../../../../platform/contract/auth/shown-network.ts';
import { formatWeekdayClock } from '../../../../platform/contract/dates.ts';
import type { Platform } from '../../../../platform/server/context.ts';
import type { SqlRunner } from '../../../../platform/server/db/transaction.ts';
import { defineJob, type AnyJob } from '../../../../platform/server/jobs/jobs.ts';
import { sendShopEmail, type EmailSender } from '../../../../platform/server/mail/shop-email.ts';
import { accountNotices } from '../../messages.ts';
import { SIGN_IN_PATH } from '../../paths.ts';
import { findById, type CustomerTables } from '../store.ts';

/** Without address and name, which would stay in the queue's table when the account is erased. */
const noticeSchema = z.object({
  customerId: z.string(),
  what: z.union([z.enum(['password', 'passkey']), z.object({ device: z.string(), network: z.string() })]),
  at: z.iso.datetime(),
});

/** Under what the devices of an account are noted. */
export function deviceKey(customerId: string): string {
  return `customer ${customerId}`;
}

/** Puts an email to the customer into the queue, within the transaction of what it is about. */
export type Notify = (tx: SqlRunner, notice: Omit<z.output<typeof noticeSchema>, 'at'>) => Promise<void>;

export function customerNotices(
  platform: Platform,
  shop: () => Promise<{ profile: EmailSender }>,
): { job: AnyJob; notify: Notify } {
  const { clock, jobs, settings } = platform;
  const db = platform.db.$extendTables<CustomerTables>();
  const job = defineJob({
    name: 'customers.security-email',
    schema: noticeSchema,
    concurrency: 4,
    retry: { attempts: 8, firstDelayS: 20 },
    run: async (context) => {
      const { customerId, what, at } = context.data;
      const customer = await findById(db, customerId);
      if (!customer) return;
      const time = formatWeekdayClock(new Date(at));
      const words =
        typeof what === 'string'
          ? accountNotices[what](customer.name, time)
          : accountNotices.newDevice(customer.name, {
              time,
              device: what.device,
              network: shownNetwork(what.network),
            });
      const { profile } = await shop();
      await sendShopEmail(platform, context, customer.email, profile, {
        ...words,
        title: words.subject,
        button: { text: words.button, url: `${settings.publicUrl}${SIGN_IN_PATH}` },
      });
    },
  });
  return {
    job,
    notify: async (tx, notice) => {
      await jobs.enqueue(job, { ...notice, at: clock.now().toISOString() }, { tx });
    },
  };
}
