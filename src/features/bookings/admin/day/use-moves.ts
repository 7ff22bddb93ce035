// A booking on its way to another place: shown there before it is saved, with the email to its customer offered.
import { useState } from 'react';

import { helsinkiTime, type IsoDay } from '../../../../platform/contract/dates.ts';
import type { Booking } from '../../contract/admin.ts';
import type { Bay } from '../../contract/settings.ts';
import { useMove } from '../booking-queries.ts';
import { placeOf } from '../booking-text.ts';
import { isSamePlace, onDay, type Place } from './board-geometry.ts';

export interface PendingMove {
  booking: Booking;
  place: Place;
}

export type Moves = ReturnType<typeof useMoves>;

export function useMoves(bays: readonly Bay[], goTo: (day: IsoDay) => void) {
  const [pending, setPending] = useState<PendingMove>();
  const [isToldWanted, setTold] = useState(true);
  const save = useMove(bays, () => setPending(undefined));
  const send = ({ booking, place }: PendingMove) => {
    if (isSamePlace(place, placeOf(booking))) return giveUp();
    save.mutate({ booking, place, notify: isToldWanted && canTell({ booking, place }) });
  };
  const giveUp = () => {
    save.reset();
    setPending(undefined);
  };
  const shift = (booking: Booking, place: Place) => {
    if (save.isPending) return;
    save.reset();
    if (pending?.booking._id !== booking._id) setTold(true);
    setPending({ booking, place });
  };
  return {
    pending,
    /** What the customer is asked to be told, where there is somebody to tell and another time. */
    telling: pending && canTell(pending) ? { isWanted: isToldWanted, set: setTold } : undefined,
    isSaving: save.isPending,
    error: save.error,
    shift,
    /** Let go of where it shall be: saved at once, unless the customer might be told. */
    drop: (move: PendingMove) => {
      shift(move.booking, move.place);
      if (!canTell(move)) send(move);
    },
    toDay: ({ booking, place }: PendingMove, day: IsoDay) => {
      shift(booking, onDay(place, helsinkiTime(new Date(place.startMs)), day));
      goTo(day);
    },
    commit: () => pending && send(pending),
    /** Over what somebody else has changed of it meanwhile. */
    commitOver: (stored: Booking) => pending && send({ ...pending, booking: stored }),
    giveUp,
  };
}

function canTell({ booking, place }: PendingMove): boolean {
  return booking.email !== '' && place.startMs !== Date.parse(booking.start);
}
