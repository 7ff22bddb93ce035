import fc from 'fast-check';
import { expect, test } from 'vitest';

import { addDays, dayCode, daysBetween } from '../../platform/contract/dates.ts';
import { easterSunday, finnishHolidays, holidaysBetween } from './holidays.ts';

const years = fc.integer({ min: 1990, max: 2200 });

test('Easter Sunday falls where almanacs put it', () => {
  expect([2019, 2024, 2025, 2026, 2027, 2038].map(easterSunday)).toEqual([
    '2019-04-21',
    '2024-03-31',
    '2025-04-20',
    '2026-04-05',
    '2027-03-28',
    '2038-04-25',
  ]);
});

test('Easter is always a Sunday between 22 March and 25 April', () => {
  fc.assert(
    fc.property(years, (year) => {
      const easter = easterSunday(year);
      expect(dayCode(easter)).toBe('su');
      expect(easter >= `${year}-03-22` && easter <= `${year}-04-25`).toBe(true);
    }),
  );
});

test('the holidays of 2026 are those of the Finnish almanac', () => {
  expect(finnishHolidays(2026).map((holiday) => holiday.date)).toEqual([
    '2026-01-01',
    '2026-01-06',
    '2026-04-03',
    '2026-04-05',
    '2026-04-06',
    '2026-05-01',
    '2026-05-14',
    '2026-05-24',
    '2026-06-19',
    '2026-06-20',
    '2026-10-31',
    '2026-12-06',
    '2026-12-24',
    '2026-12-25',
    '2026-12-26',
  ]);
});

test('midsummer day and all saints are Saturdays, ascension a Thursday, in any year', () => {
  fc.assert(
    fc.property(years, (year) => {
      const on = (name: string) => finnishHolidays(year).find((holiday) => holiday.name === name)?.date ?? '';
      expect(dayCode(on('midsummer'))).toBe('la');
      expect(daysBetween(`${year}-06-20`, on('midsummer'))).toBeGreaterThanOrEqual(0);
      expect(daysBetween(on('midsummer'), `${year}-06-26`)).toBeGreaterThanOrEqual(0);
      expect(dayCode(on('allSaints'))).toBe('la');
      expect(on('allSaints') >= `${year}-10-31` && on('allSaints') <= `${year}-11-06`).toBe(true);
      expect(dayCode(on('ascension'))).toBe('to');
      expect(addDays(on('midsummer'), -1)).toBe(on('midsummerEve'));
    }),
  );
});

test('a range over the turn of the year takes holidays from both years', () => {
  expect(holidaysBetween('2026-12-25', '2027-01-06').map((holiday) => holiday.name)).toEqual([
    'christmas',
    'boxingDay',
    'newYear',
    'epiphany',
  ]);
});
