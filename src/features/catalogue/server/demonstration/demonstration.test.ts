import { fileURLToPath } from 'node:url';

import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';

import { startCatalogue } from '../../../../../test/builders/catalogue.ts';
import { SORTS } from '../../search/search-filters.ts';
import { readDemonstrationDrafts } from './demonstration-rows.ts';

const folder = fileURLToPath(new URL('../../../../../demo', import.meta.url));
const load = () => shop.own.database.runAsJob(async () => shop.catalogue.feature.demonstration?.load(folder));

const shop = await startCatalogue();
await load();
afterAll(() => shop.close());

test('the demonstration shop has every tyre of its list, once', async () => {
  expect((await shop.catalogue.searchTyres({})).total).toBe(9500);
  expect(await load()).toBe(false);
  expect((await shop.catalogue.searchTyres({})).total).toBe(9500);
});

test('the front row shows the picked tyres in order, all in the shop’s own stock', async () => {
  const { items } = await shop.catalogue.frontRow();
  expect(
    items.map(({ manufacturer, model, size }) => `${manufacturer.name} ${model} ${size.fullSize}`),
  ).toEqual([
    'Nokian Hakkapeliitta R5 205/55R16',
    'Michelin X-Ice North 4 195/65R15',
    'Continental VikingContact 8 215/55R17',
    'Goodyear UltraGrip Ice 3 225/45R17',
    'Nokian Hakkapeliitta 10 205/55R16',
    'Bridgestone Blizzak 6 225/45R17',
    'Hankook Winter i*Pike X W429 205/60R16',
    'Michelin Primacy 5 225/45R17',
  ]);
  expect(items).not.toHaveLength(0);
  expect(items.every(({ stock }) => stock.text === 'Heti hyllyssä, 8\u00A0kpl')).toBe(true);
});

test('the demonstration has offers with a reference price, until a date or while stock lasts', async () => {
  const { items } = await shop.catalogue.searchTyres({ isOnSale: true }, { pageSize: 100 });
  expect(items.length).toBeGreaterThan(20);
  for (const { price } of items) {
    expect(price.offer?.referenceCents).toBe(price.regularCents);
    expect(price.offer?.percent).toBeGreaterThanOrEqual(9);
  }
  expect(new Set(items.map(({ price }) => price.offer?.endsOn === null))).toEqual(new Set([true, false]));
});

test.each(['205/55R16', '225/45R17', '195/65R15'])(
  'every pick of friction tyres for search %j has the ice grip mark, and the rule says so',
  async (text) => {
    const { picks } = await shop.catalogue.searchTyres({ text, type: 'winter', winterTypes: ['friction'] });
    expect(picks).toHaveLength(3);
    for (const pick of picks) {
      expect(pick).toMatchObject({
        rule: expect.stringContaining('Kitkarenkaassa pitää olla jääpitomerkintä'),
        product: { label: { hasIceGrip: true } },
      });
    }
  },
);

test('every tyre in the front row or on offer has an EU label, except studded ones', async () => {
  const { items } = await shop.catalogue.frontRow();
  const offers = await shop.catalogue.searchTyres({ isOnSale: true }, { pageSize: 100 });
  const raised = [...items, ...offers.items].filter(({ winterType }) => winterType !== 'studded');
  expect(raised.length).toBeGreaterThan(15);
  expect(raised.filter(({ label }) => label.wetGrip === null).map(({ model }) => model)).toEqual([]);
});

test('every price has 60 days of history', async () => {
  const { rows } = await sql<{ first: Date; without: number }>`
    select max(first) as first, (select count(*)::int from product where not exists
      (select from price_history where product_id = product.id)) as without
    from (select min(at) as first from price_history group by product_id) as firsts`.execute(shop.db);
  expect(rows).toEqual([{ first: new Date('2026-09-22T08:00:00+03:00'), without: 0 }]);
});

test('every model is described in Finnish, with stars that fit its kind', async () => {
  const models = await shop.db.selectFrom('tyreModel').selectAll().execute();
  expect(models.length).toBeGreaterThan(180);
  for (const model of models) {
    expect(model.description).toMatch(/^\p{Lu}.{80,}\.$/u);
    expect(model.description).not.toMatch(/undefined|\bnull\b|NaN| {2}|\.\./);
    expect(model.designedFor).toMatch(/^\p{Lu}/u);
    expect(model.features.length).toBeGreaterThan(0);
    expect(model.ratingDryGrip).toBeGreaterThanOrEqual(1);
    expect(model.ratingIceGrip === null).toBe(model.type === 'summer');
  }
  expect(new Set(models.map(({ description }) => description)).size).toBe(models.length);
});

test('importing the same list again changes nothing, own stock included', async () => {
  const drafts = await readDemonstrationDrafts(folder, { day: '2026-11-21', marginRules: [] });
  const again = await shop.take(drafts, { list: 'esittely' });
  expect(again).toMatchObject({ created: 0, updated: 0, unchanged: 9500, withdrawn: 0 });
});

test('sorting and paging are consistent over thousands of tyres', async () => {
  for (const sort of SORTS) {
    const filters = { text: 'talvi', sort };
    const whole = (await shop.catalogue.searchTyres(filters, { pageSize: 6000 })).items;
    const ids = whole.map(({ id }) => id);
    expect(new Set(ids).size).toBe(whole.length);
    const third = await shop.catalogue.searchTyres({ ...filters, page: 3 });
    expect(third.items.map(({ id }) => id)).toEqual(ids.slice(48, 72));
  }
  const cheap = (await shop.catalogue.searchTyres({ sort: 'price-asc' }, { pageSize: 9500 })).items;
  const cents = cheap.map(({ price }) => price.cents);
  expect(cents).toEqual(cents.toSorted((a, b) => a - b));
});

test('cleared demonstration tyres do not come back, and their manufacturers go with them', async () => {
  await shop.catalogue.feature.demonstration?.clear?.();
  expect((await shop.catalogue.searchTyres({})).total).toBe(0);
  expect(await shop.catalogue.suggest('nokian', [])).toEqual([]);
  expect(await load()).toBe(false);
  for (const table of ['product', 'tyreModel', 'tyreSize', 'manufacturer'] as const) {
    expect(await shop.db.selectFrom(table).selectAll().execute(), table).toEqual([]);
  }
});
