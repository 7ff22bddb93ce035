// The second and third step, one plain form: which of the free times, and who comes.
import type { IsoDay } from '../../../platform/contract/dates.ts';
import { FORM_PAGE_FIELD, fieldError, type RefusedForm } from '../../../platform/contract/plain-form.ts';
import { Button } from '../../../platform/ui/button.tsx';
import { TextAreaField, TextField } from '../../../platform/ui/form/field.tsx';
import { Honeypot } from '../../../platform/ui/form/honeypot.tsx';
import { RefusedNotice } from '../../../platform/ui/form/refused-notice.tsx';
import { Notice } from '../../../platform/ui/page/notice.tsx';
import { bookingPath } from '../booking-query.ts';
import { BOOKING_LIMITS as limits } from '../booking-rules.ts';
import type { BookingOffer } from '../booking-view.ts';
import { bookingErrors as errors } from '../messages/bookings.ts';
import { bookingPage as texts } from '../messages/site.ts';
import { BOOKING_PATH } from '../paths.ts';
import { Privacy, WorkInputs } from './booking-parts.tsx';
import { nearTimes, NearTimes } from './near-times.tsx';
import { laterDay, TimePicker, TIMES_ID } from './time-picker.tsx';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './booking.page.module.css';

export const BOOKING_FORM_ID = 'varaus';

const idOf = (name: string) => (name === 'start' ? TIMES_ID : `${BOOKING_FORM_ID}-${name}`);

interface BookingFormProps {
  offer: BookingOffer;
  today: IsoDay;
  refused: RefusedForm | undefined;
}

export function BookingForm({ offer, today, refused }: BookingFormProps) {
  const { work, times, wait, from } = offer;
  const goneTimes = nearTimes(refused);
  const later = laterDay(times, today);
  return (
    <form
      id={BOOKING_FORM_ID}
      method="post"
      action={`/api/bookings#${BOOKING_FORM_ID}`}
      noValidate
      className={layout.stack6}
    >
      <input type="hidden" name={FORM_PAGE_FIELD} value={BOOKING_PATH} />
      {work.setToken !== '' && <input type="hidden" name="hotelSetToken" value={work.setToken} />}
      {work.setToken === '' && work.setCode !== '' && (
        <input type="hidden" name="hotelSetId" disabled data-set={work.setCode} />
      )}
      <div hidden data-failure="">
        <Notice tone="bad" role="alert" title={texts.refused}>
          <p data-failure-text="" />
        </Notice>
      </div>
      {refused && !goneTimes && <RefusedNotice title={texts.refused} refused={refused} idOf={idOf} />}
      {refused && goneTimes && (
        <NearTimes
          starts={goneTimes}
          problem={refused.problem}
          lead={texts.typedKept}
          pick={texts.takenPick}
        />
      )}
      <section className={`${layout.panel} ${layout.stack4} ${styles.step}`}>
        <h2>{texts.when}</h2>
        <div data-part="times" className={layout.stack4}>
          <WorkInputs work={work} />
          {wait.text !== '' && <p className={layout.note}>{wait.text}</p>}
          <TimePicker
            id={TIMES_ID}
            times={times}
            today={today}
            chosen={refused?.values['start']}
            laterHref={later && `${bookingPath(work, { from: later })}#${TIMES_ID}`}
            soonerHref={from === null ? undefined : `${bookingPath(work)}#${TIMES_ID}`}
            waitHref={(day) => bookingPath(work, { waitFor: day })}
          />
        </div>
      </section>
      <section className={`${layout.panel} ${layout.stack4} ${styles.step}`}>
        <h2>{texts.who}</h2>
        <Person refused={refused} setCode={work.setToken === '' ? work.setCode : ''} />
        <div className={`${layout.cluster4} ${styles.end}`}>
          <Button type="submit">{texts.submit}</Button>
          <Privacy />
        </div>
      </section>
    </form>
  );
}

function Person({ refused, setCode }: Pick<BookingFormProps, 'refused'> & { setCode: string }) {
  const value = (name: 'name' | 'phone' | 'email' | 'licencePlate' | 'note') => ({
    name,
    id: idOf(name),
    defaultValue: refused?.values[name],
    error: fieldError(refused, name),
  });
  const note = value('note');
  return (
    <div className={`${layout.stack4} ${styles.person}`}>
      <TextField
        {...value('name')}
        label={texts.name}
        autoComplete="name"
        maxLength={limits.name}
        required
        data-needs="name"
        data-missing={errors.nameMissing}
      />
      <TextField
        {...value('phone')}
        label={texts.phone}
        help={texts.phoneHelp}
        type="tel"
        autoComplete="tel"
        maxLength={limits.phone}
        data-needs="phone email"
        data-missing={errors.contactMissing}
      />
      <TextField
        {...value('email')}
        label={texts.email}
        help={texts.emailHelp}
        type="email"
        autoComplete="email"
        maxLength={limits.email}
      />
      <TextField
        {...value('licencePlate')}
        label={texts.plate}
        isOptional
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={limits.plate}
      />
      <TextAreaField
        {...note}
        defaultValue={note.defaultValue ?? (setCode && texts.setNote(setCode))}
        label={texts.note}
        isOptional
        rows={2}
        maxLength={limits.note}
        className={styles.wide}
      />
      <Honeypot />
    </div>
  );
}
