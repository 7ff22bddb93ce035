// The search for a time shared by every part of the bookings, and the problems when there is none.
import { MINUTE_MS } from '../../../platform/contract/durations.ts';
import { Problem, notFound } from '../../../platform/contract/problem.ts';
import type { Platform } from '../../../platform/server/context.ts';
import { nearestTimes, nextTimeChange, type TimeSearch } from '../free-times.ts';
import { bookingErrors, notBookable } from '../messages/bookings.ts';
import { whyNotBookable } from '../why-not-bookable.ts';
import { searchFor, type SearchedWork } from './checked-work.ts';
import type { BookingSources } from './sources.ts';
import type { BookingRow } from './tables.ts';
import type { BookingTimes } from './times.ts';

/** How many free times are offered in place of a taken one. */
const NEAREST = 6;

export function bookingSearch(
  platform: Platform,
  { times, shop }: { times: BookingTimes; shop: BookingSources['shop'] },
) {
  /** From memory, over all days that can be booked. */
  async function open(work: SearchedWork): Promise<TimeSearch> {
    const rules = await times.rules();
    const now = platform.clock.now();
    const taken = await times.occupiedAhead();
    return searchFor(rules, taken, work, now.getTime());
  }

  return {
    open,
    /** Whether visitors can book here: the shop has no external booking page. */
    isOn: async () => (await times.rules()).settings.isOn && (await shop()).profile.links.booking === '',
    /** When the free times change by themselves, without a booking. */
    expiresAt: async () => nextTimeChange((await times.rules()).settings, platform.clock.now().getTime()),
  };
}

/** With the nearest free times: 409 for a time that is taken, 422 for one that nobody could ever book. */
export function refusedTime(search: TimeSearch, startMs: number): Problem {
  const near = nearestTimes(search, startMs, NEAREST);
  const beside = { times: near.map((ms) => new Date(ms).toISOString()) };
  const why = whyNotBookable(search, startMs);
  if (!why) return new Problem('booking.taken', 409, bookingErrors.taken, { beside });
  const message = notBookable[why];
  const errors = [{ path: 'start', code: 'booking.not_bookable', message }];
  return new Problem('booking.not_bookable', 422, message, { beside, errors });
}

/** For a booking that is to be moved: it is as long as it is, and its own time counts as free. */
export function searchToMove(opened: TimeSearch, { bay, startsAt, endsAt }: BookingRow): TimeSearch {
  const startMs = startsAt.getTime();
  return {
    ...opened,
    minutes: (endsAt.getTime() - startMs) / MINUTE_MS,
    taken: (day) => opened.taken(day).filter((one) => one.bay !== bay || one.startMs !== startMs),
  };
}

export type BookingSearch = ReturnType<typeof bookingSearch>;

export function expectBooking(row: BookingRow | undefined): BookingRow {
  if (!row) throw notFound('booking.not_found', bookingErrors.notFound);
  return row;
}

/** The same problem, shown at a field. */
export function atField(path: string, { code, status, message }: Problem): Problem {
  return new Problem(code, status, message, { errors: [{ path, code, message }] });
}
