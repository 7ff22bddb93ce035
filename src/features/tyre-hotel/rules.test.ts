import fc from 'fast-check';
import { expect, test } from 'vitest';

import { addDays } from '../../platform/contract/dates.ts';
import { ageAdvice, ageYears, formatDotWeek, oldestDot, parseDotWeek } from './dot-week.ts';
import { daysLeft, isTurnNear, nextTurn, turnKey, turnQueue } from './season-turn.ts';
import { mostUrgentFirst } from './set-urgency.ts';
import { depthLimits, depthState, formatDepth, parseDepth, SET_SEASONS } from './tread-depth.ts';
import { seasonsBetween, wearForecast } from './wear-forecast.ts';

const TODAY = '2026-11-21';
const four = (depthMm: number) => [depthMm, depthMm, depthMm, depthMm];

test.each([
  ['summer', 1.5, 'forbidden'],
  ['summer', 1.6, 'low'],
  ['summer', 3.9, 'low'],
  ['summer', 4, 'soon'],
  ['summer', 5, 'good'],
  ['friction', 2.9, 'forbidden'],
  ['friction', 3, 'low'],
  ['studded', 4.9, 'low'],
  ['studded', 5, 'soon'],
  ['studded', 6, 'good'],
] as const)('%s tyres at %s mm are %s', (season, depthMm, state) => {
  expect(depthState(depthMm, depthLimits(season, TODAY))).toBe(state);
});

test('a depth is read as it is typed at the counter', () => {
  const cases = { '6,5': 6.5, '6.5': 6.5, '65': 6.5, '6': 6, ' 7,0 mm': 7, '6,': 6, '0': 0 };
  for (const [typed, depthMm] of Object.entries(cases)) expect(parseDepth(typed)).toBe(depthMm);
  for (const typed of ['', '-1', '6,55', '100', 'x', '6,5,5', '٦']) expect(parseDepth(typed)).toBeUndefined();
});

test('every depth that is written is read again', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 200 }), (tenths) => {
      expect(parseDepth(formatDepth(tenths / 10))).toBe(tenths / 10);
    }),
  );
});

test('the week of making is read out of the whole mark or its last digits', () => {
  for (const text of ['2321', '23/21', 'DOT H52R J1KX 2321', '23 21']) {
    expect(parseDotWeek(text)).toEqual({ week: 23, year: 2021 });
  }
  for (const text of ['', '0021', '5421', '232', '232105', 'x'.repeat(99)]) {
    expect(parseDotWeek(text)).toBeUndefined();
  }
  expect(formatDotWeek({ week: 3, year: 2008 })).toBe('0308');
  expect(oldestDot(['2321', '', '0120', '5222'])).toEqual({ week: 1, year: 2020 });
});

test('six years bring a look every season, ten a change', () => {
  const ages = [
    ageYears({ week: 1, year: 2021 }, TODAY),
    ageYears({ week: 40, year: 2020 }, TODAY),
    ageYears({ week: 40, year: 2016 }, TODAY),
  ];
  expect(ages).toEqual([5, 6, 10]);
  expect(ages.map(ageAdvice)).toEqual(['fine', 'check', 'change']);
});

test('seasons are counted by their middles, so that a set in store does not wear', () => {
  expect(seasonsBetween('friction', '2025-04-10', '2026-04-12')).toBe(1);
  expect(seasonsBetween('friction', '2025-04-10', '2025-10-20')).toBe(0);
  expect(seasonsBetween('summer', '2024-10-10', '2026-10-12')).toBe(2);
});

test('a forecast says until which turn the advised depth lasts, and why', () => {
  const readings = [
    { day: '2025-04-10', depthsMm: [8, 7.6, 8.2, 8] },
    { day: '2026-04-12', depthsMm: [7, 6.6, 7.4, 7.2] },
  ];
  expect(wearForecast('friction', readings, TODAY)).toEqual({
    kind: 'until',
    above: 'advised',
    seasons: 1,
    ends: { season: 'spring', year: 2027 },
    isCutByAge: false,
    from: '2025-04-10',
    to: '2026-04-12',
    seasonsDriven: 1,
    thinnestMm: 6.6,
    wearMm: 1,
    limitMm: 5,
  });
  const summer = [
    { day: '2025-10-10', depthsMm: four(7) },
    { day: '2026-10-12', depthsMm: four(6) },
  ];
  expect(wearForecast('summer', summer, TODAY)).toMatchObject({
    kind: 'until',
    seasons: 2,
    ends: { season: 'autumn', year: 2028 },
  });
  expect(wearForecast('summer', summer, TODAY, 2017)).toMatchObject({
    ends: { season: 'autumn', year: 2027 },
    isCutByAge: true,
  });
});

test('without two checks and a season between them there is no forecast', () => {
  expect(wearForecast('summer', [], TODAY)).toEqual({ kind: 'none' });
  expect(wearForecast('summer', [{ day: '2026-10-12', depthsMm: four(6) }], TODAY)).toEqual({ kind: 'none' });
  const inStore = [
    { day: '2026-04-12', depthsMm: four(7) },
    { day: '2026-10-12', depthsMm: four(6.9) },
  ];
  expect(wearForecast('friction', inStore, TODAY)).toEqual({ kind: 'none' });
  const unmeasured = inStore.map(({ day }) => ({ day, depthsMm: [null, null, null, null] }));
  expect(wearForecast('summer', unmeasured, TODAY)).toEqual({ kind: 'none' });
});

test('tyres near the limits are named plainly, and new tyres begin a new count', () => {
  const worn = (last: number) => [
    { day: '2025-10-10', depthsMm: four(last + 1) },
    { day: '2026-10-12', depthsMm: four(last) },
  ];
  expect(wearForecast('summer', worn(1.5), TODAY)).toMatchObject({ kind: 'forbidden', limitMm: 1.6 });
  expect(wearForecast('summer', worn(2), TODAY)).toMatchObject({ kind: 'worn' });
  expect(wearForecast('summer', worn(4.5), TODAY)).toMatchObject({ kind: 'until', above: 'law', seasons: 2 });
  const same = [
    { day: '2025-10-10', depthsMm: four(7) },
    { day: '2026-10-12', depthsMm: four(7) },
  ];
  expect(wearForecast('summer', same, TODAY)).toMatchObject({ kind: 'no-wear' });
  const renewed = [
    { day: '2024-10-10', depthsMm: four(3) },
    { day: '2025-10-10', depthsMm: four(8) },
    { day: '2026-10-12', depthsMm: four(7) },
  ];
  expect(wearForecast('summer', renewed, TODAY)).toMatchObject({ from: '2025-10-10', seasons: 3 });
});

test('a forecast never ends in the past nor promises more than eight seasons', () => {
  const depth = fc.integer({ min: 0, max: 90 }).map((tenths) => tenths / 10);
  fc.assert(
    fc.property(
      fc.constantFrom(...SET_SEASONS),
      fc.array(
        fc.record({
          day: fc.integer({ min: 0, max: 2000 }),
          depthsMm: fc.array(depth, { minLength: 4, maxLength: 4 }),
        }),
      ),
      (season, made) => {
        const readings = made.map(({ day, depthsMm }) => ({ day: addDays('2021-01-01', day), depthsMm }));
        const forecast = wearForecast(season, readings, TODAY);
        const endYear = forecast.kind === 'until' ? forecast.ends.year : 2027;
        expect(endYear).toBeGreaterThanOrEqual(2027);
        expect(endYear).toBeLessThanOrEqual(2035);
      },
    ),
  );
});

test('the next change is by law: winter tyres by 1 November, summer tyres from 1 April', () => {
  expect(turnKey(nextTurn('friction', '2026-09-01'))).toBe('2026-autumn');
  expect(nextTurn('friction', '2026-11-21')).toEqual({ season: 'autumn', year: 2026, lawDay: '2026-11-01' });
  expect(turnKey(nextTurn('studded', '2026-12-20'))).toBe('2027-autumn');
  expect(nextTurn('summer', '2026-11-21')).toEqual({ season: 'spring', year: 2027, lawDay: '2027-04-01' });
  expect(isTurnNear(nextTurn('summer', '2026-11-28'), '2026-11-28')).toBe(false);
  expect(isTurnNear(nextTurn('friction', '2026-10-14'), '2026-10-14')).toBe(true);
  expect(turnKey(nextTurn('summer', '2027-05-10'))).toBe('2027-spring');
  expect(turnKey(nextTurn('summer', '2027-06-01'))).toBe('2028-spring');
});

test('a long queue begins earlier in autumn and ends later in spring; emails go two weeks before', () => {
  const autumn = nextTurn('friction', '2026-09-01');
  expect(turnQueue(autumn, 120, 12)).toEqual({
    firstDay: '2026-10-20',
    lastDay: '2026-10-31',
    remindDay: '2026-10-06',
  });
  expect(turnQueue(autumn, 0, 12)).toEqual({
    firstDay: '2026-10-31',
    lastDay: '2026-10-31',
    remindDay: '2026-10-17',
  });
  const spring = nextTurn('summer', '2027-01-01');
  expect(turnQueue(spring, 120, 12)).toEqual({
    firstDay: '2027-04-01',
    lastDay: '2027-04-12',
    remindDay: '2027-03-18',
  });
  expect(turnQueue(spring, 1_000_000, 0).lastDay).toBe('2027-05-29');
  // A Sunday is no day of a queue.
  expect(turnQueue(spring, 36, 12).lastDay).toBe('2027-04-03');
});

test('of the days of the queue those are named that are left', () => {
  const queue = { firstDay: '2026-10-20', lastDay: '2026-10-31' };
  expect(daysLeft(queue, '2026-10-01')).toEqual({ from: '2026-10-20', to: '2026-10-31' });
  expect(daysLeft(queue, '2026-10-25')).toEqual({ from: '2026-10-25', to: '2026-10-31' });
  expect(daysLeft(queue, '2026-10-31')).toEqual({ from: '2026-10-31', to: '2026-10-31' });
  expect(daysLeft(queue, '2026-11-01')).toBeUndefined();
});

test('of own sets a forbidden one comes first, then what is due now, worn, and later', () => {
  const set = (name: string, firstDay: string, depthMm: number, returnedOn: string | null = null) => ({
    name,
    season: 'studded' as const,
    returnedOn,
    change: { state: 'due' as const, bookedOn: null, triedAt: null },
    turn: { season: 'autumn' as const, year: 2026, lawDay: firstDay, firstDay, lastDay: firstDay },
    lastCheck: {
      _id: '',
      day: TODAY,
      note: '',
      createdAt: '',
      tyres: four(depthMm).map((depth) => ({ depthMm: depth, pressureBar: null, damage: '' })),
    },
  });
  const sets = [
    set('later', '2027-04-01', 8),
    set('worn under the car', '2026-11-01', 4, TODAY),
    set('soon', '2026-12-01', 8),
    set('now', '2026-11-01', 8),
    set('forbidden', '2027-04-01', 2),
  ];
  expect(mostUrgentFirst(sets, TODAY).map(({ name }) => name)).toEqual([
    'forbidden',
    'now',
    'worn under the car',
    'soon',
    'later',
  ]);
});
