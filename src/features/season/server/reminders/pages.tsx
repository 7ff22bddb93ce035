// The pages of a reminder.
import { mailedLinkPages } from '../../../../platform/server/mail/mailed-links.ts';
import type { Page } from '../../../../platform/server/pages/page.ts';
import { reminderPages as messages } from '../../messages-reminders.ts';
import {
  REMINDER_CONFIRMED_PATH,
  REMINDER_LEFT_PATH,
  REMINDER_LINK_PATH,
  REMINDER_SENT_PATH,
} from '../../paths.ts';
import { ReminderLinkPage, ReminderStillPage } from '../../site/reminder-pages.tsx';
import type { Reminders } from './reminders.ts';

export function reminderPages({ stateOf }: Pick<Reminders, 'stateOf'>): Page[] {
  return mailedLinkPages({
    paths: {
      link: REMINDER_LINK_PATH,
      sent: REMINDER_SENT_PATH,
      confirmed: REMINDER_CONFIRMED_PATH,
      left: REMINDER_LEFT_PATH,
    },
    texts: messages,
    load: async (token) => {
      const reminder = await stateOf(token);
      if (typeof reminder === 'string') return { kind: reminder };
      const kind = reminder.confirmedAt === null ? 'confirm' : 'waiting';
      return { kind, token, lead: messages[kind].lead(reminder.turn) };
    },
    linkView: (view) => <ReminderLinkPage view={view} />,
    stillView: (texts) => <ReminderStillPage texts={texts} />,
  });
}
