import fc from 'fast-check';
import { expect, test } from 'vitest';

import { addDays, helsinkiInstant } from '../../../platform/contract/dates.ts';
import {
  earliestBetterDay,
  financingPriceCents,
  importPriceCents,
  allowedDiscountPercent,
  referencePriceCents,
  marginFor,
  vatBasisPointsOn,
} from './pricing.ts';

const START = '2026-11-20';
const offerStart = helsinkiInstant(START, '10:00');

/** A price that began `daysBefore` days before the offer, at noon. */
function since(daysBefore: number, priceCents: number) {
  return { at: helsinkiInstant(addDays(START, -daysBefore), '12:00'), priceCents };
}

test('VAT is 25.5 % from September 2024 and 24 % before', () => {
  expect(['2024-08-31', '2024-09-01', '2026-11-20', '1990-01-01'].map(vatBasisPointsOn)).toEqual([
    2400, 2550, 2550, 2200,
  ]);
});

test('an import price is rounded up to whole euros exactly', () => {
  expect(importPriceCents(4417, 3000, 2550)).toBe(7300);
  expect(importPriceCents(0, 3000, 2550)).toBe(0);
  expect(importPriceCents(1, 0, 0)).toBe(100);
  expect(importPriceCents(100, 0, 0)).toBe(100);
  // 80 × 1.25 × 1.25 is 125 to the cent; binary fractions would make it more.
  expect(importPriceCents(8000, 2500, 2500)).toBe(12_500);
});

test('an import price is the least whole euro covering net, margin and tax, and rises with them', () => {
  const cents = fc.integer({ min: 0, max: 1_000_000 });
  const basisPoints = fc.integer({ min: 0, max: 20_000 });
  fc.assert(
    fc.property(cents, basisPoints, basisPoints, cents, (net, margin, vat, more) => {
      const price = importPriceCents(net, margin, vat);
      expect(price % 100).toBe(0);
      expect(importPriceCents(net + more, margin, vat)).toBeGreaterThanOrEqual(price);
      expect(importPriceCents(net, margin + more, vat)).toBeGreaterThanOrEqual(price);
      expect(importPriceCents(net, margin, vat + more)).toBeGreaterThanOrEqual(price);
      const exact = BigInt(net) * BigInt(10_000 + margin) * BigInt(10_000 + vat);
      expect(BigInt(price) * 100_000_000n >= exact && BigInt(price - 100) * 100_000_000n < exact).toBe(true);
    }),
  );
});

test('the most specific margin rule wins', () => {
  const rules = [
    { manufacturer: null, rimIn: null, marginBasisPoints: 100 },
    { manufacturer: null, rimIn: 16, marginBasisPoints: 200 },
    { manufacturer: 'Nokian', rimIn: null, marginBasisPoints: 300 },
    { manufacturer: 'Nokian', rimIn: 16, marginBasisPoints: 400 },
  ];
  expect(marginFor(rules, { manufacturer: 'NOKIAN', rimIn: 16 })).toBe(400);
  expect(marginFor(rules, { manufacturer: 'Nokian', rimIn: 17 })).toBe(300);
  expect(marginFor(rules, { manufacturer: 'Toyo', rimIn: 16 })).toBe(200);
  expect(marginFor(rules, { manufacturer: 'Toyo', rimIn: 17 })).toBe(100);
  expect(marginFor([], { manufacturer: 'Toyo', rimIn: 17 })).toBe(3000);
});

test('the financing price is a twelfth to the cent', () => {
  expect([12_990, 7300, 100, 0].map(financingPriceCents)).toEqual([1083, 608, 8, 0]);
});

test('the reference is the lowest price of the thirty days before the offer', () => {
  expect(referencePriceCents([since(60, 12_000)], offerStart)).toBe(12_000);
  expect(referencePriceCents([since(60, 9000), since(40, 12_000)], offerStart)).toBe(12_000);
  expect(referencePriceCents([since(60, 12_000), since(20, 10_000), since(10, 15_000)], offerStart)).toBe(
    10_000,
  );
  expect(referencePriceCents([since(60, 9000), since(29, 12_000)], offerStart)).toBe(9000);
});

test('with a shorter history the lowest since the first sale counts, other offers included', () => {
  expect(referencePriceCents([since(5, 12_000), since(3, 11_000), since(1, 13_000)], offerStart)).toBe(
    11_000,
  );
  expect(referencePriceCents([since(60, 12_000), since(15, 8000), since(10, 12_000)], offerStart)).toBe(8000);
});

test('no price before the offer is no reference, and a price on request is no price', () => {
  expect(referencePriceCents([], offerStart)).toBeNull();
  expect(referencePriceCents([{ at: offerStart, priceCents: 9000 }], offerStart)).toBeNull();
  expect(referencePriceCents([since(60, 0)], offerStart)).toBeNull();
  expect(referencePriceCents([since(60, 12_000), since(20, 0), since(10, 13_000)], offerStart)).toBe(12_000);
});

test('the percent is counted from the reference and never too high', () => {
  expect(allowedDiscountPercent(12_990, 9990)).toBe(23);
  expect(allowedDiscountPercent(10_000, 9999)).toBeNull();
  expect(allowedDiscountPercent(10_000, 10_000)).toBeNull();
  expect(allowedDiscountPercent(10_000, 12_000)).toBeNull();
  expect(allowedDiscountPercent(null, 9000)).toBeNull();
  expect(allowedDiscountPercent(10_000, 0)).toBeNull();
});

test('the earliest better day is when a low price has been gone for thirty days', () => {
  const history = [since(60, 9000), since(10, 12_000)];
  const better = earliestBetterDay(history, START);
  expect(better).toEqual({ day: addDays(START, 21), referenceCents: 12_000 });
  expect(referencePriceCents(history, helsinkiInstant(addDays(START, 20), '23:59'))).toBe(9000);
  expect(earliestBetterDay([since(60, 9000)], START)).toBeNull();
  expect(earliestBetterDay([], START)).toBeNull();
});

const histories = fc.array(
  fc.record({ daysBefore: fc.integer({ min: 0, max: 90 }), priceCents: fc.integer({ min: 0, max: 30_000 }) }),
  { maxLength: 12 },
);

test('the reference price is one of the prices and never above the price before the offer', () => {
  fc.assert(
    fc.property(histories, fc.nat(), (drafts, pick) => {
      const history = drafts.map(({ daysBefore, priceCents }) => since(daysBefore + 1, priceCents));
      const reference = referencePriceCents(history, offerStart);
      const last = history.toSorted((a, b) => a.at.getTime() - b.at.getTime()).at(-1);
      const lastPrice = last !== undefined && last.priceCents > 0 ? last.priceCents : Infinity;
      expect(reference ?? 0).toBeLessThanOrEqual(lastPrice);
      expect(reference === null || history.some(({ priceCents }) => priceCents === reference)).toBe(true);
      const lowered = history.map((point, index) =>
        index === pick % history.length ? { ...point, priceCents: Math.ceil(point.priceCents / 2) } : point,
      );
      expect(referencePriceCents(lowered, offerStart) ?? Infinity).toBeLessThanOrEqual(reference ?? Infinity);
    }),
  );
});

test('waiting for the better day really gives the better reference', () => {
  fc.assert(
    fc.property(histories, (drafts) => {
      const history = drafts.map(({ daysBefore, priceCents }) => since(daysBefore, priceCents));
      const better = earliestBetterDay(history, START);
      if (better === null) return;
      expect(referencePriceCents(history, helsinkiInstant(better.day, '15:00'))).toBe(better.referenceCents);
      expect(better.referenceCents).toBeGreaterThan(
        referencePriceCents(history, helsinkiInstant(START, '23:59')) ?? 0,
      );
    }),
  );
});
