import { afterAll, beforeAll, expect, test } from 'vitest';

import { startTestApp } from '../../../../test/app.ts';
import type { TestApp } from '../../../../test/app.ts';
import { smallShop, tyre } from '../../../../test/builders/catalogue.ts';
import { searchTires } from '../contract.ts';
import { createCatalogue } from './index.ts';

let shop: TestApp;

beforeAll(async () => {
  shop = await startTestApp();
  const catalogue = createCatalogue(shop.platform);
  await catalogue.importList({ list: 'oletus', drafts: smallShop });
  await catalogue.importList({
    list: 'esittely',
    drafts: [tyre(30, { size: '265/75R15', loadIndex: 112, model: 'Outpost' })],
  });
});
afterAll(() => shop.close());

const get = (url: string) => shop.app.inject({ url });
/** The words of a page, without its marks. */
const wordsOf = async (url: string) =>
  (await get(url)).body.replaceAll(/<[^>]*>/g, ' ').replaceAll(/[\s\u00A0]+/g, ' ');
const headingOf = async (url: string) => {
  const [, heading = ''] = /<h1[^>]*>(.*?)<\/h1>/s.exec((await get(url)).body) ?? [];
  return heading.replaceAll(/<[^>]*>/g, '');
};

const row = (title: string, more: object) => ({
  section: 'fitting',
  title,
  unit: 'tyre',
  prices: { passenger: 25, suv: 29, van: 31 },
  ...more,
});

test('card, product page and price list tell one price of four fitted tyres', async () => {
  const saved = await shop.app.inject({
    method: 'PUT',
    url: '/api/price-list',
    headers: await shop.loginStaff(),
    payload: [
      row('Asennus', { service: 'fitting', maxRim: 16 }),
      row('Run flat', { service: 'runFlat', prices: { passenger: 10, suv: 10, van: 10 } }),
    ],
  });
  expect(saved.statusCode).toBe(200);
  const found = searchTires.output.parse((await get('/api/tires?q=205/55R16')).json()).items;
  const plain = found.find(({ price, isRunFlat }) => price === 73 && !isRunFlat);
  const runFlat = found.find(({ isRunFlat }) => isRunFlat);
  expect(await wordsOf('/renkaat?search=205/55R16')).toContain('4 kpl 292 €');
  const page = await wordsOf(plain?.url ?? '');
  expect(page).toContain('292,00 €');
  expect(page).toContain('Neljä asennettuna autoosi 392,00 € sisältää asennuksen 100 €');
  expect(await wordsOf('/hinnasto?vanne=16&auto=henkiloauto')).toContain(
    'Neljän renkaan asennus maksaa 100 €',
  );
  expect(await wordsOf(runFlat?.url ?? '')).toContain('656,00 € sisältää asennuksen 140 €');
  expect(await wordsOf('/hinnasto?vanne=16&auto=henkiloauto&runflat=1')).toContain('maksaa 140 €');
});

test('a product page says nothing of a fitting that the price list does not have', async () => {
  const [item] = searchTires.output.parse((await get('/api/tires?q=205/55R17')).json()).items;
  expect(await wordsOf(item?.url ?? '')).not.toContain('asennettuna autoosi');
});

test('a size in inches is headed as typed, with the nearest metric size said to be that', async () => {
  expect(await headingOf('/renkaat?search=31x10.50R15')).toBe(
    'Renkaat kokoon 31x10.50R15, lähin millikoko 265/75R15',
  );
  expect(await wordsOf('/renkaat?search=31x10.50R15')).toContain('tuumakoko 31x10.50R15, lähin millikoko');
});

test('digits alone lead to the sizes that have them, a rim alone to its tyres', async () => {
  const body = await wordsOf('/renkaat?search=55');
  expect(body).toContain('Koot, joissa on 55');
  expect(body).toMatch(/205\/55R16\s+10 rengasta/);
  expect(body).not.toContain('225/45R17 ');
  expect(await wordsOf('/renkaat?search=16')).not.toContain('Koot, joissa on');
  expect(await wordsOf('/renkaat?search=99999')).not.toContain('Koot, joissa on');
});

test('a made-up product has no link to the label register', async () => {
  const urlOf = async (query: string) =>
    searchTires.output.parse((await get(`/api/tires?q=${query}`)).json()).items[0]?.eprelUrl;
  expect(await urlOf('outpost')).toBeNull();
  expect(await urlOf('205/55R17')).toBe('https://eprel.ec.europa.eu/qr/633577');
});
