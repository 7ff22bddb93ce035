import { expect, test } from 'vitest';

import { carriesAtLeast, explainService, loadIndexKg, speedSymbolKmh } from './load-speed.ts';

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

test('a van tyre is explained by three facts', () => {
  expect(explainService({ loadIndex: 109, twinLoadIndex: 107, speedSymbol: 'T' })).toEqual([
    { code: 'load', loadIndex: 109, kgPerTyre: 1030 },
    { code: 'load-twin', loadIndex: 107, kgPerTyre: 975 },
    { code: 'speed', speedSymbol: 'T', kmh: 190 },
  ]);
  expect(explainService({ loadIndex: 20 })).toEqual([]);
});

test('a lower load index or a slower symbol is never the same', () => {
  const required = { loadIndex: 91, speedSymbol: 'H' };
  expect(carriesAtLeast({ loadIndex: 91, speedSymbol: 'H' }, required)).toBe(true);
  expect(carriesAtLeast({ loadIndex: 94, speedSymbol: 'V' }, required)).toBe(true);
  expect(carriesAtLeast({ loadIndex: 90, speedSymbol: 'V' }, required)).toBe(false);
  expect(carriesAtLeast({ loadIndex: 94, speedSymbol: 'U' }, required)).toBe(false);
  expect(carriesAtLeast({ speedSymbol: 'V' }, required)).toBe(false);
  expect(carriesAtLeast({}, {})).toBe(true);
});
