// How long ago a page was checked: minutes within an hour, hours within a day, else days.
import { competitorMessages } from './messages-admin.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Whole units that have passed; a clock that is behind counts as now. */
export function checkedAgo(atMs: number, nowMs: number): string {
  const { ago } = competitorMessages;
  const passedMs = Math.max(0, nowMs - atMs);
  if (passedMs < MINUTE_MS) return ago.now;
  if (passedMs < HOUR_MS) return ago.minutes(Math.floor(passedMs / MINUTE_MS));
  if (passedMs <= DAY_MS) return ago.hours(Math.floor(passedMs / HOUR_MS));
  return ago.days(Math.floor(passedMs / DAY_MS));
}
