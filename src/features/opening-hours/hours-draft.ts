// The opening hours as a form holds them: what was changed, what is wrong, and which holidays to ask about.
import { addDays, formatWeekdayDate, isDay } from '../../platform/contract/dates.ts';
import type { DayCode, IsoDay } from '../../platform/contract/dates.ts';
import { checkExceptions, checkWeek } from './check-hours.ts';
import type { BusinessSettings, DayHours, HoursException } from './contract.ts';
import { dayNames, openingHoursMessages } from './messages.ts';
import { DEFAULT_WEEK, EXCEPTION_DAYS } from './opening-hours.ts';
import { normaliseTime } from './time-of-day.ts';

export interface HoursDraft {
  week: readonly DayHours[];
  exceptions: readonly HoursException[];
}

export type ExceptionChange = Partial<
  Pick<HoursException, 'date' | 'reason' | 'isClosed' | 'open' | 'close'>
>;

/** What a day opens and closes at when it is opened and nothing is known yet. */
const USUAL = { open: '09:00', close: '17:00' } as const;

export function draftOf({
  businessHours,
  exceptions,
}: Pick<BusinessSettings, 'businessHours' | 'exceptions'>): HoursDraft {
  return { week: businessHours, exceptions };
}

export function isSameDraft(one: HoursDraft, other: HoursDraft): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The week of a new shop; exceptions stay. */
export function withDefaultWeek(draft: HoursDraft): HoursDraft {
  return { ...draft, week: DEFAULT_WEEK };
}

export function withDay(draft: HoursDraft, day: DayCode, change: Partial<DayHours>): HoursDraft {
  return { ...draft, week: draft.week.map((entry) => (entry.day === day ? { ...entry, ...change } : entry)) };
}

/** Whatever staff touch is confirmed; an opened date gets times. */
export function withException(draft: HoursDraft, index: number, change: ExceptionChange): HoursDraft {
  const exceptions = draft.exceptions.map((entry, at) => {
    if (at !== index) return entry;
    const changed = { ...entry, ...change, isConfirmed: true };
    if (changed.isClosed) return changed;
    return { ...changed, open: changed.open ?? USUAL.open, close: changed.close ?? USUAL.close };
  });
  return { ...draft, exceptions };
}

/** A day in words; what is no day stays as it was typed. */
export function dateText(date: IsoDay): string {
  return isDay(date) ? formatWeekdayDate(date) : date;
}

/** A closed date to be filled in: the first one from tomorrow on that has no exception. */
export function withNewException(draft: HoursDraft, today: IsoDay): HoursDraft {
  const taken = new Set(draft.exceptions.map(({ date }) => date));
  let date = addDays(today, 1);
  while (taken.has(date)) date = addDays(date, 1);
  const added = { date, open: null, close: null, isClosed: true, reason: '', isConfirmed: true };
  return { ...draft, exceptions: [...draft.exceptions, added] };
}

export function withoutException(draft: HoursDraft, index: number): HoursDraft {
  return { ...draft, exceptions: draft.exceptions.filter((_, at) => at !== index) };
}

/** Holidays within two weeks that nobody of the staff has said anything about. */
export function holidaysToAsk(
  draft: HoursDraft,
  today: IsoDay,
): { index: number; exception: HoursException }[] {
  const last = addDays(today, EXCEPTION_DAYS);
  return draft.exceptions.flatMap((exception, index) =>
    !exception.isConfirmed && exception.date >= today && exception.date <= last ? [{ index, exception }] : [],
  );
}

/** A typed time put right where it can be; what is no time stays as typed, for the error to show. */
export function putRight(typed: string): string {
  return normaliseTime(typed) ?? typed;
}

/** Every time put right, as leaving its field would have done. */
export function tidyDraft({ week, exceptions }: HoursDraft): HoursDraft {
  return {
    week: week.map((entry) =>
      entry.isClosed ? entry : { ...entry, open: putRight(entry.open), close: putRight(entry.close) },
    ),
    exceptions: exceptions.map((entry) =>
      entry.isClosed
        ? entry
        : { ...entry, open: putRight(entry.open ?? ''), close: putRight(entry.close ?? '') },
    ),
  };
}

/** Error sentences by place: 'businessHours.0.open', 'exceptions.2.date'. */
export function draftErrors(draft: HoursDraft, today: IsoDay): ReadonlyMap<string, string> {
  const [week, exceptions] = [checkWeek(draft.week), checkExceptions(draft.exceptions, today)];
  const errors = [...(week.ok ? [] : week.errors), ...(exceptions.ok ? [] : exceptions.errors)];
  const found = new Map(errors.map(({ path, message }) => [path, message]));
  for (const [index, { date }] of draft.exceptions.entries()) {
    if (!isDay(date)) found.set(`exceptions.${index}.date`, openingHoursMessages.badDate);
  }
  return found;
}

export interface HoursDifference {
  name: string;
  /** Undefined: no exception for that date. */
  stored: string | undefined;
  own: string | undefined;
}

/** Where two versions differ, day by day and date by date. */
export function hoursDifferences(stored: HoursDraft, own: HoursDraft): HoursDifference[] {
  const days = own.week.map((entry, index): HoursDifference => {
    const other = stored.week[index];
    return { name: dayNames[entry.day], stored: other && hoursText(other), own: hoursText(entry) };
  });
  const dates = [...new Set([...stored.exceptions, ...own.exceptions].map(({ date }) => date))].toSorted();
  const exceptions = dates.map((date): HoursDifference => {
    const [a, b] = [stored, own].map(({ exceptions: list }) => list.find((entry) => entry.date === date));
    return { name: dateText(date), stored: a && exceptionText(a), own: b && exceptionText(b) };
  });
  return [...days, ...exceptions].filter((row) => row.stored !== row.own);
}

function hoursText({ isClosed, open, close }: Pick<HoursException, 'isClosed' | 'open' | 'close'>): string {
  return isClosed ? openingHoursMessages.closed : `${open}–${close}`;
}

function exceptionText(exception: HoursException): string {
  return [hoursText(exception), exception.reason].filter(Boolean).join(', ');
}
