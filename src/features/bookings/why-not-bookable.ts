// Why a time cannot be booked even on an empty day: the refusal gives that reason, not that the time was just taken.
import { addDays, helsinkiDay } from '../../platform/contract/dates.ts';
import { MINUTE_MS } from '../../platform/contract/durations.ts';
import type { NotBookable } from './booking-rules.ts';
import { offeredBay, type TimeSearch } from './free-times.ts';
import { NO_TIMES } from './occupied-times.ts';
import { openDay } from './shop-day/open-day.ts';
import { bookedMinutes } from './work-length.ts';

/** `undefined` for a time that only other bookings block. */
export function whyNotBookable(search: TimeSearch, startMs: number): NotBookable | undefined {
  const { rules, work, nowMs, notBeforeMs = 0 } = search;
  const { settings } = rules;
  if (startMs < nowMs) return 'past';
  const day = helsinkiDay(new Date(startMs));
  if (day > addDays(helsinkiDay(new Date(nowMs)), settings.farthestDays)) return 'tooFar';
  const open = openDay(rules, day);
  if (!open) return 'closedDay';
  const minutes = search.minutes ?? bookedMinutes(settings, work) ?? 0;
  if (startMs < open.fromMs || startMs + minutes * MINUTE_MS > open.toMs) return 'closedHour';
  if (startMs < nowMs + settings.leadMinutes * MINUTE_MS) return 'tooNear';
  if (startMs < notBeforeMs) return 'beforeTyres';
  if (startMs % (settings.gridMinutes * MINUTE_MS) !== 0) return 'offGrid';
  return offeredBay({ ...search, taken: () => NO_TIMES }, startMs) === undefined ? 'noBay' : undefined;
}
