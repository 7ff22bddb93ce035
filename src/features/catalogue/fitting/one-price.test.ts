// One tyre, wherever the public shop prices it: the same fitted price and the same first day.
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, expect, test } from 'vitest';

import { startTestApp, type TestApp } from '../../../../test/app.ts';
import { formatShortEuros } from '../../../platform/contract/money.ts';
import { todaySchema } from '../../today/contract.ts';
import { quoteSchema } from '../contract/counter.ts';
import { listOffers } from '../contract/offers.ts';
import { listSheet } from '../contract/sheet.ts';
import { listSizeTable, searchTires, suggestTires } from '../contract/tyres.ts';

let shop: TestApp;
let tyre: { id: string; url: string; name: string };

beforeAll(async () => {
  shop = await startTestApp({ now: '2026-11-23T12:00:00+02:00', settings: { demoData: true } });
  const demo = fileURLToPath(new URL('../../../../demo', import.meta.url));
  await shop.context.database.runAsJob(() => shop.features.prepare(() => undefined, demo));
  const found = await shop.app.inject('/api/tires?q=205/55R16+kitka&inStock=true&sort=price-asc');
  const [item] = searchTires.output.parse(found.json()).items;
  tyre = { id: item?._id ?? '', url: item?.url ?? '', name: item?.model ?? '' };
}, 120_000);
afterAll(() => shop.close());

const plain = (text: string) =>
  text
    .replaceAll(/<script.*?<\/script>/gs, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/[\s\u00A0]+/g, ' ');
const page = async (url: string) => plain((await shop.app.inject(url)).body);

/** The price and the day as the tyre's own page shows them. */
async function ownPage(): Promise<{ price: string; each: string; day: string }> {
  const words = await page(tyre.url);
  const [, price = ''] = /Asennettuna autoon ([\d ]+ €)/.exec(words) ?? [];
  const [, each = ''] = /4 × ([\d ,]+ €)/.exec(words) ?? [];
  const [day = ''] = /(?:Hyllyssä|Tilauksesta)\. Asennus aikaisintaan \S+ \S+ klo [\d.]+/.exec(words) ?? [];
  return { price, each, day };
}

test('lists, chat, comparison and newsletter have the price and time of the tyre’s page', async () => {
  const { price, each, day } = await ownPage();
  const card = `${price} asennettuna, 4 kpl ${each}/kpl`;
  expect([price, each, day]).not.toContain('');
  const list = '/renkaat?search=205/55R16+kitka&inStock=true&sort=price-asc';
  for (const url of [list, '/renkaat/205-55-16']) {
    const words = await page(url);
    const at = words.indexOf(card);
    expect(at, url).toBeGreaterThan(0);
    expect(words.slice(at, at + card.length + day.length + 30), url).toContain(day);
  }
  const compared = await page(`/vertaa?renkaat=${tyre.id}`);
  expect([compared.includes(price), compared.includes(day)]).toEqual([true, true]);

  const question = { id: '1', role: 'user', content: 'halvin 205/55R16 kitka asennettuna' };
  const answered = await shop.app.inject({
    method: 'POST',
    url: '/api/ai/chat',
    payload: { messages: [question] },
  });
  const chat = plain(answered.body);
  expect(chat).toContain(`"price":"${price} asennettuna, 4 kpl","each":"${each}/kpl","stock":"${day}"`);
  expect(chat).toContain(`yhteensä ${price}.`);

  const draft = { subject: 'Talvi', content: `{{tuote:${tyre.id}}}`, heroImage: '' };
  const headers = await shop.loginStaff();
  const url = '/api/newsletters/preview';
  const email = await shop.app.inject({ method: 'POST', url, headers, payload: draft });
  expect(plain(email.json().text)).toContain(`${price} asennettuna, 4 kpl`);
  expect(plain(email.json().html)).toContain(`${price} asennettuna, 4 kpl`);
});

test('the counter search shows staff the price and the time of the tyre’s own page', async () => {
  const { price, each, day } = await ownPage();
  const headers = await shop.loginStaff();
  const answered = await shop.app.inject({ url: `/api/tires/counter/${tyre.id}`, headers });
  const quote = quoteSchema.parse(answered.json());
  expect(plain(formatShortEuros(quote.tyre.setCents ?? 0))).toBe(price);
  expect(plain(formatShortEuros(quote.tyre.cents))).toBe(each);
  expect(plain(quote.tyre.day)).toBe(day);
});

test('with an offer the sheet, the offers, the day, the counter and the API have the price of the page', async () => {
  const headers = await shop.loginStaff();
  const read = async (url: string) => (await shop.app.inject({ url: `/api${url}`, headers })).json();
  const all = searchTires.output.parse(await read('/tires?q=205/55R16+kitka&inStock=true&sort=price-asc'));
  const before = all.items.find(({ _id }) => _id === tyre.id);
  const price = (before?.price ?? 0) - 7;
  const offered = await shop.app.inject({
    method: 'POST',
    url: `/api/tires/sizes/${before?.sizeId}/products/${tyre.id}/sale`,
    headers,
    payload: { price, endDate: '2026-11-25' },
  });
  expect(offered.statusCode, offered.body).toBe(201);
  const euros = (cents: number) => plain(formatShortEuros(cents));
  const { each, price: fitted } = await ownPage();
  expect(each).toBe(euros(price * 100));

  const ofTyre = <Row extends { _id: string }>(rows: readonly Row[]) =>
    rows.find(({ _id }) => _id === tyre.id);
  const found = searchTires.output.parse(await read('/tires?q=205/55R16+kitka&onSale=true'));
  expect(ofTyre(found.items)?.sale?.price).toBe(price);
  const sheet = listSheet.output.parse(await read('/tires/sheet?q=205/55R16&limit=200'));
  expect(ofTyre(sheet)?.salePrice).toBe(price);
  expect(ofTyre(listOffers.output.parse(await read('/tires/sales?limit=100')))?.salePrice).toBe(price);
  const today = todaySchema.parse(await read('/admin/today'));
  expect(ofTyre(today.offers?.items ?? [])?.price).toBe(price);
  const { tyre: quoted } = quoteSchema.parse(await read(`/tires/counter/${tyre.id}`));
  expect([euros(quoted.cents), euros(quoted.setCents ?? 0)]).toEqual([each, fitted]);
});

test('a suggested size and model cost fitted what the finder and the list say', async () => {
  const get = async (url: string): Promise<unknown> => (await shop.app.inject(url)).json();
  const suggest = async (text: string) =>
    suggestTires.output.parse(await get(`/api/tires/suggestions?q=${encodeURIComponent(text)}`));
  const [size] = await suggest('205/55R16');
  const table = listSizeTable.output.parse(await get('/api/tires/size-table'));
  const row = table.find(([width, aspect, rim]) => width === 205 && aspect === 55 && rim === 16) ?? [];
  expect(size?.fromCents).toBe(Math.min(...[row[4], row[6], row[8]].map(Number)));

  const [model] = await suggest(`205/55R16 ${tyre.name}`);
  expect(model?.fromCents).toBe(Number((await ownPage()).price.replaceAll(/\D/g, '')) * 100);
});

test('the front row of the home page shows the price and the time of the tyres’ own pages', async () => {
  const { body } = await shop.app.inject('/');
  const [, href = ''] = /<article.*?href="(\/renkaat\/[^"]+)"/s.exec(body) ?? [];
  tyre = { ...tyre, url: href };
  const { price, each, day } = await ownPage();
  expect([price, each, day]).not.toContain('');
  expect(plain(body)).toContain(`${price} asennettuna, 4 kpl ${each}/kpl`);
  expect(plain(body)).toContain(day);
});

test('a cached page shows the next time once too little is left before closing', async () => {
  const before = (await ownPage()).day;
  expect(before).toMatch(/ma 23\.11\.|to 26\.11\./);
  shop.clock.set('2026-11-23T17:00:00+02:00');
  await expect.poll(async () => (await ownPage()).day).toMatch(/ti 24\.11\.|pe 27\.11\./);
});
