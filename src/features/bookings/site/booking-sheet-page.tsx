// One booking by its code: when and where, what it costs, what to bring; moved or cancelled in plain forms. Prints as a slip.
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import type { ReactNode } from 'react';

import {
  formatClock,
  formatFullDate,
  formatNearClock,
  formatWeekdayClock,
  helsinkiDay,
  type IsoDay,
} from '../../../platform/contract/dates.ts';
import { eurosToCents } from '../../../platform/contract/money.ts';
import { FORM_PAGE_FIELD, type RefusedForm } from '../../../platform/contract/plain-form.ts';
import { Button, ButtonLink } from '../../../platform/ui/button.tsx';
import { classNames } from '../../../platform/ui/class-names.ts';
import { RefusedNotice } from '../../../platform/ui/form/refused-notice.tsx';
import { Notice } from '../../../platform/ui/page/notice.tsx';
import { PageHead } from '../../../platform/ui/page/page-head.tsx';
import type { BookingSheet } from '../booking-view.ts';
import type { OwnBooking } from '../contract/bookings.ts';
import { serviceTitles } from '../messages/bookings.ts';
import { bookingDetails as texts, bookingPage } from '../messages/site.ts';
import { whatToBringText, tyreText } from '../messages/what-to-bring.ts';
import { BOOKING_MANAGE_PATH, BOOKING_PATH, bookingPath, calendarPath } from '../paths.ts';
import { PriceParts } from './booking-summary.tsx';
import { nearTimes, NearTimes } from './near-times.tsx';
import { laterDay, TimePicker, TIMES_ID } from './time-picker.tsx';

import layout from '../../../platform/ui/style/layout.module.css';
import styles from './booking.page.module.css';

interface BookingSheetPageProps {
  sheet: BookingSheet;
  today: IsoDay;
  refused: RefusedForm | undefined;
}

export function BookingSheetPage({ sheet, today, refused }: BookingSheetPageProps) {
  const { booking, shop, times } = sheet;
  return (
    <>
      <PageHead
        crumbs={[
          { label: bookingPage.home, href: '/' },
          { label: bookingPage.title, href: BOOKING_PATH },
          { label: texts.title },
        ]}
        title={sheetTitle(sheet)}
        lead={booking.state === 'cancelled' ? undefined : <b>{whenText(booking)}</b>}
      />
      <div className={classNames(layout.page, styles.page, styles.columns)}>
        <div className={`${layout.stack6} ${styles.steps}`}>
          <Facts booking={booking} shop={shop} />
          {booking.state === 'booked' && <Bring booking={booking} today={today} />}
          {booking.state === 'booked' &&
            (times === null ? (
              <Change sheet={sheet} refused={refused} />
            ) : (
              <Move booking={booking} times={times} today={today} refused={refused} />
            ))}
          {booking.state === 'cancelled' && (
            <p>
              <ButtonLink href={BOOKING_PATH}>{texts.again}</ButtonLink>
            </p>
          )}
        </div>
        <aside aria-label={texts.price} className={`${layout.panel} ${layout.stack3} ${styles.summary}`}>
          <h2>{texts.price}</h2>
          <PriceParts
            parts={booking.priceParts.map(({ label, price }) => ({ label, cents: eurosToCents(price) }))}
            totalCents={eurosToCents(booking.price)}
          />
          <p className={layout.note}>{bookingPage.vat}</p>
        </aside>
      </div>
    </>
  );
}

function Facts({ booking, shop }: Pick<BookingSheet, 'booking' | 'shop'>) {
  const { service, extras, productName, quantity, name, licencePlate, note } = booking;
  return (
    <section className={`${layout.panel} ${layout.stack4} ${styles.step}`}>
      <dl className={styles.facts}>
        <Fact label={texts.service}>{[service, ...extras].map((one) => serviceTitles[one]).join(', ')}</Fact>
        <Fact label={texts.tyres}>{productName && bookingPage.pieces(productName, quantity)}</Fact>
        <Fact label={texts.place}>{shop.address && <Place shop={shop} />}</Fact>
        <Fact label={bookingPage.phone}>{shop.phone && <a href={shop.phoneHref}>{shop.phone}</a>}</Fact>
        <Fact label={texts.name}>{name}</Fact>
        <Fact label={texts.plate}>{licencePlate}</Fact>
        <Fact label={texts.note}>{note}</Fact>
      </dl>
      {booking.state === 'booked' && (
        <p className={layout.cluster3} data-print="no">
          <ButtonLink href={calendarPath(booking.code)} variant="outline" icon={<CalendarPlus />}>
            {texts.calendar}
          </ButtonLink>
        </p>
      )}
    </section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Place({ shop }: Pick<BookingSheet, 'shop'>) {
  return (
    <>
      {shop.name}, {shop.address}{' '}
      {shop.mapHref && (
        <a href={shop.mapHref} rel="external noopener" data-print="no">
          {texts.directions}
        </a>
      )}
    </>
  );
}

function Bring({ booking, today }: Pick<BookingSheetPageProps, 'today'> & { booking: OwnBooking }) {
  return (
    <section className={layout.stack2}>
      <h2>{texts.bringTitle}</h2>
      <p>{[tyreText(booking, today), whatToBringText(booking)].filter(Boolean).join(' ')}</p>
      <p>{texts.lockNut}</p>
    </section>
  );
}

function Change({ sheet: { booking, isChangeable, shop }, refused }: Omit<BookingSheetPageProps, 'today'>) {
  const { code, start, changeableUntil } = booking;
  if (!isChangeable) {
    return (
      <Notice
        tone="info"
        action={shop.phone && <ButtonLink href={shop.phoneHref}>{bookingPage.call(shop.phone)}</ButtonLink>}
      >
        {texts.tooLate}
      </Notice>
    );
  }
  return (
    <section className={layout.stack3} data-print="no">
      <h2>{texts.change}</h2>
      {refused && <RefusedNotice title={texts.cancelRefused} refused={refused} idOf={(path) => path} />}
      <p>{texts.changeUntil(formatWeekdayClock(new Date(changeableUntil)))}</p>
      <p className={layout.cluster3}>
        <ButtonLink href={`${bookingPath(code)}?siirra=1#${TIMES_ID}`} variant="outline">
          {texts.move}
        </ButtonLink>
      </p>
      <details>
        <summary className={styles.more}>{texts.cancel}</summary>
        <form method="post" action={`/api/bookings/${code}/cancel`} className={layout.stack3}>
          <input type="hidden" name={FORM_PAGE_FIELD} value={BOOKING_MANAGE_PATH} />
          <p>{texts.cancelText}</p>
          <p>
            <Button type="submit" variant="danger">
              {texts.cancelSubmit(formatNearClock(new Date(start)))}
            </Button>
          </p>
        </form>
      </details>
    </section>
  );
}

const MOVE_ID = 'siirto';

interface MoveProps {
  booking: OwnBooking;
  times: NonNullable<BookingSheet['times']>;
  today: IsoDay;
  refused: RefusedForm | undefined;
}

function Move({ booking: { code }, times, today, refused }: MoveProps) {
  const here = `${bookingPath(code)}?siirra=1`;
  const later = laterDay(times, today);
  const goneTimes = nearTimes(refused);
  return (
    <form
      method="post"
      id={MOVE_ID}
      action={`/api/bookings/${code}/move#${MOVE_ID}`}
      noValidate
      className={`${layout.panel} ${layout.stack4} ${styles.step}`}
    >
      <input type="hidden" name={FORM_PAGE_FIELD} value={BOOKING_MANAGE_PATH} />
      <h2>{texts.moveTitle}</h2>
      {refused && !goneTimes && (
        <RefusedNotice title={texts.moveRefused} refused={refused} idOf={() => TIMES_ID} />
      )}
      {refused && goneTimes && (
        <NearTimes
          starts={goneTimes}
          problem={refused.problem}
          lead={texts.moveStays}
          pick={texts.movePick}
        />
      )}
      <TimePicker
        id={TIMES_ID}
        times={times}
        today={today}
        laterHref={later && `${here}&alkaen=${later}#${TIMES_ID}`}
      />
      <p className={layout.cluster3}>
        <Button type="submit">{texts.moveSubmit}</Button>
        <ButtonLink href={bookingPath(code)} variant="outline">
          {texts.moveBack}
        </ButtonLink>
      </p>
    </form>
  );
}

/** What the booking is now, or that it has just been moved. */
export function sheetTitle({ booking, isMoved }: BookingSheet): string {
  return isMoved ? texts.moved : texts.states[booking.state];
}

function whenText({ start, end }: OwnBooking): string {
  const [from, to] = [new Date(start), new Date(end)];
  return texts.when(formatFullDate(helsinkiDay(from)), formatClock(from), formatClock(to));
}
