// Days and times of bookings as a Finn reads them: 'Tänään klo 14.15', 'ti 24.11. klo 9.00'.
import {
  addDays,
  formatClock,
  formatNearClock,
  helsinkiDay,
  helsinkiInstant,
  type IsoDay,
} from '../../platform/contract/dates.ts';
import type { FreeDay } from './contract/bookings.ts';
import { bookingPage as texts } from './messages/site.ts';

/** 'Tänään klo 14.15', 'Huomenna klo 9.00', else with the day. */
export function firstTimeText(instant: Date, today: IsoDay): string {
  const day = helsinkiDay(instant);
  if (day === today) return texts.today(formatClock(instant));
  return day === addDays(today, 1) ? texts.tomorrow(formatClock(instant)) : formatNearClock(instant);
}

export function startsOf({ date, times }: FreeDay): Date[] {
  return times.map((time) => helsinkiInstant(date, time.replace('.', ':')));
}
