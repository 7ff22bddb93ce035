// The emails of the reminders, the look at the advice that decides when they go, and the removal of what has expired.
import { z } from 'zod';

import type { Platform } from '../../../../platform/server/context.ts';
import { inTransaction } from '../../../../platform/server/db/transaction.ts';
import { defineJob, type AnyJob, type Job } from '../../../../platform/server/jobs/jobs.ts';
import { retentionJob } from '../../../../platform/server/jobs/retention.ts';
import type { MailedLinks } from '../../../../platform/server/mail/mailed-links.ts';
import { sendShopEmail, type EmailTexts } from '../../../../platform/server/mail/shop-email.ts';
import { serviceAddress } from '../../../bookings/wanted-work.ts';
import { lawSentences } from '../../advice-words.ts';
import { reminderEmails as texts } from '../../messages-reminders.ts';
import { SEASON_PATH } from '../../paths.ts';
import { dueTurn, isUrgent, type Turn } from '../../season-advice.ts';
import type { SeasonView } from '../../season-view.ts';
import type { SeasonNow, SeasonSources } from '../season.ts';
import * as store from './store.ts';
import type { ReminderTables } from './store.ts';

const emailSchema = z.object({ reminderId: z.string(), kind: z.enum(['confirm', 'due']) });
export type ReminderEmailJob = Job<z.output<typeof emailSchema>>;

interface EmailParts extends Pick<SeasonSources, 'shop'> {
  links: MailedLinks;
  getSeason: () => Promise<SeasonNow>;
}

/** Looked up again when it is sent: an address that has left meanwhile gets no email. */
export function reminderEmailJob(
  platform: Platform,
  { shop, links, getSeason }: EmailParts,
): ReminderEmailJob {
  const db = platform.db.$extendTables<ReminderTables>();
  const { publicUrl } = platform.settings;
  return defineJob({
    name: 'season.reminder-email',
    schema: emailSchema,
    concurrency: 2,
    retry: { attempts: 8, firstDelayS: 20 },
    timeLimitS: 120,
    run: async (context) => {
      const { reminderId, kind } = context.data;
      const reminder = await store.findReminder(db, reminderId);
      if (!reminder || (kind === 'confirm') !== (reminder.confirmedAt === null)) return;
      if (kind === 'due' && reminder.notifiedAt === null) return;
      const { profile } = await shop();
      if (kind === 'confirm') {
        const email = confirmEmail(reminder.turn, await links.urlOf(reminderId));
        return sendShopEmail(platform, context, reminder.email, profile, email);
      }
      const { view } = await getSeason();
      const { booking } = profile.links;
      const href = booking === '' ? SEASON_PATH : serviceAddress(booking, 'seasonChange');
      const email = dueEmail(reminder.turn, view, new URL(href, publicUrl).href);
      await sendShopEmail(platform, context, reminder.email, profile, email);
      return store.remove(db, reminderId);
    },
  });
}

function confirmEmail(turn: Turn, url: string): EmailTexts {
  const { subject, title, paragraphs, button, footer } = texts.confirm;
  return { subject, title, paragraphs: paragraphs(turn), button: { text: button, url }, footer: [footer] };
}

function dueEmail(turn: Turn, { sentence, today }: SeasonView, url: string): EmailTexts {
  const { subject, button, footer } = texts.due;
  const [, winter] = lawSentences(today);
  return {
    subject: subject[turn],
    title: subject[turn],
    paragraphs: [sentence, winter, texts.due.forecast],
    button: { text: button, url },
    footer: [footer],
  };
}

/** Every morning; an email is enqueued in the transaction that marks its reminder. A made-up weather reminds nobody. */
export function remindJob(
  platform: Platform,
  { email, getSeason }: { email: ReminderEmailJob; getSeason: () => Promise<SeasonNow> },
): AnyJob {
  const db = platform.db.$extendTables<ReminderTables>();
  return defineJob({
    name: 'season.remind',
    schema: z.object({}),
    isSerial: true,
    schedule: { cron: '20 9 * * *' },
    run: async ({ log }) => {
      const { advice, isExample, today } = (await getSeason()).view;
      const turn = dueTurn(advice);
      if (turn === undefined || isExample) return;
      const count = await inTransaction(db, async (tx) => {
        const ids = await store.markNotified(
          tx,
          { turn, isUrgent: isUrgent(advice, today) },
          platform.clock.now(),
        );
        const emails = ids.map((reminderId) => ({ reminderId, kind: 'due' as const }));
        await platform.jobs.enqueueAll(email, emails, tx);
        return ids.length;
      });
      if (count > 0) log.info({ count }, 'reminders of the season enqueued');
    },
  });
}

export function forgetRemindersJob(platform: Platform): AnyJob {
  const db = platform.db.$extendTables<ReminderTables>();
  return retentionJob('season.forget-reminders', '40 3 * * *', () =>
    store.removeExpired(db, platform.clock.now()),
  );
}
