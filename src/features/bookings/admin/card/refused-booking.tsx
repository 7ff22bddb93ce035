// Why a booking could not be saved, with the one that is in its way and where there is room instead.
import { Link } from 'react-router';

import { helsinkiDay } from '../../../../platform/contract/dates.ts';
import { Button, buttonClass } from '../../../../platform/ui/button.tsx';
import { Notice } from '../../../../platform/ui/page/notice.tsx';
import type { Bay } from '../../contract/settings.ts';
import { bookingFormMessages, moveMessages as messages } from '../../messages/board.ts';
import { bookingAddress } from '../board-address.ts';
import { slotOf, slotText, startText, bookingTitle } from '../booking-text.ts';
import { refusalOf, type NearSlot } from '../refusal.ts';

import layout from '../../../../platform/ui/style/layout.module.css';

interface RefusedBookingProps {
  error: Error;
  bays: readonly Bay[];
  /** The title where nothing is in the way. */
  failed?: string;
  /** Takes one of the free slots instead. */
  onPick?: ((slot: NearSlot) => void) | undefined;
}

export function RefusedBooking({
  error,
  bays,
  failed = bookingFormMessages.failed,
  onPick,
}: RefusedBookingProps) {
  const { kind, message, stored, near } = refusalOf(error);
  const day = stored && helsinkiDay(new Date(stored.start));
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
      <p>
        {isTaken ? messages.takenBy(`${bookingTitle(stored)}, ${slotText(slotOf(stored), bays)}`) : message}
      </p>
      {onPick && near.length > 0 && (
        <div role="group" aria-label={messages.near} className={layout.cluster2}>
          <span>{messages.near}</span>
          {near.map((slot) => (
            <Button key={slot.startMs} variant="outline" size="small" onClick={() => onPick(slot)}>
              {startText(slot, bays, day)}
            </Button>
          ))}
        </div>
      )}
    </Notice>
  );
}
