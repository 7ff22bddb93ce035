// Sending a newsletter: to whom, then what exactly will happen, then it happens.
import { useQuery } from '@tanstack/react-query';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import FlaskConical from 'lucide-react/icons/flask-conical';
import ListChecks from 'lucide-react/icons/list-checks';
import Users from 'lucide-react/icons/users';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';

import { Button } from '../../../platform/ui/button.tsx';
import { LoadFailure } from '../../../platform/ui/load-failure.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { SidePanel } from '../../../platform/ui/side-panel.tsx';
import { Skeleton } from '../../../platform/ui/skeleton.tsx';
import type { Newsletter } from '../contract.ts';
import { newsletterListMessages } from '../messages-admin.ts';
import { sendMessages as messages } from '../messages-sending.ts';
import { SubscriberPicker } from './audience-section.tsx';
import { useChosen } from './chosen-subscribers.ts';
import { Confirm } from './confirm-sending.tsx';
import { audienceQuery, newsletterQuery, useBackToList } from './newsletter-queries.ts';
import { ReaderChoice } from './reader-choice.tsx';
import { ScheduleStep } from './schedule-step.tsx';
import { TestSend } from './test-send.tsx';

import styles from './newsletter-modal.module.css';

type Step = 'choice' | 'all' | 'chosen' | 'confirm-chosen' | 'test' | 'later';

export function SendModal() {
  const { id = '' } = useParams();
  const close = useBackToList();
  const { data, error, refetch } = useQuery(newsletterQuery(id));
  return (
    <SidePanel
      key={id}
      title={data ? messages.title(data.subject) : newsletterListMessages.send}
      onClose={close}
      className={styles.sending}
    >
      {error && !data && (
        <LoadFailure
          title={newsletterListMessages.oneLoadFailed}
          message={error.message}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton lines={5} />}
      {data && <Steps newsletter={data} />}
    </SidePanel>
  );
}

function Steps({ newsletter }: { newsletter: Newsletter }) {
  const [step, setStep] = useState<Step>('choice');
  const { chosen, setChosen } = useChosen();
  const audience = useQuery(audienceQuery(''));
  const total = audience.data?.total ?? undefined;
  if (newsletter.status === 'sent') {
    return <Notice tone="info">{messages.alreadySent}</Notice>;
  }
  if (step === 'choice') {
    return <Choice total={total} canSchedule={newsletter.status === 'draft'} onChoose={setStep} />;
  }
  const back = () => setStep(step === 'confirm-chosen' ? 'chosen' : 'choice');
  return (
    <div className={styles.step}>
      <Button variant="text" size="small" onClick={back}>
        {messages.back}
      </Button>
      {step === 'all' && <ReaderChoice newsletter={newsletter} total={total} />}
      {step === 'chosen' && (
        <>
          <SubscriberPicker chosen={chosen} onChange={setChosen} />
          <div className={styles.save}>
            <Button disabled={chosen.size === 0} onClick={() => setStep('confirm-chosen')}>
              {messages.sendChosen}
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
      {step === 'later' && <ScheduleStep newsletter={newsletter} />}
    </div>
  );
}

interface ChoiceProps {
  total: number | undefined;
  canSchedule: boolean;
  onChoose: (step: Step) => void;
}

/** The first screen (specification, point 2). */
function Choice({ total, canSchedule, onChoose }: ChoiceProps) {
  const ways: { step: Step; icon: ReactNode; name: string; help: string }[] = [
    { step: 'all', icon: <Users />, name: messages.all, help: messages.allHelp(total) },
    { step: 'chosen', icon: <ListChecks />, name: messages.chosen, help: messages.chosenHelp },
    { step: 'later', icon: <CalendarClock />, name: messages.later, help: messages.laterHelp },
    { step: 'test', icon: <FlaskConical />, name: messages.test, help: messages.testHelp },
  ];
  return (
    <section aria-label={messages.choose} className={styles.ways}>
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
