import { afterAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';

import {
  catalogueList,
  readProblem,
  startCatalogueAdmin,
} from '../../../../../test/builders/catalogue-admin.ts';
import { tyre } from '../../../../../test/builders/catalogue.ts';
import { eanAt } from '../../../../../test/builders/wholesaler-list.ts';
import { madeChangeSchema, priceChangePreviewSchema, priceChangeSchema } from '../../contract/prices.ts';

const admin = await startCatalogueAdmin();
beforeEach(() => admin.reset());
afterAll(() => admin.shop.close());

const nokianUp = {
  kind: 'percent',
  percent: 3,
  rounding: 'euro',
  selection: { manufacturers: ['nokian'] },
};
const preview = async (change: object) =>
  priceChangePreviewSchema.parse((await admin.send('POST', '/tires/prices/preview', { change })).json());
const apply = async (change: object) =>
  priceChangeSchema.parse((await admin.send('POST', '/tires/prices', { change })).json());
const undo = (id: string) => admin.send('POST', `/tires/prices/${id}/undo`);
const priceAt = async (place: number) => (await admin.product(await admin.pathOf(place))).price;

test("one brand's prices are raised by percents, rounded, locked and undone once", async () => {
  const seen = await preview(nokianUp);
  expect(seen).toMatchObject({ changed: 4, unchanged: 0, skippedCount: 0, endedOffers: 0 });
  expect(seen.items.map(({ oldPrice, newPrice }) => [oldPrice, newPrice])).toContainEqual([99, 102]);
  expect(await priceAt(1)).toBe(73);
  const done = await admin.send('POST', '/tires/prices', { change: nokianUp, fingerprint: seen.fingerprint });
  expect(done.statusCode).toBe(201);
  const change = priceChangeSchema.parse(done.json());
  expect(await Promise.all([1, 2, 4].map(priceAt))).toEqual([75, 102, 73]);
  expect(await admin.pricesOf(1)).toEqual([
    [7300, 'import'],
    [7500, 'regular'],
  ]);
  await admin.applyImport();
  expect(await priceAt(1)).toBe(75);
  const back = priceChangeSchema.parse((await undo(change._id)).json());
  expect(back).toMatchObject({ changed: 4, skippedCount: 0 });
  expect(await Promise.all([1, 2].map(priceAt))).toEqual([73, 99]);
  expect((await admin.product(await admin.pathOf(1))).lockedFields).toEqual([]);
  const twice = await undo(change._id);
  expect(twice.statusCode).toBe(409);
  expect(readProblem(twice).code).toBe('prices.undone');
});

test('the newest changes of more than one tyre are listed, whether they were taken back or not', async () => {
  const list = async () => z.array(madeChangeSchema).parse((await admin.get('/tires/prices')).json());
  expect(await list()).toEqual([]);
  const up = await apply(nokianUp);
  const rows = [1, 2].map((place) => ({ product: eanAt(place), price: 60 + place, stock: 3 }));
  await admin.wait(1);
  const pasted = await apply({ kind: 'rows', rows });
  await apply({ kind: 'rows', rows: [{ product: eanAt(1), price: 50 }] });
  expect(await list()).toMatchObject([
    { _id: pasted._id, changed: 2, prices: 2, stocks: 2, undoneAt: null },
    { _id: up._id, changed: 4, prices: 4, stocks: 0, manufacturers: ['Nokian'], undoneAt: null },
  ]);
  expect((await list())[1]).toMatchObject({
    who: 'omistaja',
    undoneBy: '',
    summary: '4\u00A0rengasta: Nokian, +3\u00A0%, tasaeuroihin',
  });
  await undo(up._id);
  expect((await list())[1]).toMatchObject({ undoneAt: expect.any(String), undoneBy: 'omistaja' });
});

test('an undo leaves prices changed since, and prices locked before stay locked', async () => {
  const path = await admin.pathOf(1);
  const own = await admin.product(path);
  await admin.send('PUT', path, { ...own, price: 80, financingPrice: null });
  const change = await apply(nokianUp);
  await admin.send('PUT', await admin.pathOf(2), {
    ...(await admin.product(await admin.pathOf(2))),
    price: 50,
    financingPrice: null,
  });
  expect((await undo(change._id)).json()).toMatchObject({ changed: 4, skippedCount: 1 });
  expect(await priceAt(2)).toBe(50);
  expect(await admin.product(path)).toMatchObject({ price: 80, lockedFields: ['price'] });
});

test('a change that is no longer what was previewed is refused', async () => {
  const { fingerprint } = await preview(nokianUp);
  await admin.applyImport([tyre(1, { priceCents: 9100 }), ...catalogueList.slice(1)]);
  const refused = await admin.send('POST', '/tires/prices', { change: nokianUp, fingerprint });
  expect(refused.statusCode).toBe(409);
  expect(readProblem(refused).code).toBe('prices.changed');
  expect(await priceAt(1)).toBe(91);
});

test('prices are lowered by euros, and none falls to nothing', async () => {
  const change = { kind: 'euros', euros: -80, selection: {} };
  expect(await preview(change)).toMatchObject({ changed: 1, skippedCount: 4 });
  await apply(change);
  expect(await Promise.all([1, 2].map(priceAt))).toEqual([73, 19]);
});

test('a price on request stays one', async () => {
  const path = await admin.pathOf(4);
  await admin.send('PUT', path, { ...(await admin.product(path)), price: 0, financingPrice: null });
  const change = { kind: 'percent', percent: 10, selection: { manufacturers: ['Pirelli'] } };
  expect(await preview(change)).toMatchObject({ changed: 0, skippedCount: 1 });
  expect(readProblem(await admin.send('POST', '/tires/prices', { change })).code).toBe('prices.nothing');
});

test('pasted rows set prices by EAN or id, and say which rows were not used', async () => {
  const [, , , , , id = ''] = (await admin.pathOf(2)).split('/');
  const rows = [
    { product: eanAt(1), price: 81.5 },
    { product: id, price: 99 },
    { product: eanAt(1), price: 70 },
    { product: '6400000000000', price: 70 },
  ];
  const seen = await preview({ kind: 'rows', rows });
  expect(seen).toMatchObject({ changed: 1, unchanged: 1, skippedCount: 2 });
  expect(seen.skipped.map(({ message }) => message)).toEqual([
    'Sama tuote on jo aiemmalla rivillä.',
    'Tuotetta ei löytynyt.',
  ]);
  await apply({ kind: 'rows', rows });
  expect(await priceAt(1)).toBe(81.5);
});

test('offers that the change ends run on when it is taken back', async () => {
  const path = await admin.pathOf(2);
  await admin.send('POST', `${path}/sale`, { price: 90 });
  const change = { kind: 'percent', percent: -20, selection: { winterType: 'friction', diameters: [16] } };
  expect(await preview(change)).toMatchObject({ changed: 2, endedOffers: 1 });
  const { _id } = await apply(change);
  expect((await admin.product(path)).sale).toBeNull();
  await undo(_id);
  expect(await admin.product(path)).toMatchObject({ price: 99, sale: { price: 90 } });
});

test.each([
  { kind: 'percent', percent: 'paljon', selection: {} },
  { kind: 'percent', percent: -100, selection: {} },
  { kind: 'euros', euros: 0.001, selection: {} },
  { kind: 'rows', rows: [] },
  { kind: 'rows', rows: [{ product: 'x', price: -1 }] },
  { kind: 'arvaus' },
])('%j is no change of prices', async (change) => {
  expect((await admin.send('POST', '/tires/prices/preview', { change })).statusCode).toBe(422);
});

test('a change that is not there cannot be taken back', async () => {
  expect((await undo('0190a000-0000-7000-8000-000000000000')).statusCode).toBe(404);
});
