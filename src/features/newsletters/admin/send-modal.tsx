// Sending a newsletter: to whom, then what exactly will happen, then it happens.
import { useMutation, useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import FlaskConical from 'lucide-react/icons/flask-conical';
import ListChecks from 'lucide-react/icons/list-checks';
import Users from 'lucide-react/icons/users';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';

import { showToast } from '../../../platform/browser/toasts.ts';
import { formatDateClock } from '../../../platform/contract/dates.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { TextField } from '../../../platform/ui/field.tsx';
import { LoadFailure } from '../../../platform/ui/load-failure.tsx';
import { Notice } from '../../../platform/ui/notice.tsx';
import { SidePanel } from '../../../platform/ui/side-panel.tsx';
import { Skeleton } from '../../../platform/ui/skeleton.tsx';
import type { Newsletter } from '../contract.ts';
import { newsletterListMessages, sendMessages as messages } from '../messages-admin.ts';
import { readSendDate } from '../send-date.ts';
import { SubscriberPicker } from './audience-section.tsx';
import { useChosen } from './chosen-subscribers.ts';
import { Confirm } from './confirm-sending.tsx';
import { newFields, timeField } from './newsletter-fields.ts';
import {
  audienceQuery,
  newsletterQuery,
  useBackToList,
  useNewslettersChanged,
} from './newsletter-queries.ts';
import { schedule } from './newsletter-saving.ts';
import { ReaderChoice } from './reader-choice.tsx';
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
  if (newsletter.status === 'sent' || newsletter.status === 'failed') {
    return <Notice tone="info">{messages.alreadySent}</Notice>;
  }
  if (step === 'choice') {
    return <Choice total={total} isScheduled={newsletter.status === 'scheduled'} onChoose={setStep} />;
  }
  const back = () => setStep(step === 'confirm-chosen' ? 'chosen' : 'choice');
  return (
    <div className={styles.step}>
      <Button variant="text" size="small" icon={<ArrowLeft />} aria-label={messages.backArrow} onClick={back}>
        {messages.back}
      </Button>
      {step === 'all' && <ReaderChoice newsletter={newsletter} total={total ?? 0} />}
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
      {step === 'later' && <Later newsletter={newsletter} />}
    </div>
  );
}

interface ChoiceProps {
  total: number | undefined;
  isScheduled: boolean;
  onChoose: (step: Step) => void;
}

/** The first screen (specification, point 2). */
function Choice({ total, isScheduled, onChoose }: ChoiceProps) {
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
        .filter(({ step }) => step !== 'later' || !isScheduled)
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

function Later({ newsletter }: { newsletter: Newsletter }) {
  const close = useBackToList();
  const changed = useNewslettersChanged();
  const [date, setDate] = useState(() => {
    const stored = new Date(newsletter.sendDate);
    return stored > new Date() ? timeField(stored) : newFields(new Date()).sendDate;
  });
  const at = readSendDate(date);
  const set = useMutation({
    mutationFn: () => schedule(newsletter._id, date),
    onSuccess: async (stored) => {
      showToast({ text: messages.scheduled(formatDateClock(new Date(stored.sendDate))), tone: 'ok' });
      await changed();
      close();
    },
  });
  return (
    <section aria-label={messages.later} className={styles.step}>
      <h3>{messages.later}</h3>
      <TextField
        type="datetime-local"
        label={newsletterListMessages.columns.date}
        error={at ? undefined : messages.noDate}
        value={date}
        className={styles.time}
        onChange={(event) => setDate(event.target.value)}
      />
      {at && <p className={styles.sentence}>{messages.scheduleFor(formatDateClock(at))}</p>}
      {set.error && (
        <Notice tone="bad" role="alert" title={messages.scheduleFailed}>
          {set.error.message}
        </Notice>
      )}
      <div className={styles.save}>
        <Button disabled={!at} isBusy={set.isPending} onClick={() => set.mutate()}>
          {messages.schedule}
        </Button>
      </div>
    </section>
  );
}
