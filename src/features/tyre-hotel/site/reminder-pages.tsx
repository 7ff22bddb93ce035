// Where the link of a reminder leads: one button, which mail scanners that open every link do not click.
import type { ReactNode } from 'react';

import { FORM_PAGE_FIELD } from '../../../platform/contract/plain-form.ts';
import { Button, ButtonLink } from '../../../platform/ui/button.tsx';
import { classNames } from '../../../platform/ui/class-names.ts';
import { Notice } from '../../../platform/ui/page/notice.tsx';
import { reminderPage as messages } from '../messages/emails.ts';
import { STOP_REMINDERS_PATH } from '../paths.ts';

import layout from '../../../platform/ui/style/layout.module.css';
import type from '../../../platform/ui/style/typography.module.css';

export function StopRemindersPage({ token }: { token: string | undefined }) {
  if (token === undefined) {
    return (
      <Page title={messages.title}>
        <Notice tone="warn" title={messages.badTitle}>
          {messages.bad}
        </Notice>
      </Page>
    );
  }
  return (
    <Page title={messages.title} lead={messages.ready}>
      <form method="post" action="/api/tyre-sets/reminders-off">
        <input type="hidden" name={FORM_PAGE_FIELD} value={STOP_REMINDERS_PATH} />
        <input type="hidden" name="token" value={token} />
        <Button type="submit">{messages.submit}</Button>
      </form>
    </Page>
  );
}

export function RemindersOffPage() {
  return (
    <Page title={messages.doneTitle} lead={messages.done}>
      <p>
        <ButtonLink href="/" variant="outline">
          {messages.home}
        </ButtonLink>
      </p>
    </Page>
  );
}

function Page({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <section className={classNames(layout.page, layout.section, layout.stack)}>
      <h1>{title}</h1>
      {lead && <p className={type.lead}>{lead}</p>}
      {children}
    </section>
  );
}
