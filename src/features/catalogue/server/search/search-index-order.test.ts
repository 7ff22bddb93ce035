import fc from 'fast-check';
import { expect, test } from 'vitest';

import { SORTS, WINTER_TYPES } from '../../search/search-filters.ts';
import { orderedPage } from './search-index-order.ts';
import { assembleParts } from './search-index-parts.ts';
import { SearchIndex } from './search-index.ts';

test('a page of an order is that part of the whole order, whatever its size', () => {
  const tyre = fc.record({
    cents: fc.integer({ min: 0, max: 6 }),
    stock: fc.integer({ min: 0, max: 5 }),
    noiseDb: fc.integer({ min: 0, max: 2 }),
  });
  fc.assert(
    fc.property(
      fc.array(tyre, { maxLength: 300 }),
      fc.constantFrom(...SORTS, 'counter' as const),
      fc.nat({ max: 60 }),
      fc.integer({ min: 1, max: 60 }),
      (tyres, sort, offset, limit) => {
        const searchIndex = new SearchIndex(assembleParts([], [], []), tyres.length);
        for (const [slot, { cents, stock, noiseDb }] of tyres.entries()) {
          searchIndex.ids.push(String(slot));
          searchIndex.cents[slot] = cents;
          searchIndex.stock[slot] = stock;
          searchIndex.noiseDb[slot] = noiseDb;
        }
        const slots = Int32Array.from(tyres.keys()).filter((slot) => slot % 3 > 0);
        const whole = orderedPage(searchIndex, slots, sort, 0, slots.length);
        expect(orderedPage(searchIndex, slots, sort, offset, limit)).toEqual(
          whole.slice(offset, offset + limit),
        );
      },
    ),
  );
});

test('a run-flat tyre is recommended after others of its season and stock, even on offer', () => {
  const searchIndex = new SearchIndex(assembleParts([], [], []), 2);
  for (const slot of [0, 1]) {
    searchIndex.ids.push(String(slot));
    searchIndex.cents[slot] = 10_000;
    searchIndex.stock[slot] = 4;
  }
  searchIndex.facets.runFlat[0] = 1;
  searchIndex.facets.onSale[0] = 1;
  expect(orderedPage(searchIndex, Int32Array.of(0, 1), 'recommended', 0, 2)).toEqual([1, 0]);
});

test('friction tyres with the ice mark are recommended before those without, but not when sold out', () => {
  const searchIndex = new SearchIndex(assembleParts([], [], []), 4);
  for (const [slot, stock] of [8, 8, 8, 0].entries()) {
    searchIndex.ids.push(String(slot));
    searchIndex.cents[slot] = 10_000 + slot;
    searchIndex.stock[slot] = stock;
    searchIndex.facets.winterType[slot] = WINTER_TYPES.indexOf('friction') + 1;
  }
  // Without the mark on the own shelf and on offer; with it at the supplier, and sold out.
  searchIndex.isOwnStock[0] = 1;
  searchIndex.facets.onSale[0] = 1;
  searchIndex.facets.iceGrip[2] = 1;
  searchIndex.facets.iceGrip[3] = 1;
  expect(orderedPage(searchIndex, Int32Array.of(0, 1, 2, 3), 'recommended', 0, 4)).toEqual([2, 0, 1, 3]);
});
