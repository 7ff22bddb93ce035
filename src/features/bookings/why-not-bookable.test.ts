import { expect, test } from 'vitest';

import { bay, seasonChange, timeSettings } from '../../../test/builders/booking-rules.ts';
import { helsinkiInstant } from '../../platform/contract/dates.ts';
import { DEFAULT_WEEK } from '../opening-hours/opening-hours.ts';
import { freeTimes, nearestTimes, type TimeSearch } from './free-times.ts';
import { NO_TIMES, occupiedByDay } from './occupied-times.ts';
import { whyNotBookable } from './why-not-bookable.ts';

const at = (time: string, day = '2026-11-24') => helsinkiInstant(day, time).getTime();
const search: TimeSearch = {
  rules: {
    settings: timeSettings({
      bays: [bay(1, { vehicleTypes: ['passenger'], breaks: [{ from: '11:00', to: '11:30' }] })],
    }),
    schedule: { week: DEFAULT_WEEK, exceptions: [] },
  },
  taken: () => NO_TIMES,
  work: seasonChange,
  nowMs: at('08:30'),
};

test.each([
  ['past', '08:29', '2026-11-24'],
  ['tooNear', '09:15', '2026-11-24'],
  ['tooFar', '10:00', '2027-01-24'],
  ['closedDay', '10:00', '2026-11-29'],
  ['closedHour', '08:45', '2026-11-24'],
  ['closedHour', '16:45', '2026-11-24'],
  ['offGrid', '10:10', '2026-11-24'],
  ['noBay', '10:45', '2026-11-24'],
])('a time is refused as %s at %s on %s', (why, time, day) => {
  expect(whyNotBookable(search, at(time, day))).toBe(why);
});

test('a time before the tyres are in the shop, and one no bay can take, say so', () => {
  const notBeforeMs = at('00:00', '2026-11-26');
  expect(whyNotBookable({ ...search, notBeforeMs }, at('10:00'))).toBe('beforeTyres');
  const van = { ...search, work: { ...search.work, vehicleType: 'van' as const } };
  expect(whyNotBookable(van, at('10:00'))).toBe('noBay');
});

test('no time that is offered on an empty day is one that can never be booked, taken or not', () => {
  const starts = freeTimes(search, '2026-11-24', 60).flatMap((day) => day.starts);
  expect(starts.length).toBeGreaterThan(1000);
  const endMs = at('10:30');
  const job = {
    bay: 1,
    startMs: at('10:00'),
    endMs,
    freeMs: endMs,
    use: 'booking',
    state: 'booked',
  } as const;
  const busy = { ...search, taken: occupiedByDay([job]) };
  for (const startMs of starts) expect(whyNotBookable(busy, startMs)).toBeUndefined();
});

test('free times near one that can never be booked are the nearest that can be', () => {
  expect(nearestTimes(search, at('10:00', '2020-06-01'), 2)).toEqual([at('09:30'), at('09:45')]);
  expect(nearestTimes(search, at('20:00'), 2)).toEqual([at('16:15'), at('16:30')]);
  const [far] = nearestTimes(search, at('10:00', '2028-01-01'), 1);
  expect(far).toBe(at('12:30', '2027-01-23'));
  const notBeforeMs = at('00:00', '2026-12-28');
  expect(nearestTimes({ ...search, notBeforeMs }, at('10:00'), 1)).toEqual([at('09:00', '2026-12-28')]);
});
