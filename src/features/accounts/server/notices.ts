// Emails about what happens to staff accounts: to `SECURITY_EMAIL`, else to the shop's own address, because staff have none here.
import { z } from 'zod';

import { shownNetwork } from '../../../platform/contract/auth/shown-network.ts';
import { formatDate, formatWeekdayClock } from '../../../platform/contract/dates.ts';
import type { Platform } from '../../../platform/server/context.ts';
import type { SqlRunner } from '../../../platform/server/db/transaction.ts';
import { defineJob, type AnyJob } from '../../../platform/server/jobs/jobs.ts';
import { sendShopEmail, type EmailSender } from '../../../platform/server/mail/shop-email.ts';
import { accountEmails } from '../messages-emails.ts';

export const FACTOR_ACTS = [
  'app-added',
  'app-removed',
  'passkey-added',
  'passkey-removed',
  'codes-renewed',
  'code-used',
  'reset',
] as const;
export type FactorAct = (typeof FACTOR_ACTS)[number];
const ACCOUNT_ACTS = [
  'added',
  'added-owner',
  'made-owner',
  'made-staff',
  'opened',
  'closed',
  'removed',
] as const;
export type AccountAct = (typeof ACCOUNT_ACTS)[number];

const noticeSchema = z.object({
  /** The account; of the rule of second factors, who changed it. */
  username: z.string(),
  /** What is new: where it was signed in from, its password, its second factor, the account itself, or the rule. */
  what: z.union([
    z.object({ device: z.string(), network: z.string() }),
    z.literal('password'),
    z.enum(FACTOR_ACTS),
    z.enum(ACCOUNT_ACTS),
    z.object({ requiredFrom: z.iso.date().nullable() }),
  ]),
  /** Who did it, when it was somebody else. */
  by: z.string().optional(),
  at: z.iso.datetime(),
});
type Notice = z.output<typeof noticeSchema>;

/** Puts an email into the queue within the transaction of what it is about. */
export type Notify = (tx: SqlRunner, notice: Omit<Notice, 'at'>) => Promise<void>;
/** The platform with a way to write about accounts. */
export type NotifyingPlatform = Platform & { notify: Notify };

export function accountNotices(
  platform: Platform,
  shop: () => Promise<EmailSender>,
): { job: AnyJob; notify: Notify } {
  const { securityEmail, publicUrl } = platform.settings;
  const job = defineJob({
    name: 'accounts.email',
    schema: noticeSchema,
    retry: { attempts: 8, firstDelayS: 20 },
    run: async (context) => {
      const sender = await shop();
      const to = securityEmail ?? sender.salesEmail;
      if (to === '') return;
      const { button, path, ...words } = textsOf(context.data);
      await sendShopEmail(platform, context, to, sender, {
        ...words,
        title: words.subject,
        button: { text: button, url: `${publicUrl}${path}` },
      });
    },
  });
  return {
    job,
    notify: async (tx, notice) => {
      await platform.jobs.enqueue(job, { ...notice, at: platform.clock.now().toISOString() }, { tx });
    },
  };
}

function textsOf({ username, what, by, at }: Notice) {
  const time = formatWeekdayClock(new Date(at));
  if (typeof what !== 'object') return accountEmails.changed({ username, time, what, by });
  if ('device' in what) {
    return accountEmails.newDevice({
      username,
      time,
      device: what.device,
      network: shownNetwork(what.network),
    });
  }
  const from = what.requiredFrom === null ? undefined : formatDate(what.requiredFrom);
  return accountEmails.ruleChanged({ time, from, by: username });
}
