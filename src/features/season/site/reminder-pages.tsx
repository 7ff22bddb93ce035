// The pages of a reminder: the page of a mailed link, and a message after each step.
import type { MailedLinkView, StillTexts } from '../../../platform/contract/mail/mailed-link.ts';
import { MailedLinkPage, StillPage } from '../../../platform/ui/page/mailed-link-page.tsx';
import { SideWheel } from '../../catalogue/site/side-wheel.tsx';
import { reminderPages as messages } from '../messages-reminders.ts';
import { REMINDER_LINK_PATH, SEASON_PATH } from '../paths.ts';

const around = { next: { href: SEASON_PATH, text: messages.toSeason }, art: <SideWheel /> };

export function ReminderLinkPage({ view }: { view: MailedLinkView }) {
  return (
    <MailedLinkPage
      {...around}
      view={view}
      texts={messages}
      api="/api/season/reminders"
      page={REMINDER_LINK_PATH}
    />
  );
}

export function ReminderStillPage({ texts }: { texts: StillTexts }) {
  return <StillPage {...around} texts={texts} />;
}
