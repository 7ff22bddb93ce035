// When a tracked page is checked by itself: every morning from eight, spread over twenty minutes.
import { addDays, helsinkiDay, helsinkiInstant } from '../../../platform/contract/dates.ts';
import { MINUTE_MS } from '../../../platform/contract/durations.ts';

const MORNING = '08:00';
const SPREAD_MS = 20 * MINUTE_MS;

/** The next morning check after `now`; a tracking always has the same minute of the twenty. */
export function nextMorning(now: Date, trackingId: string): Date {
  const today = helsinkiDay(now);
  const at = (day: string) => new Date(helsinkiInstant(day, MORNING).getTime() + spreadOf(trackingId));
  const morning = at(today);
  return morning > now ? morning : at(addDays(today, 1));
}

/** From the random end of the id. */
function spreadOf(trackingId: string): number {
  return Number.parseInt(trackingId.replaceAll('-', '').slice(-6), 16) % SPREAD_MS;
}
