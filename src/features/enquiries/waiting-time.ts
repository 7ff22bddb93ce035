// How long an enquiry has waited while the shop was open.
import { addDays, helsinkiDay, helsinkiInstant } from '../../platform/contract/dates.ts';
import { hoursOn, type Schedule } from '../opening-hours/opening-hours.ts';
import { OVERDUE_OPEN_MS } from './enquiry-limits.ts';

/** More than four opening hours from `since` to `now`. Exceptional hours of past days are no longer known; holidays are. */
export function isOverdue(schedule: Schedule, since: Date, now: Date): boolean {
  const today = helsinkiDay(now);
  let openMs = 0;
  for (let day = helsinkiDay(since); day <= today; day = addDays(day, 1)) {
    const hours = hoursOn(schedule, day);
    if (hours.isClosed) continue;
    const from = Math.max(helsinkiInstant(day, hours.open).getTime(), since.getTime());
    const to = Math.min(helsinkiInstant(day, hours.close).getTime(), now.getTime());
    openMs += Math.max(0, to - from);
    if (openMs > OVERDUE_OPEN_MS) return true;
  }
  return false;
}
