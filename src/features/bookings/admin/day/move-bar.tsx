// The booking that is being moved: where it goes, whether its customer is notified, and why it could not go there.
import { Button } from '../../../../platform/ui/button.tsx';
import { Checkbox } from '../../../../platform/ui/form/choice.tsx';
import { SaveBar } from '../../../../platform/ui/form/save-bar.tsx';
import { Notice } from '../../../../platform/ui/page/notice.tsx';
import { VisuallyHidden } from '../../../../platform/ui/visually-hidden.tsx';
import type { Booking } from '../../contract/admin.ts';
import type { Bay } from '../../contract/settings.ts';
import { moveMessages as messages } from '../../messages/board.ts';
import { slotOf, slotText, occupiesBay, timesText, bookingTitle } from '../booking-text.ts';
import { RefusedBooking } from '../card/refused-booking.tsx';
import { refusalOf } from '../refusal.ts';
import { findOverlap } from './board-geometry.ts';
import type { Moves, PendingMove } from './use-moves.ts';

import layout from '../../../../platform/ui/style/layout.module.css';

interface MoveBarProps {
  moves: Moves;
  bays: readonly Bay[];
  /** Bookings of the shown day. */
  bookings: readonly Booking[];
}

export function MoveBar({ moves, bays, bookings }: MoveBarProps) {
  const { pending } = moves;
  return (
    <>
      <div role="status">
        <VisuallyHidden>{pending && movingText(pending, bays, bookings)}</VisuallyHidden>
      </div>
      {pending && <PendingBar {...{ pending, moves, bays, bookings }} />}
    </>
  );
}

function movingText({ booking, slot }: PendingMove, bays: readonly Bay[], all: readonly Booking[]): string {
  const others = all
    .filter((one) => occupiesBay(one) && one._id !== booking._id)
    .map((one) => ({ ...slotOf(one), name: bookingTitle(one) }));
  const other = findOverlap(slot, others);
  const text = messages.moving(bookingTitle(booking), slotText(slot, bays), slotText(slotOf(booking), bays));
  return other ? `${text} ${messages.inTheWay(other.name, timesText(other))}` : text;
}

function PendingBar({ pending, moves, bays, bookings }: MoveBarProps & { pending: PendingMove }) {
  const { notice, error, isSaving, commit, giveUp } = moves;
  return (
    <SaveBar text={movingText(pending, bays, bookings)}>
      <div className={layout.stack2}>
        {error && <RefusedMove {...{ pending, error, moves, bays }} />}
        <div className={layout.row}>
          {notice && (
            <Checkbox
              label={messages.notify(pending.booking.email)}
              checked={notice.isWanted}
              onChange={({ target }) => notice.set(target.checked)}
            />
          )}
          <Button variant="outline" size="small" onClick={giveUp}>
            {messages.giveUp}
          </Button>
          <Button size="small" isBusy={isSaving} onClick={commit}>
            {messages.move}
          </Button>
        </div>
      </div>
    </SaveBar>
  );
}

interface RefusedMoveProps extends Omit<MoveBarProps, 'bookings'> {
  pending: PendingMove;
  error: Error;
}

/** With the booking that is in the way, or with what somebody else has made of the moved one. */
function RefusedMove({ pending, error, moves, bays }: RefusedMoveProps) {
  const { kind, stored } = refusalOf(error);
  if (kind !== 'stale' || !stored) {
    return <RefusedBooking error={error} failed={messages.failed} bays={bays} onPick={moves.commitTo} />;
  }
  return (
    <Notice
      tone="warn"
      role="alert"
      title={messages.stale}
      action={
        <Button variant="outline" size="small" onClick={() => moves.commitOver(stored)}>
          {messages.moveAnyway}
        </Button>
      }
    >
      {messages.staleNow(slotText(slotOf(stored), bays), slotText(pending.slot, bays))}
    </Notice>
  );
}
