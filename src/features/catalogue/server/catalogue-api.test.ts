import { afterAll, expect, test } from 'vitest';

import { startTestApp } from '../../../../test/app.ts';
import { addOffer, editProduct, smallShop } from '../../../../test/builders/catalogue.ts';
import { eanAt } from '../../../../test/builders/wholesaler-list.ts';
import { problemBodySchema } from '../../../platform/contract/problem.ts';
import { listManufacturers, listSizes, listSizeTable, searchTires, suggestTires } from '../contract/tyres.ts';
import { createCatalogue } from './index.ts';
import type { CatalogueTables } from './store.ts';

const db = () => shop.platform.db.$extendTables<CatalogueTables>();
const tools = () => ({ db: db(), platform: shop.platform });

const shop = await startTestApp();
await createCatalogue(shop.platform).importList({ list: 'oletus', drafts: smallShop });
afterAll(() => shop.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  shop.app.inject({ url: `/api${path}`, headers });
const search = async (query: string) => searchTires.output.parse((await get(`/tires?${query}`)).json());
const sizes = async (query = '') => listSizes.output.parse((await get(`/tires/sizes?${query}`)).json());
const idOf = async (place: number) =>
  (await db().selectFrom('product').select('id').where('ean', '=', eanAt(place)).executeTakeFirstOrThrow())
    .id;

const paths = ['/tires', '/tires/sizes', '/tires/size-table', '/tires/suggestions?q=20', '/manufacturers'];

test.each(paths)('%s is for everyone, with a bad token too', async (path) => {
  expect((await get(path)).statusCode).toBe(200);
  expect((await get(path, { authorization: 'Bearer tuntematon' })).statusCode).toBe(200);
  expect((await get(path.replace('?', '/?'))).statusCode).toBe(200);
});

test.each([
  ['/tires?limit=0', 'limit'],
  ['/tires?limit=-1', 'limit'],
  ['/tires?limit=2.5', 'limit'],
  ['/tires?limit=kaikki', 'limit'],
  ['/tires?page=0', 'page'],
  ['/tires?type=syksy', 'type'],
  ['/tires?winterType=kitka', 'winterType.0'],
  ['/tires?fuelEfficiency=Z', 'fuelEfficiency.0'],
  ['/tires?minPrice=-1', 'minPrice'],
  ['/tires?minPrice=halpa', 'minPrice'],
  ['/tires?inStock=ehka', 'inStock'],
  ['/tires?sort=hinta', 'sort'],
  ['/tires?diameter=99', 'diameter.0'],
  ['/tires?loadIndex=raskas', 'loadIndex'],
  ['/tires/sizes?limit=0', 'limit'],
  ['/tires/sizes?type=syksy', 'type'],
  ['/tires/sizes?include=kaikki', 'include'],
  ['/tires/sizes?sizeId=1', 'sizeId'],
  ['/tires/sizes?productLimit=0', 'productLimit'],
  ['/manufacturers?limit=0', 'limit'],
  ['/tires/suggestions?q=a&q=b', 'q'],
])('%s breaks a rule and is an error of %s', async (path, field) => {
  const answer = await get(path);
  expect(answer.statusCode).toBe(422);
  const problem = problemBodySchema.parse(answer.json());
  expect(problem).toMatchObject({ code: 'request.invalid' });
  expect(problem.errors?.map(({ path: at }) => at)).toEqual([field]);
});

test.each([
  ['10 000 characters', 'a'.repeat(10_000)],
  ['a percent sign', '%'],
  ['quotes', `'";--`],
  ['script', '<script>alert(1)</script>'],
  ['emoji', '🛞❄️'],
  ['a null character', '\u0000'],
])('%s as a search is answered', async (_name, text) => {
  for (const path of ['/tires', '/tires/sizes', '/tires/suggestions', '/manufacturers']) {
    expect((await get(`${path}?q=${encodeURIComponent(text)}`)).statusCode).toBe(200);
  }
});

test('broken percent signs in an address are answered', async () => {
  for (const path of ['/tires?q=%', '/tires?q=%E0%A4%A', '/tires?%=1']) {
    expect((await get(path)).statusCode).toBe(200);
  }
});

test('unknown query names are as if they were not there', async () => {
  expect((await search('vari=punainen&utm_source=x')).total).toBe(18);
});

test('products have everything the law requires', async () => {
  const { items, total } = await search(`q=${eanAt(1)}`);
  expect(total).toBe(1);
  expect(items[0]).toMatchObject({
    _id: await idOf(1),
    size: '205/55R16',
    vehicleType: 'henkilöauto',
    manufacturer: 'Nokian',
    model: 'Hakkapeliitta R5',
    type: 'winter',
    winterType: 'friction',
    price: 73,
    financingPrice: 6.08,
    originalPrice: 73,
    referencePrice: null,
    sale: null,
    stock: 8,
    stockSource: 'supplier',
    ean: eanAt(1),
    loadIndex: 91,
    speedSymbol: 'T',
    weight: 9,
    details: { fuelEfficiency: 'C', wetGrip: 'C', noiseLevel: 70, noiseClass: 'B' },
    url: `/renkaat/nokian/hakkapeliitta-r5-${await idOf(1)}`,
    version: 1,
  });
});

test('filters of the search can be combined, as a list or as a repeated name', async () => {
  expect((await search('manufacturer=nokian,Michelin&winterType=friction&q=205/55R16')).total).toBe(6);
  expect(
    (await search('manufacturer=nokian&manufacturer=michelin&winterType=friction&q=205/55R16')).total,
  ).toBe(6);
  expect((await search('minPrice=80&maxPrice=99.50&inStock=true')).items.map(({ price }) => price)).toEqual([
    87, 99, 81, 90,
  ]);
  expect((await search('fuelEfficiency=A&wetGrip=A,B')).total).toBe(1);
  expect((await search('vehicleType=pakettiauto')).total).toBe(2);
  expect((await search('diameter=22.5,17')).total).toBe(4);
  expect((await search('runFlat=true')).total).toBe(1);
  expect((await search('loadIndex=100')).total).toBe(3);
});

test('facets are counted beside the items and say what is chosen', async () => {
  const { facets, total } = await search('q=205/55R16&winterType=studded');
  expect(total).toBe(2);
  expect(facets.winterType).toEqual([
    { value: 'studded', label: 'Nastarenkaat', count: 2, isSelected: true },
    { value: 'friction', label: 'Kitkarenkaat', count: 6, isSelected: false },
  ]);
  expect(facets.vehicleType.map(({ value }) => value)).toEqual(['henkilöauto']);
  expect(facets.price).toEqual({ min: 87, max: 110 });
});

test('a size that is not sold answers with sizes that roll nearly the same', async () => {
  const { total, nearestSizes } = await search('q=205/60R15');
  expect(total).toBe(0);
  expect(nearestSizes[0]).toMatchObject({ size: '205/55R16', url: '/renkaat/205-55-16' });
});

test('lists are paged, a large limit is lowered, and the header has the total', async () => {
  const first = await get('/tires?limit=5&sort=price-asc');
  expect(first.headers['x-total-count']).toBe('18');
  expect(first.json().items).toHaveLength(5);
  expect((await search('limit=100000')).items).toHaveLength(18);
  expect((await search('page=1000000000')).items).toEqual([]);
  expect((await search('limit=5&page=4')).items).toHaveLength(3);
  const sizesPage = await get('/tires/sizes?limit=2&page=2');
  expect(sizesPage.json().length).toBe(2);
  expect(sizesPage.headers['x-total-count']).toBe('9');
  const again = await get('/tires/sizes?limit=2&page=2');
  expect(again.json()).toEqual(sizesPage.json());
  expect(again.headers['x-total-count']).toBe('9');
});

test('sizes are found by text, type and winter type, with their products on request', async () => {
  const all = await sizes();
  expect(all).toHaveLength(9);
  expect(all.find(({ size }) => size.fullSize === '205/55R16')).toMatchObject({
    size: { width: 205, aspect: 55, diameter: 16, fullSize: '205/55R16' },
    vehicleType: 'henkilöauto',
    productCount: 9,
  });
  expect((await sizes('q=205-55-16')).map(({ size }) => size.fullSize)).toEqual(['205/55R16', '205/55R16C']);
  expect(new Set((await sizes('q=16')).map(({ size }) => size.diameter))).toEqual(new Set([16]));
  expect((await sizes('type=summer')).map(({ productCount }) => productCount)).toEqual([2, 2]);
  expect((await sizes('winterType=studded')).map(({ productCount }) => productCount)).toEqual([2]);
  const [studded] = await sizes('q=205/55R16&include=products&winterType=studded');
  expect([studded?.summerTires?.length, studded?.winterTires?.length]).toEqual([0, 2]);
  const [size] = await sizes('q=205/55R16&include=products');
  expect([size?.summerTires?.length, size?.winterTires?.length]).toEqual([2, 7]);
  expect((await sizes('q=205/55R16&include=products&type=winter'))[0]?.summerTires).toEqual([]);
  expect(all[0]?.summerTires).toBeUndefined();
});

test('sizes with products are found by words of a product, too, those products first', async () => {
  const found = await sizes('include=products&q=pirelli p zero');
  expect(found.map(({ size }) => size.fullSize)).toEqual(['205/55R16']);
  expect(found[0]?.foundIds).toEqual([await idOf(9)]);
  expect(found[0]?.summerTires?.[0]?._id).toBe(await idOf(9));
  expect(found[0]?.winterTires?.length).toBeGreaterThan(3);
  const [byEan, ...others] = await sizes(`include=products&productLimit=1&q=${eanAt(12)}`);
  expect(others).toEqual([]);
  expect(byEan?.foundIds).toEqual([await idOf(12)]);
  expect((await sizes('include=products&q=michelin 205/55R16'))[0]?.foundIds).toHaveLength(3);
  expect(await sizes('include=products&q=pirelli&winterType=studded')).toEqual([]);
  expect(await sizes('include=products&q=olematon')).toEqual([]);
  expect(await sizes('q=pirelli')).toEqual([]);
});

test('the products of a size can be read window by window', async () => {
  const [whole] = await sizes('q=205/55R16&include=products');
  const idsOf = async (query: string) => {
    const rows = await sizes(`include=products&sizeId=${whole?._id}&${query}`);
    expect(rows.map(({ productCount }) => productCount)).toEqual([whole?.productCount]);
    return [...(rows[0]?.summerTires ?? []), ...(rows[0]?.winterTires ?? [])].map(({ _id }) => _id);
  };
  const all = await idsOf('');
  const pages = [await idsOf('productLimit=4'), await idsOf('productLimit=4&productPage=2')];
  pages.push(await idsOf('productLimit=4&productPage=3'));
  expect(pages.map(({ length }) => length)).toEqual([4, 4, all.length - 8]);
  expect(pages.flat().toSorted()).toEqual(all.toSorted());
  expect(await idsOf('productLimit=4&productPage=9')).toEqual([]);
});

test('manufacturers are listed alphabetically with the number of their tyres', async () => {
  const manufacturers = listManufacturers.output.parse((await get('/manufacturers')).json());
  expect(manufacturers.map(({ name, slug, productCount }) => [name, slug, productCount])).toEqual([
    ['Michelin', 'michelin', 3],
    ['Nokian', 'nokian', 14],
    ['Pirelli', 'pirelli', 1],
  ]);
  expect((await get('/manufacturers?q=mic')).json()).toHaveLength(1);
});

test('suggestions begin at two characters and are at most eight', async () => {
  const suggest = async (q: string) =>
    suggestTires.output.parse((await get(`/tires/suggestions?q=${encodeURIComponent(q)}`)).json());
  expect(await suggest('2')).toEqual([]);
  expect(await suggest('')).toEqual([]);
  expect(await suggest('205 55')).toEqual([
    { group: 'sizes', text: '205/55R16', href: '/renkaat/205-55-16', productCount: 10, fromCents: null },
    { group: 'sizes', text: '205/55R17', href: '/renkaat/205-55-17', productCount: 1, fromCents: null },
  ]);
  expect((await suggest('a')).length).toBeLessThanOrEqual(8);
});

test('a changed price and an offer are in the next answer, cached or not', async () => {
  const countOf = async () => (await sizes('q=195/60R16'))[0]?.productCount;
  expect(await countOf()).toBe(1);
  await editProduct(tools(), await idOf(12), { priceCents: 8000 });
  expect((await search(`q=${eanAt(12)}`)).items[0]?.price).toBe(80);
  await addOffer(tools(), {
    productId: await idOf(12),
    priceCents: 6600,
    startsAt: '2026-11-21T12:00:01+02:00',
    endsAt: '2026-11-24T00:00:00+02:00',
  });
  expect((await search('onSale=true')).total).toBe(0);
  shop.clock.advance(2000);
  const [item] = (await search('onSale=true')).items;
  expect(item).toMatchObject({
    price: 80,
    referencePrice: 73,
    discountPercent: 9,
    sale: { isActive: true, price: 66, startDate: '2026-11-21', endDate: '2026-11-23' },
  });
});

test('the size table counts each size on sale as the search does, a van size with the plain one', async () => {
  const table = listSizeTable.output.parse((await get('/tires/size-table')).json());
  expect(table).toHaveLength(7);
  const kinds = ['winterType=friction', 'winterType=studded', 'type=summer'];
  for (const [width, aspect, diameter, friction, , studded, , summer] of table) {
    const found = await Promise.all(
      kinds.map(async (kind) => (await search(`q=${width}/${aspect}R${diameter}&${kind}`)).total),
    );
    expect([friction, studded, summer]).toEqual(found);
  }
});
