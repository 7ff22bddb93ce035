// The search for a time as every part of the bookings makes it, and the problems that say there is none.
import { Problem, notFound } from '../../../platform/contract/problem.ts';
import type { Platform } from '../../../platform/server/context.ts';
import { bookingErrors as errors } from '../messages/bookings.ts';
import { nearestTimes, nextSlotStep, type SlotSearch } from '../slots.ts';
import type { BookingSources } from './sources.ts';
import type { BookingRow } from './tables.ts';
import type { BookingTimes } from './times.ts';
import { searchFor, type WantedJob } from './wanted-job.ts';

/** So many free times are told beside one that is gone. */
const NEAREST = 6;

export type SearchedJob = Pick<WantedJob, 'work' | 'arrivesOn'>;

export function bookingSearch(
  platform: Platform,
  { times, shop }: { times: BookingTimes; shop: BookingSources['shop'] },
) {
  /** From memory, over all days that can be booked. */
  async function open(job: SearchedJob): Promise<SlotSearch> {
    const rules = await times.rules();
    const now = platform.clock.now();
    const taken = await times.takenAhead();
    return searchFor(rules, taken, job, now.getTime());
  }

  return {
    open,
    /** Whether visitors can book: the shop has no booking page of its own elsewhere. */
    isOn: async () => (await times.rules()).settings.isOn && (await shop()).profile.links.booking === '',
    /** When a free time may be another one, if nobody books. */
    expiresAt: async () => nextSlotStep((await times.rules()).settings, platform.clock.now().getTime()),
    /** 409 with the nearest free times. */
    taken: async (job: SearchedJob, startMs: number): Promise<Problem> => {
      const near = nearestTimes(await open(job), startMs, NEAREST + 1).filter((one) => one !== startMs);
      const beside = { times: near.slice(0, NEAREST).map((ms) => new Date(ms).toISOString()) };
      return new Problem('booking.taken', 409, errors.taken, { beside });
    },
  };
}

export type BookingSearch = ReturnType<typeof bookingSearch>;

export function expectBooking(row: BookingRow | undefined): BookingRow {
  if (!row) throw notFound('booking.not_found', errors.notFound);
  return row;
}

/** The same problem, said at a field. */
export function atField(path: string, { code, status, message }: Problem): Problem {
  return new Problem(code, status, message, { errors: [{ path, code, message }] });
}
