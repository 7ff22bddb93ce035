import fc from 'fast-check';
import { expect, test } from 'vitest';

import { readPriceCell, readStock, readWeightG } from './list-values.ts';

test.each([
  ['44.17', 4417],
  ['44,17', 4417],
  ['44', 4400],
  ['44.1', 4410],
  ['44.165', 4417],
  ['44.170', 4417],
  ['1 234,50', 123_450],
  ['1.234,50', 123_450],
  ['1,234.50', 123_450],
  ["1'234.50", 123_450],
  ['€ 44,17', 4417],
  ['44,17 EUR', 4417],
  ['0.01', 1],
])('%j is a price', (cell, cents) => {
  expect(readPriceCell(cell)).toEqual({ kind: 'price', cents });
});

test.each([
  '1.234',
  '1,234',
  'abc',
  '-5',
  '12.34.56',
  '1e3',
  '10000',
  '99999999',
  'NaN',
  '1.234.567',
  '44.17.',
])('%j is no price', (cell) => {
  expect(readPriceCell(cell)).toEqual({ kind: 'invalid' });
});

test('no price and a price of nothing are the same', () => {
  expect(['', ' ', '0', '0,00', '0.001'].map(readPriceCell)).toEqual(
    Array.from({ length: 5 }, () => ({ kind: 'none' })),
  );
});

test('a price written either way reads as its cents', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999 }), fc.constantFrom('.', ','), (cents, point) => {
      const written = `${Math.floor(cents / 100)}${point}${String(cents % 100).padStart(2, '0')}`;
      expect(readPriceCell(written)).toEqual({ kind: 'price', cents });
    }),
  );
});

test('stock may be a number or a least number', () => {
  expect(['', '0', '7', '>  20', '>20', '20+', '7,00', '-3', '> 0', 'x', '1e9'].map(readStock)).toEqual([
    { stock: 0, stockIsMinimum: false },
    { stock: 0, stockIsMinimum: false },
    { stock: 7, stockIsMinimum: false },
    { stock: 20, stockIsMinimum: true },
    { stock: 20, stockIsMinimum: true },
    { stock: 20, stockIsMinimum: true },
    { stock: 7, stockIsMinimum: false },
    { stock: 0, stockIsMinimum: false },
    { stock: 0, stockIsMinimum: false },
    null,
    null,
  ]);
});

test('weights are grams, and nothing a tyre could not weigh', () => {
  expect(['8.827', '8,827', '12', '0', '', '0.02', '900', '-8', 'x'].map(readWeightG)).toEqual([
    8827,
    8827,
    12_000,
    null,
    null,
    null,
    null,
    null,
    null,
  ]);
});
