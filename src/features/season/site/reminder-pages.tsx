// The pages of a reminder: the page of a mailed link, and a message after each step.
import type { ReactNode } from 'react';

import { FORM_PAGE_FIELD } from '../../../platform/contract/plain-form.ts';
import { Button, ButtonLink } from '../../../platform/ui/button.tsx';
import { FormPage } from '../../../platform/ui/page/form-page.tsx';
import { SideWheel } from '../../catalogue/site/side-wheel.tsx';
import { reminderPages as messages } from '../messages-reminders.ts';
import { REMINDER_LINK_PATH, SEASON_PATH } from '../paths.ts';
import type { Turn } from '../season-advice.ts';

import layout from '../../../platform/ui/style/layout.module.css';

export type ReminderLinkView = { kind: 'confirm' | 'waiting'; token: string; turn: Turn } | { kind: 'over' };

export function ReminderLinkPage(view: ReminderLinkView) {
  if (view.kind === 'over') return <ReminderStillPage {...messages.over} />;
  const { token, turn } = view;
  if (view.kind === 'waiting') {
    const { title, lead, leave } = messages.waiting;
    return (
      <Page title={title} lead={lead(turn)}>
        <TokenForm action="leave" token={token} submit={leave} isQuiet />
      </Page>
    );
  }
  const { title, lead, submit, refuse } = messages.confirm;
  return (
    <Page title={title} lead={lead(turn)}>
      <div className={layout.cluster3}>
        <TokenForm action="confirm" token={token} submit={submit} />
        <TokenForm action="leave" token={token} submit={refuse} isQuiet />
      </div>
    </Page>
  );
}

interface TokenFormProps {
  action: 'confirm' | 'leave';
  token: string;
  submit: string;
  isQuiet?: boolean;
}

function TokenForm({ action, token, submit, isQuiet = false }: TokenFormProps) {
  return (
    <form method="post" action={`/api/season/reminders/${action}`}>
      <input type="hidden" name={FORM_PAGE_FIELD} value={REMINDER_LINK_PATH} />
      <input type="hidden" name="token" value={token} />
      <Button type="submit" variant={isQuiet ? 'outline' : 'primary'}>
        {submit}
      </Button>
    </form>
  );
}

export function ReminderStillPage({ title, lead }: { title: string; lead: string }) {
  return (
    <Page title={title} lead={lead}>
      <p>
        <ButtonLink href={SEASON_PATH}>{messages.toSeason}</ButtonLink>
      </p>
    </Page>
  );
}

function Page({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <FormPage title={title} lead={lead} art={<SideWheel />}>
      {children}
    </FormPage>
  );
}
