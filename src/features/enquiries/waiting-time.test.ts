import { expect, test } from 'vitest';

import { DEFAULT_WEEK } from '../opening-hours/opening-hours.ts';
import { isOverdue } from './waiting-time.ts';

const schedule = { week: DEFAULT_WEEK, exceptions: [] };
const since = (at: string) => new Date(`${at}:00+02:00`);

test.each([
  ['four hours later on the same day', '2026-11-23T09:00', '2026-11-23T13:00', false],
  ['a minute more', '2026-11-23T09:00', '2026-11-23T13:01', true],
  ['in the evening and the next morning', '2026-11-23T16:00', '2026-11-24T11:59', false],
  ['in the evening and the next noon', '2026-11-23T16:00', '2026-11-24T12:01', true],
  ['over a Sunday', '2026-11-21T12:00', '2026-11-23T11:59', false],
  ['over Independence Day on a weekday', '2027-12-03T16:00', '2027-12-06T16:00', false],
])('an enquiry waits too long after four opening hours: %s', (_when, from, to, expected) => {
  expect(isOverdue(schedule, since(from), since(to))).toBe(expected);
});

test('without stored opening hours nothing waits too long', () => {
  expect(isOverdue({ week: [], exceptions: [] }, since('2026-11-02T09:00'), since('2026-11-23T13:00'))).toBe(
    false,
  );
});
