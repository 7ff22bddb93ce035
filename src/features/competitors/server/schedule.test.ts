import { expect, test } from 'vitest';

import { nextMorning } from './schedule.ts';

test.each([
  ['2026-03-28T12:00:00+02:00', '2026-03-29T05:00:00.000Z'],
  ['2026-10-24T12:00:00+03:00', '2026-10-25T06:00:00.000Z'],
  ['2026-11-21T07:00:00+02:00', '2026-11-21T06:00:00.000Z'],
])('after %s the next morning begins at %s', (now, expected) => {
  expect(nextMorning(new Date(now), '00000000-0000-7000-8000-000000000000').toISOString()).toBe(expected);
});
