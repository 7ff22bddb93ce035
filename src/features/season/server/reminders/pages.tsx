// The pages of a reminder. Opening one changes nothing: mail scanners open every link.
import { LINK_TOKEN_QUERY } from '../../../../platform/contract/mail/mailed-link.ts';
import { definePage, type Page } from '../../../../platform/server/pages/page.ts';
import { reminderPages as messages } from '../../messages-reminders.ts';
import {
  REMINDER_CONFIRMED_PATH,
  REMINDER_LEFT_PATH,
  REMINDER_LINK_PATH,
  REMINDER_SENT_PATH,
} from '../../paths.ts';
import { ReminderLinkPage, ReminderStillPage, type ReminderLinkView } from '../../site/reminder-pages.tsx';
import type { Reminders } from './reminders.ts';

export function reminderPages({ stateOf }: Pick<Reminders, 'stateOf'>): Page[] {
  return [
    linkPage(stateOf),
    stillPage(REMINDER_SENT_PATH, messages.sent),
    stillPage(REMINDER_CONFIRMED_PATH, messages.confirmed),
    stillPage(REMINDER_LEFT_PATH, messages.left),
  ];
}

function stillPage(path: `/${string}`, texts: { title: string; lead: string }): Page {
  return definePage({
    path,
    load: async () => ({ kind: 'page', data: undefined, tags: [] }),
    head: () => ({
      title: texts.title,
      description: messages.description,
      canonicalPath: path,
      isNoIndex: true,
    }),
    view: () => <ReminderStillPage {...texts} />,
  });
}

function linkPage(stateOf: Reminders['stateOf']): Page {
  return definePage<ReminderLinkView>({
    path: REMINDER_LINK_PATH,
    query: [LINK_TOKEN_QUERY],
    isPrivate: true,
    load: async ({ query }) => {
      const token = query[LINK_TOKEN_QUERY] ?? '';
      const reminder = await stateOf(token);
      if (!reminder) return { kind: 'page', data: { kind: 'over' }, tags: [], status: 410 };
      const kind = reminder.confirmedAt === null ? 'confirm' : 'waiting';
      return { kind: 'page', data: { kind, token, turn: reminder.turn }, tags: [] };
    },
    head: ({ kind }) => ({
      title: messages[kind].title,
      description: messages.description,
      canonicalPath: REMINDER_LINK_PATH,
    }),
    view: (data) => <ReminderLinkPage {...data} />,
  });
}
