import fc from 'fast-check';
import { expect, test } from 'vitest';

import { computeTrueAnnualRatePercent, monthlyPaymentCents, representativeExample } from './financing.ts';
import type { Financing } from './financing.ts';

const free: Financing = {
  creditor: 'Esimerkkirahoitus Oy',
  termMonths: 12,
  annualRatePercent: 0,
  openingFeeCents: 0,
  monthlyFeeCents: 0,
  trueAnnualRatePercent: 0,
  exampleCreditCents: 60_000,
};

test('without interest and fees a month is a twelfth of the price', () => {
  expect(monthlyPaymentCents(11_990, free)).toBe(999);
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10_000_000 }),
      (price) => monthlyPaymentCents(price, free) === Math.round(price / 12),
    ),
  );
  expect(representativeExample(free)).toEqual({
    creditCents: 60_000,
    monthlyCents: 5_000,
    totalCents: 60_000,
    costCents: 0,
  });
  expect(computeTrueAnnualRatePercent(60_000, free)).toBeCloseTo(0, 6);
});

test('interest makes an annuity and fees are added', () => {
  const paid = { ...free, annualRatePercent: 12, openingFeeCents: 1_000, monthlyFeeCents: 300 };
  expect(monthlyPaymentCents(60_000, paid)).toBe(5_331 + 300);
  expect(representativeExample(paid)).toEqual({
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
