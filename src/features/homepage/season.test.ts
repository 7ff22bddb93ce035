import { expect, test } from 'vitest';

import { leadWithSeason, nextSeasonDay, shownSeason } from './season.ts';

test('summer leads from March to August, winter otherwise', () => {
  expect(['2026-02-28', '2026-03-01', '2026-08-31', '2026-09-01', '2026-11-21'].map(shownSeason)).toEqual([
    'winter',
    'summer',
    'summer',
    'winter',
    'winter',
  ]);
});

test('the next season begins in March or in September', () => {
  expect(['2026-02-28', '2026-03-01', '2026-08-31', '2026-09-01', '2026-12-31'].map(nextSeasonDay)).toEqual([
    '2026-03-01',
    '2026-09-01',
    '2026-09-01',
    '2027-03-01',
    '2027-03-01',
  ]);
});

test('the front row leads with tyres of the season in the order they were picked', () => {
  const tyres = [
    { id: 1, type: 'summer' as const },
    { id: 2, type: 'winter' as const },
    { id: 3, type: 'summer' as const },
    { id: 4, type: 'winter' as const },
  ];
  expect(leadWithSeason(tyres, 'winter', 3).map((tyre) => tyre.id)).toEqual([2, 4, 1]);
  expect(leadWithSeason(tyres, 'summer', 8).map((tyre) => tyre.id)).toEqual([1, 3, 2, 4]);
});
