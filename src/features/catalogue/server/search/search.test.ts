import { afterAll, expect, test } from 'vitest';

import { smallShop, startCatalogue } from '../../../../../test/builders/catalogue.ts';
import { eanAt } from '../../../../../test/builders/wholesaler-list.ts';
import type { TyreFilters } from '../../search/search-filters.ts';

const sorted = (numbers: number[]) => numbers.toSorted((a, b) => a - b);

const shop = await startCatalogue();
await shop.take(smallShop);
afterAll(() => shop.close());

const search = (filters: Partial<TyreFilters>) => shop.catalogue.searchTyres(filters);
const numbersOf = (filters: Partial<TyreFilters>) => shop.numbersOf(filters);
const inSize = [1, 2, 3, 4, 5, 6, 7, 8, 9, 15];

test.each([
  '205/55R16',
  '205/55 R16',
  '205-55-16',
  '205-55R16',
  '2055516',
  '20555r16',
  '205/55/16',
  '205 55 16',
  '205.55.16',
  '205,55,16',
  '205/55 ZR16',
  'P205/55R16',
  '205\u00A055\u00A016',
  '  205 / 55 R 16 ',
])('%j finds the same tyres', async (text) => {
  expect(sorted(await numbersOf({ text }))).toEqual(inSize);
});

test('a lower load index or speed is never among the same, and is said to be left out', async () => {
  expect(sorted(await numbersOf({ text: '205/55R16 91T' }))).toEqual([1, 2, 4, 5, 6, 7, 8, 9, 15]);
  expect(sorted(await numbersOf({ text: '205 55 16 91V' }))).toEqual([8, 9]);
  expect((await search({ text: '205/55R16 91T' })).tooWeakCount).toBe(1);
  expect(sorted(await numbersOf({ text: '205/55R16', minLoadIndex: 94 }))).toEqual([2, 15]);
});

test('a van size shows van tyres only, a plain size both', async () => {
  expect(await numbersOf({ text: '215/65R16C' })).toEqual([13]);
  expect(await numbersOf({ text: '215/65R16C 109/107T' })).toEqual([13]);
  expect(sorted(await numbersOf({ text: '215/65R16' }))).toEqual([13, 14]);
});

test.each([
  ['20555', sorted([...inSize, 10])],
  ['205/55', sorted([...inSize, 10])],
  ['r17', [10, 16, 17]],
  ['17', [10, 16, 17]],
  ['315/70R22,5', [18]],
  ['nasta', [6, 7]],
  ['nastarenkaat 205/55R16', [6, 7]],
  ['michelin', [4, 5, 7]],
  ['miche lin', [4, 5, 7]],
  ['michxice', [4, 5, 7]],
  ['piikkirenkaat 205/55R16', [6, 7]],
  ['jäärenkaat michelin', [4, 5, 7]],
  ['Michelin kesä', []],
  ['kesärenkaat', [8, 9, 16, 17]],
  ['talvi michelin 16', [4, 5, 7]],
  ['x ice', [4, 5, 7]],
  ['xice snow', [4, 5]],
  ['p zero', [9]],
  ['hakkapeliitta 10', [6]],
  ['hakkapelita 10', [6]],
  ['suv', [7]],
  ['pakettiauto', [13, 15]],
  ['205/55R16 runflat', [5]],
  ['205/55R16 XL', [2]],
  ['mo', [5]],
  [eanAt(4), [4]],
  [eanAt(99), []],
  ['nokian michelin', []],
])('%j finds what it means', async (text, numbers) => {
  expect(sorted(await numbersOf({ text }))).toEqual(numbers);
});

test('a misspelt word is read as the nearest one, and that is said', async () => {
  const result = await search({ text: 'mihcelin' });
  expect(result.corrections).toEqual([{ from: 'mihcelin', to: 'michelin' }]);
  expect(result.total).toBe(3);
  expect((await search({ text: 'qwertyui' })).total).toBe(0);
});

test('beside a size an unknown word is left out, alone it finds nothing but the commonest sizes', async () => {
  const beside = await search({ text: 'golf 205/55R16' });
  expect(beside).toMatchObject({ total: 10, ignored: ['golf'], corrections: [], commonSizes: [] });
  expect(beside.understood.map(({ kind }) => kind)).toEqual(['size']);
  expect(await search({ text: '205/55R99' })).toMatchObject({ total: 11, ignored: ['r99'] });
  const alone = await search({ text: 'golf' });
  expect(alone).toMatchObject({ total: 0, ignored: [] });
  expect(alone.commonSizes.map(({ text, productCount }) => [text, productCount])[0]).toEqual([
    '205/55R16',
    10,
  ]);
  expect(alone.commonSizes).toHaveLength(6);
});

const relaxed = (text: string) => shop.catalogue.searchTyres({ text }, { isRelaxed: true });

test('names that a whole size does not have are left out of the search, the last word first', async () => {
  const none = await relaxed('225/45R17 hakkapeliitta 10');
  expect(none).toMatchObject({ total: 2, ignored: ['hakkapeliitta', '10'], nearest: [] });
  const other = await relaxed('205/55R16 michelin zero');
  expect(other).toMatchObject({ total: 3, ignored: ['zero'] });
  const strong = await relaxed('205/55R16 120T michelin');
  expect(strong).toMatchObject({ total: 0, tooWeakCount: 3 });
  expect((await search({ text: '205/55R16 michelin zero' })).total).toBe(0);
});

test('a price limit is applied, and reported as unmet where nothing is so cheap', async () => {
  const cents = async (text: string) => {
    const { items, unmet } = await relaxed(text);
    return { prices: items.map(({ price }) => price.cents).toSorted((a, b) => a - b), unmet };
  };
  expect(await cents('205/55R16 alle 80 euroa')).toEqual({ prices: [5900, 7300, 7300, 7300], unmet: [] });
  expect(await cents('205/55R16 80-90 €')).toEqual({ prices: [8100, 8700], unmet: [] });
  expect(await cents('205/55R16 neljä alle 240 €')).toEqual({ prices: [5900], unmet: [] });
  const dear = await cents('205/55R16 alle 20 €');
  expect(dear.unmet).toEqual(['price']);
  expect(dear.prices).toHaveLength(10);
});

test('products not sold find nothing, and beside a size the tyres of the size', async () => {
  expect(await search({ text: 'moottoripyörän renkaat' })).toMatchObject({ total: 0 });
  const beside = await search({ text: 'ympärivuotiset 205/55R16' });
  expect(beside).toMatchObject({ total: 10, query: { notSold: 'all-season' } });
});

test('a text is read in the words of the catalogue', async () => {
  const read = await shop.catalogue.readQuery('mihcelin x-ice snow 205/55R16 golfiin alle 100 €');
  expect(read).toMatchObject({
    manufacturer: 'Michelin',
    corrections: [{ from: 'mihcelin', to: 'michelin' }],
    unknownWords: ['golfiin'],
    price: { maxCents: 10_000, of: 'tyre' },
  });
  expect((await shop.catalogue.readQuery('golf')).manufacturer).toBeUndefined();
  const apart = await shop.catalogue.readQuery('haka peliitta');
  expect(apart.corrections).toEqual([{ from: 'hakapeliitta', to: 'hakkapeliitta' }]);
});

test.each(['zzzz', 'zzzzqq', 'aaaa', 'nnnn', 'xxii', 'know'])(
  '%j is nobody’s name, and finds nothing',
  async (text) => {
    expect(await search({ text })).toMatchObject({ total: 0, corrections: [] });
  },
);

test('the season in force comes first, from its first day on', async () => {
  const seasons = async () => (await search({ text: '205/55R16' })).items.map(({ type }) => type);
  const before = shop.clock.now();
  expect((await seasons()).slice(-2)).toEqual(['summer', 'summer']);
  expect((await search({})).expiresAt).toEqual(new Date('2027-03-01T00:00:00+02:00'));
  shop.clock.set('2027-03-01T00:00:00+02:00');
  expect((await seasons()).slice(0, 3)).toEqual(['summer', 'summer', 'winter']);
  shop.clock.set(before.toISOString());
});

test('wishes in words become orders and filters', async () => {
  const cheap = await search({ text: 'halvat kitkarenkaat 205/55R16' });
  expect(cheap.filters.sort).toBe('price-asc');
  expect(cheap.items.map(({ price }) => price.cents)).toEqual([5900, 7300, 7300, 8100, 9900, 12_900]);
  expect((await search({ text: 'hiljainen' })).items[0]?.label.noiseDb).toBe(67);
  expect((await search({ text: 'tarjous' })).total).toBe(0);
});

test('a size that is not there gets sizes that roll nearly the same, said as such', async () => {
  const result = await search({ text: '205/60R15' });
  expect(result).toMatchObject({
    total: 0,
    textTotal: 0,
    size: { widthMm: 205, aspect: 60, diameterIn: 15 },
  });
  expect(result.nearest.map(({ fullSize }) => fullSize)).toEqual(['205/55R16', '225/45R17']);
  for (const near of result.nearest) expect(Math.abs(near.circumferenceChange)).toBeLessThanOrEqual(0.02);
});

test('nearest sizes have a set in stock, of the requested season', async () => {
  const near = async (filters: Partial<TyreFilters>) =>
    (await search(filters)).nearest.map(({ fullSize, productCount }) => `${fullSize} ${productCount}`);
  expect(await near({ text: '205/60R15', type: 'summer' })).toEqual(['205/55R16 2', '225/45R17 2']);
  expect(await near({ text: 'nasta 205/60R15' })).toEqual(['205/55R16 2']);
  expect(await near({ text: 'kitka 205/60R15' })).toEqual(['205/55R16 3']);
});

test('filters that hide everything are not the size missing', async () => {
  const result = await search({ text: '315/70R22.5', isOnSale: true });
  expect(result).toMatchObject({ total: 0, textTotal: 1 });
});

test.each([
  ['10 000 characters', 'renkaat '.repeat(1250)],
  ['a percent sign', '%'],
  ['an underscore', '_'],
  ['quotes', `'"; drop table product; --`],
  ['script', '<script>alert(1)</script>'],
  ['emoji', '🛞'.repeat(60)],
  ['a null character', 'a\u0000b'],
  ['only spaces', '     '],
  ['half a character', '\uD83D'],
])('%s as search text is no trouble', async (_name, text) => {
  const result = await search({ text });
  expect(result.total).toBeGreaterThanOrEqual(0);
  expect(result.items.length).toBe(Math.min(result.total, 24));
  expect(await shop.catalogue.suggest(text, [])).toBeInstanceOf(Array);
});

test('marks alone find nothing, words that only mean tyres find all', async () => {
  for (const text of ['%', '🛞', '"', '--', '_']) expect((await search({ text })).total).toBe(0);
  for (const text of ['renkaat', '', ' ', 'Onko teillä renkaita?']) {
    expect((await search({ text })).total).toBe(18);
  }
});
