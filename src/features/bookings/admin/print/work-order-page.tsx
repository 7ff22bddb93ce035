// The work order of one booking, on a sheet of A5 that goes with the car: what to do, with which tyres, and room for what is measured.
import { useParams } from 'react-router';

import { useListed } from '../../../../platform/browser/api-query.ts';
import { formatWeekdayDate, helsinkiDay } from '../../../../platform/contract/dates.ts';
import { LoadState } from '../../../../platform/ui/page/load-state.tsx';
import { PrintSheet } from '../../../../platform/ui/page/print-sheet.tsx';
import type { Booking } from '../../contract/admin.ts';
import type { Bay } from '../../contract/settings.ts';
import { boardMessages, cardMessages, printMessages as messages } from '../../messages/board.ts';
import { serviceTitles } from '../../messages/bookings.ts';
import { bookingAddress, useBoardAddress } from '../board-address.ts';
import { bookingsQuery, useShopRules } from '../booking-queries.ts';
import { bayName, slotOf, timesText } from '../booking-text.ts';
import { priceText, stockOf, vehicleText } from '../card/booking-facts.tsx';

import styles from './print.module.css';

export function WorkOrderPage() {
  const { id = '' } = useParams();
  const { day } = useBoardAddress();
  const query = useListed(bookingsQuery(day), id, cardMessages.notFound);
  const rules = useShopRules();
  const booking = query.data;
  return (
    <PrintSheet
      title={messages.order}
      lead={messages.orderLead}
      printLabel={messages.print}
      back={{ to: booking ? bookingAddress(booking) : '..', label: messages.back }}
      isLoading={!booking && !query.error}
    >
      <LoadState query={query} title={boardMessages.loadFailed} />
      {booking && rules.data && <WorkOrder booking={booking} bays={rules.data.settings.bays} />}
    </PrintSheet>
  );
}

function WorkOrder({ booking, bays }: { booking: Booking; bays: readonly Bay[] }) {
  const { licencePlate, name, phone, note, staffNote, service, extras } = booking;
  return (
    <article className={styles.order}>
      <div className={styles.title}>
        <h2>{messages.order}</h2>
        <p>{bayName(booking.bay, bays)}</p>
      </div>
      <div className={styles.title}>
        <p className={styles.plate}>{licencePlate}</p>
        <p className={styles.time}>
          {formatWeekdayDate(helsinkiDay(new Date(booking.start)))}
          <b>{timesText(slotOf(booking))}</b>
        </p>
      </div>
      <p>{[name, phone, vehicleText(booking)].filter(Boolean).join(' · ')}</p>
      <ul className={styles.works}>
        {[service, ...extras].map((one) => (
          <li key={one}>{serviceTitles[one]}</li>
        ))}
      </ul>
      <Tyres booking={booking} />
      {[note, staffNote].filter(Boolean).map((text) => (
        <p key={text} className={styles.note}>
          {text}
        </p>
      ))}
      <Measures label={messages.measures} />
      <Measures label={messages.pressures} />
      <p className={styles.blanks}>
        <span>
          {messages.torque} <i /> {messages.torqueUnit}
        </span>
        <span>
          {messages.done} <i />
        </span>
      </p>
      <p className={styles.sum}>
        {cardMessages.sum} <b>{priceText(booking.price)}</b>
      </p>
    </article>
  );
}

function Tyres({ booking }: { booking: Booking }) {
  const { productName, quantity, hotelSetCode, hotelShelf } = booking;
  return (
    <>
      {productName !== '' && (
        <p>
          <b>
            {cardMessages.pieces(quantity)} {productName}
          </b>{' '}
          ({stockOf(booking).text})
        </p>
      )}
      {hotelSetCode !== '' && (
        <p>
          {cardMessages.hotelSet} <b>{hotelSetCode}</b> · {cardMessages.shelf}{' '}
          <b className={styles.shelf}>{hotelShelf}</b>
        </p>
      )}
    </>
  );
}

/** A box for each wheel. */
function Measures({ label }: { label: string }) {
  return (
    <div className={styles.measures}>
      <p>{label}</p>
      <ul>
        {messages.positions.map((position) => (
          <li key={position}>{position}</li>
        ))}
      </ul>
    </div>
  );
}
