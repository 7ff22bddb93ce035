// How long ago a page was checked: minutes within an hour, hours within a day, else days.
import { MINUTE_MS, HOUR_MS, DAY_MS } from '../../platform/contract/durations.ts';
import { competitorMessages } from './messages-admin.ts';

/** Whole units that have passed; a clock that is behind counts as now. */
export function checkedAgo(atMs: number, nowMs: number): string {
  const { ago } = competitorMessages;
  const passedMs = Math.max(0, nowMs - atMs);
  if (passedMs < MINUTE_MS) return ago.now;
  if (passedMs < HOUR_MS) return ago.minutes(Math.floor(passedMs / MINUTE_MS));
  if (passedMs <= DAY_MS) return ago.hours(Math.floor(passedMs / HOUR_MS));
  return ago.days(Math.floor(passedMs / DAY_MS));
}
