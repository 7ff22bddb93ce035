// Why a booking could not be saved, with the one that is in its way.
import { Link } from 'react-router';

import { buttonClass } from '../../../../platform/ui/button.tsx';
import { Notice } from '../../../../platform/ui/page/notice.tsx';
import type { Bay } from '../../contract/settings.ts';
import { bookingFormMessages, moveMessages as messages } from '../../messages/board.ts';
import { bookingAddress } from '../board-address.ts';
import { placeOf, placeText, whoOf } from '../booking-text.ts';
import { refusalOf } from '../refusal.ts';

interface RefusedBookingProps {
  error: Error;
  bays: readonly Bay[];
  /** The title where nothing is in the way. */
  failed?: string;
}

export function RefusedBooking({ error, bays, failed = bookingFormMessages.failed }: RefusedBookingProps) {
  const { kind, message, stored } = refusalOf(error);
  const isTaken = kind === 'taken' && stored !== undefined;
  return (
    <Notice
      tone="bad"
      role="alert"
      title={isTaken ? messages.taken : failed}
      action={
        isTaken && (
          <Link to={bookingAddress(stored)} className={buttonClass({ variant: 'outline', size: 'small' })}>
            {messages.open}
          </Link>
        )
      }
    >
      {isTaken ? messages.takenBy(`${whoOf(stored)}, ${placeText(placeOf(stored), bays)}`) : message}
    </Notice>
  );
}
