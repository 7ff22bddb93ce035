// Times at which bays are occupied, day by day.
import { addDays, helsinkiDay, type IsoDay } from '../../platform/contract/dates.ts';
import type { BookingSource, BookingState } from './booking-rules.ts';

/** A part of the day in which a bay is occupied. */
export interface OccupiedTime {
  readonly bay: number;
  readonly startMs: number;
  readonly endMs: number;
  /** The end and the gap after it: the next booking in the bay begins then at the earliest. */
  readonly freeMs: number;
  /** Bookings use up what may be booked of an hour, walk-ins do not, and blocked time cannot be worked in at all. */
  readonly use: 'booking' | 'walkIn' | 'block';
  /** How far it is. */
  readonly state: BookingState;
}

/** How a booking or a block uses a bay. A block for somebody in the waiting list becomes a booking. */
export function occupiedUse({
  kind,
  source,
}: {
  kind: 'booking' | 'block';
  source: BookingSource;
}): OccupiedTime['use'] {
  if (kind === 'block' && source !== 'waiting_list') return 'block';
  return source === 'walk_in' ? 'walkIn' : 'booking';
}

/** All occupied times of a day; never mutated, because it is computed once. */
export type OccupiedOn = (day: IsoDay) => readonly OccupiedTime[];

/** Times by the days they touch. */
export function occupiedByDay(all: Iterable<OccupiedTime>): OccupiedOn {
  const days = new Map<IsoDay, OccupiedTime[]>();
  for (const one of all) {
    const last = helsinkiDay(new Date(one.freeMs - 1));
    for (let day = helsinkiDay(new Date(one.startMs)); day <= last; day = addDays(day, 1)) {
      const known = days.get(day);
      if (known) known.push(one);
      else days.set(day, [one]);
    }
  }
  return (day) => days.get(day) ?? NO_TIMES;
}

/** One list for all days, so that a day without bookings is worked out once, too. */
export const NO_TIMES: readonly OccupiedTime[] = [];
