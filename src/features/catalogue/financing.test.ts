import fc from 'fast-check';
import { expect, test } from 'vitest';

import { annualRateOfCharge, financingPlan } from './financing.ts';
import { financingPriceCents } from './pricing.ts';

const free = { annualRateBasisPoints: 0, openingFeeCents: 0, monthlyFeeCents: 0, termMonths: 12 };

test('at 0 % without fees over a year an instalment is a twelfth and nothing is added', () => {
  expect(financingPlan(12_990, free)).toEqual({
    instalmentCents: 1083,
    lastInstalmentCents: 1077,
    totalCents: 12_990,
    costCents: 0,
    annualRateOfChargeBasisPoints: 0,
  });
});

test('the example of annex I: 1000 lent, 1200 paid after a year and a half is 12.92 % a year', () => {
  expect(annualRateOfCharge(100_000, [...Array.from({ length: 17 }, () => 0), 120_000])).toBe(1292);
});

test('a nominal rate of 12 % paid monthly is 12.68 % a year, and fees raise it', () => {
  const plan = financingPlan(100_000, { ...free, annualRateBasisPoints: 1200 });
  expect(plan.instalmentCents).toBe(8885);
  expect(plan.annualRateOfChargeBasisPoints).toBe(1268);
  const withFees = financingPlan(100_000, {
    ...free,
    annualRateBasisPoints: 1200,
    openingFeeCents: 900,
    monthlyFeeCents: 300,
  });
  expect(withFees.annualRateOfChargeBasisPoints).toBeGreaterThan(1900);
  expect(withFees.costCents).toBe(withFees.totalCents - 100_000);
});

test('a fee alone makes the true annual rate more than zero', () => {
  expect(
    financingPlan(50_000, { ...free, monthlyFeeCents: 100 }).annualRateOfChargeBasisPoints,
  ).toBeGreaterThan(0);
});

test('for any price and terms the instalments add up and nothing is negative', () => {
  const terms = fc.record({
    annualRateBasisPoints: fc.integer({ min: 0, max: 4000 }),
    openingFeeCents: fc.integer({ min: 0, max: 5000 }),
    monthlyFeeCents: fc.integer({ min: 0, max: 1000 }),
    termMonths: fc.integer({ min: 1, max: 60 }),
  });
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 500_000 }), terms, (priceCents, chosen) => {
      const plan = financingPlan(priceCents, chosen);
      expect(plan.totalCents - plan.costCents).toBe(priceCents);
      expect(plan.costCents).toBeGreaterThanOrEqual(0);
      expect(plan.lastInstalmentCents).toBeGreaterThanOrEqual(0);
      expect(plan.annualRateOfChargeBasisPoints).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('a free year never costs more or less than the price', () => {
  fc.assert(
    fc.property(fc.integer({ min: 12, max: 500_000 }), (priceCents) => {
      const plan = financingPlan(priceCents, free);
      expect(plan.totalCents).toBe(priceCents);
      expect(plan.instalmentCents).toBe(financingPriceCents(priceCents));
    }),
  );
});
