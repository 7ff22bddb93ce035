// Scheduling from the sending: when, and to which readers.
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';

import { useTypedState } from '../../../../platform/browser/form/use-typed-state.ts';
import { showToast } from '../../../../platform/browser/toasts.ts';
import { formatDateClock } from '../../../../platform/contract/dates.ts';
import { Button } from '../../../../platform/ui/button.tsx';
import { DateTimeField } from '../../../../platform/ui/form/date-field.tsx';
import { Notice } from '../../../../platform/ui/page/notice.tsx';
import { useClaimQuestion } from '../../../articles/admin/writing/claim-list.tsx';
import type { Audience } from '../../contract/delivery.ts';
import type { Newsletter } from '../../contract/newsletters.ts';
import { newsletterListMessages } from '../../messages/admin.ts';
import { newsletterErrors } from '../../messages/newsletters.ts';
import { sendMessages as messages } from '../../messages/sending.ts';
import { newsletterClaims } from '../../newsletter-claims.ts';
import { localTime, readSendDate, suggestedSendDate } from '../../send-date.ts';
import {
  recipientCountQuery,
  scheduleNewsletterFor,
  useBackToList,
  useNewslettersChanged,
} from '../newsletter-queries.ts';
import { audienceWithin, LimitFields, limitsSchema, NO_LIMITS } from './audience-choice.tsx';
import { AUDIENCE_OPTIONS, AudienceField, scheduledAudience } from './audience-field.tsx';
import { useChosen } from './chosen-subscribers.ts';
import { MailNotice } from './mail-notice.tsx';

import styles from '../editor/newsletter-modal.module.css';

const typedSchema = z.object({
  date: z.string(),
  recipients: z.enum(AUDIENCE_OPTIONS),
  limits: limitsSchema,
});
type Typed = z.infer<typeof typedSchema>;

export function ScheduleStep({ newsletter }: { newsletter: Newsletter }) {
  const { sendDate, audience: current } = newsletter;
  const { confirmClaims, question } = useClaimQuestion();
  const close = useBackToList();
  const changed = useNewslettersChanged();
  const { chosen } = useChosen();
  const {
    typed: { date, recipients, limits },
    set: setTyped,
    forget,
  } = useTypedState<Typed>(`newsletter-schedule-${newsletter._id}`, typedSchema, () => {
    const stored = new Date(sendDate);
    const start = stored > new Date() ? localTime(stored) : suggestedSendDate(new Date());
    return { date: start, recipients: 'current', limits: NO_LIMITS };
  });
  const at = readSendDate(date);
  const [openedAt] = useState(() => new Date());
  const isPast = at !== undefined && at <= openedAt;
  const pastError = isPast ? newsletterErrors.sendDatePast : undefined;
  const dateError = at ? pastError : messages.noDate;
  const limited = audienceWithin(limits);
  const set = useMutation({
    networkMode: 'always',
    mutationFn: () =>
      scheduleNewsletterFor(newsletter, date, scheduledAudience(recipients, chosen, limited ?? {})),
    // It may have been scheduled or sent meanwhile.
    onError: () => changed(),
    onSuccess: async (stored) => {
      forget();
      showToast({
        text: messages.scheduled(stored.subject, formatDateClock(new Date(stored.sendDate))),
        tone: 'ok',
      });
      close();
      await changed();
    },
  });
  const isReady = dateError === undefined && (recipients !== 'limited' || limited !== undefined);
  return (
    <section aria-label={messages.later} className={styles.step}>
      <h3>{messages.later}</h3>
      <MailNotice />
      <DateTimeField
        label={newsletterListMessages.columns.date}
        error={dateError}
        value={date}
        className={styles.time}
        onChange={(time) => setTyped({ date: time })}
      />
      <AudienceField
        {...{ current, chosen }}
        value={recipients}
        hasLimits
        onChange={(next) => setTyped({ recipients: next })}
      />
      {recipients === 'limited' && (
        <LimitFields limits={limits} onChange={(next) => setTyped({ limits: next })} />
      )}
      {recipients === 'limited' && limited && <CountNow audience={limited} />}
      {at && !isPast && <p className={styles.sentence}>{messages.scheduleFor(formatDateClock(at))}</p>}
      {question}
      {set.error && (
        <Notice tone="bad" role="alert" title={messages.scheduleFailed}>
          {set.error.message}
        </Notice>
      )}
      <div className={styles.save}>
        <Button
          disabled={!isReady}
          isBusy={set.isPending}
          onClick={() => confirmClaims(newsletterClaims(newsletter), () => set.mutate())}
        >
          {messages.schedule}
        </Button>
      </div>
    </section>
  );
}

/** Only for the eye: who they are is looked up when the email goes. */
function CountNow({ audience }: { audience: Audience }) {
  const { data } = useQuery(recipientCountQuery(audience));
  return <p role="status">{data === undefined ? messages.counting : messages.countNow(data)}</p>;
}
