// The pages by which reminders end. Opening one changes nothing.
import { LINK_TOKEN_QUERY } from '../../../platform/contract/mail/mailed-link.ts';
import type { Platform } from '../../../platform/server/context.ts';
import { definePage, type Page } from '../../../platform/server/pages/page.ts';
import { reminderPage as messages } from '../messages/emails.ts';
import { REMINDERS_OFF_PATH, STOP_REMINDERS_PATH } from '../paths.ts';
import { RemindersOffPage, StopRemindersPage } from '../site/reminder-pages.tsx';
import { readReminderToken } from './reminders/reminder-links.ts';

export function reminderPages({ keys }: Platform): Page[] {
  return [
    definePage<{ token: string | undefined }>({
      path: STOP_REMINDERS_PATH,
      query: [LINK_TOKEN_QUERY],
      load: async ({ query, now }) => {
        const token = query[LINK_TOKEN_QUERY];
        const isGood = token !== undefined && (await readReminderToken(keys, token)) !== undefined;
        // A page with somebody's personal link is not cached.
        return { kind: 'page', data: { token: isGood ? token : undefined }, tags: [], expiresAt: now };
      },
      head: () => ({
        title: messages.title,
        description: messages.description,
        canonicalPath: STOP_REMINDERS_PATH,
        isNoIndex: true,
      }),
      view: (data) => <StopRemindersPage {...data} />,
    }),
    definePage({
      path: REMINDERS_OFF_PATH,
      load: async () => ({ kind: 'page', data: undefined, tags: [] }),
      head: () => ({
        title: messages.doneTitle,
        description: messages.description,
        canonicalPath: REMINDERS_OFF_PATH,
        isNoIndex: true,
      }),
      view: () => <RemindersOffPage />,
    }),
  ];
}
