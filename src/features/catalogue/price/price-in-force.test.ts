import { expect, test } from 'vitest';

import { financingInForce, priceInForce } from './price-in-force.ts';

const plain = { price: 129.9, sale: null, referencePrice: null, discountPercent: null };

test('without an offer a tyre costs its price', () => {
  expect(priceInForce(plain)).toEqual({
    cents: 12_990,
    struckCents: null,
    percent: null,
    regularCents: null,
  });
  expect(financingInForce({ sale: null, financingPrice: 10.83 })).toBe(1083);
  expect(financingInForce({ sale: null, financingPrice: null })).toBeNull();
});

test('the struck price of an offer is the one that its percent is counted from', () => {
  const offer = { ...plain, sale: { price: 95 }, referencePrice: 99.9, discountPercent: 4 };
  expect(priceInForce(offer)).toEqual({ cents: 9500, struckCents: 9990, percent: 4, regularCents: 12_990 });
  expect(priceInForce({ ...offer, referencePrice: 129.9, discountPercent: 26 })).toEqual({
    cents: 9500,
    struckCents: 12_990,
    percent: 26,
    regularCents: null,
  });
});

test('an offer without a percent shows none; its financing price is a twelfth of the price', () => {
  const offer = { ...plain, sale: { price: 120 }, referencePrice: 99.9 };
  expect(priceInForce(offer)).toEqual({
    cents: 12_000,
    struckCents: 12_990,
    percent: null,
    regularCents: null,
  });
  expect(financingInForce({ sale: { price: 120 }, financingPrice: 10.83 })).toBe(1000);
});
