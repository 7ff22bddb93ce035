import fc from 'fast-check';
import { expect, test } from 'vitest';

import { bay, seasonChange, timeSettings } from '../../../test/builders/booking-rules.ts';
import { helsinkiInstant } from '../../platform/contract/dates.ts';
import { MINUTE_MS } from '../../platform/contract/durations.ts';
import { DEFAULT_WEEK } from '../opening-hours/opening-hours.ts';
import { BOOKED_SERVICES, BOOKING_STATES } from './booking-rules.ts';
import type { Bay } from './contract/settings.ts';
import { expectedWait, nextWaitStep, roundedWait } from './expected-wait.ts';
import { earliestTime } from './free-times.ts';
import type { OccupiedTime } from './occupied-times.ts';
import type { BookingRules } from './shop-day/open-day.ts';

const DAY = '2026-11-23';
const GAP_MS = 5 * MINUTE_MS;
const ON_TIME = { minutes: 0, bay: 0 };
const at = (time: string, day = DAY) => helsinkiInstant(day, time).getTime();
const work = seasonChange;
const rulesOf = (bays: Bay[]): BookingRules => ({
  settings: timeSettings({
    walkInPercent: 20,
    seasonWalkInPercent: 40,
    services: BOOKED_SERVICES.map((service) => ({
      service,
      isOn: service !== 'alignment',
      minutes: { passenger: 30, suv: 30, van: 45 },
      largeRimMinutes: 0,
      runFlatMinutes: 0,
    })),
    bays,
  }),
  schedule: { week: DEFAULT_WEEK, exceptions: [] },
});
const job = (from: string, to: string, changes: Partial<OccupiedTime> = {}): OccupiedTime => ({
  bay: 1,
  startMs: at(from),
  endMs: at(to),
  freeMs: at(to) + (changes.use === 'block' ? 0 : GAP_MS),
  use: 'booking',
  state: 'booked',
  ...changes,
});
const waitAt = (time: string, taken: OccupiedTime[] = [], bays = [bay(1)], wanted = work, day = DAY) =>
  expectedWait({ rules: rulesOf(bays), taken, work: wanted, nowMs: at(time, day) });
const minutesAt = (...search: Parameters<typeof waitAt>) => waitAt(...search)?.minutes;

test('nobody waits for a free bay, and no wait is shown while the shop is closed', () => {
  expect(waitAt('10:00')).toEqual({ minutes: 0, behind: ON_TIME });
  for (const time of ['08:59', '17:00']) expect(waitAt(time)).toBeUndefined();
  expect(waitAt('10:00', [], [bay(1)], work, '2026-11-29')).toBeUndefined();
  expect(waitAt('10:00', [], [bay(1)], { ...work, service: 'alignment' })).toBeUndefined();
  expect(waitAt('10:00', [], [bay(1, { vehicleTypes: ['van'] })])).toBeUndefined();
});

test('the wait ends where the work and its gap fit between what is booked', () => {
  const booked = [job('10:30', '11:00'), job('11:20', '12:00')];
  expect(minutesAt('09:55', booked)).toBe(0);
  expect(minutesAt('10:00', booked)).toBe(125);
  expect(minutesAt('10:00', booked, [bay(1), bay(2)])).toBe(0);
  expect(minutesAt('16:30')).toBe(0);
  expect(minutesAt('16:31')).toBeNull();
});

test('a job that is done early frees its bay, one that goes on beyond its time does not', () => {
  expect(minutesAt('10:10', [job('10:00', '11:00', { state: 'working' })])).toBe(55);
  for (const state of ['done', 'cancelled', 'no_show'] as const) {
    expect(minutesAt('10:10', [job('10:00', '11:00', { state })])).toBe(0);
  }
  expect(minutesAt('11:20', [job('10:00', '11:00', { state: 'working' })])).toBe(10);
});

test('customers who already wait come first and delay those after', () => {
  const day = [
    job('10:00', '10:30', { state: 'working' }),
    job('10:35', '11:05', { state: 'arrived' }),
    job('11:10', '11:40'),
  ];
  expect(waitAt('10:50', day)).toEqual({ minutes: 80, behind: { minutes: 25, bay: 1 } });
  const walkIn = job('10:00', '10:30', { state: 'arrived', use: 'walkIn' });
  expect(minutesAt('10:20', [walkIn])).toBe(35);
});

test('a free bay goes to bookings that wait for a late one, then to those without a booking', () => {
  const late = [
    job('09:00', '10:00', { state: 'working' }),
    job('10:05', '10:35', { state: 'arrived' }),
    job('11:00', '11:30', { bay: 2 }),
  ];
  // The second bay is free until 10.55: who has waited since 10.05 takes it, and the next one the first bay at 10.30.
  expect(waitAt('10:20', late, [bay(1), bay(2)])).toEqual({ minutes: 10, behind: { minutes: 25, bay: 1 } });
  const longer = late.map((one) => (one.state === 'arrived' ? { ...one, endMs: at('11:05') } : one));
  expect(waitAt('10:20', longer, [bay(1), bay(2)])?.minutes).toBe(0);
});

test('the bay of who has not come stays theirs until the booked time is over', () => {
  expect(minutesAt('10:20', [job('10:00', '10:40')])).toBe(25);
  expect(minutesAt('10:40', [job('10:00', '10:40')])).toBe(0);
});

test('work never marked done does not occupy its bay for ever', () => {
  for (const state of ['working', 'arrived'] as const) {
    expect(minutesAt('11:29', [job('10:00', '10:30', { state })])).toBeGreaterThan(0);
    expect(minutesAt('11:30', [job('10:00', '10:30', { state })])).toBe(0);
  }
});

test('nobody is taken in during a break or in blocked time', () => {
  const lunch = [bay(1, { breaks: [{ from: '11:00', to: '11:30' }] })];
  expect(minutesAt('10:40', [], lunch)).toBe(50);
  expect(minutesAt('10:40', [job('11:00', '12:00', { use: 'block' })])).toBe(80);
  expect(minutesAt('10:20', [job('11:00', '12:00', { use: 'block' })])).toBe(0);
});

test('while all goes as booked the wait is that to the place which staff would give', () => {
  const grid = fc.integer({ min: 0, max: 95 });
  const anyJobs = fc.array(fc.tuple(grid, fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 2 })), {
    maxLength: 12,
  });
  fc.assert(
    fc.property(anyJobs, grid, (wanted, now) => {
      const nowMs = at('09:00') + now * GAP_MS;
      const taken: OccupiedTime[] = [];
      for (const [start, length, number] of wanted) {
        const startMs = at('09:00') + start * GAP_MS;
        const endMs = startMs + length * GAP_MS;
        const one = job('09:00', '09:30', { bay: number, startMs, endMs, freeMs: endMs + GAP_MS });
        const isFree = taken.every(
          (other) => other.bay !== number || other.freeMs <= startMs || one.freeMs <= other.startMs,
        );
        if (isFree && startMs >= nowMs) taken.push(one);
      }
      const rules = rulesOf([bay(1), bay(2)]);
      const found = expectedWait({ rules, taken, work, nowMs });
      const givenMs = earliestTime({ rules, taken: () => taken, work, nowMs, isByStaff: true });
      const isToday = givenMs !== undefined && givenMs < at('23:00');
      expect(found).toEqual({ minutes: isToday ? (givenMs - nowMs) / MINUTE_MS : null, behind: ON_TIME });
    }),
  );
});

test('whatever the states of the day, a wait is whole minutes and ends before closing', () => {
  const anyJob = fc.record({
    start: fc.integer({ min: 0, max: 95 }),
    length: fc.integer({ min: 1, max: 24 }),
    bay: fc.integer({ min: 1, max: 2 }),
    state: fc.constantFrom(...BOOKING_STATES),
    use: fc.constantFrom('booking', 'walkIn', 'block' as const),
  });
  fc.assert(
    fc.property(fc.array(anyJob, { maxLength: 14 }), fc.integer({ min: 0, max: 479 }), (jobs, minute) => {
      const nowMs = at('09:00') + minute * MINUTE_MS;
      const taken = jobs.map(({ start, length, ...one }) => {
        const startMs = at('09:00') + start * GAP_MS;
        const endMs = startMs + length * GAP_MS;
        return { ...one, startMs, endMs, freeMs: endMs + GAP_MS };
      });
      const found = expectedWait({ rules: rulesOf([bay(1), bay(2)]), taken, work, nowMs });
      expect(found).toBeDefined();
      const { minutes = null, behind } = found ?? {};
      expect(behind?.minutes).toBeGreaterThanOrEqual(0);
      if (minutes === null) return;
      expect(Number.isInteger(minutes) && minutes >= 0).toBe(true);
      expect(nowMs + minutes * MINUTE_MS).toBeLessThanOrEqual(at('16:30'));
    }),
  );
});

test('a wait is shown in steps of five minutes, rounded up, until it may be another one', () => {
  expect([0, 1, 5, 36].map(roundedWait)).toEqual([0, 5, 5, 40]);
  expect(nextWaitStep(at('10:00'))).toEqual(new Date(at('10:05')));
  expect(nextWaitStep(at('10:04') + 59_999)).toEqual(new Date(at('10:05')));
});
