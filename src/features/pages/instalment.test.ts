import fc from 'fast-check';
import { expect, test } from 'vitest';

import { instalmentFor, LEAST_SUM_CENTS, MOST_SUM_CENTS, readSum } from './instalment.ts';

const free = {
  creditor: 'Esimerkkirahoitus Oy',
  termMonths: 12,
  annualRatePercent: 0,
  openingFeeCents: 0,
  monthlyFeeCents: 0,
  trueAnnualRatePercent: 0,
  exampleCreditCents: 60_000,
};
const sums = fc.integer({ min: LEAST_SUM_CENTS, max: MOST_SUM_CENTS });

test('without interest and fees a sum is paid back as it is', () => {
  fc.assert(
    fc.property(sums, (cents) => {
      const { monthlyCents, totalCents, costCents, trueAnnualRatePercent } = instalmentFor(cents, free);
      expect([totalCents, costCents]).toEqual([cents, 0]);
      expect(monthlyCents).toBe(Math.round(cents / 12));
      expect(trueAnnualRatePercent).toBeCloseTo(0, 6);
    }),
  );
});

test('fixed fees make a small sum dearer by the year than a large one', () => {
  const withFees = { ...free, monthlyFeeCents: 500, openingFeeCents: 1000 };
  fc.assert(
    fc.property(sums, fc.integer({ min: 10_000, max: 500_000 }), (cents, more) => {
      expect(instalmentFor(cents, withFees).trueAnnualRatePercent).toBeGreaterThan(
        instalmentFor(cents + more, withFees).trueAnnualRatePercent,
      );
    }),
  );
});

test('a sum is read as people write it', () => {
  expect(readSum('800')).toEqual({ kind: 'sum', cents: 80_000 });
  expect(readSum(' 1\u00A0200,5 € ')).toEqual({ kind: 'sum', cents: 120_050 });
  expect(readSum('479.96')).toEqual({ kind: 'sum', cents: 47_996 });
  expect(readSum('')).toEqual({ kind: 'nothing-asked' });
  expect(readSum(undefined)).toEqual({ kind: 'nothing-asked' });
  for (const text of ['0', '49,99', '10000,01', '−100', 'sata', '1e3', '1.234.567', '99999999999']) {
    expect(readSum(text)).toEqual({ kind: 'faulty' });
  }
});

test('every sum within the limits is read back from its Finnish form', () => {
  fc.assert(
    fc.property(sums, (cents) => {
      expect(readSum((cents / 100).toFixed(2).replace('.', ','))).toEqual({ kind: 'sum', cents });
    }),
  );
});
