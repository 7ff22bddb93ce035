// Bookings ahead that nobody will be there for: on closed days, before opening, after closing.
import { helsinkiDay, type IsoDay } from '../../../../platform/contract/dates.ts';
import type { Platform } from '../../../../platform/server/context.ts';
import type { Schedule } from '../../../opening-hours/opening-hours.ts';
import { isOutsideHours, type OutsideDay } from '../../shop-day/outside-hours.ts';
import { listAhead } from '../store.ts';
import type { BookingTables } from '../tables.ts';

export function bookingsOutsideHours(
  { db: anyDb, clock }: Pick<Platform, 'db' | 'clock'>,
  getSchedule: () => Promise<Schedule>,
) {
  const db = anyDb.$extendTables<BookingTables>();

  async function listFor(isCounted: (start: Date, end: Date) => boolean): Promise<OutsideDay[]> {
    const counts = new Map<IsoDay, number>();
    for (const { startsAt, endsAt } of await listAhead(db, clock.now())) {
      if (!isCounted(startsAt, endsAt)) continue;
      const day = helsinkiDay(startsAt);
      counts.set(day, (counts.get(day) ?? 0) + 1);
    }
    return [...counts].map(([date, count]) => ({ date, count }));
  }

  return {
    /** By day, the next first. */
    listOutsideHours: async () => {
      const stored = await getSchedule();
      return listFor((start, end) => isOutsideHours(stored, start, end));
    },
    /** What other hours would leave outside that is within the stored ones. */
    listLeftOutside: async (wanted: Schedule) => {
      const stored = await getSchedule();
      return listFor(
        (start, end) => isOutsideHours(wanted, start, end) && !isOutsideHours(stored, start, end),
      );
    },
  };
}

export type BookingsOutsideHours = ReturnType<typeof bookingsOutsideHours>;
