import { expect, test } from 'vitest';

import { effectivePrices } from './effective-prices.ts';
import { referencePriceCents } from './pricing.ts';

const day = (text: string) => new Date(`2026-${text}T09:00:00Z`);
const changes = [
  { at: day('08-01'), priceCents: 10_000 },
  { at: day('10-01'), priceCents: 12_000 },
];

test('without offers the effective prices are the regular ones', () => {
  expect(effectivePrices(changes, [])).toEqual(changes);
});

test('during an offer its price is the effective one, and the regular price again after it', () => {
  const offer = { priceCents: 9000, startsAt: day('09-01'), endedAt: day('09-10') };
  expect(effectivePrices(changes, [offer]).map(({ priceCents }) => priceCents)).toEqual([
    10_000, 9000, 10_000, 12_000,
  ]);
});

test('a regular price that changes during an offer is not an effective price', () => {
  const offer = { priceCents: 9000, startsAt: day('09-25'), endedAt: null };
  expect(effectivePrices(changes, [offer]).map(({ priceCents }) => priceCents)).toEqual([10_000, 9000]);
});

test('an offer above the regular price is never an effective price', () => {
  const offer = { priceCents: 11_000, startsAt: day('09-01'), endedAt: null };
  expect(effectivePrices(changes, [offer]).map(({ priceCents }) => priceCents)).toEqual([10_000, 11_000]);
});

test('a price paid in an earlier offer is the reference of the next one', () => {
  const offer = { priceCents: 9000, startsAt: day('10-20'), endedAt: day('10-27') };
  expect(referencePriceCents(effectivePrices(changes, [offer]), day('11-10'))).toBe(9000);
  expect(referencePriceCents(effectivePrices(changes, []), day('11-10'))).toBe(12_000);
});
