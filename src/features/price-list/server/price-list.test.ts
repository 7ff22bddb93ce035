import { afterAll, expect, test } from 'vitest';

import { startTestApp } from '../../../../test/app.ts';
import { loadDemonstrationShop } from '../../../../test/builders/shop.ts';
import { priceListService } from './service.ts';

const shop = await startTestApp();
const staff = await shop.loginStaff();
afterAll(() => shop.close());

const get = (headers: object = {}) =>
  shop.app.inject({ method: 'GET', url: '/api/price-list', headers: { ...headers } });
const put = (payload: object, headers: object = staff) =>
  shop.app.inject({ method: 'PUT', url: '/api/price-list', headers: { ...headers }, payload });
/** React parts neighbouring texts by empty comments. */
const page = async (query = '') => {
  const answer = await shop.app.inject(`/hinnasto${query}`);
  return { ...answer, text: answer.body.replaceAll('<!-- -->', '').replaceAll('\u00A0', ' ') };
};

const fitting = {
  section: 'fitting',
  service: 'fitting',
  title: 'Asennus',
  unit: 'tyre',
  maxRim: 16,
  prices: { passenger: 25, suv: 29.5, van: null },
};

test('the price list of a new shop is empty, and its page says so', async () => {
  expect((await get()).json()).toEqual([]);
  const { statusCode, text } = await page();
  expect(statusCode).toBe(200);
  expect(text).toContain('Hinnasto on päivitettävänä');
});

test.each([
  ['no list at all', {}, 'request.invalid'],
  ['a price below zero', [{ ...fitting, prices: { ...fitting.prices, suv: -1 } }], 'request.invalid'],
  [
    'a price of a third of a cent',
    [{ ...fitting, prices: { ...fitting.prices, suv: 0.333 } }],
    'request.invalid',
  ],
  ['an unknown section', [{ ...fitting, section: 'kahvila' }], 'request.invalid'],
  ['an unknown key', [{ ...fitting, colour: 'red' }], 'request.invalid'],
  ['a zero byte', [{ ...fitting, title: 'a\u0000b' }], 'request.invalid'],
  ['a million letters', [{ ...fitting, title: 'x'.repeat(100_000) }], 'request.invalid'],
  ['two rows for one rim', [fitting, { ...fitting, minRim: 16, maxRim: 17 }], 'price_list.invalid'],
  ['a service in a wrong section', [{ ...fitting, section: 'hotel' }], 'price_list.invalid'],
])('a price list with %s answers 422', async (_what, payload, code) => {
  const answer = await put(payload);
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({ code, message: expect.stringMatching(/\.$/) });
});

test('a saved price list has its order and cents, and its page shows it at once', async () => {
  await page();
  const version = Number((await get(staff)).headers['x-version']);
  const saved = await put({ items: [fitting], version });
  expect(saved.statusCode).toBe(200);
  expect(saved.json()).toMatchObject([
    { title: 'Asennus', note: '', minRim: null, maxRim: 16, prices: { passenger: 25, suv: 29.5, van: null } },
  ]);
  expect((await get()).json()).toEqual(saved.json());
  const { text } = await page();
  expect(text).toContain('Enintään 16″');
  expect(text).toContain('29,50 €');
  expect(text).toContain('Kysy hintaa');
});

test('a saved row has the same id, and a stale version is refused with the current list', async () => {
  const [before] = (await get()).json();
  const version = Number((await get(staff)).headers['x-version']);
  const saved = await put({ items: [{ ...before, title: 'Asennus autoon' }], version });
  expect(saved.json()[0]).toEqual({ ...before, title: 'Asennus autoon' });
  const stale = await put({ items: [], version });
  expect(stale.statusCode).toBe(409);
  expect(stale.json()).toMatchObject({ code: 'conflict.stale', current: saved.json() });
});

test('loading the demonstration prices changes nothing that staff have changed', async () => {
  const before = (await get()).json();
  await priceListService(shop.platform).loadDemonstrationPriceList();
  expect((await get()).json()).toEqual(before);
});

test('prices that staff have changed stay when the demonstration ends', async () => {
  const before = (await get()).json();
  expect(before).not.toEqual([]);
  await priceListService(shop.platform).clearDemonstrationPriceList();
  expect((await get()).json()).toEqual(before);
});

test('the page shows every price with its tax and what fitting four tyres costs', async () => {
  const demo = await startTestApp();
  try {
    await loadDemonstrationShop(demo.platform);
    await priceListService(demo.platform).loadDemonstrationPriceList();
    const read = async (url: string) =>
      (await demo.app.inject(url)).body.replaceAll('<!-- -->', '').replaceAll('\u00A0', ' ');
    const text = await read('/hinnasto');
    for (const fact of [
      '<title>Hinnasto: renkaanvaihto, asennus, rengashotelli | Kaarto Rengas</title>',
      'arvonlisäveron 25,5 %',
      'Voimassa 21.11.2026 alkaen',
      'Paikkaus sisäpuolelta',
      'Maksutta',
      '"@type":"BreadcrumbList"',
    ]) {
      expect(text).toContain(fact);
    }
    expect(text).not.toContain('Neljän renkaan asennus maksaa');
    expect(await read('/hinnasto?vanne=17&auto=maasturi&runflat=1')).toContain(
      'Neljän renkaan asennus maksaa 172 €.',
    );
    expect(await read('/hinnasto?vanne=22&auto=pakettiauto')).toContain('tapauskohtaisesti');
  } finally {
    await demo.close();
  }
});
