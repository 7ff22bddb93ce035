import { afterAll, expect, test } from 'vitest';

import { startTestApp } from '../../../../test/app.ts';
import { smallShop } from '../../../../test/builders/catalogue.ts';
import { comparePath } from '../paths.ts';
import { createCatalogue } from './index.ts';

const shop = await startTestApp();
const catalogue = createCatalogue(shop.platform);
await catalogue.importList({ list: 'oletus', drafts: smallShop });
const rows = await shop.platform.db
  .$extendTables<{ product: { id: string; wholesalerNumber: string } }>()
  .selectFrom('product')
  .select(['id', 'wholesalerNumber'])
  .execute();
/** The small shop's ids by their places. */
const ids = Object.fromEntries(rows.map((row) => [Number(row.wholesalerNumber) - 100_000, row.id]));
await shop.app.inject({
  method: 'PUT',
  url: '/api/price-list',
  headers: await shop.loginStaff(),
  payload: [
    {
      section: 'fitting',
      service: 'fitting',
      title: 'Asennus',
      unit: 'tyre',
      prices: { passenger: 25, suv: 29, van: 31 },
    },
  ],
});
afterAll(() => shop.close());

const open = async (...places: number[]) => {
  const { statusCode, body } = await shop.app.inject(comparePath(places.map((place) => ids[place] ?? '')));
  expect(statusCode).toBe(200);
  return body;
};
/** The cells of the row with this heading, as their words without drawings. */
const cellsOf = (html: string, heading: string): string[] => {
  const row = html.split('<tr').find((part) => wordsOf(part).includes(heading)) ?? '';
  return [...row.matchAll(/<td[^>]*>(.*?)<\/td>/gs)].map(([, cell = '']) => wordsOf(cell));
};
const wordsOf = (html: string) =>
  html
    .replaceAll(/<svg.*?<\/svg>/gs, '')
    .replaceAll(/^[^<]*>|<[^>]*>/g, ' ')
    .replaceAll(/[\s\u00A0]+/g, ' ')
    .trim();

test('compared tyres are side by side: price of four fitted, first day, load and speed', async () => {
  const html = await open(1, 4);
  expect(cellsOf(html, 'Asennettuna, 4 kpl')).toEqual(['392 € paras', '496 €']);
  expect(cellsOf(html, 'Yksi rengas')).toEqual(['73 € paras', '99 €']);
  expect(cellsOf(html, 'Milloin alle')).toHaveLength(2);
  expect(cellsOf(html, 'Kantavuus rengasta kohti')).toEqual(['615 kg', '615 kg']);
  expect(cellsOf(html, 'Suurin nopeus')).toEqual(['190 km/h', '190 km/h']);
});

test('the best of a row is marked: better class, fewer decibels; nothing where all are alike', async () => {
  const html = await open(1, 4);
  expect(cellsOf(html, 'Märkäpito')).toEqual(['', 'paras']);
  expect(html).toContain('aria-label="Märkäpito: luokka B, asteikko A–E"');
  expect(cellsOf(html, 'Ulkoinen vierintämelu')).toEqual(['70 dB · B', '67 dB · B paras']);
  expect(cellsOf(html, 'Paino')).toEqual(['9 kg', '9 kg']);
});

test('a studded tyre is neither best nor worst on a label that it does not have', async () => {
  const html = await open(6, 4);
  expect(cellsOf(html, 'Märkäpito')).toEqual(['– Ei koske nastarenkaita', '']);
  expect(cellsOf(html, 'Jääpito')).toEqual(['– Ei koske nastarenkaita', 'On']);
});

test('tyres of different kinds have no best', async () => {
  expect(await open(6, 4)).not.toContain('paras');
});

test('the fitting of a compared tyre can be booked, and why studded tyres have dashes is said', async () => {
  const html = await open(6, 4);
  const booked = [...html.matchAll(/href="([^"]+)"[^>]*>Varaa asennus/g)].map(([, href = '']) => href);
  expect(booked).toHaveLength(2);
  expect(booked[1]).toContain(`rengas=${ids[4]}`);
  expect(html).toContain('Nastarenkailla ei ole EU-rengasmerkintää');
});

test('load and speed have no best tyre', async () => {
  const html = await open(1, 2);
  expect(cellsOf(html, 'Kantavuus rengasta kohti')).toEqual(['615 kg', '670 kg']);
});

test('a tyre whose price is on request is compared without one', async () => {
  expect(cellsOf(await open(16, 17), 'Asennettuna, 4 kpl')).toEqual(['Kysy hintaa', '460 €']);
});

test('each compared tyre has a link to the comparison without it', async () => {
  const html = await open(1, 4, 8);
  expect(html).toMatch(
    new RegExp(`href="/vertaa\\?renkaat=${ids[1]},${ids[8]}" aria-label="Poista vertailusta: Michelin`),
  );
});

test('an empty comparison, one tyre alone and an unknown tyre each say what to do', async () => {
  expect(wordsOf(await open())).toContain('Vertailussa ei ole renkaita');
  const alone = await open(1);
  expect(wordsOf(alone)).toContain('Valitse listasta vähintään yksi rengas lisää');
  expect(alone).not.toContain('Näytä vain erot');
  const unknown = '01990000-0000-7000-8000-000000000000';
  const { body } = await shop.app.inject(comparePath([ids[1] ?? '', unknown, ids[4] ?? '']));
  expect(wordsOf(body)).toContain('Yhtä vertailun rengasta ei löytynyt');
  expect(cellsOf(body, 'Yksi rengas')).toHaveLength(2);
  expect((await shop.app.inject('/vertaa?renkaat=roskaa,%27--')).statusCode).toBe(200);
});

test('a comparison takes four tyres at most, each once, and search engines leave it out', async () => {
  const html = await open(1, 4, 1, 8, 9, 10);
  expect(cellsOf(html, 'Yksi rengas')).toHaveLength(4);
  expect(html).toMatch(/<meta name="robots" content="noindex/);
});

test('a withdrawn tyre stays in a comparison, without a price', async () => {
  await catalogue.importList({ list: 'oletus', drafts: smallShop.filter(({ model }) => model !== 'P Zero') });
  const html = await open(9, 8);
  expect(wordsOf(html)).toContain('Ei enää saatavilla');
  expect(cellsOf(html, 'Asennettuna, 4 kpl')).toEqual(['–', '392 €']);
});

test('a tyre that is sold out is not the best by its price and cannot be booked', async () => {
  const html = await open(1, 5);
  expect(cellsOf(html, 'Yksi rengas')).toEqual(['73 €', '129 €']);
  expect(html.match(/href="[^"]+"[^>]*>Varaa asennus/g)).toHaveLength(1);
});
