import { expect, test } from 'vitest';

import { lastDays } from './daily-starts.ts';

test('the last days come oldest first, with those on which nothing began', () => {
  const daily = [
    { date: '2026-11-21', count: 3 },
    { date: '2026-11-18', count: 1 },
    { date: '2026-10-01', count: 9 },
  ];
  expect(lastDays(daily, '2026-11-21', 4)).toEqual([
    { date: '2026-11-18', count: 1 },
    { date: '2026-11-19', count: 0 },
    { date: '2026-11-20', count: 0 },
    { date: '2026-11-21', count: 3 },
  ]);
  expect(lastDays([], '2026-03-01', 30).at(0)?.date).toBe('2026-01-31');
});
