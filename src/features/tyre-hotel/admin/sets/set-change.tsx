// How far the next change of a set is, with its booking where one was made here.
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import { apiQuery } from '../../../../platform/browser/api-query.ts';
import { helsinkiTime } from '../../../../platform/contract/dates.ts';
import { boardBookingPath } from '../../../bookings/board-paths.ts';
import { OPEN_STATES } from '../../../bookings/booking-rules.ts';
import type { getBookings } from '../../../bookings/contract/admin.ts';
import { shortTime } from '../../../opening-hours/time-of-day.ts';
import { changeText } from '../../change-text.ts';
import type { TyreSetDetails } from '../../contract/tyre-hotel.ts';
import { setPageMessages as messages } from '../../messages/admin.ts';

export function SetChange({ set }: { set: TyreSetDetails }) {
  const day = set.change.bookedOn;
  const { data = [] } = useQuery({
    ...apiQuery<typeof getBookings>(['bookings'], 'GET /admin/bookings', {
      query: { from: day ?? '', to: day ?? '' },
    }),
    enabled: day !== null,
  });
  const booking = data.find(({ hotelSetId, state }) => hotelSetId === set._id && OPEN_STATES.includes(state));
  return (
    <>
      {changeText(set)}
      {booking && (
        <>
          {' '}
          <Link to={boardBookingPath(booking)}>
            {messages.booking(shortTime(helsinkiTime(new Date(booking.start))))}
          </Link>
        </>
      )}
    </>
  );
}
