import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  addDays,
  dayCode,
  daysBetween,
  formatDate,
  formatDateClock,
  formatDateTime,
  formatFullDate,
  formatWeekdayDate,
  helsinkiDay,
  helsinkiInstant,
  helsinkiTime,
  isDay,
  formatLocalTime,
  parseDate,
  parseLocalTime,
} from './dates.ts';

test('dates are written the Finnish way', () => {
  expect(formatDate('2026-11-05')).toBe('5.11.2026');
  expect(formatWeekdayDate('2026-11-25')).toBe('ke 25.11.2026');
  expect(formatFullDate('2026-11-20')).toBe('perjantai 20. marraskuuta 2026');
  expect(formatDateTime(new Date('2026-11-05T09:05:00Z'))).toBe('05.11.2026 11:05');
  expect(formatDateClock(new Date('2026-11-05T07:05:00Z'))).toBe('5.11.2026 klo\u00A09.05');
});

test('the shop day changes at midnight in Helsinki', () => {
  expect(helsinkiDay(new Date('2026-11-20T21:59:59Z'))).toBe('2026-11-20');
  expect(helsinkiDay(new Date('2026-11-20T22:00:00Z'))).toBe('2026-11-21');
});

test('a year that is only being typed is a year, too', () => {
  expect(helsinkiDay(new Date('0002-03-01T12:00:00Z'))).toBe('0002-03-01');
  expect(helsinkiInstant('0202-03-01', '00:00').toISOString()).toMatch(/^0202-02-28T/);
});

test('a local time becomes the right instant, also at both clock changes', () => {
  const days = fc.integer({ min: 0, max: 3650 }).map((count) => addDays('2024-01-01', count));
  fc.assert(
    fc.property(days, fc.integer({ min: 4, max: 23 }), (day, hour) => {
      const time = `${String(hour).padStart(2, '0')}:30`;
      const instant = helsinkiInstant(day, time);
      expect([helsinkiDay(instant), helsinkiTime(instant)]).toEqual([day, time]);
    }),
  );
});

test('day arithmetic and weekdays agree', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(daysBetween('2026-11-21', '2026-12-01')).toBe(10);
  expect(dayCode('2026-11-21')).toBe('la');
});

test('a day with a time is read as Finns type it, and written so', () => {
  const read = (typed: string) => parseLocalTime(typed, '2026-11-25');
  expect(
    ['25.11.2026 klo 9.00', '25.11. 9', '5.1. klo 16.30', '25.11.26 klo\u00A09:05', '2098-12-24T08:30'].map(
      read,
    ),
  ).toEqual([
    '2026-11-25T09:00',
    '2026-11-25T09:00',
    '2027-01-05T16:30',
    '2026-11-25T09:05',
    '2098-12-24T08:30',
  ]);
  const none = ['25.11.2026', 'klo 9', '31.2.2027 9.00', '25.11. 24.00', '25.11. 9.60', ''];
  expect(none.map(read)).toEqual(none.map(() => undefined));
  expect(formatLocalTime('2026-11-05T09:05')).toBe('5.11.2026 klo\u00A09.05');
  expect(['2026-02-31T09:00', '2026-11-05', ''].map(formatLocalTime)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('a typed day is read with or without its year, and no other day is made of a wrong one', () => {
  const read = (typed: string) => parseDate(typed, '2026-11-25');
  expect(
    ['24.12.2026', ' 24. 12. 26 ', '2026-12-24 ', '24.12.', '24.12', '5.1.', '25.11.'].map(read),
  ).toEqual([
    '2026-12-24',
    '2026-12-24',
    '2026-12-24',
    '2026-12-24',
    '2026-12-24',
    '2027-01-05',
    '2026-11-25',
  ]);
  expect(['31.2.2027', '0.1.2027', 'jouluna', '', '24/12', '1.13.'].map(read)).toEqual(
    Array.from({ length: 6 }, () => undefined),
  );
  expect(['2028-02-29', '2027-02-29', '27-02-01', '9999-12-31', 'x'].map(isDay)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});
