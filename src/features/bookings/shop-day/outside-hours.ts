// Bookings that lie outside the opening hours, because the hours have changed since.
import {
  formatWeekdayDate,
  helsinkiDay,
  helsinkiTime,
  type IsoDay,
} from '../../../platform/contract/dates.ts';
import { hoursOn, type Schedule } from '../../opening-hours/opening-hours.ts';
import { BOARD_PATH, DAY_PARAM } from '../board-paths.ts';
import { boardMessages } from '../messages/board.ts';

/** Whether work between two instants of a day begins before the shop opens, ends after it closes, or is on a closed day. */
export function isOutsideHours(schedule: Schedule, start: Date, end: Date): boolean {
  const day = helsinkiDay(start);
  const hours = hoursOn(schedule, day);
  if (hours.isClosed) return true;
  // Times of a day compare as texts: '09:00'.
  return helsinkiTime(start) < hours.open || helsinkiDay(end) > day || helsinkiTime(end) > hours.close;
}

/** How many bookings of a day nobody is there for. */
export interface OutsideDay {
  readonly date: IsoDay;
  readonly count: number;
}

/** 'to 26.11.2026: 20 varausta' and where they are moved. */
export function outsideLine({ date, count }: OutsideDay): { text: string; path: string } {
  return {
    text: boardMessages.outsideDay(formatWeekdayDate(date), count),
    path: `${BOARD_PATH}?${DAY_PARAM}=${date}`,
  };
}
