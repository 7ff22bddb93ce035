// The opening hours as a form: its schema, changes of a day or a date, and which holidays staff are reminded of.
import { z } from 'zod';

import type { FieldVersions } from '../../../platform/browser/form/field-table.ts';
import {
  addDays,
  dayCode,
  formatWeekdayDate,
  isDay,
  type DayCode,
  type IsoDay,
} from '../../../platform/contract/dates.ts';
import { checkExceptions, checkWeek } from '../check-hours.ts';
import { dayHoursSchema, hoursExceptionSchema, type DayHours, type HoursException } from '../contract.ts';
import { holidaysBetween } from '../holidays.ts';
import { hoursPanelMessages } from '../messages-panel.ts';
import { dayNames, holidayNames, openingHoursMessages as messages } from '../messages.ts';
import { DEFAULT_WEEK, EXCEPTION_DAYS, HOLIDAY_DAYS, hoursOfDay } from '../opening-hours.ts';
import { normaliseTime } from '../time-of-day.ts';

/** A time that was typed but whose field was not left is normalised, too. */
const typedTime = z.codec(z.string(), z.string(), { decode: normaliseTypedTime, encode: (time) => time });

/** The hours as `today`'s rules allow them; every error is at its own field. */
export const hoursFormSchema = (today: IsoDay) =>
  z
    .object({
      businessHours: z.array(dayHoursSchema.extend({ open: typedTime, close: typedTime })),
      exceptions: z.array(
        hoursExceptionSchema.extend({
          date: z.string().refine(isDay, messages.badDate),
          open: typedTime.nullable(),
          close: typedTime.nullable(),
        }),
      ),
    })
    .superRefine(({ businessHours, exceptions }, context) => {
      for (const checked of [checkWeek(businessHours), checkExceptions(exceptions, today)]) {
        if (checked.ok) continue;
        for (const { path, message } of checked.errors) {
          context.addIssue({ code: 'custom', path: path.split('.'), message });
        }
      }
    });
export type HoursForm = z.input<ReturnType<typeof hoursFormSchema>>;

export type ExceptionChange = Partial<
  Pick<HoursException, 'date' | 'reason' | 'isClosed' | 'open' | 'close'>
>;

/** What a day opens and closes at when it is opened and nothing is known yet. */
const USUAL = { open: '09:00', close: '17:00' } as const;

/** The week of a new shop; exceptions stay. */
export function withDefaultWeek(form: HoursForm): HoursForm {
  return { ...form, businessHours: [...DEFAULT_WEEK] };
}

export function withDay(form: HoursForm, day: DayCode, change: Partial<DayHours>): HoursForm {
  const businessHours = form.businessHours.map((entry) =>
    entry.day === day ? { ...entry, ...change } : entry,
  );
  return { ...form, businessHours };
}

/** Whatever staff touch is confirmed; an opened date gets times. */
export function withException(form: HoursForm, index: number, change: ExceptionChange): HoursForm {
  const exceptions = form.exceptions.map((entry, at) => {
    if (at !== index) return entry;
    const changed = { ...entry, reason: reasonOn(change.date, entry), ...change, isConfirmed: true };
    if (changed.isClosed) return changed;
    return { ...changed, open: changed.open ?? USUAL.open, close: changed.close ?? USUAL.close };
  });
  return { ...form, exceptions };
}

/** On a holiday its name, unless staff have typed a reason of their own. */
function reasonOn(date: IsoDay | undefined, { date: former, reason }: HoursException): string {
  return date === undefined || (reason !== '' && reason !== holidayOn(former)) ? reason : holidayOn(date);
}

function holidayOn(date: IsoDay): string {
  const [holiday] = isDay(date) ? holidaysBetween(date, date) : [];
  return holiday ? holidayNames[holiday.name] : '';
}

/** A day in words; what is no day stays as it was typed. */
export function dateText(date: IsoDay): string {
  return isDay(date) ? formatWeekdayDate(date) : date;
}

/** Adds a closed day whose date is to be filled in: none is proposed, so that no day is closed by mistake. */
export function withNewException(form: HoursForm): HoursForm {
  const added = { date: '', open: null, close: null, isClosed: true, reason: '', isConfirmed: true };
  return { ...form, exceptions: [...form.exceptions, added] };
}

export function withoutException(form: HoursForm, index: number): HoursForm {
  return { ...form, exceptions: form.exceptions.filter((_, at) => at !== index) };
}

/** Holidays within two weeks that staff have not confirmed. */
export function unsetHolidays(
  form: HoursForm,
  today: IsoDay,
): { index: number; exception: HoursException }[] {
  const last = addDays(today, EXCEPTION_DAYS);
  return form.exceptions.flatMap((exception, index) =>
    !exception.isConfirmed && exception.date >= today && exception.date <= last ? [{ index, exception }] : [],
  );
}

/** Coming holidays on weekdays that are closed anyway: listed without input, so that nobody misses them. */
export function holidaysOnClosedDays(
  { businessHours, exceptions }: HoursForm,
  today: IsoDay,
): { date: IsoDay; name: string }[] {
  const entered = new Set(exceptions.map(({ date }) => date));
  return holidaysBetween(today, addDays(today, HOLIDAY_DAYS))
    .filter(({ date }) => !entered.has(date) && hoursOfDay(businessHours, dayCode(date)).isClosed)
    .map(({ date, name }) => ({ date, name: holidayNames[name] }));
}

/** A typed time normalised where it can be; what is no time stays as typed, for the error to show. */
export function normaliseTypedTime(typed: string): string {
  return normaliseTime(typed) ?? typed;
}

/** Two versions day by day and date by date. */
export function hoursVersions(stored: HoursForm, own: HoursForm): FieldVersions[] {
  const days = own.businessHours.map((entry, index) => {
    const other = stored.businessHours[index];
    return { name: dayNames[entry.day], stored: other ? hoursText(other) : '', own: hoursText(entry) };
  });
  const dates = new Set([...stored.exceptions, ...own.exceptions].map(({ date }) => date));
  const exceptions = [...dates].toSorted().map((date) => ({
    name: dateText(date),
    stored: exceptionText(stored, date),
    own: exceptionText(own, date),
  }));
  return [...days, ...exceptions];
}

function hoursText({ isClosed, open, close }: Pick<HoursException, 'isClosed' | 'open' | 'close'>): string {
  return isClosed ? messages.closed : `${open}–${close}`;
}

function exceptionText({ exceptions }: HoursForm, date: IsoDay): string {
  const exception = exceptions.find((entry) => entry.date === date);
  if (!exception) return hoursPanelMessages.noException;
  return [hoursText(exception), exception.reason].filter(Boolean).join(', ');
}
