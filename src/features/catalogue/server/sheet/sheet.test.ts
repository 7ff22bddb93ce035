import { afterAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';

import { readProblem, startCatalogueAdmin } from '../../../../../test/builders/catalogue-admin.ts';
import { eanAt } from '../../../../../test/builders/wholesaler-list.ts';
import { priceChangePreviewSchema, priceChangeSchema } from '../../contract/prices.ts';
import { exportSheet, listSheet, putSheetRow, sheetRowSchema, type SheetRow } from '../../contract/sheet.ts';

const admin = await startCatalogueAdmin();
beforeEach(() => admin.reset());
afterAll(() => admin.shop.close());

const list = async (query = '') => {
  const answer = await admin.get(`/tires/sheet?${query}`);
  expect(answer.statusCode).toBe(200);
  return { rows: listSheet.output.parse(answer.json()), total: Number(answer.headers['x-total-count']) };
};
const rowAt = async (place: number): Promise<SheetRow> => {
  const { rows } = await list(`q=${eanAt(place)}`);
  return z.tuple([sheetRowSchema]).parse(rows)[0];
};
const put = (row: SheetRow, body: object) =>
  admin.send('PUT', `/tires/sheet/${row._id}`, { version: row.version, ...body });
const setCells = async (row: SheetRow, body: object) =>
  putSheetRow.output.parse((await put(row, body)).json());
const undo = (id: string | null) => admin.send('POST', `/tires/prices/${id}/undo`);
const models = async (query: string) => (await list(query)).rows.map(({ model }) => model);

test.each([
  '2055516',
  '205/55/16',
  '205 55 16',
  '205/55R16 kitka',
  'nokian kitka',
  '205/55R16 91T',
  'hakkapelita',
  'pirelli kesä',
  eanAt(2),
])('the sheet finds by “%s” what the shop’s search finds by it', async (words) => {
  const q = encodeURIComponent(words);
  const found = await admin.found(q);
  expect(found.total).toBeGreaterThan(0);
  const { rows, total } = await list(`q=${q}`);
  expect(total).toBe(found.total);
  expect(rows.map(({ _id }) => _id).toSorted()).toEqual(found.items.map(({ _id }) => _id).toSorted());
  const selection = { filter: { q: words } };
  const change = { kind: 'euros', euros: 1, selection };
  const seen = await admin.send('POST', '/tires/prices/preview', { change });
  expect(priceChangePreviewSchema.parse(seen.json()).changed).toBe(found.total);
});

test('the sheet lists all tyres on sale, so many from a place on, and says how many there are', async () => {
  const { rows, total } = await list();
  expect([rows.length, total]).toEqual([5, 5]);
  const parts = [
    await list('offset=0&limit=2'),
    await list('offset=2&limit=2'),
    await list('offset=4&limit=2'),
  ];
  expect(parts.flatMap((part) => part.rows)).toEqual(rows);
  expect(await list('offset=90')).toEqual({ rows: [], total: 5 });
});

test.each([
  ['q=r3 205/55', 1],
  ['q=NOKIAN r16', 3],
  [`q=${eanAt(4)}`, 1],
  ['q=100%25', 0],
  ['manufacturer=pirelli', 1],
  ['kind=summer', 1],
  ['kind=studded', 1],
  ['kind=friction', 3],
  ['stock=in', 5],
  ['stock=none', 0],
  ['stock=few', 0],
  ['stock=own', 0],
  ['stock=supplier', 5],
  ['minPrice=99', 1],
  ['maxPrice=73&kind=friction', 2],
  ['missing=picture', 5],
  ['missing=label', 1],
  ['missing=price', 0],
  ['onOffer=true', 0],
])('the sheet is narrowed by %s', async (query, count) => {
  const { rows, total } = await list(query);
  expect([rows.length, total]).toEqual([count, count]);
});

test('the sheet is narrowed to one size, and to tyres on offer', async () => {
  const sizeId = await admin.sizeId('195/65R15');
  expect((await list(`sizeId=${sizeId}`)).total).toBe(1);
  await admin.send('POST', `${await admin.pathOf(2)}/sale`, { price: 90 });
  const { rows } = await list('onOffer=true');
  expect(rows).toMatchObject([{ model: 'Hakkapeliitta R3', price: 99, salePrice: 90 }]);
});

test('a row has load and speed, and the last day of its offer', async () => {
  await admin.send('POST', `${await admin.pathOf(2)}/sale`, { price: 90, endDate: '2026-12-06' });
  expect(await rowAt(2)).toMatchObject({
    service: '91T',
    isXl: false,
    isRunFlat: false,
    diameterIn: 16,
    vehicleType: 'passenger',
    manufacturerSlug: 'nokian',
    salePrice: 90,
    saleEndsOn: '2026-12-06',
  });
  expect(await rowAt(1)).toMatchObject({ salePrice: null, saleEndsOn: null });
});

test('every column orders the sheet both ways', async () => {
  for (const sort of ['manufacturer', 'model', 'size', 'price', 'stock', 'updated']) {
    const up = (await list(`sort=${sort}`)).rows;
    const down = (await list(`sort=${sort}&direction=desc`)).rows;
    expect(down).toEqual(up.toReversed());
  }
  expect((await models('sort=price&direction=desc'))[0]).toBe('Hakkapeliitta R3');
  expect((await models('sort=manufacturer&direction=desc'))[0]).toBe('P Zero');
});

test('prices and stock set in the sheet are locked against imports, each with one undo', async () => {
  const before = await rowAt(1);
  const priced = await setCells(before, { price: 81.5 });
  expect(priced.row).toMatchObject({ price: 81.5, stock: 8, version: before.version + 1 });
  const counted = await setCells(priced.row, { stock: 3 });
  expect(counted.row).toMatchObject({ price: 81.5, stock: 3, stockSource: 'supplier' });
  await admin.applyImport();
  expect(await rowAt(1)).toMatchObject({ price: 81.5, stock: 3 });
  expect(await admin.pricesOf(1)).toEqual([
    [7300, 'import'],
    [8150, 'regular'],
  ]);
  expect((await undo(counted.change)).statusCode).toBe(200);
  expect((await undo(priced.change)).statusCode).toBe(200);
  expect(await rowAt(1)).toMatchObject({ price: 73, stock: 8 });
  expect((await admin.product(await admin.pathOf(1))).lockedFields).toEqual([]);
});

test('the same value again changes nothing', async () => {
  const row = await rowAt(1);
  expect(await setCells(row, { price: 73, stock: 8 })).toEqual({ row, change: null, hasEndedOffer: false });
});

test('a cell set on an old version is refused with the row as it stands', async () => {
  const row = await rowAt(1);
  await setCells(row, { price: 80 });
  const refused = await put(row, { price: 70 });
  expect(refused.statusCode).toBe(409);
  expect(readProblem(refused)).toMatchObject({ code: 'conflict.stale', current: { price: 80 } });
});

test('an offer ends when its tyre sells out or falls below it in the sheet; an undo restores it', async () => {
  const path = await admin.pathOf(2);
  await admin.send('POST', `${path}/sale`, { price: 90 });
  const soldOut = await setCells(await rowAt(2), { stock: 0 });
  expect(soldOut).toMatchObject({ hasEndedOffer: true, row: { salePrice: null, stock: 0 } });
  await undo(soldOut.change);
  expect(await rowAt(2)).toMatchObject({ salePrice: 90, stock: 8 });
  const lowered = await setCells(await rowAt(2), { price: 85 });
  expect(lowered).toMatchObject({ hasEndedOffer: true, row: { salePrice: null } });
  await undo(lowered.change);
  expect(await rowAt(2)).toMatchObject({ salePrice: 90, price: 99 });
});

test('changes in the sheet are in the audit with the name of the tyre, before and after', async () => {
  await setCells(await rowAt(1), { price: 80 });
  const { rows } = await admin.shop.platform.audit.list({ entity: 'product' }, { offset: 0, limit: 1 });
  expect(rows).toMatchObject([
    { action: 'changed', name: 'Nokian Hakkapeliitta R5', before: { price: 73 }, after: { price: 80 } },
  ]);
});

test.each([{ price: -1 }, { price: 0.001 }, { stock: 1.5 }, { stock: -1 }, { stock: 'monta' }, { prize: 3 }])(
  'a cell is not set to %j',
  async (body) => {
    expect((await put(await rowAt(1), body)).statusCode).toBe(422);
  },
);

test('a tyre that is off sale is not in the sheet and not set there', async () => {
  const row = await rowAt(1);
  await admin.send('DELETE', await admin.pathOf(1));
  expect((await list()).total).toBe(4);
  expect((await put(row, { price: 80 })).statusCode).toBe(404);
});

test('prices of what the sheet shows are changed, all but some', async () => {
  const [first] = (await list('kind=friction')).rows;
  const change = {
    kind: 'percent',
    percent: 10,
    rounding: 'ninety',
    selection: { filter: { kind: 'friction', maxPrice: 99 }, except: [first?._id] },
  };
  const seen = priceChangePreviewSchema.parse(
    (await admin.send('POST', '/tires/prices/preview', { change })).json(),
  );
  expect(seen.changed).toBe(2);
  expect(seen.items).not.toHaveLength(0);
  expect(seen.items.every(({ newPrice }) => String(newPrice).endsWith('.9'))).toBe(true);
});

test('the preview says which offers end and which run on', async () => {
  await admin.send('POST', `${await admin.pathOf(1)}/sale`, { price: 60 });
  await admin.send('POST', `${await admin.pathOf(2)}/sale`, { price: 95 });
  const change = { kind: 'euros', euros: -9, selection: { filter: { onOffer: true } } };
  const seen = priceChangePreviewSchema.parse(
    (await admin.send('POST', '/tires/prices/preview', { change })).json(),
  );
  expect(seen).toMatchObject({ changed: 2, endedOffers: 1, keptOffers: 1 });
  expect(seen.items.map(({ newPrice, offer }) => [newPrice, offer])).toEqual([
    [90, 'ended'],
    [64, 'kept'],
  ]);
});

test('pasted rows set stock too, and one undo takes prices and stock back', async () => {
  const rows = [
    { product: eanAt(1), price: 81.5, stock: 2 },
    { product: eanAt(2), stock: 0 },
    { product: eanAt(3), stock: 8 },
  ];
  const change = { kind: 'rows', rows };
  const seen = priceChangePreviewSchema.parse(
    (await admin.send('POST', '/tires/prices/preview', { change })).json(),
  );
  expect(seen).toMatchObject({ changed: 2, unchanged: 1 });
  expect(seen.items.map(({ oldStock, newStock }) => [oldStock, newStock])).toContainEqual([8, 0]);
  const { fingerprint } = seen;
  const done = await admin.send('POST', '/tires/prices', { change, fingerprint });
  const { _id, changed } = priceChangeSchema.parse(done.json());
  expect(changed).toBe(2);
  expect([await rowAt(1), await rowAt(2)]).toMatchObject([
    { price: 81.5, stock: 2 },
    { price: 99, stock: 0 },
  ]);
  await setCells(await rowAt(2), { stock: 5 });
  expect((await undo(_id)).json()).toMatchObject({ changed: 2, skippedCount: 1 });
  expect([await rowAt(1), await rowAt(2)]).toMatchObject([
    { price: 73, stock: 8 },
    { price: 99, stock: 5 },
  ]);
});

test('rows leave as a file for Finnish spreadsheets, filtered or chosen one by one', async () => {
  await admin.applyImport();
  const send = async (selection: object) =>
    exportSheet.output.parse((await admin.send('POST', '/tires/sheet/export', { selection })).json());
  const { fileName, text } = await send({ filter: { manufacturer: 'pirelli' } });
  const [head, line, ...rest] = text.split('\r\n');
  expect([fileName, head?.charCodeAt(0), rest]).toEqual(['renkaat.csv', 0xfe_ff, ['']]);
  expect(head).toContain('Tunnus;EAN;Valmistaja;Malli;Koko;Laji;Hinta');
  expect(line).toContain(`${eanAt(4)};Pirelli;P Zero;205/55R16;Kesä;73;;8;Toimittaja`);
  const ids = (await list()).rows.slice(0, 2).map(({ _id }) => _id);
  expect((await send({ ids })).text.split('\r\n')).toHaveLength(4);
  const parts = { manufacturers: ['NOKIAN'], type: 'winter', winterType: 'friction', diameters: [16] };
  const { rows } = await list('manufacturer=nokian&kind=friction&q=r16');
  expect(rows.length).toBeGreaterThan(0);
  expect((await send(parts)).text.split('\r\n')).toHaveLength(rows.length + 2);
});

test('a name that would run as a formula does not run in the exported file', async () => {
  const path = await admin.pathOf(1);
  await admin.send('PUT', path, { ...(await admin.product(path)), model: '=HYPERLINK("http://x")' });
  const answer = await admin.send('POST', '/tires/sheet/export', {
    selection: { filter: { q: 'hyperlink' } },
  });
  expect(exportSheet.output.parse(answer.json()).text).toContain(`"'=HYPERLINK(""http://x"")"`);
});

test.each(['limit=0', 'limit=501', 'offset=-1', 'sort=hinta', 'kind=talvi', 'minPrice=halpa', 'sizeId=1'])(
  'the sheet is not listed with %s',
  async (query) => {
    expect((await admin.get(`/tires/sheet?${query}`)).statusCode).toBe(422);
  },
);
