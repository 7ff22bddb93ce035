// The day that the journeys of the back office's bookings happen on.
import { holidaysBetween } from '../../src/features/opening-hours/holidays.ts';
import { addDays, dayCode, helsinkiDay } from '../../src/platform/contract/dates.ts';

/** A Tuesday that is not too near and no holiday: open from 9 to 17, in two bays. */
export const DAY =
  Array.from({ length: 30 }, (_, at) => addDays(helsinkiDay(new Date()), at + 2)).find(
    (day) => dayCode(day) === 'ti' && holidaysBetween(day, day).length === 0,
  ) ?? '';
