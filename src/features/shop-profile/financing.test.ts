import fc from 'fast-check';
import { expect, test } from 'vitest';

import { freeCredit as free } from '../../../test/builders/financing.ts';
import { computeTrueAnnualRatePercent, instalmentFor, monthlyPaymentCents } from './financing.ts';

test('without interest and fees a month is a twelfth of the price', () => {
  expect(monthlyPaymentCents(11_990, free)).toBe(999);
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10_000_000 }),
      (price) => monthlyPaymentCents(price, free) === Math.round(price / 12),
    ),
  );
  expect(instalmentFor(60_000, free)).toEqual({
    creditCents: 60_000,
    monthlyCents: 5_000,
    totalCents: 60_000,
    costCents: 0,
    trueAnnualRatePercent: 0,
  });
  expect(computeTrueAnnualRatePercent(60_000, free)).toBeCloseTo(0, 6);
});

test('interest makes an annuity and fees are added', () => {
  const paid = { ...free, annualRatePercent: 12, openingFeeCents: 1_000, monthlyFeeCents: 300 };
  expect(monthlyPaymentCents(60_000, paid)).toBe(5_331 + 300);
  expect(instalmentFor(60_000, paid)).toMatchObject({
    creditCents: 60_000,
    monthlyCents: 5_631,
    totalCents: 68_571,
    costCents: 8_571,
  });
});

test('the true annual rate of a bare monthly rate is that rate compounded over a year', () => {
  expect(computeTrueAnnualRatePercent(60_000, { ...free, annualRatePercent: 12 })).toBeCloseTo(
    (1.01 ** 12 - 1) * 100,
    6,
  );
});

test('any fee raises the true annual rate above the interest alone', () => {
  const terms = fc.record({
    termMonths: fc.integer({ min: 1, max: 60 }),
    annualRatePercent: fc.double({ min: 0, max: 25, noNaN: true }),
    openingFeeCents: fc.integer({ min: 0, max: 5_000 }),
    monthlyFeeCents: fc.integer({ min: 1, max: 1_000 }),
  });
  fc.assert(
    fc.property(terms, fc.integer({ min: 10_000, max: 1_000_000 }), (withFees, credit) => {
      const bare = { ...withFees, openingFeeCents: 0, monthlyFeeCents: 0 };
      expect(computeTrueAnnualRatePercent(credit, withFees)).toBeGreaterThan(
        computeTrueAnnualRatePercent(credit, bare),
      );
    }),
  );
});

const sums = fc.integer({ min: 5_000, max: 1_000_000 });

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
