import fc from 'fast-check';
import { expect, test } from 'vitest';

import { LABEL_CLASSES, NOISE_CLASSES } from '../product/tyre-label.ts';
import { VEHICLE_TYPES } from '../size/vehicle-type.ts';
import {
  countFilters,
  NO_FILTERS,
  readFilters,
  SEASONS,
  SEARCH_QUERY_NAMES,
  SORTS,
  WINTER_TYPES,
  writeFilters,
} from './search-filters.ts';

const some = <T>(values: readonly T[]) => fc.subarray([...values]);
const cents = fc.option(fc.integer({ min: 0, max: 999_900 }));
const filters = fc.record({
  text: fc.string({ unit: 'grapheme', maxLength: 40 }).map((text) => text.trim()),
  type: fc.option(fc.constantFrom(...SEASONS)),
  winterTypes: some(WINTER_TYPES),
  manufacturers: some(['nokian', 'michelin', 'x-1']),
  minPriceCents: cents,
  maxPriceCents: cents,
  fuelClasses: some(LABEL_CLASSES),
  wetClasses: some(LABEL_CLASSES),
  noiseClasses: some(NOISE_CLASSES),
  vehicleTypes: some(VEHICLE_TYPES),
  rims: some([14, 16, 22.5]),
  minLoadIndex: fc.option(fc.integer({ min: 20, max: 200 })),
  needsSnowGrip: fc.boolean(),
  needsIceGrip: fc.boolean(),
  needsRunFlat: fc.boolean(),
  isInStock: fc.boolean(),
  isOnSale: fc.boolean(),
  sort: fc.constantFrom(...SORTS),
  isRows: fc.boolean(),
  page: fc.integer({ min: 1, max: 100_000 }),
});

test('every state of the search is an address that reads back the same', () => {
  fc.assert(
    fc.property(filters, (state) => {
      expect(readFilters(Object.fromEntries(new URLSearchParams(writeFilters(state))))).toEqual(state);
    }),
  );
});

test('an address without anything to say is short', () => {
  expect(writeFilters(NO_FILTERS)).toBe('');
  expect(writeFilters({ text: '205/55 R16', winterTypes: ['studded', 'friction'], isInStock: true })).toBe(
    'search=205%2F55+R16&winterType=studded,friction&inStock=true',
  );
});

test('filters from any URL are valid', () => {
  const query = fc.dictionary(fc.constantFrom(...SEARCH_QUERY_NAMES), fc.string({ maxLength: 300 }));
  fc.assert(
    fc.property(query, (any) => {
      const read = readFilters(any);
      expect(read.page).toBeGreaterThanOrEqual(1);
      expect(readFilters(Object.fromEntries(new URLSearchParams(writeFilters(read))))).toEqual(read);
    }),
  );
});

test.each([
  ['an unknown season', { type: 'syksy' }],
  ['page 0', { page: '0' }],
  ['page -1', { page: '-1' }],
  ['page 1000000000', { page: '1000000000' }],
  ['a price that is none', { minPrice: 'halpa' }],
  ['an unknown order', { sort: 'drop table' }],
  ['a rim that cannot be', { diameter: '1,99,x' }],
  ['a manufacturer that cannot be', { manufacturer: "nokian'--" }],
])('%s is as if it were not there', (_name, query) => {
  expect(readFilters(query)).toEqual(NO_FILTERS);
});

test('the three pickers of the size finder are one size', () => {
  expect(readFilters({ season: 'friction', width: '205', aspect: '55', diameter: '16' })).toEqual({
    ...NO_FILTERS,
    winterTypes: ['friction'],
    text: '205/55R16',
  });
  expect(readFilters({ season: 'summer', width: '205', aspect: '', diameter: '16' })).toMatchObject({
    type: 'summer',
    text: '205 R16',
    rims: [],
  });
  expect(readFilters({ width: '205', aspect: '55', search: 'nokian' }).text).toBe('205/55 nokian');
});

test('a size typed beside the three pickers is the one that is meant', () => {
  const picked = { width: '205', aspect: '55', diameter: '16' };
  expect(readFilters({ ...picked, search: '225/45R17 XL' })).toMatchObject({
    text: '225/45R17 XL',
    rims: [],
  });
});

test('prices are read as people write them', () => {
  expect(readFilters({ minPrice: '59,90 €', maxPrice: '120' })).toMatchObject({
    minPriceCents: 5990,
    maxPriceCents: 12_000,
  });
});

test('filters are counted one per group, order and page apart', () => {
  expect(countFilters({ ...NO_FILTERS, page: 3, sort: 'quiet', text: 'nokian' })).toBe(0);
  expect(
    countFilters({
      ...NO_FILTERS,
      manufacturers: ['a', 'b'],
      minPriceCents: 1,
      maxPriceCents: 2,
      isOnSale: true,
    }),
  ).toBe(3);
});
