// A booking on its way to another slot: shown there before it is saved, with the email to its customer offered.
import { useState } from 'react';

import { helsinkiDay, helsinkiTime, type IsoDay } from '../../../../platform/contract/dates.ts';
import type { Booking } from '../../contract/admin.ts';
import type { Bay } from '../../contract/settings.ts';
import { useMove } from '../booking-queries.ts';
import { slotOf } from '../booking-text.ts';
import type { NearSlot } from '../refusal.ts';
import { isSameSlot, onDay, type Slot } from './board-geometry.ts';

export interface PendingMove {
  booking: Booking;
  slot: Slot;
}

export type Moves = ReturnType<typeof useMoves>;

export function useMoves(bays: readonly Bay[], goTo: (day: IsoDay) => void) {
  const [pending, setPending] = useState<PendingMove>();
  const [wantsNotice, setWantsNotice] = useState(true);
  const save = useMove(bays, () => setPending(undefined));
  const send = ({ booking, slot }: PendingMove) => {
    if (isSameSlot(slot, slotOf(booking))) return giveUp();
    save.mutate({ booking, slot, notify: wantsNotice && canNotify({ booking, slot }) });
  };
  const giveUp = () => {
    save.reset();
    setPending(undefined);
  };
  const shift = (booking: Booking, slot: Slot) => {
    if (save.isPending) return;
    save.reset();
    if (pending?.booking._id !== booking._id) setWantsNotice(true);
    setPending({ booking, slot });
  };
  return {
    pending,
    /** Whether to notify the customer; only where there is an address and another time. */
    notice: pending && canNotify(pending) ? { isWanted: wantsNotice, set: setWantsNotice } : undefined,
    isSaving: save.isPending,
    error: save.error,
    shift,
    /** Dropped: saved at once, unless the customer may be notified. */
    drop: (move: PendingMove) => {
      shift(move.booking, move.slot);
      if (!canNotify(move)) send(move);
    },
    toDay: ({ booking, slot }: PendingMove, day: IsoDay) => {
      shift(booking, onDay(slot, helsinkiTime(new Date(slot.startMs)), day));
      goTo(day);
    },
    commit: () => pending && send(pending),
    /** There instead, as long as it is. */
    commitTo: ({ bay, startMs }: NearSlot) => {
      if (!pending) return;
      const { booking, slot } = pending;
      const other = { bay, startMs, endMs: startMs + slot.endMs - slot.startMs };
      shift(booking, other);
      const day = helsinkiDay(new Date(startMs));
      if (day !== helsinkiDay(new Date(slot.startMs))) goTo(day);
      send({ booking, slot: other });
    },
    /** Over what somebody else has changed of it meanwhile. */
    commitOver: (stored: Booking) => pending && send({ ...pending, booking: stored }),
    giveUp,
  };
}

function canNotify({ booking, slot }: PendingMove): boolean {
  return booking.email !== '' && slot.startMs !== Date.parse(booking.start);
}
