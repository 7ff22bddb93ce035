import { expect, test } from 'vitest';

import { everyMonth, linePath } from './monthly-average.ts';

test('months without a rating are gaps in the line of monthly means', () => {
  const months = everyMonth([
    { month: '2025-11', average: 10 },
    { month: '2025-12', average: 5 },
    { month: '2026-02', average: 0 },
  ]);
  expect(months).toEqual([
    { month: '2025-11', average: 10 },
    { month: '2025-12', average: 5 },
    { month: '2026-01', average: null },
    { month: '2026-02', average: 0 },
  ]);
  expect(linePath(months, 300, 100)).toBe('M0 0h0L100 50M300 100h0');
});

test('a line of one month or none can be drawn', () => {
  expect(linePath(everyMonth([{ month: '2026-11', average: 7.5 }]), 300, 100)).toBe('M0 25h0');
  expect(linePath(everyMonth([]), 300, 100)).toBe('');
});
