// Reminding visitors once of the next change of tyres: requested and confirmed by them, sent when the advice calls for it.
import { invalid, invalidField, tooMany } from '../../../../platform/contract/problem.ts';
import type { Platform } from '../../../../platform/server/context.ts';
import type { MailedLinks } from '../../../../platform/server/mail/mailed-links.ts';
import type { NoticeEmailJob } from '../../../../platform/server/notices/notice-emails.ts';
import { noticeService } from '../../../../platform/server/notices/notices.ts';
import { reminderAnswers, reminderErrors as errors } from '../../messages-reminders.ts';
import { REMINDER_DAYS } from '../../reminder-rules.ts';
import { reminderOffer } from '../../season-advice.ts';
import type { SeasonNow } from '../season.ts';
import { reminderTable } from './store.ts';

interface ReminderParts {
  links: MailedLinks;
  email: NoticeEmailJob;
  getSeason: () => Promise<SeasonNow>;
}

export function reminderService(platform: Platform, { links, email, getSeason }: ReminderParts) {
  const notices = noticeService(platform, {
    name: 'season-reminder',
    table: reminderTable,
    days: REMINDER_DAYS,
    links,
    email,
    answers: reminderAnswers,
    problems: {
      badEmail: (isEmpty) =>
        invalidField(
          'season_reminder.email_invalid',
          isEmpty ? errors.emailRequired : errors.emailInvalid,
          'email',
        ),
      badLink: () => invalid('season_reminder.link_invalid', errors.linkInvalid),
      tooMany: (waitS) => tooMany('season_reminder.too_many', errors.tooMany, waitS),
    },
  });
  return {
    ...notices,
    request: (sent: Parameters<typeof notices.request>[0], ip: string) =>
      notices.request(sent, ip, async (notice) => {
        const { advice, today } = (await getSeason()).view;
        const { turn, when } = reminderOffer(advice, today);
        return { ...notice, turn, isBeforeDay: when === 'before-day' };
      }),
  };
}
export type Reminders = ReturnType<typeof reminderService>;
