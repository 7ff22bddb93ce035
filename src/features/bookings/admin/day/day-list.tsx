// The day as a list: the same bookings and powers as the board, for phones and screen readers; and what a search finds.
import { Link } from 'react-router';

import { useNow } from '../../../../platform/browser/use-now.ts';
import { helsinkiDay, formatNearDay } from '../../../../platform/contract/dates.ts';
import { StatusDot, type Tone } from '../../../../platform/ui/badge.tsx';
import { RecordTable, type Column } from '../../../../platform/ui/list/record-table.tsx';
import { RowButton, RowLink } from '../../../../platform/ui/list/row-action.tsx';
import { phoneHref } from '../../../shop-profile/shop-profile.ts';
import type { BookingState } from '../../booking-rules.ts';
import type { Booking } from '../../contract/admin.ts';
import type { Bay } from '../../contract/settings.ts';
import { boardMessages as messages, cardMessages, stateActions } from '../../messages/board.ts';
import { stateNames } from '../../messages/bookings.ts';
import { bookingAddress } from '../board-address.ts';
import { useBookingState } from '../booking-queries.ts';
import { bayName, isLate, slotOf, timesText, bookingTitle, workOf } from '../booking-text.ts';

import layout from '../../../../platform/ui/style/layout.module.css';
import styles from './day-list.module.css';

const TONES = {
  booked: 'neutral',
  arrived: 'info',
  working: 'warn',
  done: 'ok',
  cancelled: 'bad',
  no_show: 'bad',
} as const satisfies Record<BookingState, Tone>;

/** What usually comes next. */
const NEXT: Readonly<Partial<Record<BookingState, BookingState>>> = {
  booked: 'arrived',
  arrived: 'working',
  working: 'done',
};

interface DayListProps {
  caption: string;
  bookings: readonly Booking[];
  bays: readonly Bay[];
  /** Several days are listed: each row shows its day. */
  isDated?: boolean;
}

export function DayList({ caption, bookings, bays, isDated = false }: DayListProps) {
  return (
    <RecordTable
      caption={caption}
      rows={bookings.toSorted((one, other) => one.start.localeCompare(other.start) || one.bay - other.bay)}
      columns={columnsOf(bays, isDated)}
      keyOf={({ _id }) => _id}
      className={styles.list}
    />
  );
}

function columnsOf(bays: readonly Bay[], isDated: boolean): readonly Column<Booking>[] {
  const { columns } = messages;
  return [
    {
      label: columns.time,
      role: 'name',
      isShort: true,
      cell: (booking) => (
        <Link to={bookingAddress(booking)} data-booking={booking._id} className={styles.time}>
          {isDated && `${formatNearDay(helsinkiDay(new Date(booking.start)))} `}
          {timesText(slotOf(booking))}
        </Link>
      ),
    },
    { label: columns.bay, isShort: true, cell: ({ bay }) => bayName(bay, bays) },
    { label: columns.customer, cell: (booking) => <Customer booking={booking} /> },
    { label: columns.work, cell: (booking) => booking.kind === 'booking' && <Work booking={booking} /> },
    { label: columns.state, role: 'state', cell: (booking) => <State booking={booking} /> },
    { label: columns.actions, role: 'actions', cell: (booking) => <Actions booking={booking} /> },
  ];
}

function Customer({ booking }: { booking: Booking }) {
  const { licencePlate, phone, name } = booking;
  return (
    <>
      <b>{bookingTitle(booking)}</b>
      <span className={styles.small}>
        {name !== '' && licencePlate}
        {name !== '' && licencePlate !== '' && phone !== '' && ', '}
        {phone !== '' && <a href={phoneHref(phone)}>{phone}</a>}
      </span>
    </>
  );
}

function Work({ booking }: { booking: Booking }) {
  const { productName, quantity, hotelSetCode, hotelShelf } = booking;
  const tyres = productName === '' ? '' : `${quantity} × ${productName}`;
  const set = hotelSetCode === '' ? '' : cardMessages.hotelHint(hotelSetCode, hotelShelf);
  return (
    <>
      {workOf(booking)}
      <span className={styles.small}>{[tyres, set].filter(Boolean).join(', ')}</span>
    </>
  );
}

function State({ booking }: { booking: Booking }) {
  const isBehind = isLate(booking, useNow());
  if (booking.kind === 'block') return messages.blockedTime;
  return (
    <StatusDot tone={isBehind ? 'bad' : TONES[booking.state]}>
      {isBehind ? messages.late : stateNames[booking.state]}
    </StatusDot>
  );
}

function Actions({ booking }: { booking: Booking }) {
  const change = useBookingState();
  const next = booking.kind === 'booking' ? NEXT[booking.state] : undefined;
  return (
    <span className={layout.cluster2}>
      {next !== undefined && (
        <RowButton
          variant="outline"
          label={stateActions[next]}
          name={`${stateActions[next]}: ${bookingTitle(booking)}`}
          isBusy={change.isPending}
          onClick={() => change.mutate({ booking, state: next })}
        />
      )}
      <RowLink
        variant="text"
        to={bookingAddress(booking, 'muokkaa')}
        label={cardMessages.edit}
        name={`${cardMessages.edit}: ${bookingTitle(booking)}`}
      />
    </span>
  );
}
