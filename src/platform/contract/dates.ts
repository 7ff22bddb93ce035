// Calendar days and times as the shop sees them: always Europe/Helsinki, always Finnish.
import { MINUTE_MS, DAY_MS } from './durations.ts';

export const SHOP_TIME_ZONE = 'Europe/Helsinki';

/** Day codes of the API, Monday first. */
export const DAY_CODES = ['ma', 'ti', 'ke', 'to', 'pe', 'la', 'su'] as const;
export type DayCode = (typeof DAY_CODES)[number];

/** A calendar day as '2026-11-25'. */
export type IsoDay = string;

const dayParts = new Intl.DateTimeFormat('en-CA', {
  timeZone: SHOP_TIME_ZONE,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});
const clockParts = new Intl.DateTimeFormat('en-GB', {
  timeZone: SHOP_TIME_ZONE,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
const fullDate = new Intl.DateTimeFormat('fi-FI', { dateStyle: 'full', timeZone: 'UTC' });

/** The shop's calendar day at an instant. */
export function helsinkiDay(instant: Date): IsoDay {
  // Years before 1000, as a date field gives them out while one is typed, come with fewer digits.
  return dayParts.format(instant).padStart('2026-11-25'.length, '0');
}

/** The shop's wall clock at an instant as 'HH:MM'. */
export function helsinkiTime(instant: Date): string {
  return clockParts.format(instant);
}

/** The instant at which the shop's wall clock shows `time` ('HH:MM') on `day`; a time that a clock change skips moves on by an hour. */
export function helsinkiInstant(day: IsoDay, time: string): Date {
  const wanted = Date.parse(`${day}T${time}:00Z`);
  const offset = (at: number) =>
    Date.parse(`${helsinkiDay(new Date(at))}T${helsinkiTime(new Date(at))}:00Z`) -
    Math.floor(at / MINUTE_MS) * MINUTE_MS;
  const first = wanted - offset(wanted);
  return new Date(wanted - offset(first));
}

/** `days` later (or earlier when negative). */
export function addDays(day: IsoDay, days: number): IsoDay {
  return new Date(Date.parse(`${day}T12:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The instant `months` calendar months earlier, in UTC. */
export function monthsBefore(instant: Date, months: number): Date {
  const before = new Date(instant);
  before.setUTCMonth(before.getUTCMonth() - months);
  return before;
}

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: IsoDay, to: IsoDay): number {
  return Math.round((Date.parse(`${to}T12:00:00Z`) - Date.parse(`${from}T12:00:00Z`)) / DAY_MS);
}

/** The weekday of a calendar day. */
export function dayCode(day: IsoDay): DayCode {
  const index = (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7;
  return DAY_CODES[index] ?? 'ma';
}

/** '2026-11-05' → '5.11.2026'. */
export function formatDate(day: IsoDay): string {
  const [year, month, date] = day.split('-');
  return `${Number(date)}.${Number(month)}.${year}`;
}

/** '2026-11-25' → 'ke 25.11.2026'. */
export function formatWeekdayDate(day: IsoDay): string {
  return `${dayCode(day)} ${formatDate(day)}`;
}

/** A near day without its year: '2026-11-25' → 'ke 25.11.', with a no-break space. */
export function formatNearDay(day: IsoDay): string {
  const [, month, date] = day.split('-');
  return `${dayCode(day)}\u00A0${Number(date)}.${Number(month)}.`;
}

/** A near instant: 'ke 25.11. klo 9.05', with no-break spaces in day and time. */
export function formatNearClock(instant: Date): string {
  return `${formatNearDay(helsinkiDay(instant))} klo\u00A0${formatClock(instant)}`;
}

/** The shop's wall clock as a Finn writes it: '9.05'. */
export function formatClock(instant: Date): string {
  const [hour = '', minute = ''] = helsinkiTime(instant).split(':');
  return `${Number(hour)}.${minute}`;
}

/** '2026-11-20' → 'perjantai 20. marraskuuta 2026'. */
export function formatFullDate(day: IsoDay): string {
  return fullDate.format(new Date(`${day}T12:00:00Z`)).replace(/na(?= )/, '');
}

/** An instant as the feedback table shows it: '20.11.2026 11:05' (dd.MM.yyyy HH:mm). */
export function formatDateTime(instant: Date): string {
  const [year, month, date] = helsinkiDay(instant).split('-');
  return `${date}.${month}.${year} ${helsinkiTime(instant)}`;
}

/** An instant in running text: '20.11.2026 klo 9.05' with no-break spaces in the time. */
export function formatDateClock(instant: Date): string {
  return `${formatDate(helsinkiDay(instant))} klo\u00A0${formatClock(instant)}`;
}

/** The same with its day of the week: 'pe 20.11.2026 klo 9.05'. */
export function formatWeekdayClock(instant: Date): string {
  return `${dayCode(helsinkiDay(instant))} ${formatDateClock(instant)}`;
}

/**
 * A day as people type it: '24.12.2026', '24.12.26', '2026-12-24', or '24.12.' for the next such day from `today` on.
 * Undefined when there is no such day.
 */
export function parseDate(typed: string, today: IsoDay): IsoDay | undefined {
  if (isDay(typed.trim())) return typed.trim();
  const match = /^(\d{1,2})\.(\d{1,2})\.?(\d{4}|\d{2})?$/.exec(typed.replaceAll(/\s/g, ''));
  if (!match) return undefined;
  const [, date = '', month = '', year] = match;
  const inYear = (full: number) => dayOf(full, Number(month), Number(date));
  const thisYear = Number(today.slice(0, 4));
  if (year !== undefined) return inYear(year.length === 2 ? 2000 + Number(year) : Number(year));
  const day = inYear(thisYear);
  return day !== undefined && day >= today ? day : inYear(thisYear + 1);
}

/** A time of the shop's wall clock as '2026-11-25T09:00'. */
export type LocalTime = string;

/**
 * A day and a time as people type them: '25.11.2026 klo 9.00', '25.11. 9', '2026-11-25T09:00'; the day as `parseDate` reads it.
 * Undefined when either is missing or is none.
 */
export function parseLocalTime(typed: string, today: IsoDay): LocalTime | undefined {
  const [, dayText = '', hour = '', minute = '00'] =
    /^(.*?)(?:T|\s*klo\s*|\s+)(\d{1,2})(?:[.:](\d{2}))?$/i.exec(typed.trim()) ?? [];
  const day = parseDate(dayText, today);
  if (day === undefined || Number(hour) > 23 || Number(minute) > 59) return undefined;
  return `${day}T${hour.padStart(2, '0')}:${minute}`;
}

/** '2026-11-25T09:00' → '25.11.2026 klo 9.00'; undefined for what is no time. */
export function formatLocalTime(time: LocalTime): string | undefined {
  const [, day = '', hour, minute] = /^(.{10})T([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  return isDay(day) ? `${formatDate(day)} klo\u00A0${Number(hour)}.${minute}` : undefined;
}

/** The calendar day, when the calendar has it. */
function dayOf(year: number, month: number, date: number): IsoDay | undefined {
  const day = [
    String(year).padStart(4, '0'),
    ...[month, date].map((part) => String(part).padStart(2, '0')),
  ].join('-');
  return isDay(day) ? day : undefined;
}

/** Whether a text is a day of the calendar as '2026-11-25', of a year before 3000: days and months can be added to it. */
export function isDay(text: string): boolean {
  const at = Date.parse(`${text}T12:00:00Z`);
  return (
    /^[12]\d{3}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
  );
}
