// The free slots that staff are shown instead of one that is taken: when, and in which bay.
import { MINUTE_MS } from '../../../../platform/contract/durations.ts';
import { Problem } from '../../../../platform/contract/problem.ts';
import type { BookedWork } from '../../booking-rules.ts';
import type { Booking } from '../../contract/admin.ts';
import { nearestTimes, offeredBay, type TimeSearch } from '../../free-times.ts';
import { searchToMove } from '../booking-search.ts';
import type { BookingParts } from '../parts.ts';
import { findBooking } from '../store.ts';
import type { BookingRow, Db } from '../tables.ts';

const MAX = 4;
/** Free starts to search for times on the grid, as staff may start at any minute. */
const MAX_SEARCHED = 120;

/** 409 with the free slots next to the wanted one: the same time in another bay first. */
export function slotTakenProblem(
  message: string,
  search: TimeSearch | undefined,
  requestedMs: number,
  inTheWay: Booking | null = null,
): Problem {
  const slots = search ? nearSlots(search, requestedMs) : [];
  const beside = { times: [...new Set(slots.map(({ start }) => start))], slots, inTheWay };
  return new Problem('booking.taken', 409, message, { beside });
}

function nearSlots(search: TimeSearch, requestedMs: number): { start: string; bay: number }[] {
  const gridMs = search.rules.settings.gridMinutes * MINUTE_MS;
  const near = nearestTimes(search, requestedMs, MAX_SEARCHED)
    .filter((startMs) => startMs % gridMs === 0)
    .toSorted((one, other) => Math.abs(one - requestedMs) - Math.abs(other - requestedMs));
  return [requestedMs, ...near]
    .flatMap((startMs) => {
      const bay = offeredBay(search, startMs);
      return bay === undefined ? [] : { startMs, bay };
    })
    .slice(0, MAX)
    .toSorted((one, other) => one.startMs - other.startMs)
    .map(({ startMs, bay }) => ({ start: new Date(startMs).toISOString(), bay }));
}

/** As long as wanted; the own slot of a stored booking counts as free. `undefined` for blocked time, which goes nowhere else. */
export async function searchNear(
  { search, db }: Pick<BookingParts, 'search'> & { db: Db },
  wanted: Pick<BookingRow, 'id' | 'startsAt' | 'endsAt'>,
  newWork: BookedWork | undefined,
): Promise<TimeSearch | undefined> {
  const stored = await findBooking(db, wanted.id);
  const work = stored?.kind === 'booking' ? stored : newWork;
  if (!work) return undefined;
  const opened = await search.open({ ...work, arrivesOn: null });
  const minutes = (wanted.endsAt.getTime() - wanted.startsAt.getTime()) / MINUTE_MS;
  return { ...(stored ? searchToMove(opened, stored) : opened), minutes, isByStaff: true };
}
