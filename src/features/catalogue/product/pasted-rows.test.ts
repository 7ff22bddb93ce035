import fc from 'fast-check';
import { expect, test } from 'vitest';

import { csvText } from '../../../platform/contract/csv.ts';
import { readPastedRows, readStock } from './pasted-rows.ts';

test('rows without heads are product, price and stock, each of the last two may be empty', () => {
  expect(
    readPastedRows('6419440000017\t89,90\t8\r\n6419440000024\t\t0\r\n\r\n6419440000031\t1 120\n'),
  ).toEqual({
    rows: [
      { product: '6419440000017', price: 89.9, stock: 8 },
      { product: '6419440000024', stock: 0 },
      { product: '6419440000031', price: 1120 },
    ],
    errors: [],
  });
});

test('heads say which column is which, in any order', () => {
  expect(readPastedRows('Malli\tSaldo\tEAN\tHinta\nRouta\t4\t6419440000017\t99\n').rows).toEqual([
    { product: '6419440000017', price: 99, stock: 4 },
  ]);
});

test('rows that cannot be read are named with their line and reason', () => {
  const text = ['\t89', '6,41944E+12\t89', '641\thalpa', '641\t\tmonta', '641\t\t', '641\t-5'].join('\n');
  expect(readPastedRows(text)).toEqual({
    rows: [],
    errors: [
      { line: 1, error: 'product' },
      { line: 2, error: 'rounded' },
      { line: 3, error: 'price' },
      { line: 4, error: 'stock' },
      { line: 5, error: 'nothing' },
      { line: 6, error: 'price' },
    ],
  });
});

test('the exported file can be pasted back as it is', () => {
  const id = '0190a000-0000-7000-8000-000000000000';
  const text = csvText([
    ['Tunnus', 'EAN', 'Malli', 'Hinta', 'Saldo'],
    [id, '6419440000017', 'A "b"; c', 89.9, 8],
  ]).replaceAll('"A ""b""; c"', 'A b c');
  expect(readPastedRows(text)).toEqual({ rows: [{ product: id, price: 89.9, stock: 8 }], errors: [] });
});

test('whatever is pasted, every line that is not empty is a row or an error', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ maxLength: 20 })), (lines) => {
      const { rows, errors } = readPastedRows(lines.join('\n'));
      expect(rows.length + errors.length).toBeLessThanOrEqual(lines.join('\n').split(/\r\n?|\n/).length);
      for (const { price, stock } of rows) expect(price ?? stock).toBeGreaterThanOrEqual(0);
    }),
  );
});

test.each([
  ['8', 8],
  [' 1 200 ', 1200],
  ['8,0', 8],
  ['8,5', undefined],
  ['-1', undefined],
  ['9999999', undefined],
])('a stock of %j is read as %s', (text, stock) => {
  expect(readStock(text)).toBe(stock);
});
