import { afterAll, beforeEach, expect, test } from 'vitest';

import { startTestApp } from '../../../../../test/app.ts';
import {
  eanAt,
  importCalls,
  listRow,
  listRows,
  listText,
  type ImportCalls,
} from '../../../../../test/builders/wholesaler-list.ts';
import { MINUTE_MS } from '../../../../platform/contract/durations.ts';
import { newId } from '../../../../platform/contract/ids.ts';
import type { ImportRun } from '../../contract.ts';

let calls: ImportCalls;
let staff: { authorization: string };
// Every test has separate tyres and a separate list.
let base = 0;
let list = '';

const shop = await startTestApp();
afterAll(() => shop.close());
beforeEach(async () => {
  base += 100;
  list = `lista-${base}`;
  staff = await shop.loginStaff();
  calls = importCalls(shop, staff);
  pass(1);
});

const pass = (minutes: number) => shop.clock.advance(minutes * MINUTE_MS);
const tyres = (count: number, changes: Parameters<typeof listRows>[1] = {}) =>
  listText(listRows(count, changes, base));
const take = async (file: string, more = '') => {
  pass(1);
  const run = await calls.run(file, `list=${list}&allowWithdraw=true${more}`);
  expect(run.failure).toBeNull();
  return run;
};
const post = (path: string, headers: object = staff) =>
  shop.app.inject({ method: 'POST', url: `/api${path}`, headers: { ...headers } });
const undo = async ({ _id }: ImportRun) => {
  pass(1);
  const answer = await post(`/imports/${_id}/undo`);
  expect(answer.statusCode).toBe(202);
  await shop.drainJobs();
  return calls.getRun(_id);
};
const refusal = async ({ _id }: ImportRun) => {
  const answer = await post(`/imports/${_id}/undo`);
  return [answer.statusCode, answer.json().code];
};

const database = () =>
  shop.platform.db.$extendTables<{
    product: {
      id: string;
      sizeId: string;
      ean: string | null;
      wholesalerNumber: string | null;
      priceCents: number;
      stock: number;
      version: number;
      withdrawnAt: Date | null;
    };
    priceHistory: { productId: string; priceCents: number; at: Date };
    importUndoRow: { importId: string };
  }>();
const productAt = (place: number) =>
  database()
    .selectFrom('product')
    .selectAll()
    .where('ean', '=', eanAt(base + place))
    .executeTakeFirstOrThrow();
/** What an import may change of the tyres that there are, without when and how often. */
const shelf = async () => {
  const rows = await database().selectFrom('product').selectAll().orderBy('id').execute();
  return rows.map(({ version: _version, ...row }) => ({ ...row, updatedAt: undefined }));
};
const onSale = async (place: number) =>
  (await shop.app.inject(`/api/tires?q=${eanAt(base + place)}`))
    .json()
    .items.map((item: { price: number }) => item.price);
const setPrice = async (place: number, price: number) => {
  const { id } = await productAt(place);
  const change = { kind: 'rows', rows: [{ product: id, price }] };
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/tires/prices',
    headers: staff,
    payload: { change },
  });
  expect(answer.statusCode).toBe(201);
};

/** Does a job of this slice at once, apart from the queue. */
async function perform(name: string, data: object, signal = new AbortController().signal): Promise<void> {
  const job = shop.features.all.flatMap(({ jobs = [] }) => jobs).find((each) => each.name === name);
  if (!job) throw new Error(`There is no job ${name}`);
  const { log } = shop.platform;
  await job.perform({ jobId: newId(), data, attempt: 1, signal, progress: () => undefined, log });
}

/** Of six tyres one gets more expensive, one has other stock, one is missing, and one is new. */
const changedList = () => {
  const rows = listRows(7, { 2: { net: '60,00' }, 4: { available: '2' } }, base);
  return listText(rows.toSpliced(5, 1));
};

test('an undone import leaves prices, stock and withdrawals as before, new tyres off sale', async () => {
  await take(tyres(6));
  const before = await shelf();
  const run = await take(changedList());
  expect(run).toMatchObject({ created: 1, updated: 2, withdrawn: 1, undo: null });
  expect(run.undoableUntil).not.toBeNull();
  expect([await onSale(2), await onSale(6), await onSale(7)]).toEqual([[98], [], [73]]);

  const undone = await undo(run);
  expect(undone).toMatchObject({
    undoableUntil: null,
    undo: { status: 'done', progress: 1, requestedBy: 'omistaja', restored: 4, leftCount: 0, left: [] },
  });
  expect([await onSale(2), await onSale(6), await onSale(7)]).toEqual([[73], [73], []]);
  const after = await shelf();
  expect(after.filter(({ id }) => before.some((row) => row.id === id))).toEqual(before);
  const { id } = await productAt(2);
  const prices = await database()
    .selectFrom('priceHistory')
    .select('priceCents')
    .where('productId', '=', id)
    .orderBy('at')
    .execute();
  expect(prices.map(({ priceCents }) => priceCents)).toEqual([7300, 9800, 7300]);
  // The list may come again: what was new is new again by its EAN.
  expect(await take(changedList())).toMatchObject({ created: 0, updated: 3, withdrawn: 1 });
});

test('an undo leaves products changed since the import and lists them', async () => {
  await take(tyres(6));
  const run = await take(changedList());
  pass(1);
  await setPrice(2, 120);
  const { undo: undone } = await undo(run);
  const { id, sizeId } = await productAt(2);
  expect(undone).toMatchObject({
    restored: 3,
    leftCount: 1,
    left: [{ _id: id, sizeId, size: '205/55R16', ean: eanAt(base + 2) }],
  });
  expect([await onSale(2), await onSale(6)]).toEqual([[120], [73]]);
});

test('taking an import back is in the audit and the bell with who did it and how much it was', async () => {
  await take(tyres(5));
  const run = await take(tyres(5, { 1: { net: '60,00' } }));
  await undo(run);
  const answer = await shop.app.inject({ url: '/api/audit?entity=import', headers: staff });
  const [entry] = answer.json();
  expect(entry).toMatchObject({ who: 'omistaja', action: 'restored', entityId: run._id, name: 'lista.csv' });
  expect(JSON.stringify(entry)).toContain('"restored"');
  const { items } = (await shop.app.inject({ url: '/api/admin/events', headers: staff })).json();
  expect(items).toContainEqual(
    expect.objectContaining({
      text: `Tuonti kumottu, lista ${list}: 1 rengas palautettiin ennalleen, tekijä omistaja`,
      path: `/admin/tuonti/${run._id}`,
    }),
  );
});

test('an offer that an import ended runs on when the import is taken back', async () => {
  await take(tyres(5));
  const { id, sizeId } = await productAt(1);
  const url = `/api/tires/sizes/${sizeId}/products/${id}/sale`;
  const payload = { price: 70, durationType: 'stock' };
  expect((await shop.app.inject({ method: 'POST', url, headers: staff, payload })).statusCode).toBeLessThan(
    300,
  );
  const offerPrice = async () =>
    (await shop.app.inject({ url: `/api/tires/sizes/${sizeId}/products/${id}`, headers: staff })).json().sale
      ?.price;
  expect(await offerPrice()).toBe(70);
  const run = await take(tyres(5, { 1: { net: '30,00' } }));
  expect(await onSale(1)).toEqual([49]);
  await undo(run);
  expect(await onSale(1)).toEqual([73]);
  expect(await offerPrice()).toBe(70);
});

test('numbers that an import passed from one tyre to another are put back', async () => {
  await take(tyres(4));
  const before = await shelf();
  const numberAt = (place: number) => ({ number: String(100_000 + base + place) });
  const rows = listRows(4, { 1: numberAt(2), 2: numberAt(1), 3: numberAt(50) }, base);
  const run = await take(listText([...rows, listRow(base + 8, numberAt(3))]));
  expect(run).toMatchObject({ created: 1, updated: 3 });
  await undo(run);
  expect((await shelf()).filter(({ id }) => before.some((row) => row.id === id))).toEqual(before);
});

test('of two people who take an import back one does it, and it is done once', async () => {
  await take(tyres(5));
  const run = await take(tyres(5, { 1: { net: '60,00' } }));
  const answers = await Promise.all([post(`/imports/${run._id}/undo`), post(`/imports/${run._id}/undo`)]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([202, 409]);
  await shop.drainJobs();
  const { version } = await productAt(1);
  await perform('imports.undo', { runId: run._id });
  expect(await productAt(1)).toMatchObject({ version, priceCents: 7300 });
});

test('an undo that was interrupted leaves nothing and is done again from the start', async () => {
  await take(tyres(5));
  const run = await take(tyres(5, { 1: { net: '60,00' }, 2: { net: '70,00' } }));
  await post(`/imports/${run._id}/undo`);
  const stopped = AbortSignal.abort(new Error('stopped'));
  await expect(perform('imports.undo', { runId: run._id }, stopped)).rejects.toThrow('stopped');
  expect(await productAt(1)).toMatchObject({ priceCents: 9800 });
  expect((await calls.getRun(run._id)).undo).toMatchObject({ status: 'running' });
  await shop.drainJobs();
  expect((await calls.getRun(run._id)).undo).toMatchObject({ status: 'done', restored: 2 });
  expect(await productAt(1)).toMatchObject({ priceCents: 7300 });
});

test('only the newest import of a list is taken back, then the one before it', async () => {
  await take(tyres(5));
  const first = await take(tyres(5, { 1: { net: '60,00' } }));
  const second = await take(tyres(5, { 1: { net: '70,00' } }));
  expect((await calls.getRun(first._id)).undoableUntil).toBeNull();
  expect(await refusal(first)).toEqual([409, 'import.undo_superseded']);
  await undo(second);
  expect(await productAt(1)).toMatchObject({ priceCents: 9800 });
  expect((await undo(first)).undo).toMatchObject({ restored: 1, leftCount: 0 });
  expect(await productAt(1)).toMatchObject({ priceCents: 7300 });
});

test('an import can be taken back once, for 24 hours, and a preview or no change never', async () => {
  const run = await take(tyres(5));
  const preview = await take(tyres(5, { 1: { net: '60,00' } }), '&dryRun=true');
  const same = await take(tyres(5));
  expect(await refusal(preview)).toEqual([409, 'import.not_undoable']);
  expect(await refusal(same)).toEqual([409, 'import.not_undoable']);
  const changed = await take(tyres(5, { 1: { net: '60,00' } }));
  await undo(changed);
  expect(await refusal(changed)).toEqual([409, 'import.undo_begun']);
  pass(24 * 60);
  staff = await shop.loginStaff();
  calls = importCalls(shop, staff);
  expect((await calls.getRun(run._id)).undoableUntil).toBeNull();
  expect(await refusal(run)).toEqual([409, 'import.undo_expired']);
  await perform('imports.forget-files', {});
  expect(
    await database().selectFrom('importUndoRow').select('importId').where('importId', '=', run._id).execute(),
  ).toEqual([]);
});

test('a preview made before an import was taken back is stale', async () => {
  await take(tyres(5));
  const run = await take(tyres(5, { 1: { net: '60,00' } }));
  const preview = await take(tyres(5, { 1: { net: '65,00' } }), '&dryRun=true');
  await undo(run);
  const answer = await calls.apply(preview._id);
  expect([answer.statusCode, answer.json().code]).toEqual([409, 'import.preview_stale']);
});

test('the names of lists in use come with their tyres on sale', async () => {
  await take(tyres(5));
  const answer = await shop.app.inject({ url: '/api/imports/lists', headers: staff });
  expect(answer.json()).toContainEqual({ list, tyres: 5 });
  expect(answer.json()[0]).toMatchObject({ list: 'oletus' });
});

test('an unknown import is not taken back', async () => {
  expect((await post('/imports/018f0000-0000-7000-8000-000000000000/undo')).statusCode).toBe(404);
});
