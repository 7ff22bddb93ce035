import fc from 'fast-check';
import { expect, test } from 'vitest';

import { addDays, daysBetween } from '../../platform/contract/dates.ts';
import { isPublishable } from '../catalogue/product/snow-mark.ts';
import {
  LAW_SOURCES,
  MIN_GROOVE,
  ruleOn,
  seasonState,
  SNOW_MARK,
  STUD_SEASON,
  WINTER_TYRE_SEASON,
} from './season-law.ts';

test('the season of winter tyres runs from the first of November to the last of March', () => {
  expect(seasonState('2026-11-20')).toEqual({ kind: 'in-season', lastDay: '2027-03-31', daysLeft: 131 });
  expect(seasonState('2027-03-31')).toEqual({ kind: 'in-season', lastDay: '2027-03-31', daysLeft: 0 });
  expect(seasonState('2027-04-01')).toEqual({ kind: 'off-season', firstDay: '2027-11-01', daysUntil: 214 });
  expect(seasonState('2026-10-31')).toEqual({ kind: 'off-season', firstDay: '2026-11-01', daysUntil: 1 });
});

test('every day is in or before a season, and the next change is within a year', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), (days) => {
      const day = addDays('2020-06-01', days);
      const state = seasonState(day);
      const turn = state.kind === 'in-season' ? addDays(state.lastDay, 1) : state.firstDay;
      expect(daysBetween(day, turn)).toBeGreaterThan(0);
      expect(daysBetween(day, turn)).toBeLessThan(366);
      expect(seasonState(turn).kind).not.toBe(state.kind);
    }),
  );
});

test('each rule names a source, and its entries are in date order', () => {
  for (const rules of [WINTER_TYRE_SEASON, STUD_SEASON, MIN_GROOVE, SNOW_MARK]) {
    expect(rules).not.toHaveLength(0);
    expect(rules.every(({ source }) => LAW_SOURCES[source].startsWith('https://'))).toBe(true);
    expect(rules.map(({ from }) => from)).toEqual(rules.map(({ from }) => from).toSorted());
  }
});

test('the rule of a day is the latest that has begun', () => {
  const rules = [
    { from: '2020-06-01', source: 'traficom', mm: 1 },
    { from: '2030-01-01', source: 'traficom', mm: 2 },
  ] as const;
  expect(ruleOn<{ mm: number }>(rules, '2029-12-31').mm).toBe(1);
  expect(ruleOn<{ mm: number }>(rules, '2030-01-01').mm).toBe(2);
  expect(ruleOn<{ mm: number }>(rules, '1999-01-01').mm).toBe(1);
});

test('the date of the snow mark rule is the one in the catalogue', () => {
  const friction = { winterType: 'friction', hasSnowGrip: false } as const;
  const day = SNOW_MARK[0].from;
  expect(isPublishable(friction, addDays(day, -1))).toBe(true);
  expect(isPublishable(friction, day)).toBe(false);
});
