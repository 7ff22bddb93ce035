// The keys of the bookings' tab, wherever its focus is, and those of a booking that has it.
import { useEffect, useEffectEvent, type KeyboardEvent as ReactKeyboardEvent } from 'react';
import { useNavigate } from 'react-router';

import { isKeyOfView, singleKey } from '../../../../platform/browser/single-keys.ts';
import { addDays, helsinkiDay } from '../../../../platform/contract/dates.ts';
import type { Booking } from '../../contract/admin.ts';
import { FORM_PATHS } from '../booking-queries.ts';
import { slotOf } from '../booking-text.ts';
import { moved, resized, type Board } from './board-geometry.ts';
import type { Moves } from './use-moves.ts';

const FORM_KEYS: Readonly<Record<string, string>> = {
  n: FORM_PATHS.create,
  w: FORM_PATHS.walkIn,
  b: FORM_PATHS.block,
};
const DAY_KEYS: Readonly<Record<string, -1 | 1>> = {
  PageUp: -1,
  PageDown: 1,
  ArrowLeft: -1,
  ArrowRight: 1,
};

interface TabKeys {
  /** Query of the address, unchanged when a form opens. */
  search: string;
  /** Moves by `steps` days or weeks; 0 is today. */
  onStep: (steps: number) => void;
}

export function useTabKeys({ search, onStep }: TabKeys): void {
  const navigate = useNavigate();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !isKeyOfView(event)) return;
    const key = singleKey(event) ?? '';
    const form = FORM_KEYS[key];
    const step = key === 't' ? 0 : DAY_KEYS[event.key];
    if (form !== undefined) void navigate({ pathname: form, search });
    else if (step !== undefined) onStep(step);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}

const ARROWS: Readonly<Record<string, { steps: number; bays: number }>> = {
  ArrowUp: { steps: -1, bays: 0 },
  ArrowDown: { steps: 1, bays: 0 },
  ArrowLeft: { steps: 0, bays: -1 },
  ArrowRight: { steps: 0, bays: 1 },
};

/** Arrows move the booking, with Shift they change its length; Enter saves that, Escape gives it up. */
export function onBookingKey(
  event: ReactKeyboardEvent,
  { booking, board, moves }: { booking: Booking; board: Board; moves: Moves },
): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const pending = moves.pending?.booking._id === booking._id ? moves.pending : undefined;
  const slot = pending?.slot ?? slotOf(booking);
  const arrow = ARROWS[event.key];
  const day = DAY_KEYS[event.key];
  if (arrow && event.shiftKey && arrow.steps !== 0) moves.shift(booking, resized(slot, arrow.steps, board));
  else if (arrow) moves.shift(booking, moved(slot, arrow, board));
  else if (!pending) return;
  else if (event.key === 'Enter') moves.commit();
  else if (event.key === 'Escape') moves.giveUp();
  else if (day !== undefined) moves.toDay(pending, addDays(helsinkiDay(new Date(slot.startMs)), day));
  else return;
  event.preventDefault();
}
