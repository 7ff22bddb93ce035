// The card of a booking over the board: how far it is, whose it is, what is to be done with which tyres.
import Pencil from 'lucide-react/icons/pencil';
import Printer from 'lucide-react/icons/printer';
import { Link } from 'react-router';

import { formatNearDay, helsinkiDay } from '../../../../platform/contract/dates.ts';
import { buttonClass } from '../../../../platform/ui/button.tsx';
import type { Booking } from '../../contract/admin.ts';
import type { Bay } from '../../contract/settings.ts';
import { cardMessages as messages } from '../../messages/board.ts';
import { bookingAddress } from '../board-address.ts';
import { bayName, slotOf, timesText, bookingTitle } from '../booking-text.ts';
import { BookingFacts } from './booking-facts.tsx';
import { StoredBookingPanel } from './panel.tsx';
import { PickedBox } from './picked-box.tsx';
import { StateButtons } from './state-buttons.tsx';

import layout from '../../../../platform/ui/style/layout.module.css';
import styles from './card.module.css';

export function BookingPanel() {
  return (
    <StoredBookingPanel titleOf={bookingTitle}>
      {({ booking, rules }) => <BookingCard booking={booking} bays={rules.settings.bays} />}
    </StoredBookingPanel>
  );
}

function BookingCard({ booking, bays }: { booking: Booking; bays: readonly Bay[] }) {
  const day = formatNearDay(helsinkiDay(new Date(booking.start)));
  return (
    <div className={layout.stack4}>
      <p className={styles.when}>
        <b>
          {day} {timesText(slotOf(booking))}
        </b>
        <span>{bayName(booking.bay, bays)}</span>
      </p>
      <StateButtons booking={booking} />
      <PickedBox booking={booking} />
      <div className={layout.cluster2}>
        <Link to={bookingAddress(booking, 'muokkaa')} className={buttonClass({ variant: 'outline' })}>
          <Pencil />
          {messages.edit}
        </Link>
        {booking.kind === 'booking' && (
          <Link to={bookingAddress(booking, 'tyomaarain')} className={buttonClass({ variant: 'outline' })}>
            <Printer />
            {messages.workOrder}
          </Link>
        )}
      </div>
      {booking.kind === 'booking' && <BookingFacts booking={booking} />}
    </div>
  );
}
