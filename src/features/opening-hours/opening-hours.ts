// The rules of opening hours: the hours of a date, whether the shop is open now, and when that changes next.
import {
  addDays,
  DAY_CODES,
  dayCode,
  daysBetween,
  formatNearDay,
  helsinkiDay,
  helsinkiInstant,
  helsinkiTime,
  type DayCode,
  type IsoDay,
} from '../../platform/contract/dates.ts';
import { capitalise } from '../../platform/contract/text.ts';
import type { DayHours, HoursException, OpenStatus } from './contract.ts';
import { holidaysBetween } from './holidays.ts';
import { holidayNames, openingHoursMessages as messages } from './messages.ts';
import { shortTime } from './time-of-day.ts';

/** The week, Monday first, and the exceptions staff have entered. */
export interface Schedule {
  week: readonly DayHours[];
  exceptions: readonly HoursException[];
}

/** The hours of one date; `reason` is why it differs from the week. */
export type DayState = ({ isClosed: true } | { isClosed: false; open: string; close: string }) & {
  reason?: string;
};

/** Monday to Friday 9–17, Saturday 10–13, Sunday closed. */
export const DEFAULT_WEEK: readonly DayHours[] = DAY_CODES.map((day) =>
  day === 'la' || day === 'su'
    ? { day, open: '10:00', close: '13:00', isClosed: day === 'su' }
    : { day, open: '09:00', close: '17:00', isClosed: false },
);

const MAX_LOOK_AHEAD_DAYS = 60;

/** Days within which exceptions are shown next to the week, and mark the hours as unusual. */
export const EXCEPTION_DAYS = 14;
/** How far ahead staff see the holidays. */
export const HOLIDAY_DAYS = 365;

/** Whether visitors should look twice: another week than the default, or an exception from today to 14 days on. */
export function areHoursUnusual(schedule: Schedule, today: IsoDay): boolean {
  return (
    isModifiedFromDefault(schedule.week) ||
    exceptionsBetween(schedule, today, addDays(today, EXCEPTION_DAYS)).length > 0
  );
}

/** Whether the week differs from the default; the times of a closed day mean nothing. No week at all is no change. */
export function isModifiedFromDefault(week: readonly DayHours[]): boolean {
  if (week.length === 0) return false;
  return DEFAULT_WEEK.some((usual) => {
    const hours = hoursOfDay(week, usual.day);
    if (usual.isClosed || hours.isClosed) return usual.isClosed !== hours.isClosed;
    return usual.open !== hours.open || usual.close !== hours.close;
  });
}

/** The hours of a date: the exception staff entered, else closed on a holiday, else the week. */
export function hoursOn(schedule: Schedule, date: IsoDay): DayState {
  const exception =
    schedule.exceptions.find((entry) => entry.date === date) ??
    holidayExceptions(schedule.week, date, date)[0];
  if (exception) {
    const { open, close, isClosed, reason } = exception;
    return isClosed || open === null || close === null
      ? { isClosed: true, reason }
      : { isClosed: false, open, close, reason };
  }
  const { open, close, isClosed } = hoursOfDay(schedule.week, dayCode(date));
  return isClosed ? { isClosed: true } : { isClosed: false, open, close };
}

/** The hours of the next such weekday from today on: a row of the week with its exception. */
export function hoursOnNext(schedule: Schedule, day: DayCode, today: IsoDay): DayState {
  const ahead = (DAY_CODES.indexOf(day) - DAY_CODES.indexOf(dayCode(today)) + 7) % 7;
  return hoursOn(schedule, addDays(today, ahead));
}

/** Entered exceptions and holidays that close an open weekday, from `from` to `to`, in date order. */
export function exceptionsBetween(schedule: Schedule, from: IsoDay, to: IsoDay): HoursException[] {
  const entered = schedule.exceptions.filter((entry) => entry.date >= from && entry.date <= to);
  const enteredDates = new Set(entered.map((entry) => entry.date));
  const holidays = holidayExceptions(schedule.week, from, to).filter(
    (holiday) => !enteredDates.has(holiday.date),
  );
  return [...entered, ...holidays].toSorted((first, second) => first.date.localeCompare(second.date));
}

/** The first day from this one on, within 60 days, on which the shop is open at some time. */
export function firstOpenDay(schedule: Schedule, from: IsoDay): IsoDay | undefined {
  return Array.from({ length: MAX_LOOK_AHEAD_DAYS }, (_, ahead) => addDays(from, ahead)).find(
    (date) => !hoursOn(schedule, date).isClosed,
  );
}

/** Whether the shop is open at an instant, and a sentence with until or from when. */
export function openStatus(schedule: Schedule, now: Date): OpenStatus {
  const turn = nextTurn(schedule, now);
  if (!turn) {
    return { isOpen: false, text: schedule.week.length === 0 ? messages.none : messages.closedForNow };
  }
  const { isOpen, day, time } = turn;
  if (isOpen) return { isOpen, text: messages.openUntil(time) };
  return { isOpen, text: day === undefined ? messages.opensToday(time) : messages.opensLater(day, time) };
}

/** The same in two or three words, for a label: 'Suljettu, ma 9'. Without stored hours undefined. */
export function shortStatus(schedule: Schedule, now: Date): string | undefined {
  const turn = nextTurn(schedule, now);
  if (!turn) return schedule.week.length === 0 ? undefined : messages.closed;
  if (turn.isOpen) return messages.shortOpen(turn.time);
  return turn.day === undefined ? messages.shortToday(turn.time) : messages.shortLater(turn.day, turn.time);
}

/** When the shop closes, or opens next; `day` only where it opens on another day than today. */
function nextTurn(
  schedule: Schedule,
  now: Date,
): { isOpen: boolean; day?: string; time: string } | undefined {
  const today = helsinkiDay(now);
  const time = helsinkiTime(now);
  const state = hoursOn(schedule, today);
  if (!state.isClosed && time < state.close) {
    const isOpen = time >= state.open;
    return { isOpen, time: shortTime(isOpen ? state.close : state.open) };
  }
  const date = firstOpenDay(schedule, addDays(today, 1));
  const later: DayState = date === undefined ? { isClosed: true } : hoursOn(schedule, date);
  return date === undefined || later.isClosed
    ? undefined
    : { isOpen: false, day: dayLabel(today, date), time: shortTime(later.open) };
}

/** The next instant at which anything derived from the hours may change: an opening, a closing or midnight in Helsinki. */
export function nextChange(schedule: Schedule, now: Date): Date {
  const today = helsinkiDay(now);
  const midnight = helsinkiInstant(addDays(today, 1), '00:00');
  const state = hoursOn(schedule, today);
  if (state.isClosed) return midnight;
  const turns = [state.open, state.close].map((time) => helsinkiInstant(today, time));
  return turns.find((turn) => turn > now) ?? midnight;
}

/** The header's line: 'Ma-Pe 9-17, La 10-13' for the default week. Days with equal times are grouped, closed days are left out. */
export function headerText(week: readonly DayHours[]): string {
  if (week.length === 0) return messages.none;
  return (
    groupDays(week)
      .map(
        ({ days, hours }) =>
          `${joinDays(days, '-', capitalise)} ${shortTime(hours.open)}-${shortTime(hours.close)}`,
      )
      .join(', ') || messages.closed
  );
}

/** The same for running text: 'ma–pe 9–17, la 10–13'. */
export function weekText(week: readonly DayHours[]): string {
  if (week.length === 0) return messages.none.toLowerCase();
  return (
    groupDays(week)
      .map(
        ({ days, hours }) =>
          `${joinDays(days, '–', (day) => day)} ${shortTime(hours.open)}–${shortTime(hours.close)}`,
      )
      .join(', ') || messages.closed.toLowerCase()
  );
}

/** The usual hours of a weekday. */
export function hoursOfDay(week: readonly DayHours[], day: DayCode): DayHours {
  return week.find((entry) => entry.day === day) ?? { day, open: '09:00', close: '17:00', isClosed: true };
}

function holidayExceptions(week: readonly DayHours[], from: IsoDay, to: IsoDay): HoursException[] {
  return holidaysBetween(from, to)
    .filter((holiday) => !hoursOfDay(week, dayCode(holiday.date)).isClosed)
    .map(({ date, name }) => ({
      date,
      open: null,
      close: null,
      isClosed: true,
      reason: holidayNames[name],
      isConfirmed: false,
    }));
}

/** A near day by its weekday, a later one with its date. */
function dayLabel(today: IsoDay, date: IsoDay): string {
  return daysBetween(today, date) < 7 ? dayCode(date) : formatNearDay(date);
}

function groupDays(week: readonly DayHours[]): { days: DayCode[]; hours: DayHours }[] {
  const groups: { days: DayCode[]; hours: DayHours }[] = [];
  for (const day of DAY_CODES) {
    const hours = hoursOfDay(week, day);
    if (hours.isClosed) continue;
    const group = groups.find(
      (entry) => entry.hours.open === hours.open && entry.hours.close === hours.close,
    );
    if (group) group.days.push(day);
    else groups.push({ days: [day], hours });
  }
  return groups;
}

/** Neighbouring days as a range, others listed: 'Ma-Ke, Pe'. */
function joinDays(days: readonly DayCode[], dash: string, write: (day: DayCode) => string): string {
  const runs: DayCode[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    const previous = run?.at(-1);
    if (run && previous && DAY_CODES.indexOf(previous) === DAY_CODES.indexOf(day) - 1) run.push(day);
    else runs.push([day]);
  }
  return runs
    .map((run) => run.map(write))
    .map((run) => (run.length > 1 ? `${run[0]}${dash}${run.at(-1)}` : run[0]))
    .join(', ');
}
