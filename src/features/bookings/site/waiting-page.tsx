// The page of one place in line: what is offered, for how long, and the ways out. Plain forms: nothing of it needs script.
import type { ReactNode } from 'react';

import {
  formatClock,
  formatNearDay,
  formatWeekdayClock,
  formatWeekdayDate,
} from '../../../platform/contract/dates.ts';
import { FORM_PAGE_FIELD } from '../../../platform/contract/plain-form.ts';
import { Button, ButtonLink } from '../../../platform/ui/button.tsx';
import { classNames } from '../../../platform/ui/class-names.ts';
import { Notice } from '../../../platform/ui/page/notice.tsx';
import type { BookedService } from '../booking-rules.ts';
import { serviceTitles } from '../messages/bookings.ts';
import { waitingPage as messages } from '../messages/waiting.ts';
import { BOOKING_PATH, WAITING_PATH } from '../paths.ts';

import layout from '../../../platform/ui/style/layout.module.css';
import type from '../../../platform/ui/style/typography.module.css';

export type WaitingView =
  | { kind: 'over' | 'gone' }
  | { kind: 'waiting'; day: string; service: BookedService; ahead: number }
  | { kind: 'offered'; service: BookedService; start: Date; until: Date }
  | { kind: 'lapsed'; day: string; start: Date; timesPath: string };

export interface WaitingPageProps {
  code: string;
  state: WaitingView;
  /** Why a form on the page was refused. */
  refused: string | undefined;
}

export function waitingTitle({ kind }: WaitingView): string {
  return messages[kind].title;
}

export function WaitingPage({ code, state, refused }: WaitingPageProps) {
  return (
    <Page title={waitingTitle(state)}>
      {refused && <Notice tone="warn">{refused}</Notice>}
      <StateOf code={code} state={state} />
    </Page>
  );
}

function StateOf({ code, state }: Omit<WaitingPageProps, 'refused'>) {
  switch (state.kind) {
    case 'waiting':
      return (
        <>
          <p className={type.lead}>
            {messages.waiting.lead(formatWeekdayDate(state.day), serviceTitles[state.service])}
          </p>
          <p>{state.ahead === 0 ? messages.waiting.first : messages.waiting.ahead(state.ahead)}</p>
          <Leave code={code} />
        </>
      );
    case 'offered':
      return (
        <>
          <p className={type.lead}>
            {messages.offered.lead(formatWeekdayClock(state.start), serviceTitles[state.service])}
          </p>
          <p>{messages.offered.held(formatClock(state.until))}</p>
          <div className={layout.cluster3}>
            <CodeForm code={code} action="take">
              <Button type="submit">{messages.offered.take}</Button>
            </CodeForm>
            <Leave code={code} />
          </div>
        </>
      );
    case 'lapsed':
      return (
        <>
          <p className={type.lead}>{messages.lapsed.lead(formatWeekdayClock(state.start))}</p>
          <div className={layout.cluster3}>
            <ButtonLink href={state.timesPath}>{messages.lapsed.times}</ButtonLink>
            <CodeForm code={code} action="again">
              <Button type="submit" variant="outline">
                {messages.lapsed.again(formatNearDay(state.day))}
              </Button>
            </CodeForm>
          </div>
        </>
      );
    case 'gone':
      return (
        <>
          <p className={type.lead}>{messages.gone.lead}</p>
          <Leave code={code} />
        </>
      );
    case 'over':
      return (
        <>
          <p className={type.lead}>{messages.over.lead}</p>
          <p>
            <ButtonLink href={BOOKING_PATH}>{messages.over.book}</ButtonLink>
          </p>
        </>
      );
  }
}

function Leave({ code }: { code: string }) {
  return (
    <CodeForm code={code} action="leave">
      <Button type="submit" variant="outline">
        {messages.leave}
      </Button>
    </CodeForm>
  );
}

function CodeForm({
  code,
  action,
  children,
}: {
  code: string;
  action: 'take' | 'leave' | 'again';
  children: ReactNode;
}) {
  return (
    <form method="post" action={`/api/bookings/waiting-list/${code}/${action}`}>
      <input type="hidden" name={FORM_PAGE_FIELD} value={WAITING_PATH} />
      {children}
    </form>
  );
}

export function WaitingLeftPage() {
  const { title, lead } = messages.left;
  return (
    <Page title={title}>
      <p className={type.lead}>{lead}</p>
      <p>
        <ButtonLink href="/" variant="outline">
          {messages.home}
        </ButtonLink>
      </p>
    </Page>
  );
}

function Page({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classNames(layout.page, layout.section, layout.stack)}>
      <h1>{title}</h1>
      {children}
    </section>
  );
}
