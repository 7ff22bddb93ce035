// Which hours may be saved: the same check for the form and for the server.
import { DAY_CODES, type IsoDay } from '../../platform/contract/dates.ts';
import type { FieldError } from '../../platform/contract/problem.ts';
import type { DayHours, HoursException, ExceptionInput } from './contract.ts';
import { openingHoursMessages as messages } from './messages.ts';
import { DEFAULT_WEEK } from './opening-hours.ts';
import { isTime } from './time-of-day.ts';

export type Checked<Value> = { ok: true; value: Value } | { ok: false; errors: FieldError[] };

/** Exactly the seven days once each, in any order; an open day has valid times, opening before closing. Answers Monday first. */
export function checkWeek(sent: readonly DayHours[]): Checked<DayHours[]> {
  const days = new Set(sent.map((entry) => entry.day));
  if (sent.length !== DAY_CODES.length || days.size !== DAY_CODES.length) {
    return {
      ok: false,
      errors: [{ path: 'businessHours', code: 'opening_hours.seven_days', message: messages.sevenDays }],
    };
  }
  const errors = sent.flatMap((entry, index) =>
    entry.isClosed ? [] : checkTimes(entry.open, entry.close, `businessHours.${index}`),
  );
  if (errors.length > 0) return { ok: false, errors };
  const week = sent.map((entry) => (entry.isClosed ? closedDay(entry) : entry));
  return {
    ok: true,
    value: week.toSorted((first, second) => DAY_CODES.indexOf(first.day) - DAY_CODES.indexOf(second.day)),
  };
}

/** Exceptions from today on, one a date. Untouched holidays are left out: they apply without being stored. */
export function checkExceptions(sent: readonly ExceptionInput[], today: IsoDay): Checked<HoursException[]> {
  const errors: FieldError[] = [];
  const seen = new Set<IsoDay>();
  for (const [index, entry] of sent.entries()) {
    const path = `exceptions.${index}`;
    if (seen.has(entry.date)) {
      errors.push({
        path: `${path}.date`,
        code: 'opening_hours.duplicate_date',
        message: messages.duplicateDate,
      });
    }
    seen.add(entry.date);
    if (entry.date < today) {
      errors.push({ path: `${path}.date`, code: 'opening_hours.past_date', message: messages.pastDate });
    }
    if (!entry.isClosed) errors.push(...checkTimes(entry.open ?? '', entry.close ?? '', path));
  }
  if (errors.length > 0) return { ok: false, errors };
  const touched = sent.filter((entry) => entry.isConfirmed !== false || !entry.isClosed);
  return { ok: true, value: touched.map(storedException) };
}

function storedException(entry: ExceptionInput): HoursException {
  const { date, isClosed, reason } = entry;
  return {
    date,
    open: isClosed ? null : (entry.open ?? null),
    close: isClosed ? null : (entry.close ?? null),
    isClosed,
    reason,
    isConfirmed: true,
  };
}

function checkTimes(open: string, close: string, path: string): FieldError[] {
  const errors: FieldError[] = [];
  if (!isTime(open)) {
    errors.push({ path: `${path}.open`, code: 'opening_hours.time', message: messages.badTime });
  }
  if (!isTime(close)) {
    errors.push({ path: `${path}.close`, code: 'opening_hours.time', message: messages.badTime });
  }
  if (errors.length === 0 && open >= close) {
    errors.push({ path: `${path}.close`, code: 'opening_hours.order', message: messages.openBeforeClose });
  }
  return errors;
}

/** A closed day has sensible times for the day it opens again. */
function closedDay(entry: DayHours): DayHours {
  if (isTime(entry.open) && isTime(entry.close) && entry.open < entry.close) return entry;
  const usual = DEFAULT_WEEK.find((day) => day.day === entry.day);
  return { ...entry, open: usual?.open ?? '09:00', close: usual?.close ?? '17:00' };
}
