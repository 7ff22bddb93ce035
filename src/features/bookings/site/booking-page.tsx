// Booking a time in three steps on one page: what, when, who. Plain forms; a script makes them live.
import { formatFullDate, type IsoDay } from '../../../platform/contract/dates.ts';
import type { RefusedForm } from '../../../platform/contract/plain-form.ts';
import { ButtonLink } from '../../../platform/ui/button.tsx';
import { classNames } from '../../../platform/ui/class-names.ts';
import { Notice } from '../../../platform/ui/page/notice.tsx';
import { PageHead } from '../../../platform/ui/page/page-head.tsx';
import type { BookingOffer, BookingShop } from '../booking-view.ts';
import { bookingPage as texts, waitingForm } from '../messages/site.ts';
import { BookingForm, BOOKING_FORM_ID } from './booking-form.tsx';
import { BookingBar, BookingSummary } from './booking-summary.tsx';
import { WaitingForm } from './waiting-form.tsx';
import { WorkForm } from './work-form.tsx';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './booking.page.module.css';

export interface BookingPageProps {
  /** null: bookings are off. */
  offer: BookingOffer | null;
  shop: BookingShop;
  today: IsoDay;
  /** A full day for which the visitor wants to wait. */
  waitFor: IsoDay | null;
  refused?: RefusedForm | undefined;
}

export function BookingPage({ offer, shop, today, waitFor, refused }: BookingPageProps) {
  return (
    <>
      <PageHead
        crumbs={[{ label: texts.home, href: '/' }, { label: texts.title }]}
        title={waitFor === null ? texts.title : waitingForm.title(formatFullDate(waitFor))}
        lead={offer && (waitFor === null ? texts.lead : waitingForm.lead)}
      />
      <div className={classNames(layout.page, styles.page)}>
        {offer === null ? (
          <Call title={texts.notOn} text={texts.notOnText} shop={shop} />
        ) : (
          <Steps {...{ offer, shop, today, waitFor, refused }} />
        )}
      </div>
    </>
  );
}

function Steps({ offer, shop, today, waitFor, refused }: BookingPageProps & { offer: BookingOffer }) {
  if (waitFor !== null) return <WaitingForm offer={offer} day={waitFor} refused={refused} />;
  // Later days without a free time lead back to those before.
  const isBookable = offer.times.earliest !== null || offer.from !== null;
  return (
    <div className={styles.columns} data-plain="bookings/booking" data-hydrate-after={0}>
      <div className={`${layout.stack6} ${styles.steps}`}>
        <WorkForm offer={offer} />
        {isBookable ? (
          <BookingForm {...{ offer, today, refused }} />
        ) : (
          <div data-part="times">
            <Call
              title={offer.isShort ? texts.noTyres : texts.noTimes}
              text={offer.times.reason}
              shop={shop}
              otherHref={offer.isShort ? offer.tyre?.searchHref : undefined}
            />
          </div>
        )}
      </div>
      <BookingSummary offer={offer} />
      <BookingBar offer={offer} formId={isBookable ? BOOKING_FORM_ID : undefined} />
    </div>
  );
}

interface CallProps {
  title: string;
  text: string;
  shop: BookingShop;
  /** Where other tyres are chosen. */
  otherHref?: string | undefined;
}

function Call({ title, text, shop: { phone, phoneHref }, otherHref }: CallProps) {
  return (
    <Notice
      tone="info"
      title={title}
      action={
        <span className={layout.cluster3}>
          {otherHref && <ButtonLink href={otherHref}>{texts.otherTyre}</ButtonLink>}
          {phone && (
            <ButtonLink href={phoneHref} variant={otherHref ? 'outline' : 'primary'}>
              {texts.call(phone)}
            </ButtonLink>
          )}
        </span>
      }
    >
      {text}
    </Notice>
  );
}
