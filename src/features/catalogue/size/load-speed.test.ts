import { expect, test } from 'vitest';

import { loadIndexKg, speedSymbolKmh } from './load-speed.ts';

test.each([
  [50, 190],
  [75, 387],
  [91, 615],
  [99, 775],
  [100, 800],
  [109, 1030],
  [121, 1450],
  [130, 1900],
  [160, 4500],
])('load index %i carries %i kg', (loadIndex, kg) => {
  expect(loadIndexKg(loadIndex)).toBe(kg);
});

test('every load index carries more than the one below it, and none stands outside the table', () => {
  for (let index = 51; index <= 160; index += 1) {
    expect(loadIndexKg(index) ?? 0).toBeGreaterThan(loadIndexKg(index - 1) ?? Infinity);
  }
  expect([49, 161, 91.5, Number.NaN].map(loadIndexKg)).toEqual([null, null, null, null]);
});

test('speed symbols have their speeds, H between U and V', () => {
  expect(['Q', 'T', 'U', 'H', 'v', 'Y', 'A8', 'X', ''].map(speedSymbolKmh)).toEqual([
    160,
    190,
    200,
    210,
    240,
    300,
    40,
    null,
    null,
  ]);
});
