// The form of the opening hours: changes of days and dates, errors at their fields, and two versions in words.
import { describe, expect, test } from 'vitest';

import { formOf } from '../../../platform/browser/form/form-schema.ts';
import { openingHoursMessages } from '../messages.ts';
import { DEFAULT_WEEK } from '../opening-hours.ts';
import {
  dateText,
  holidaysOnClosedDays,
  unsetHolidays,
  hoursFormSchema,
  hoursVersions,
  normaliseTypedTime,
  withDay,
  withDefaultWeek,
  withException,
  withNewException,
  withoutException,
  type HoursForm,
} from './hours-form.ts';

const TODAY = '2026-11-25';
const schema = hoursFormSchema(TODAY);
const holiday = (date: string, reason: string) => ({
  date,
  open: null,
  close: null,
  isClosed: true,
  reason,
  isConfirmed: false,
});
const stored = {
  businessHours: [...DEFAULT_WEEK],
  exceptions: [holiday('2026-12-06', 'Itsenäisyyspäivä'), holiday('2026-12-24', 'Jouluaatto')],
};

function errorsOf(form: HoursForm) {
  const issues = schema.safeParse(form).error?.issues ?? [];
  return new Map(issues.map(({ path, message }) => [path.join('.'), message]));
}

describe('changes', () => {
  test('stored hours are in the form as they are', () => {
    expect(formOf(schema, stored)).toEqual(stored);
    expect(schema.parse(stored)).toEqual(stored);
  });

  test('the default week replaces changed days', () => {
    const later = withDay(stored, 'ma', { open: '10:00' });
    expect(later).not.toEqual(stored);
    expect(withDefaultWeek(later)).toEqual(stored);
  });

  test('a holiday within two weeks is a reminder until staff confirm it closed or open it', () => {
    expect(unsetHolidays(stored, TODAY).map(({ exception }) => exception.date)).toEqual(['2026-12-06']);
    const closed = withException(stored, 0, { isClosed: true });
    expect(unsetHolidays(closed, TODAY)).toEqual([]);
    const open = withException(stored, 0, { isClosed: false });
    expect(open.exceptions[0]).toMatchObject({
      isClosed: false,
      open: '09:00',
      close: '17:00',
      isConfirmed: true,
    });
  });

  test('holidays on days that are closed in any week are listed too, until one has an exception', () => {
    const usual = { businessHours: [...DEFAULT_WEEK], exceptions: [] };
    const sunday = { date: '2026-12-06', name: 'Itsenäisyyspäivä' };
    expect(holidaysOnClosedDays(usual, TODAY)).toContainEqual(sunday);
    expect(holidaysOnClosedDays(usual, TODAY).map(({ date }) => date)).not.toContain('2026-12-24');
    const entered = { ...usual, exceptions: [holiday('2026-12-06', 'Joulunavaus')] };
    expect(holidaysOnClosedDays(entered, TODAY)).not.toContainEqual(sunday);
    const openOnSundays = withDay(usual, 'su', { isClosed: false });
    expect(holidaysOnClosedDays(openOnSundays, TODAY)).toEqual([]);
  });

  test('a new exception has no date, cannot be saved without one, and can be removed again', () => {
    const once = withNewException(stored);
    expect(once.exceptions.at(-1)).toMatchObject({ date: '', isClosed: true });
    const error = schema.safeParse(once).error?.issues.find(({ path }) => path.at(-1) === 'date');
    expect(error?.message).toBe(openingHoursMessages.badDate);
    expect(withoutException(once, 2)).toEqual(stored);
  });

  test('the reason of an exception on a holiday is its name, until staff type another', () => {
    const reasonOf = (form: HoursForm) => form.exceptions.at(-1)?.reason;
    const independence = withException(withNewException(stored), 2, { date: '2026-12-06' });
    expect(reasonOf(independence)).toBe('Itsenäisyyspäivä');
    expect(reasonOf(withException(independence, 2, { date: '2026-12-2' }))).toBe('');
    expect(reasonOf(withException(independence, 2, { date: '2026-12-25' }))).toBe('Joulupäivä');
    const typed = withException(independence, 2, { reason: 'Inventaario' });
    expect(reasonOf(withException(typed, 2, { date: '2026-12-24' }))).toBe('Inventaario');
  });
});

describe('errors', () => {
  test('times and dates that are not allowed have their errors at their own fields', () => {
    const wrong = withException(withDay(stored, 'ti', { close: 'myöhään' }), 0, {
      isClosed: false,
      open: '12:00',
      close: '10:00',
      date: '2026-11-01',
    });
    expect([...errorsOf(wrong).keys()].toSorted()).toEqual([
      'businessHours.1.close',
      'exceptions.0.close',
      'exceptions.0.date',
    ]);
    expect(errorsOf(stored).size).toBe(0);
  });

  test('a date that does not exist is shown as typed and refused together with other errors', () => {
    const odd = withException(withDay(stored, 'ti', { close: 'myöhään' }), 0, { date: '31.2.2027' });
    expect(errorsOf(odd).get('exceptions.0.date')).toBe('Kirjoita päivä muodossa 24.12.2026.');
    expect(errorsOf(odd).has('businessHours.1.close')).toBe(true);
    expect(dateText('31.2.2027')).toBe('31.2.2027');
    expect(dateText('2026-12-24')).toBe('to 24.12.2026');
  });
});

describe('typed times', () => {
  test('a typed time is normalised, and what is no time stays as it is', () => {
    expect(['9', '9.30', '9,30', '', '--:--', '25', 'aamulla'].map(normaliseTypedTime)).toEqual([
      '09:00',
      '09:30',
      '09:30',
      '09:00',
      '09:00',
      '25',
      'aamulla',
    ]);
  });

  test('times whose field was not left are normalised before they are sent', () => {
    const typed = withException(withDay(stored, 'ma', { open: '10' }), 0, {
      isClosed: false,
      open: '',
      close: '15.30',
    });
    const { businessHours, exceptions } = schema.parse(typed);
    expect(businessHours[0]?.open).toBe('10:00');
    expect(exceptions[0]).toMatchObject({ open: '09:00', close: '15:30' });
  });
});

test('two versions are compared day by day and date by date', () => {
  const own = withoutException(withDay(stored, 'la', { isClosed: true }), 1);
  expect(hoursVersions(stored, own).filter((field) => field.stored !== field.own)).toEqual([
    { name: 'lauantai', stored: '10:00–13:00', own: 'Suljettu' },
    { name: 'to 24.12.2026', stored: 'Suljettu, Jouluaatto', own: 'Ei poikkeusta' },
  ]);
});
