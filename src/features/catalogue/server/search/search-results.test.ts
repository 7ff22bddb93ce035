// What a search returns in addition to the tyres that its text means: filters with their counts, orders, pages and
// picks.
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';

import { addOffer, smallShop, startCatalogue } from '../../../../../test/builders/catalogue.ts';
import type { Facets, SearchResult } from '../../product/product-view.ts';
import { NO_FILTERS, SORTS, type TyreFilters } from '../../search/search-filters.ts';

const shop = await startCatalogue();
await shop.take(smallShop);
afterAll(() => shop.close());

const search = (filters: Partial<TyreFilters>) => shop.catalogue.searchTyres(filters);
const numbersOf = (filters: Partial<TyreFilters>) => shop.numbersOf(filters);

test('every choice of a filter finds as many tyres as it says', async () => {
  const start = { ...NO_FILTERS, manufacturers: ['michelin', 'nokian'], winterTypes: ['friction' as const] };
  for (const base of [NO_FILTERS, start, { ...start, text: '205/55R16', maxPriceCents: 9900 }]) {
    const { facets } = await search(base);
    for (const [filters, count] of choicesOf(base, facets)) {
      expect((await search(filters)).total, JSON.stringify(filters)).toEqual(count);
    }
  }
});

/** Each choice as the filters it would set, replacing its own facet's. */
function choicesOf(base: TyreFilters, facets: Facets): [TyreFilters, number][] {
  const switches = {
    needsSnowGrip: facets.snowGrip,
    needsIceGrip: facets.iceGrip,
    needsRunFlat: facets.runFlat,
    isInStock: facets.inStock,
    isOnSale: facets.onSale,
  };
  return [
    ...facets.type.map(({ value, count }): [TyreFilters, number] => [
      { ...base, type: value === 'summer' ? 'summer' : 'winter' },
      count,
    ]),
    ...facets.manufacturer.map(({ value, count }): [TyreFilters, number] => [
      { ...base, manufacturers: [value] },
      count,
    ]),
    ...facets.diameter.map(({ value, count }): [TyreFilters, number] => [
      { ...base, rims: [Number(value)] },
      count,
    ]),
    ...facets.noiseClass.map(({ value, count }): [TyreFilters, number] => [
      { ...base, noiseClasses: [value === 'A' ? 'A' : 'B'] },
      count,
    ]),
    ...Object.entries(switches).map(([key, { count }]): [TyreFilters, number] => [
      { ...base, [key]: true },
      count,
    ]),
  ];
}

test('several values of one filter are alternatives, and the chosen ones are marked', async () => {
  const one = await search({ manufacturers: ['pirelli'] });
  const two = await search({ manufacturers: ['pirelli', 'michelin'] });
  expect([one.total, two.total]).toEqual([1, 4]);
  const selected = two.facets.manufacturer.filter(({ isSelected }) => isSelected);
  expect(selected.map(({ value, count }) => [value, count])).toEqual([
    ['michelin', 3],
    ['pirelli', 1],
  ]);
  expect((await search({ manufacturers: ['tuntematon'] })).total).toBe(0);
});

test('the price range ignores the price filter', async () => {
  const { facets, total } = await search({ text: '205/55R16', minPriceCents: 10_000 });
  expect(total).toBe(3);
  expect(facets.price).toEqual({ minCents: 5900, maxCents: 12_900 });
});

test('a tyre without a price comes last in every order and in no price range', async () => {
  for (const sort of SORTS) expect((await numbersOf({ text: '225/45R17', sort })).at(-1)).toBe(16);
  expect((await search({ text: '225/45R17', minPriceCents: 0 })).total).toBe(1);
  expect((await search({ text: '225/45R17' })).items.at(-1)?.price).toEqual({
    cents: 0,
    regularCents: 0,
    offer: null,
  });
});

test('orders are what they say', async () => {
  const values = async (sort: TyreFilters['sort'], pick: (item: SearchResult['items'][number]) => unknown) =>
    (await search({ text: '205/55R16', sort })).items.map(pick);
  expect(await values('price-asc', ({ price }) => price.cents)).toEqual([
    5900, 7300, 7300, 7300, 8100, 8700, 9900, 10_500, 11_000, 12_900,
  ]);
  expect((await values('price-desc', ({ price }) => price.cents))[0]).toBe(12_900);
  expect((await values('quiet', ({ label }) => label.noiseDb)).slice(0, 2)).toEqual([67, 68]);
  expect((await values('quiet', ({ label }) => label.noiseDb)).slice(-2)).toEqual([null, null]);
  expect((await values('wet', ({ label }) => label.wetGrip)).slice(0, 2)).toEqual(['A', 'B']);
  expect((await values('fuel', ({ label }) => label.fuelEfficiency))[0]).toBe('A');
});

test('recommended tyres are those of which there is a set, then offers, then the cheapest', async () => {
  expect((await numbersOf({ text: 'kitka 205/55R16' })).slice(-2)).toEqual([2, 5]);
  await addOffer(shop, {
    productId: await shop.idOf(4),
    priceCents: 9500,
    startsAt: '2026-11-20T00:00:00+02:00',
    endsAt: '2026-11-22T00:00:00+02:00',
  });
  expect((await numbersOf({ text: 'kitka 205/55R16' }))[0]).toBe(4);
});

test('the pages of a result list every tyre once, and a page beyond the end is empty', async () => {
  const seen: string[] = [];
  for (const page of [1, 2, 3, 4]) {
    const { items, pageCount } = await shop.catalogue.searchTyres({ page }, { pageSize: 5 });
    expect(pageCount).toBe(4);
    seen.push(...items.map(({ id }) => id));
  }
  expect(new Set(seen).size).toBe(18);
  const beyond = await search({ page: 100_000 });
  expect(beyond).toMatchObject({ items: [], total: 18, picks: [] });
});

test('three tyres are picked by the rules shown beside them', async () => {
  const { picks } = await search({ text: '205/55R16', isInStock: true });
  expect(picks.map(({ kind, product }) => [kind, product.price.cents, product.label.noiseDb])).toEqual([
    ['cheapest', 5900, 70],
    ['quietest', 9500, 67],
  ]);
  for (const { title, rule } of picks) {
    expect(title).toMatch(/\S{3}/);
    expect(rule).toMatch(/\S{3}/);
  }
  expect((await search({ text: '225/45R17' })).picks).toEqual([]);
});

test('picks are of the season in force, and there are none without a size', async () => {
  const types = async (text: string) =>
    new Set((await search({ text })).picks.map(({ product }) => product.type));
  const before = shop.clock.now();
  expect(await types('205/55R16')).toEqual(new Set(['winter']));
  expect(await types('nokian')).toEqual(new Set());
  shop.clock.set('2027-03-01T00:00:00+02:00');
  expect(await types('205/55R16')).toEqual(new Set(['summer']));
  shop.clock.set(before.toISOString());
});

test('the seasons are counted with every filter but the season itself', async () => {
  const all = { all: 10, summer: 2, friction: 6, studded: 2 };
  for (const season of [{}, { type: 'summer' }, { winterTypes: ['friction'] }] as const) {
    expect((await search({ text: '205/55R16', ...season })).facets.seasons).toEqual(all);
  }
  const { facets } = await search({ text: '205/55R16', type: 'summer', manufacturers: ['michelin'] });
  expect(facets.seasons).toEqual({ all: 3, summer: 0, friction: 2, studded: 1 });
});

test('any filters give a consistent result', async () => {
  const filters = fc.record({
    text: fc.constantFrom('', '205/55R16', 'michelin', 'kitka', '91T 205/55'),
    type: fc.constantFrom(null, 'summer' as const, 'winter' as const),
    winterTypes: fc.subarray(['studded' as const, 'friction' as const]),
    manufacturers: fc.subarray(['nokian', 'pirelli', 'olematon']),
    isInStock: fc.boolean(),
    sort: fc.constantFrom(...SORTS),
  });
  await fc.assert(
    fc.asyncProperty(filters, async (wanted) => {
      const { items, total, textTotal, facets } = await search(wanted);
      expect(items.length).toBe(total);
      expect(textTotal).toBeGreaterThanOrEqual(total);
      expect(items.filter(({ stock }) => stock.count > 0)).toHaveLength(facets.inStock.count);
    }),
    { numRuns: 60 },
  );
});
