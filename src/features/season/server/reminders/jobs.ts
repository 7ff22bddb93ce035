// The emails of the reminders, the look at the advice that decides when they go, and the removal of what has expired.
import { z } from 'zod';

import type { Platform } from '../../../../platform/server/context.ts';
import { defineJob, type AnyJob } from '../../../../platform/server/jobs/jobs.ts';
import { retentionJob } from '../../../../platform/server/jobs/retention.ts';
import type { MailedLinks } from '../../../../platform/server/mail/mailed-links.ts';
import type { EmailTexts } from '../../../../platform/server/mail/shop-email.ts';
import {
  noticeEmailJob,
  notifyWaiting,
  type NoticeEmailJob,
} from '../../../../platform/server/notices/notice-emails.ts';
import { serviceAddress } from '../../../bookings/booking-query.ts';
import { lawSentences } from '../../advice-words.ts';
import { reminderEmails as texts } from '../../messages-reminders.ts';
import { SEASON_PATH } from '../../paths.ts';
import { dueTurn, isUrgent, type Turn } from '../../season-advice.ts';
import type { SeasonView } from '../../season-view.ts';
import type { SeasonNow, SeasonSources } from '../season.ts';
import { isToBeSent, reminderTable } from './store.ts';

interface EmailParts extends Pick<SeasonSources, 'shop'> {
  links: MailedLinks;
  getSeason: () => Promise<SeasonNow>;
}

export function reminderEmailJob(platform: Platform, { shop, links, getSeason }: EmailParts): NoticeEmailJob {
  return noticeEmailJob(platform, {
    name: 'season.reminder-email',
    table: reminderTable,
    links,
    shop,
    confirmEmail: async ({ turn }, url) => confirmEmail(turn, url),
    dueEmail: async ({ turn }, { links: { booking } }) => {
      const { view } = await getSeason();
      const href = booking === '' ? SEASON_PATH : serviceAddress(booking, 'seasonChange');
      return dueEmail(turn, view, new URL(href, platform.settings.publicUrl).href);
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
  { email, getSeason }: { email: NoticeEmailJob; getSeason: () => Promise<SeasonNow> },
): AnyJob {
  return defineJob({
    name: 'season.remind',
    schema: z.object({}),
    isSerial: true,
    schedule: { cron: '20 9 * * *' },
    run: async ({ log }) => {
      const { advice, isExample, today } = (await getSeason()).view;
      const turn = dueTurn(advice);
      if (turn === undefined || isExample) return;
      const count = await notifyWaiting(
        platform,
        { table: reminderTable, email },
        isToBeSent(turn, isUrgent(advice, today)),
      );
      if (count > 0) log.info({ count }, 'reminders of the season enqueued');
    },
  });
}

export function forgetRemindersJob({ db, clock }: Platform): AnyJob {
  return retentionJob('season.forget-reminders', '40 3 * * *', () =>
    reminderTable.removeExpired(db, clock.now()),
  );
}
