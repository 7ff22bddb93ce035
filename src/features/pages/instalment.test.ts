import fc from 'fast-check';
import { expect, test } from 'vitest';

import { MIN_SUM_CENTS, MAX_SUM_CENTS, readSum } from './instalment.ts';

const sums = fc.integer({ min: MIN_SUM_CENTS, max: MAX_SUM_CENTS });

test('a sum is read as people write it', () => {
  expect(readSum('800')).toEqual({ kind: 'sum', cents: 80_000 });
  expect(readSum(' 1\u00A0200,5 € ')).toEqual({ kind: 'sum', cents: 120_050 });
  expect(readSum('479.96')).toEqual({ kind: 'sum', cents: 47_996 });
  expect(readSum('')).toEqual({ kind: 'empty' });
  expect(readSum(undefined)).toEqual({ kind: 'empty' });
  for (const text of ['0', '49,99', '10000,01', '−100', 'sata', '1e3', '1.234.567', '99999999999']) {
    expect(readSum(text)).toEqual({ kind: 'invalid' });
  }
});

test('every sum within the limits is read back from its Finnish form', () => {
  fc.assert(
    fc.property(sums, (cents) => {
      expect(readSum((cents / 100).toFixed(2).replace('.', ','))).toEqual({ kind: 'sum', cents });
    }),
  );
});
