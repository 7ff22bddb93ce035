// Waiting for a time on a full day: a freed one is offered by email.
import type { IsoDay } from '../../../platform/contract/dates.ts';
import { FORM_PAGE_FIELD, fieldError, type RefusedForm } from '../../../platform/contract/plain-form.ts';
import { Button, ButtonLink } from '../../../platform/ui/button.tsx';
import { TextField } from '../../../platform/ui/form/field.tsx';
import { Honeypot } from '../../../platform/ui/form/honeypot.tsx';
import { RefusedNotice } from '../../../platform/ui/form/refused-notice.tsx';
import { bookingPath } from '../booking-query.ts';
import { BOOKING_LIMITS as limits } from '../booking-rules.ts';
import type { BookingOffer } from '../booking-view.ts';
import { bookingPage as texts, waitingForm as waiting } from '../messages/site.ts';
import { BOOKING_PATH } from '../paths.ts';
import { Privacy, WorkInputs } from './booking-parts.tsx';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './booking.page.module.css';

const ID = 'jono';

interface WaitingFormProps {
  offer: BookingOffer;
  day: IsoDay;
  refused: RefusedForm | undefined;
}

export function WaitingForm({ offer: { work }, day, refused }: WaitingFormProps) {
  const value = (name: 'name' | 'email') => ({
    name,
    id: `${ID}-${name}`,
    defaultValue: refused?.values[name],
    error: fieldError(refused, name),
    label: texts[name],
    required: true,
  });
  return (
    <form
      id={ID}
      method="post"
      action={`/api/bookings/waiting-list#${ID}`}
      noValidate
      className={`${layout.panel} ${layout.stack4} ${styles.step} ${styles.narrow}`}
    >
      {refused && (
        <RefusedNotice title={waiting.refused} refused={refused} idOf={(path) => `${ID}-${path}`} />
      )}
      <input type="hidden" name={FORM_PAGE_FIELD} value={BOOKING_PATH} />
      <input type="hidden" name="day" value={day} />
      <WorkInputs work={work} />
      <TextField {...value('name')} autoComplete="name" maxLength={limits.name} />
      <TextField {...value('email')} type="email" autoComplete="email" maxLength={limits.email} />
      <Honeypot />
      <Privacy />
      <p className={layout.cluster3}>
        <Button type="submit">{waiting.submit}</Button>
        <ButtonLink href={bookingPath(work)} variant="outline">
          {waiting.back}
        </ButtonLink>
      </p>
    </form>
  );
}
