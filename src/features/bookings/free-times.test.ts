import fc from 'fast-check';
import { expect, test } from 'vitest';

import { bay, seasonChange, timeSettings } from '../../../test/builders/booking-rules.ts';
import { addDays, helsinkiDay, helsinkiInstant, helsinkiTime } from '../../platform/contract/dates.ts';
import { MINUTE_MS } from '../../platform/contract/durations.ts';
import { VEHICLE_TYPES } from '../catalogue/size/vehicle-type.ts';
import { DEFAULT_WEEK, hoursOn, type Schedule } from '../opening-hours/opening-hours.ts';
import { BOOKED_SERVICES, GRIDS_MINUTES, type BookedWork } from './booking-rules.ts';
import {
  earliestTime,
  freeTimes,
  nearestTimes,
  nextTimeChange,
  offeredBay,
  type TimeSearch,
} from './free-times.ts';
import { occupiedByDay, type OccupiedTime } from './occupied-times.ts';
import type { BookingRules, TimeSettings } from './shop-day/open-day.ts';
import { isSeasonChange } from './shop-day/season-change.ts';
import { bookedMinutes, canWorkIn } from './work-length.ts';

const settings = timeSettings({
  services: BOOKED_SERVICES.map((service) => ({
    service,
    isOn: service !== 'alignment',
    minutes: { passenger: service === 'fitting' ? 60 : 30, suv: 45, van: 45 },
    largeRimMinutes: 15,
    runFlatMinutes: 15,
  })),
  bays: [bay(1), bay(2)],
});
const schedule: Schedule = { week: DEFAULT_WEEK, exceptions: [] };
const work = seasonChange;
const NOW = Date.parse('2026-11-23T08:00:00+02:00');

function searchOf(
  changes: Partial<TimeSettings> = {},
  { taken = [], ...search }: Partial<Omit<TimeSearch, 'taken'>> & { taken?: OccupiedTime[] } = {},
): TimeSearch {
  const rules: BookingRules = { settings: { ...settings, ...changes }, schedule };
  return { rules, work, nowMs: NOW, ...search, taken: occupiedByDay(taken) };
}
const at = (time: string, day = '2026-11-23') => helsinkiInstant(day, time).getTime();
const job = (
  number: number,
  from: string,
  to: string,
  use: OccupiedTime['use'] = 'booking',
): OccupiedTime => ({
  bay: number,
  startMs: at(from),
  endMs: at(to),
  freeMs: at(to) + 5 * MINUTE_MS,
  use,
  state: 'booked',
});
const textOf = (ms: number) => helsinkiTime(new Date(ms));
const startsOn = (search: TimeSearch, day = '2026-11-23') =>
  freeTimes(search, day, 1).flatMap(({ starts }) => starts.map(textOf));

test('the length follows service, vehicle, rim and run-flat; several services add up once', () => {
  expect(bookedMinutes(settings, work)).toBe(30);
  expect(bookedMinutes(settings, { ...work, service: 'fitting', rim: 19, isRunFlat: true })).toBe(90);
  const both = { ...work, extras: ['balancing', 'balancing', 'seasonChange'] as const };
  expect(bookedMinutes(settings, both)).toBe(60);
  expect(bookedMinutes(settings, { ...work, extras: ['alignment'] })).toBeUndefined();
});

test('work begins after the lead time and ends before closing; closed days have none', () => {
  const starts = startsOn(searchOf());
  expect([starts[0], starts.at(-1)]).toEqual(['09:00', '16:30']);
  expect(startsOn(searchOf({ leadMinutes: 125 }))[0]).toBe('10:15');
  expect(freeTimes(searchOf(), '2026-11-29', 1)).toEqual([
    { date: '2026-11-29', isClosed: true, starts: [] },
  ]);
  expect(startsOn(searchOf(), '2026-12-26')).toEqual([]);
  expect(startsOn(searchOf({ farthestDays: 3 }), '2026-11-27')).toEqual([]);
});

test('a booking leaves its gap free before the next one, but not before a break or closing', () => {
  const one = { bays: [bay(1, { breaks: [{ from: '11:00', to: '11:30' }] })] };
  const starts = startsOn(searchOf(one, { taken: [job(1, '10:00', '10:30'), job(1, '12:00', '13:00')] }));
  expect(starts.filter((time) => time < '14:00')).toEqual(['09:00', '09:15', '13:15', '13:30', '13:45']);
  expect(startsOn(searchOf({ ...one, gapMinutes: 0 }))).toContain('10:30');
  expect(startsOn(searchOf(one))).toContain('10:30');
});

test('closed bays and bays that cannot do the work take none', () => {
  const narrow = bay(1, { vehicleTypes: ['passenger'], maxRim: 17 });
  expect(startsOn(searchOf({ bays: [narrow] }, { work: { ...work, rim: 18 } }))).toEqual([]);
  expect(startsOn(searchOf({ bays: [narrow] }, { work: { ...work, vehicleType: 'van' } }))).toEqual([]);
  expect(startsOn(searchOf({ bays: [narrow] }, { work: { ...work, rim: null } }))).not.toEqual([]);
  const shut = bay(1, { closures: [{ from: '2026-11-20', to: '2026-11-23' }] });
  expect(startsOn(searchOf({ bays: [shut] }))).toEqual([]);
  expect(startsOn(searchOf({ bays: [shut] }), '2026-11-24')).not.toEqual([]);
});

test('the narrowest bay that can do it takes the work, then the tightest gap', () => {
  const bays = [
    bay(1),
    bay(2, { vehicleTypes: ['passenger'] }),
    bay(3, { vehicleTypes: ['passenger'], maxRim: 17 }),
  ];
  expect(offeredBay(searchOf({ bays }), at('10:00'))).toBe(3);
  expect(offeredBay(searchOf({ bays }, { work: { ...work, rim: 18 } }), at('10:00'))).toBe(2);
  expect(offeredBay(searchOf({ bays }, { work: { ...work, vehicleType: 'van' } }), at('10:00'))).toBe(1);
  const taken = [job(2, '09:00', '09:55'), job(2, '10:45', '11:45')];
  expect(offeredBay(searchOf({}, { taken }), at('10:00'))).toBe(2);
  expect(offeredBay(searchOf(), at('10:05'))).toBeUndefined();
});

test('a share of each clock hour is left to those who come without a booking', () => {
  const shared = { walkInPercent: 50, gapMinutes: 0 };
  const taken = [job(1, '10:00', '10:30'), job(2, '10:00', '10:30')];
  expect(startsOn(searchOf(shared, { taken })).filter((time) => time > '09:30' && time < '11:00')).toEqual(
    [],
  );
  expect(startsOn(searchOf(shared, { taken: [job(1, '10:00', '10:30')] }))).toContain('10:00');
  const walkIns = [job(1, '10:00', '10:30', 'walkIn')];
  expect(offeredBay(searchOf(shared, { taken: walkIns }), at('10:00'))).toBe(2);
  expect(offeredBay(searchOf(shared, { taken, isByStaff: true }), at('10:35'))).toBeDefined();
  const blocked = [job(1, '10:00', '11:00', 'block')];
  expect(startsOn(searchOf(shared, { taken: [...blocked, job(2, '10:00', '10:30')] }))).not.toContain(
    '10:30',
  );
  expect(startsOn(searchOf({ ...shared, walkInPercent: 100 }))).toEqual([]);
});

test('the share is another one for six weeks around 1 November and 1 April', () => {
  const days = (from: string) =>
    Array.from({ length: 80 }, (_, ahead) => addDays(from, ahead)).filter(isSeasonChange);
  const autumn = days('2026-09-20');
  expect([autumn[0], autumn.at(-1), autumn.length]).toEqual(['2026-10-11', '2026-11-21', 42]);
  const spring = days('2027-02-20');
  expect([spring[0], spring.at(-1), spring.length]).toEqual(['2027-03-11', '2027-04-21', 42]);
});

test('tyres that come later move the first time past their arrival', () => {
  const notBeforeMs = at('00:00', '2026-11-26');
  expect(earliestTime(searchOf({}, { notBeforeMs }))).toBe(at('09:00', '2026-11-26'));
  expect(startsOn(searchOf({}, { notBeforeMs }), '2026-11-25')).toEqual([]);
  expect(earliestTime(searchOf({}, { notBeforeMs }), '2026-11-27')).toBe(at('09:00', '2026-11-27'));
});

test('the nearest times to one that is gone come in their order', () => {
  const taken = [job(1, '10:00', '10:30'), job(2, '10:00', '10:30')];
  const near = nearestTimes(searchOf({}, { taken }), at('10:00'), 3);
  expect(near.map(textOf)).toEqual(['09:00', '09:15', '10:45']);
  expect(nearestTimes(searchOf({ bays: [] }), at('10:00'), 3)).toEqual([]);
});

const time = fc.integer({ min: 0, max: 95 }).map((quarter) => {
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${pad(Math.floor(quarter / 4))}:${pad((quarter % 4) * 15)}`;
});
const span = fc
  .tuple(time, time)
  .map(([one, other]) => ({ from: one < other ? one : other, to: one < other ? other : one }));
const anyBay = fc.record({
  vehicleTypes: fc.subarray([...VEHICLE_TYPES], { minLength: 1 }),
  maxRim: fc.option(fc.integer({ min: 14, max: 22 })),
  breaks: fc.array(span, { maxLength: 2 }),
  closed: fc.option(fc.nat(6)),
});
const anyWork: fc.Arbitrary<BookedWork> = fc.record({
  service: fc.constantFrom('fitting', 'seasonChange', 'repair'),
  extras: fc.subarray(['balancing', 'sensor'] as const),
  vehicleType: fc.constantFrom(...VEHICLE_TYPES),
  rim: fc.option(fc.integer({ min: 13, max: 23 })),
  isRunFlat: fc.boolean(),
});
/** Ordinary weeks, both clock changes, Christmas and Midsummer. */
const anyStart = fc.constantFrom('2026-11-20', '2026-10-23', '2027-03-26', '2026-12-21', '2026-06-17');
const anyShop = fc.record({
  day: anyStart,
  minute: fc.integer({ min: 0, max: 24 * 60 }),
  gridMinutes: fc.constantFrom(...GRIDS_MINUTES),
  gapMinutes: fc.constantFrom(0, 5, 10),
  leadMinutes: fc.constantFrom(0, 60, 95),
  walkInPercent: fc.constantFrom(0, 20, 40),
  bays: fc.array(anyBay, { minLength: 1, maxLength: 4 }),
  exceptions: fc.array(fc.tuple(fc.nat(6), span, fc.boolean()), { maxLength: 3 }),
  isAlwaysOpen: fc.boolean(),
  jobs: fc.array(fc.tuple(anyWork, fc.nat(400)), { maxLength: 25 }),
});
type AnyShop = typeof anyShop extends fc.Arbitrary<infer Shop> ? Shop : never;

function rulesOf(shop: AnyShop): BookingRules {
  const open = { open: '00:00', close: '23:45', isClosed: false };
  return {
    settings: {
      ...settings,
      gridMinutes: shop.gridMinutes,
      gapMinutes: shop.gapMinutes,
      leadMinutes: shop.leadMinutes,
      walkInPercent: shop.walkInPercent,
      seasonWalkInPercent: shop.walkInPercent,
      farthestDays: 6,
      bays: shop.bays.map(({ closed, ...rest }, index) => {
        const day = closed === null ? undefined : addDays(shop.day, closed);
        return bay(index + 1, { ...rest, closures: day === undefined ? [] : [{ from: day, to: day }] });
      }),
    },
    schedule: {
      week: shop.isAlwaysOpen ? DEFAULT_WEEK.map((one) => ({ ...one, ...open })) : DEFAULT_WEEK,
      exceptions: shop.exceptions.map(([ahead, { from, to }, isClosed]) => ({
        date: addDays(shop.day, ahead),
        open: from,
        close: to,
        isClosed,
        reason: '',
        isConfirmed: true,
      })),
    },
  };
}

/** Takes offered times one after the other, each by its number, and returns the taken ones. */
function bookAll(
  shop: AnyShop,
  check: (search: TimeSearch, startMs: number, number: number) => void,
): OccupiedTime[] {
  const rules = rulesOf(shop);
  const nowMs = helsinkiInstant(shop.day, '00:00').getTime() + shop.minute * MINUTE_MS;
  const taken: OccupiedTime[] = [];
  for (const [wanted, pick] of shop.jobs) {
    const search = { rules, work: wanted, nowMs, taken: occupiedByDay(taken) };
    const starts = freeTimes(search, shop.day, 7).flatMap((day) => day.starts);
    // Where these days are full, the earliest is on a later one.
    const earliestMs = earliestTime(search);
    if (starts[0] !== undefined || earliestMs === undefined) expect(earliestMs).toBe(starts[0]);
    else expect(helsinkiDay(new Date(earliestMs)) >= addDays(shop.day, 7)).toBe(true);
    for (const startMs of starts) expect(offeredBay(search, startMs)).toBeDefined();
    const startMs = starts[pick % Math.max(1, starts.length)];
    if (startMs === undefined) continue;
    const number = offeredBay(search, startMs) ?? 0;
    check(search, startMs, number);
    const endMs = startMs + (bookedMinutes(rules.settings, wanted) ?? 0) * MINUTE_MS;
    const freeMs = endMs + shop.gapMinutes * MINUTE_MS;
    taken.push({ bay: number, startMs, endMs, freeMs, use: 'booking', state: 'booked' });
  }
  return taken;
}

test('every offered time can be booked, and no two bookings ever share a bay and an instant', () => {
  fc.assert(
    fc.property(anyShop, (shop) => {
      const taken = bookAll(shop, () => {});
      for (const [index, one] of taken.entries()) {
        for (const other of taken.slice(index + 1)) {
          if (one.bay !== other.bay) continue;
          expect(one.freeMs <= other.startMs || other.freeMs <= one.startMs).toBe(true);
        }
      }
    }),
    { numRuns: 150 },
  );
});

test('no booking lies outside opening hours, a bay’s rules, the grid or the lead time', () => {
  fc.assert(
    fc.property(anyShop, (shop) => {
      bookAll(shop, ({ rules, work: wanted, nowMs }, startMs, number) => {
        const end = new Date(startMs + (bookedMinutes(rules.settings, wanted) ?? 0) * MINUTE_MS);
        const day = helsinkiDay(new Date(startMs));
        const hours = hoursOn(rules.schedule, day);
        const [from, to] = [textOf(startMs), helsinkiTime(end)];
        expect(helsinkiDay(end)).toBe(day);
        expect(!hours.isClosed && from >= hours.open && to <= hours.close).toBe(true);
        expect(startMs - nowMs).toBeGreaterThanOrEqual(shop.leadMinutes * MINUTE_MS);
        expect(Number(from.slice(3)) % shop.gridMinutes).toBe(0);
        const used = rules.settings.bays.find((one) => one.number === number);
        expect(used && canWorkIn(used, wanted)).toBe(true);
        for (const closure of used?.closures ?? []) expect(day < closure.from || day > closure.to).toBe(true);
        for (const pause of used?.breaks ?? []) {
          const [begins, ends] = [helsinkiInstant(day, pause.from), helsinkiInstant(day, pause.to)];
          expect(end <= begins || startMs >= ends.getTime() || begins >= ends).toBe(true);
        }
      });
    }),
    { numRuns: 150 },
  );
});

test('the share of those without a booking is left in every hour, whatever is booked', () => {
  fc.assert(
    fc.property(anyShop, (shop) => {
      const rules = rulesOf({
        ...shop,
        bays: shop.bays.map((one) => ({ ...one, breaks: [], closed: null })),
      });
      const open = { ...shop, bays: shop.bays.map((one) => ({ ...one, breaks: [], closed: null })) };
      const perHour = new Map<number, number>();
      for (const { startMs, endMs } of bookAll(open, () => {})) {
        for (let minute = startMs; minute < endMs; minute += 60_000) {
          const hour = Math.floor(minute / 3_600_000);
          perHour.set(hour, (perHour.get(hour) ?? 0) + 1);
        }
      }
      const most = (60 * rules.settings.bays.length * (100 - shop.walkInPercent)) / 100;
      for (const minutes of perHour.values()) expect(minutes).toBeLessThanOrEqual(most);
    }),
    { numRuns: 100 },
  );
});

test('free times stay the same until the instant at which they may change', () => {
  fc.assert(
    fc.property(anyShop, fc.double({ min: 0, max: 1, noNaN: true }), (shop, part) => {
      const rules = rulesOf(shop);
      const nowMs = helsinkiInstant(shop.day, '00:00').getTime() + shop.minute * MINUTE_MS + 1234;
      const untilMs = nextTimeChange(rules.settings, nowMs).getTime();
      expect(untilMs - nowMs > 0 && untilMs - nowMs <= shop.gridMinutes * MINUTE_MS).toBe(true);
      const laterMs = Math.min(nowMs + (untilMs - nowMs) * part, untilMs - 1);
      const timesAt = (ms: number) => freeTimes({ rules, work, nowMs: ms, taken: () => [] }, shop.day, 7);
      expect(timesAt(laterMs)).toEqual(timesAt(nowMs));
    }),
  );
});
