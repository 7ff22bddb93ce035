import fc from 'fast-check';
import { expect, test } from 'vitest';

import { centsToEuros, eurosToCents, formatEuros, formatPercent, formatShortEuros } from './money.ts';

test('euros and cents convert both ways without loss', () => {
  const cents = fc.integer({ min: -1e11, max: 1e11 });
  const result = fc.check(fc.property(cents, (value) => eurosToCents(centsToEuros(value)) === value));
  expect(result.failed).toBe(false);
});

test('amounts are written the Finnish way with no-break spaces', () => {
  expect(formatEuros(123_450)).toBe('1\u00a0234,50\u00a0€');
  expect(formatShortEuros(7300)).toBe('73\u00a0€');
  expect(formatShortEuros(7350)).toBe('73,50\u00a0€');
  expect(formatPercent(0.123)).toBe('12,3\u00a0%');
});

test('any amount is written as the locale data of Finnish has it', () => {
  const format = new Intl.NumberFormat('fi-FI', { style: 'currency', currency: 'EUR' });
  fc.assert(
    fc.property(fc.integer({ min: -1e11, max: 1e11 }), (cents) => {
      expect(formatEuros(cents)).toBe(format.format(cents / 100));
      expect(formatShortEuros(cents * 100)).toBe(format.format(cents).replace(',00', ''));
    }),
  );
});
