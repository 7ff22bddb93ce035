// Sending a newsletter: choose readers, confirm what exactly will happen, then send.
import { useQuery } from '@tanstack/react-query';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import FlaskConical from 'lucide-react/icons/flask-conical';
import ListChecks from 'lucide-react/icons/list-checks';
import Users from 'lucide-react/icons/users';
import { useCallback, useRef, useState, type ReactNode, type Ref } from 'react';
import { Link, useParams, useSearchParams } from 'react-router';

import { formatDateClock } from '../../../../platform/contract/dates.ts';
import { Button } from '../../../../platform/ui/button.tsx';
import { SidePanel } from '../../../../platform/ui/overlay/side-panel.tsx';
import { LoadState } from '../../../../platform/ui/page/load-state.tsx';
import { Notice } from '../../../../platform/ui/page/notice.tsx';
import type { Newsletter } from '../../contract/newsletters.ts';
import { newsletterListMessages } from '../../messages/admin.ts';
import { sendMessages as messages } from '../../messages/sending.ts';
import { audienceQuery, newsletterQuery, NEWSLETTERS_PATH, useBackToList } from '../newsletter-queries.ts';
import { TestSend } from '../test-send.tsx';
import { AudienceChoice } from './audience-choice.tsx';
import { SubscriberPicker } from './audience-section.tsx';
import { useChosen } from './chosen-subscribers.ts';
import { Confirm } from './confirm-sending.tsx';
import { ScheduleStep } from './schedule-step.tsx';

import styles from '../editor/newsletter-modal.module.css';

type Step = 'choice' | 'all' | 'chosen' | 'confirm-chosen' | 'test' | 'later';

export function SendModal() {
  const { id = '' } = useParams();
  const close = useBackToList();
  const query = useQuery(newsletterQuery(id));
  return (
    <SidePanel
      key={id}
      title={query.data ? messages.title(query.data.subject) : newsletterListMessages.send}
      onClose={close}
      className={styles.sending}
    >
      {query.data ? (
        <SendSteps newsletter={query.data} />
      ) : (
        <LoadState query={query} title={newsletterListMessages.oneLoadFailed} lines={5} />
      )}
    </SidePanel>
  );
}

export function SendSteps({ newsletter }: { newsletter: Newsletter }) {
  const { chosen, setChosen } = useChosen();
  const { step, goTo, view } = useStep(chosen.size > 0 ? 'chosen' : 'choice');
  const [query] = useSearchParams();
  const audience = useQuery(audienceQuery(''));
  const total = audience.data?.total ?? undefined;
  if (newsletter.status === 'sent') {
    const pathname = `${NEWSLETTERS_PATH}/${newsletter._id}/delivery`;
    return (
      <Notice
        tone="info"
        role="status"
        action={<Link to={{ pathname, search: query.toString() }}>{messages.follow}</Link>}
      >
        {messages.alreadySent}
      </Notice>
    );
  }
  if (step === 'choice') {
    return <Choice total={total} canSchedule={newsletter.status === 'draft'} onChoose={goTo} view={view} />;
  }
  const back = () => goTo(step === 'confirm-chosen' ? 'chosen' : 'choice');
  return (
    <div key={step} ref={view} tabIndex={-1} className={styles.step}>
      <Button variant="text" size="small" onClick={back}>
        {messages.back}
      </Button>
      {step === 'all' && <AudienceChoice newsletter={newsletter} total={total} />}
      {step === 'chosen' && (
        <>
          <h3>{messages.chosenTitle(chosen.size)}</h3>
          <SubscriberPicker chosen={chosen} onChange={setChosen} />
          <div className={styles.save}>
            <Button disabled={chosen.size === 0} onClick={() => goTo('confirm-chosen')}>
              {messages.sendChosen(chosen.size)}
            </Button>
          </div>
        </>
      )}
      {step === 'confirm-chosen' && (
        <Confirm
          newsletter={newsletter}
          audience={{ subscriberIds: [...chosen] }}
          sentence={messages.confirm(chosen.size)}
          button={messages.send(chosen.size)}
        />
      )}
      {step === 'test' && <TestSend fields={newsletter} />}
      {step === 'later' && newsletter.status !== 'scheduled' && <ScheduleStep newsletter={newsletter} />}
      {/* In another tab, or by somebody else. */}
      {step === 'later' && newsletter.status === 'scheduled' && (
        <Notice tone="info" role="status">
          {messages.alreadyScheduled(formatDateClock(new Date(newsletter.sendDate)))}
        </Notice>
      )}
    </div>
  );
}

/** What was pressed goes away with its step: the keyboard goes on from the beginning of the next. */
function useStep(first: Step) {
  const [step, setStep] = useState(first);
  const isChosen = useRef(false);
  const view = useCallback((element: HTMLElement | null) => {
    if (isChosen.current) element?.focus();
  }, []);
  const goTo = (next: Step) => {
    isChosen.current = true;
    setStep(next);
  };
  return { step, goTo, view };
}

interface ChoiceProps {
  view: Ref<HTMLElement>;
  total: number | undefined;
  canSchedule: boolean;
  onChoose: (step: Step) => void;
}

/** The first screen. */
function Choice({ view, total, canSchedule, onChoose }: ChoiceProps) {
  const ways: { step: Step; icon: ReactNode; name: string; help: string }[] = [
    { step: 'all', icon: <Users />, name: messages.all, help: messages.allHelp(total) },
    { step: 'chosen', icon: <ListChecks />, name: messages.chosen, help: messages.chosenHelp },
    { step: 'later', icon: <CalendarClock />, name: messages.later, help: messages.laterHelp },
    { step: 'test', icon: <FlaskConical />, name: messages.test, help: messages.testHelp },
  ];
  return (
    <section ref={view} tabIndex={-1} aria-label={messages.choose} className={styles.ways}>
      <h3>{messages.choose}</h3>
      {ways
        .filter(({ step }) => step !== 'later' || canSchedule)
        .map(({ step, icon, name, help }) => (
          <button key={step} type="button" className={styles.way} onClick={() => onChoose(step)}>
            {icon}
            <b>{name}</b>
            <span>{help}</span>
          </button>
        ))}
    </section>
  );
}
