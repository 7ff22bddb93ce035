// Looks at what was counted, raises an alarm once for each reason in a while, and writes to the owner.
import { z } from 'zod';

import { DAY_MS, HOUR_MS } from '../../../platform/contract/durations.ts';
import type { Platform } from '../../../platform/server/context.ts';
import { inTransaction } from '../../../platform/server/db/transaction.ts';
import { defineJob, type AnyJob, type Job } from '../../../platform/server/jobs/jobs.ts';
import { retentionJob } from '../../../platform/server/jobs/retention.ts';
import { sendShopEmail } from '../../../platform/server/mail/shop-email.ts';
import { operationsParts, OPERATIONS_PATH } from '../../operations/paths.ts';
import type { ShopProfile } from '../../shop-profile/shop-profile.ts';
import { ALARM_AGAIN_MS, sumsOverLimit } from '../alarm-rules.ts';
import { alarmEmail as texts } from '../messages.ts';
import * as store from './store.ts';
import type { AlarmTables } from './store.ts';

const STORED_DAYS = 90;

export interface SecuritySources {
  shop: () => Promise<{ profile: ShopProfile; tags: readonly string[] }>;
}

const emailData = z.object({ lines: z.array(z.object({ reason: z.string(), count: z.int() })) });
type EmailJob = Job<z.output<typeof emailData>>;

export function securityJobs(platform: Platform, sources: SecuritySources): AnyJob[] {
  const email = alarmEmailJob(platform, sources);
  return [watchJob(platform, email), email, forgetJob(platform)];
}

/** Each process looks at what it has counted; the schedule is for what one could not look at any more. */
function watchJob({ db: anyDb, clock, log, security, jobs }: Platform, email: EmailJob): AnyJob {
  const db = anyDb.$extendTables<AlarmTables>();
  const run = async () => {
    const now = clock.now();
    const found = sumsOverLimit(await security.sum(formerHour(now)));
    const raised = await inTransaction(db, async (tx) => {
      const since = new Date(now.getTime() - ALARM_AGAIN_MS);
      const alarms = await store.raiseAlarms(tx, found, { now, since });
      const lines = alarms.map(({ reason, count }) => ({ reason, count }));
      if (lines.length > 0) await jobs.enqueue(email, { lines }, { tx });
      return lines;
    });
    for (const line of raised) log.warn(line, 'security alarm');
  };
  security.onWritten(run);
  const schedule = { cron: '*/5 * * * *' };
  return defineJob({ name: 'security.watch', schema: z.object({}), isSerial: true, schedule, run });
}

/** The beginning of the hour before this one. */
function formerHour(now: Date): Date {
  return new Date(Math.floor(now.getTime() / HOUR_MS - 1) * HOUR_MS);
}

/** To `SECURITY_EMAIL`, else to the shop's own address; without either, only the back office shows it. */
function alarmEmailJob(platform: Platform, { shop }: SecuritySources): EmailJob {
  const { securityEmail, publicUrl } = platform.settings;
  return defineJob({
    name: 'security.alarm-email',
    schema: emailData,
    retry: { attempts: 8, firstDelayS: 20 },
    run: async (context) => {
      const { profile } = await shop();
      const to = securityEmail ?? profile.salesEmail;
      if (to === '') return;
      await sendShopEmail(platform, context, to, profile, {
        subject: texts.subject(profile.name),
        title: texts.title,
        paragraphs: [
          texts.lead,
          context.data.lines.map(({ reason, count }) => texts.line(reason, count)).join('\n'),
          texts.advice,
        ],
        button: { text: texts.button, url: `${publicUrl}${OPERATIONS_PATH}#${operationsParts.security}` },
        footer: [texts.footer],
      });
    },
  });
}

function forgetJob({ db, clock, security }: Platform): AnyJob {
  return retentionJob('security.forget', '50 3 * * *', async () => {
    const before = new Date(clock.now().getTime() - STORED_DAYS * DAY_MS);
    await store.removeAlarmsBefore(db.$extendTables<AlarmTables>(), before);
    return security.removeBefore(before);
  });
}
