import fc from 'fast-check';
import { expect, test } from 'vitest';

import { suggestPrice } from './price-suggestion.ts';

const prices = {
  regularCents: 9900,
  hasOffer: false,
  isOnSale: true,
  floorCents: 7300,
  theirCents: 8990,
};

test.each([
  [{}, { kind: 'price', priceCents: 8900, isAtFloor: false }],
  [{ theirCents: 12_950 }, { kind: 'price', priceCents: 12_900, isAtFloor: false }],
  [{ theirCents: 7000 }, { kind: 'price', priceCents: 7300, isAtFloor: true }],
  [
    { theirCents: 8000, floorCents: 9900 },
    { kind: 'none', reason: 'floor' },
  ],
  [
    { theirCents: 11_000, floorCents: 12_000 },
    { kind: 'none', reason: 'floor' },
  ],
  [{ floorCents: null }, { kind: 'none', reason: 'cost-unknown' }],
  [
    { floorCents: null, theirCents: 10_500 },
    { kind: 'price', priceCents: 10_500, isAtFloor: false },
  ],
  [{ theirCents: 9990 }, { kind: 'none', reason: 'near' }],
  [{ theirCents: 4900 }, { kind: 'none', reason: 'far' }],
  [{ theirCents: 39_600 }, { kind: 'none', reason: 'far' }],
  [{ hasOffer: true }, { kind: 'none', reason: 'offer' }],
  [{ theirCents: null }, { kind: 'none', reason: 'unread' }],
  [{ regularCents: 0 }, { kind: 'none', reason: 'unpriced' }],
  [{ isOnSale: false }, { kind: 'none', reason: 'gone' }],
])('a price is suggested beside a competitor’s, or the reason shown why none is (%#)', (change, expected) => {
  expect(suggestPrice({ ...prices, ...change })).toEqual(expected);
});

test('a suggestion leaves our margin, in whole euros, above their price only for the margin', () => {
  const cents = fc.integer({ min: 100, max: 300_000 });
  fc.assert(
    fc.property(cents, cents, fc.option(cents), (regularCents, theirCents, floorCents) => {
      const suggestion = suggestPrice({ ...prices, regularCents, theirCents, floorCents });
      if (suggestion.kind === 'none') return;
      const { priceCents, isAtFloor } = suggestion;
      expect(priceCents).toBeGreaterThanOrEqual(floorCents ?? 0);
      expect(Math.abs(priceCents - regularCents)).toBeGreaterThanOrEqual(100);
      if (isAtFloor) expect(priceCents).toBe(floorCents);
      else expect([priceCents % 100, priceCents <= theirCents]).toEqual([0, true]);
      if (floorCents === null) expect(priceCents).toBeGreaterThan(regularCents);
    }),
  );
});
