// A booking on its way to another place: shown there before it is saved, with the email to its customer offered.
import { useState } from 'react';

import { helsinkiDay, helsinkiTime, type IsoDay } from '../../../../platform/contract/dates.ts';
import type { Booking } from '../../contract/admin.ts';
import type { Bay } from '../../contract/settings.ts';
import { useMove } from '../booking-queries.ts';
import { placeOf } from '../booking-text.ts';
import type { NearPlace } from '../refusal.ts';
import { isSamePlace, onDay, type Place } from './board-geometry.ts';

export interface PendingMove {
  booking: Booking;
  place: Place;
}

export type Moves = ReturnType<typeof useMoves>;

export function useMoves(bays: readonly Bay[], goTo: (day: IsoDay) => void) {
  const [pending, setPending] = useState<PendingMove>();
  const [wantsNotice, setWantsNotice] = useState(true);
  const save = useMove(bays, () => setPending(undefined));
  const send = ({ booking, place }: PendingMove) => {
    if (isSamePlace(place, placeOf(booking))) return giveUp();
    save.mutate({ booking, place, notify: wantsNotice && canNotify({ booking, place }) });
  };
  const giveUp = () => {
    save.reset();
    setPending(undefined);
  };
  const shift = (booking: Booking, place: Place) => {
    if (save.isPending) return;
    save.reset();
    if (pending?.booking._id !== booking._id) setWantsNotice(true);
    setPending({ booking, place });
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
      shift(move.booking, move.place);
      if (!canNotify(move)) send(move);
    },
    toDay: ({ booking, place }: PendingMove, day: IsoDay) => {
      shift(booking, onDay(place, helsinkiTime(new Date(place.startMs)), day));
      goTo(day);
    },
    commit: () => pending && send(pending),
    /** There instead, as long as it is. */
    commitTo: ({ bay, startMs }: NearPlace) => {
      if (!pending) return;
      const { booking, place } = pending;
      const other = { bay, startMs, endMs: startMs + place.endMs - place.startMs };
      shift(booking, other);
      const day = helsinkiDay(new Date(startMs));
      if (day !== helsinkiDay(new Date(place.startMs))) goTo(day);
      send({ booking, place: other });
    },
    /** Over what somebody else has changed of it meanwhile. */
    commitOver: (stored: Booking) => pending && send({ ...pending, booking: stored }),
    giveUp,
  };
}

function canNotify({ booking, place }: PendingMove): boolean {
  return booking.email !== '' && place.startMs !== Date.parse(booking.start);
}
