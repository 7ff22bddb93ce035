import fc from 'fast-check';
import { expect, test } from 'vitest';

import { initials, ratingText, relativeTime, wholeStars } from './reviews.ts';

const unixS = (time: string) => Date.parse(time) / 1000;

test('a rating is shown with one decimal and the nearest whole stars', () => {
  expect(ratingText(4.75)).toBe('4,8');
  expect(ratingText(5)).toBe('5,0');
  expect([4.4, 4.5, 9, -1].map(wholeStars)).toEqual([4, 5, 5, 0]);
});

test('the age of a review is shown in Finnish by the calendar of Helsinki', () => {
  const today = '2026-11-21';
  expect(relativeTime(unixS('2026-11-20T22:30:00Z'), today)).toBe('tänään');
  expect(relativeTime(unixS('2026-11-20T10:00:00Z'), today)).toBe('eilen');
  expect(relativeTime(unixS('2026-11-18T10:00:00Z'), today)).toBe('3 päivää sitten');
  expect(relativeTime(unixS('2026-11-12T10:00:00Z'), today)).toBe('1 viikko sitten');
  expect(relativeTime(unixS('2026-11-07T10:00:00Z'), today)).toBe('2 viikkoa sitten');
  expect(relativeTime(unixS('2026-08-20T10:00:00Z'), today)).toBe('3 kuukautta sitten');
  expect(relativeTime(unixS('2024-08-20T10:00:00Z'), today)).toBe('2 vuotta sitten');
});

test('initials are one or two letters of any name', () => {
  expect(initials('Esimerkkiasiakas 1')).toBe('E1');
  expect(initials('  maija  meri lahti ')).toBe('ML');
  fc.assert(
    fc.property(fc.string(), (name) => {
      expect(initials(name).length).toBeLessThanOrEqual(8);
    }),
  );
});
