import { expect, onTestFinished, test } from 'vitest';

import { startTestApp } from '../../../../test/app.ts';
import { DEFAULT_WEEK } from '../../opening-hours/opening-hours.ts';
import { bookingStatistics, type CountedBooking } from './statistics.ts';

const bay = {
  number: 1,
  name: 'Nosturi',
  vehicleTypes: ['passenger' as const],
  maxRim: null,
  closures: [],
  breaks: [],
};
const rules = { bays: [bay], schedule: { week: DEFAULT_WEEK, exceptions: [] } };
/** A Tuesday. */
const DAY = '2026-11-24';
const period = { from: DAY, to: DAY };

function booking(from: string, to: string, change: Partial<CountedBooking> = {}): CountedBooking {
  return {
    kind: 'booking',
    state: 'done',
    source: 'visitor',
    bay: 1,
    startsAt: new Date(`${DAY}T${from}:00+02:00`),
    endsAt: new Date(`${DAY}T${to}:00+02:00`),
    service: 'seasonChange',
    priceCents: 4500,
    createdAt: new Date(`${DAY}T06:00:00+02:00`),
    ...change,
  };
}

const cellAt = (hour: number, ...bookings: CountedBooking[]) =>
  bookingStatistics(period, rules, bookings).load.find((cell) => cell.hour === hour);

test('load counts booked minutes of an hour against those in which bays are open', () => {
  const load = bookingStatistics(period, rules, [booking('09:45', '10:15')]).load;
  expect(load.map(({ weekday, hour, bookedMinutes }) => [weekday, hour, bookedMinutes])).toEqual([
    [1, 9, 15],
    [1, 10, 15],
    ...[11, 12, 13, 14, 15, 16].map((hour) => [1, hour, 0]),
  ]);
  expect(new Set(load.map(({ openMinutes }) => openMinutes))).toEqual(new Set([60]));
});

test('breaks, blocked time and closures take minutes away from those that are open', () => {
  const withBreak = { ...rules, bays: [{ ...bay, breaks: [{ from: '11:00', to: '11:20' }] }] };
  const open = bookingStatistics(period, withBreak, []).load.find(({ hour }) => hour === 11);
  expect(open?.openMinutes).toBe(40);
  expect(cellAt(12, booking('12:00', '12:45', { kind: 'block' }))).toMatchObject({
    bookedMinutes: 0,
    openMinutes: 15,
  });
  const closed = { ...rules, bays: [{ ...bay, closures: [{ from: DAY, to: DAY }] }] };
  expect(bookingStatistics(period, closed, []).load).toEqual([]);
});

test('cancelled and missed bookings count as neither load nor sales', () => {
  const figures = bookingStatistics(period, rules, [
    booking('09:00', '10:00'),
    booking('10:00', '11:00', { state: 'cancelled' }),
    booking('11:00', '12:00', { state: 'no_show' }),
    booking('12:00', '13:00', { priceCents: null, service: 'fitting' }),
  ]);
  expect(figures).toMatchObject({
    count: 4,
    cancelledCount: 1,
    noShowCount: 1,
    revenue: 45,
    services: [
      { service: 'fitting', count: 1 },
      { service: 'seasonChange', count: 1 },
    ],
    days: [{ date: DAY, count: 2, bookedMinutes: 120, openMinutes: 480 }],
  });
});

test('the lead time is the median of those who booked ahead', () => {
  const figures = bookingStatistics(period, rules, [
    booking('09:00', '10:00'),
    booking('10:00', '11:00'),
    booking('16:00', '17:00'),
    booking('12:00', '13:00', { source: 'walk_in' }),
  ]);
  expect(figures.medianLeadHours).toBe(4);
  expect(bookingStatistics(period, rules, []).medianLeadHours).toBeNull();
});

test('the statistics are of a year at most', async () => {
  const shop = await startTestApp({ now: `${DAY}T08:00:00+02:00` });
  onTestFinished(() => shop.close());
  const read = (query: string, headers = {}) =>
    shop.app.inject({ url: `/api/admin/booking-statistics?${query}`, headers });
  const payload = {
    service: 'seasonChange',
    start: `${DAY}T10:00:00+02:00`,
    name: 'Esimerkki',
    phone: '040 000 0000',
  };
  expect((await shop.app.inject({ method: 'POST', url: '/api/bookings', payload })).statusCode).toBe(201);
  const staff = await shop.loginStaff();
  const answer = await read(`from=${DAY}&to=${DAY}`, staff);
  expect(answer.json()).toMatchObject({
    count: 1,
    medianLeadHours: 2,
    days: [{ date: DAY, count: 1, bookedMinutes: 30, openMinutes: 960 }],
  });
  expect((await read(`from=${DAY}&to=2026-11-23`, staff)).statusCode).toBe(422);
  expect((await read(`from=${DAY}&to=2028-01-01`, staff)).statusCode).toBe(422);
});
