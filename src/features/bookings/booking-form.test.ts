import { expect, test } from 'vitest';

import { DEFAULT_WEEK } from '../opening-hours/opening-hours.ts';
import { newBooking } from './booking-form.ts';

test.each([
  ['2026-11-27', null, '27.11.2026'],
  ['2026-11-29', null, '30.11.2026'],
  ['2026-11-29', '10:00', '29.11.2026'],
])('a new booking of %s at %s begins on a day that the shop is open: %s', (shown, time, day) => {
  const schedule = { week: DEFAULT_WEEK, exceptions: [] };
  expect(newBooking(schedule, shown, time, null).day).toBe(day);
});
