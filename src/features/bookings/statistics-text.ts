// The figures of the statistics as shares, sentences and files.
import { csvText } from '../../platform/contract/csv.ts';
import { DAY_CODES, formatWeekdayDate, type DayCode } from '../../platform/contract/dates.ts';
import { formatPercent } from '../../platform/contract/money.ts';
import { dayNames } from '../opening-hours/messages.ts';
import type { BookingStatistics } from './contract/admin.ts';
import { bookingStatisticsMessages as messages } from './messages/statistics.ts';

interface Load {
  readonly bookedMinutes: number;
  readonly openMinutes: number;
}

/** From 0 to 1: staff may book outside opening hours. */
export function shareOf({ bookedMinutes, openMinutes }: Load): number {
  if (openMinutes === 0) return bookedMinutes > 0 ? 1 : 0;
  return Math.min(1, bookedMinutes / openMinutes);
}

export function percentText(load: Load): string {
  return formatPercent(shareOf(load), 0);
}

export interface WeekdayLoad {
  readonly day: DayCode;
  /** In the order of the hours; undefined when the shop is closed. */
  readonly cells: readonly (BookingStatistics['load'][number] | undefined)[];
}

/** The hours with data, from the first to the last, and each weekday that has some. */
export function loadTable(load: BookingStatistics['load']): {
  hours: readonly number[];
  weekdays: readonly WeekdayLoad[];
} {
  const known = load.map(({ hour }) => hour);
  const first = Math.min(...known);
  const hours = Array.from(
    { length: load.length === 0 ? 0 : Math.max(...known) - first + 1 },
    (_, at) => first + at,
  );
  const weekdays = DAY_CODES.map((day, weekday) => ({
    day,
    cells: hours.map((hour) => load.find((cell) => cell.weekday === weekday && cell.hour === hour)),
  })).filter(({ cells }) => cells.some((cell) => cell !== undefined));
  return { hours, weekdays };
}

/** What the plot of hours shows, in a sentence. */
export function busiestText(load: BookingStatistics['load']): string {
  const [busiest] = load.toSorted((one, other) => shareOf(other) - shareOf(one));
  const day = DAY_CODES[busiest?.weekday ?? 0];
  if (!busiest || !day || busiest.bookedMinutes === 0) return messages.loadEmpty;
  return messages.busiest(messages.onWeekdays[day], messages.hour(busiest.hour), percentText(busiest));
}

/** What the plot of the days ahead shows, in a sentence. */
export function aheadText(days: BookingStatistics['days']): string {
  const [fullest] = days.toSorted((one, other) => shareOf(other) - shareOf(one));
  if (!fullest || fullest.bookedMinutes === 0) return messages.aheadEmpty;
  const total = {
    bookedMinutes: days.reduce((sum, { bookedMinutes }) => sum + bookedMinutes, 0),
    openMinutes: days.reduce((sum, { openMinutes }) => sum + openMinutes, 0),
  };
  return messages.ahead(percentText(total), formatWeekdayDate(fullest.date), percentText(fullest));
}

/** 30 → '30 t', 75 → '3,1 pv': hours up to two days. */
export function leadText(hours: number | null): string {
  if (hours === null) return messages.none;
  const [value, text] = hours < 48 ? [hours, messages.hoursText] : [hours / 24, messages.daysText];
  return text(value.toLocaleString('fi-FI', { maximumFractionDigits: value < 10 ? 1 : 0 }));
}

export function hoursCsv(load: BookingStatistics['load']): string {
  const rows = load.map((cell) => [
    dayNames[DAY_CODES[cell.weekday] ?? 'ma'],
    cell.hour,
    cell.bookedMinutes,
    cell.openMinutes,
    Math.round(shareOf(cell) * 100),
  ]);
  return csvText([messages.hoursHead, ...rows]);
}

export function daysCsv(days: BookingStatistics['days']): string {
  const rows = days.map((day) => [
    day.date,
    formatWeekdayDate(day.date),
    day.count,
    day.bookedMinutes,
    day.openMinutes,
    Math.round(shareOf(day) * 100),
  ]);
  return csvText([messages.daysHead, ...rows]);
}
