import fc from 'fast-check';
import { expect, test } from 'vitest';

import { checkPriceList } from './check-price-list.ts';
import { fittedSetCents, fittingCents, sharedCents, type PriceRow } from './price-list.ts';
import { priceWords, rimWords } from './price-words.ts';
import { readSetPriceQuery } from './set-price-query.ts';

const row = (change: Partial<PriceRow>): PriceRow => ({
  id: '0',
  section: 'fitting',
  service: 'fitting',
  title: 'Asennus',
  note: '',
  unit: 'tyre',
  minRim: null,
  maxRim: null,
  cents: { passenger: 2500, suv: 2900, van: null },
  isFrom: false,
  ...change,
});
const small = row({ maxRim: 16 });
const large = row({ minRim: 17, maxRim: 18, cents: { passenger: 2900, suv: 3300, van: 3400 } });
const runFlat = row({ service: 'runFlat', cents: { passenger: 1000, suv: 1000, van: null } });
const list = [small, large, runFlat];
const car = { diameterIn: 16, vehicleType: 'passenger', isRunFlat: false } as const;

test('four fitted tyres cost four times the row of their rim and vehicle', () => {
  expect(fittedSetCents(list, car)).toBe(10_000);
  expect(fittedSetCents(list, { ...car, diameterIn: 17, vehicleType: 'suv' })).toBe(13_200);
});

test('a run-flat tyre costs its addition more', () => {
  expect(fittingCents(list, { ...car, isRunFlat: true })).toBe(3500);
});

test('a half inch counts as the whole inch below it', () => {
  expect(fittingCents(list, { ...car, diameterIn: 16.5 })).toBe(2500);
});

test('a service without a price is on request', () => {
  expect(fittingCents(list, { ...car, diameterIn: 20 })).toBeNull();
  expect(fittingCents(list, { ...car, vehicleType: 'van' })).toBeNull();
  expect(fittingCents(list, { diameterIn: 17, vehicleType: 'van', isRunFlat: true })).toBeNull();
  expect(fittedSetCents([], car)).toBeNull();
});

test('bands of rims that touch without overlapping leave every rim with at most one price', () => {
  const cuts = fc.uniqueArray(fc.integer({ min: 9, max: 29 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(cuts, fc.integer({ min: 8, max: 30 }), (unsorted, diameterIn) => {
      const edges = unsorted.toSorted((a, b) => a - b);
      const bands = [null, ...edges].map((from, at) =>
        row({
          id: String(at),
          minRim: from === null ? null : from + 1,
          maxRim: edges[at] ?? null,
          cents: { passenger: at, suv: at, van: at },
        }),
      );
      expect(checkPriceList(bands)).toEqual([]);
      const holding = bands.filter(
        ({ minRim, maxRim }) => diameterIn >= (minRim ?? 0) && diameterIn <= (maxRim ?? 99),
      );
      expect(holding).toHaveLength(1);
      expect(fittingCents(bands, { ...car, diameterIn })).toBe(Number(holding[0]?.id));
    }),
  );
});

test.each([
  ['bands that overlap', [small, row({ minRim: 16, maxRim: 18 })], 1, 'price_list.rim_overlap'],
  ['a band that ends before it begins', [row({ minRim: 18, maxRim: 16 })], 0, 'price_list.rim_range'],
  ['a service on two rows', [runFlat, runFlat], 1, 'price_list.service_twice'],
  ['a service in a wrong section', [row({ service: 'storage' })], 0, 'price_list.wrong_section'],
])('a list with %s is refused at its row', (_what, rows, index, code) => {
  expect(checkPriceList(rows)).toMatchObject([{ row: index, code }]);
});

test('rows without a service may be many', () => {
  expect(checkPriceList([row({ service: '' }), row({ service: '' })])).toEqual([]);
});

test('prices and rims are written as people say them', () => {
  expect(priceWords(2500)).toBe('25\u00A0€');
  expect(priceWords(2550)).toBe('25,50\u00A0€');
  expect(priceWords(4000, true)).toBe('alk.\u00A040\u00A0€');
  expect(priceWords(0)).toBe('Maksutta');
  expect(priceWords(null)).toBe('Kysy hintaa');
  expect(rimWords(small)).toBe('Enintään 16″');
  expect(rimWords(large)).toBe('17–18″');
  expect(rimWords(row({ minRim: 21 }))).toBe('21″ tai suurempi');
  expect(sharedCents(row({ cents: { passenger: 0, suv: 0, van: 0 } }))).toBe(0);
  expect(sharedCents(small)).toBeUndefined();
});

test('a question in the address that makes no sense is no question', () => {
  expect(readSetPriceQuery({ vanne: '17', auto: 'maasturi', runflat: '1' })).toEqual({
    diameterIn: 17,
    vehicleType: 'suv',
    isRunFlat: true,
  });
  expect(readSetPriceQuery({ vanne: '16', auto: 'lentokone' })).toEqual(car);
  fc.assert(
    fc.property(fc.record({ vanne: fc.string(), auto: fc.string(), runflat: fc.string() }), (query) => {
      const chosen = readSetPriceQuery(query);
      if (chosen) expect(chosen.diameterIn).toBeGreaterThanOrEqual(13);
      else expect(chosen).toBeUndefined();
    }),
  );
});
