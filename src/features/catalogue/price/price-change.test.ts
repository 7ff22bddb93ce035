import fc from 'fast-check';
import { expect, test } from 'vitest';

import { PRICE_ROUNDINGS, changedByPercent, roundPrice } from './price-change.ts';

test('percents change a price to the nearest cent', () => {
  expect(changedByPercent(7300, 3)).toBe(7519);
  expect(changedByPercent(9990, -5.5)).toBe(9441);
  expect(changedByPercent(100, 0.5)).toBe(101);
});

test('prices are rounded to euros, to ninety cents or to nine euros at the end', () => {
  expect(roundPrice(7519, 'cent')).toBe(7519);
  expect(roundPrice(7519, 'euro')).toBe(7500);
  expect([7519, 7539, 7541, 20].map((cents) => roundPrice(cents, 'ninety'))).toEqual([7490, 7490, 7590, 90]);
  expect([7519, 8300, 8500, 12_345].map((cents) => roundPrice(cents, 'nine'))).toEqual([
    7900, 7900, 8900, 11_900,
  ]);
});

test('rounding moves no price by more than half of its step, and leaves no price at nothing', () => {
  const step = { cent: 1, euro: 100, ninety: 100, nine: 1000 };
  fc.assert(
    fc.property(
      fc.integer({ min: 1000, max: 10_000_000 }),
      fc.constantFrom(...PRICE_ROUNDINGS),
      (cents, how) => {
        const rounded = roundPrice(cents, how);
        expect(Math.abs(rounded - cents)).toBeLessThanOrEqual(step[how] / 2);
        expect(rounded).toBeGreaterThan(0);
        expect(roundPrice(rounded, how)).toBe(rounded);
      },
    ),
  );
});
