import { fileURLToPath } from 'node:url';

import { afterAll, expect, test } from 'vitest';

import { startTestApp } from '../../../../../test/app.ts';
import { quoteSchema, searchCounter } from '../../contract/counter.ts';
import { searchTires } from '../../contract/tyres.ts';

const shop = await startTestApp({ now: '2026-11-23T12:00:00+02:00', settings: { demoData: true } });
const demo = fileURLToPath(new URL('../../../../../demo', import.meta.url));
await shop.context.database.runAsJob(() => shop.features.prepare(() => undefined, demo));
const headers = await shop.loginStaff();
afterAll(() => shop.close());

const get = async (path: string) => (await shop.app.inject({ url: `/api${path}`, headers })).json();
const found = async (words: string, limit = 50) =>
  searchCounter.output.parse(await get(`/tires/counter?limit=${limit}&q=${encodeURIComponent(words)}`));
const quoteOf = async (id: string) => quoteSchema.parse(await get(`/tires/counter/${id}`));
const plain = (text: string) => text.replaceAll(/[\s\u00A0]+/g, ' ');

test('the counter search finds what the public search finds', async () => {
  for (const words of ['2055516', '205/55/16', '205 55 16 kitka', 'nokian kitka', 'hakkapelita']) {
    const { total } = searchTires.output.parse(await get(`/tires?q=${encodeURIComponent(words)}`));
    expect(total, words).toBeGreaterThan(0);
    expect((await found(words)).total, words).toBe(total);
  }
});

test('tyres in season come first, then the own shelf before the supplier, then the lowest price', async () => {
  const { items } = await found('205 55 16');
  const rankOf = ({ season, stock }: (typeof items)[number]) => {
    const isFew = /[ \u00A0][1-3][ \u00A0]kpl/.test(stock);
    const place = ['Heti hyllyssä', 'Toimittajalla', '', 'Ei varastossa'].findIndex(
      (text) => text && stock.startsWith(text),
    );
    return (season === 'Kesä' ? 10 : 0) + (isFew ? 2 : place);
  };
  const keys = items.map((tyre) => rankOf(tyre) * 1e9 + tyre.cents);
  expect(items.length).toBe(50);
  expect(keys).toEqual(keys.toSorted((a, b) => a - b));
});

test.each([
  ['k', 'Kitka'],
  ['N', 'Nasta'],
  ['ke', 'Kesä'],
])('the last word %s of a counter search means %s tyres alone', async (key, season) => {
  const { items } = await found(`205 55 16 ${key}`);
  expect([...new Set(items.map((tyre) => tyre.season))]).toEqual([season]);
  expect((await found(`2055516${key}`)).items).toEqual(items);
});

test('a quote sums up to the searched price, and its message has day and way to book', async () => {
  const [tyre] = (await found('205 55 16 k', 1)).items;
  const { ledger, message, bookingUrl, label, alternatives } = await quoteOf(tyre?._id ?? '');
  const euros = ledger.map(([, amount]) => Number(amount.replaceAll(/\D/g, '')));
  expect(euros).toHaveLength(3);
  expect((euros[0] ?? 0) + (euros[1] ?? 0)).toBe(euros[2]);
  expect(euros[2]).toBe((tyre?.setCents ?? 0) / 100);
  expect(plain(message)).toContain(`Hinta asennettuna, 4 kpl: ${plain(ledger[2]?.[1] ?? '')}.`);
  expect(message).toContain(tyre?.day);
  expect(plain(tyre?.brief ?? '')).toMatch(/^hyllyssä \d+ kpl · \S\S \d+\.\d+\. klo [\d.]+$/);
  expect(message).toContain(bookingUrl);
  expect(bookingUrl).toContain(`/ajanvaraus?rengas=${tyre?._id}`);
  expect(label).toContain('EU-merkintä');
  expect(alternatives.map(({ season }) => season)).toEqual(alternatives.map(() => 'Kitka'));
  expect(alternatives.length).toBeGreaterThan(0);
});

test('an unknown tyre has no quote', async () => {
  const unknown = '/api/tires/counter/018f0000-0000-7000-8000-000000000000';
  expect((await shop.app.inject({ url: unknown, headers })).statusCode).toBe(404);
});
