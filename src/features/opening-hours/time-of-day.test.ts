import fc from 'fast-check';
import { expect, test } from 'vitest';

import { isTime, normaliseTime, shortTime } from './time-of-day.ts';

test('typed times are normalised as the back office does', () => {
  expect(['', '--:--', '9', '09', '9.30', '9,30', '17:05', ' 8 '].map(normaliseTime)).toEqual([
    '09:00',
    '09:00',
    '09:00',
    '09:00',
    '09:30',
    '09:30',
    '17:05',
    '08:00',
  ]);
});

test('a text that is no time of day is refused', () => {
  expect(['24', '9.75', '9.5', '25:00', 'yhdeksän', '9-17', '123', '-1'].map(normaliseTime)).toEqual(
    Array(8).fill(undefined),
  );
});

test('normalising a valid time changes nothing, and every result is a valid time', () => {
  const times = fc.tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }));
  fc.assert(
    fc.property(times, ([hours, minutes]) => {
      const time = `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
      expect(normaliseTime(time)).toBe(time);
    }),
  );
  fc.assert(
    fc.property(fc.string({ maxLength: 8 }), (typed) => {
      const time = normaliseTime(typed);
      return time === undefined || isTime(time);
    }),
  );
});

test('the short form drops whole-hour minutes and uses a full stop', () => {
  expect(['09:00', '17:30', '00:05'].map(shortTime)).toEqual(['9', '17.30', '0.05']);
});
