import { Readable } from 'node:stream';

import { afterAll, beforeEach, expect, test } from 'vitest';

import { startTestApp } from '../../../../test/app.ts';
import {
  eanAt,
  importCalls,
  listRows,
  listText,
  type ImportCalls,
} from '../../../../test/builders/wholesaler-list.ts';
import { MINUTE_MS } from '../../../platform/contract/durations.ts';
import { newId } from '../../../platform/contract/ids.ts';

let calls: ImportCalls;
let staff: { authorization: string };
// Every test has separate tyres and a separate list.
let base = 0;
let list = '';

const shop = await startTestApp();
afterAll(() => shop.close());
beforeEach(async () => {
  base += 100;
  list = `list=lista-${base}`;
  staff = await shop.loginStaff();
  calls = importCalls(shop, staff);
  await saveMargins({ defaultMarginPercent: 30, rules: [] });
  pass(1);
});

const saveMargins = async (payload: object) => {
  const url = '/api/pricing-rules';
  const answer = await shop.app.inject({ method: 'PUT', url, headers: staff, payload });
  expect(answer.statusCode).toBe(200);
};
/** The first `count` tyres of this test, with changes to some. */
const tyres = (count: number, changes: Parameters<typeof listRows>[1] = {}) =>
  listText(listRows(count, changes, base));
const preview = (file: string) => calls.run(file, `${list}&dryRun=true`);
const take = (file: string) => calls.run(file, list);

const shelf = () =>
  shop.platform.db.$extendTables<{
    product: {
      id: string;
      ean: string | null;
      priceCents: number;
      lockedFields: string[];
      withdrawnAt: Date | null;
    };
    priceHistory: { productId: string; priceCents: number; at: Date };
  }>();

const productAt = (place: number) =>
  shelf()
    .selectFrom('product')
    .selectAll()
    .where('ean', '=', eanAt(base + place))
    .executeTakeFirstOrThrow();
const pricesAt = async (place: number) => {
  const { id } = await productAt(place);
  const rows = await shelf()
    .selectFrom('priceHistory')
    .select('priceCents')
    .where('productId', '=', id)
    .orderBy('at')
    .execute();
  return rows.map((row) => row.priceCents);
};
/** What a visitor finds with an EAN. */
const found = async (place: number) =>
  (await shop.app.inject(`/api/tires?q=${eanAt(base + place)}`))
    .json()
    .items.map((item: { price: number }) => item.price);

/** Does a job of this slice at once, apart from the queue. */
async function perform(name: string, data: object, signal = new AbortController().signal): Promise<void> {
  const job = shop.features.all.flatMap(({ jobs = [] }) => jobs).find((each) => each.name === name);
  if (!job) throw new Error(`There is no job ${name}`);
  const { log } = shop.platform;
  await job.perform({ jobId: newId(), data, attempt: 1, signal, progress: () => undefined, log });
}

const pass = (minutes: number) => shop.clock.advance(minutes * MINUTE_MS);

test('a preview changes nothing, its import does what it shows, and the next finds no change', async () => {
  const seen = await preview(tyres(12));
  expect(seen).toMatchObject({
    status: 'done',
    isDryRun: true,
    list: `lista-${base}`,
    fileName: 'lista.csv',
    progress: 1,
    created: 12,
    updated: 0,
    unchanged: 0,
    withdrawn: 0,
    errorCount: 0,
  });
  expect(await found(1)).toEqual([]);
  expect(await calls.changesOf(seen._id)).toHaveLength(12);

  pass(1);
  const answer = await calls.apply(seen._id);
  expect(answer.statusCode).toBe(202);
  expect(answer.json()).toMatchObject({ status: 'queued', isDryRun: false });
  await shop.drainJobs();
  const run = await calls.getRun(answer.json()._id);
  expect(run).toMatchObject({ status: 'done', created: 12 });
  expect(run.finishedAt).not.toBeNull();
  expect(await found(1)).toEqual([73]);

  pass(1);
  const again = await preview(tyres(12));
  expect(again).toMatchObject({ status: 'done', created: 0, updated: 0, unchanged: 12, withdrawn: 0 });
  expect(await calls.changesOf(again._id)).toEqual([]);
  const same = await take(tyres(12));
  expect(same).toMatchObject({ created: 0, updated: 0, unchanged: 12, withdrawn: 0 });
  expect(await pricesAt(1)).toEqual([7300]);
});

test('changed prices and stock are listed old and new, and a visitor sees them after the import', async () => {
  await take(tyres(12));
  expect(await found(3)).toEqual([73]);
  pass(60);
  const changed = tyres(12, { 3: { net: '60,00' }, 4: { available: '>  20' } });
  const seen = await preview(changed);
  expect(seen).toMatchObject({ created: 0, updated: 2, unchanged: 10 });
  expect(await calls.changesOf(seen._id)).toEqual([
    {
      kind: 'updated',
      name: `Nokian Hakkapeliitta R5 ${base + 3}`,
      size: '205/55R16',
      ean: eanAt(base + 3),
      oldPrice: 73,
      newPrice: 98,
      oldStock: 6,
      newStock: 6,
      isOldMinimum: false,
      isNewMinimum: false,
      fromList: null,
    },
    expect.objectContaining({
      ean: eanAt(base + 4),
      oldPrice: 73,
      newPrice: 73,
      oldStock: 6,
      newStock: 20,
      isNewMinimum: true,
    }),
  ]);
  expect(await found(3)).toEqual([73]);
  await calls.apply(seen._id);
  await shop.drainJobs();
  expect(await found(3)).toEqual([98]);
  expect(await pricesAt(3)).toEqual([7300, 9800]);
  expect(await pricesAt(4)).toEqual([7300]);
});

test('margins change prices at the next import, the most specific first', async () => {
  await take(tyres(3, { 2: { brand: 'TOYO', brandCode: 'TO' } }));
  await saveMargins({
    defaultMarginPercent: 10,
    rules: [
      { manufacturer: 'nokian', rimIn: null, marginPercent: 0 },
      { manufacturer: 'Nokian', rimIn: 17, marginPercent: 100 },
    ],
  });
  expect(await found(1)).toEqual([73]);
  pass(1);
  const bigger = { diameter: '17', description: '205/55 R17 TL 94T NO HAKKAPELIITTA R5 3' };
  const run = await take(tyres(3, { 2: { brand: 'TOYO', brandCode: 'TO' }, 3: bigger }));
  expect(run).toMatchObject({ status: 'done', updated: 3 });
  expect([await found(1), await found(2), await found(3)]).toEqual([[56], [61], [111]]);
});

test('a preview made before the margins or the list changed is not imported but made again', async () => {
  const seen = await preview(tyres(3));
  pass(1);
  await saveMargins({ defaultMarginPercent: 10, rules: [] });
  const refused = await calls.apply(seen._id);
  expect(refused.statusCode).toBe(409);
  expect(refused.json().code).toBe('import.preview_stale');

  pass(1);
  const { _id } = (await calls.apply(seen._id, 'dryRun=true')).json();
  await shop.drainJobs();
  expect(await calls.getRun(_id)).toMatchObject({ status: 'done', isDryRun: true, created: 3 });
  pass(1);
  await take(tyres(4));
  expect((await calls.apply(_id)).json().code).toBe('import.preview_stale');
  expect(await found(1)).toEqual([61]);
});

test('an import changes neither a price that staff have locked nor its lock', async () => {
  await take(tyres(3));
  await shelf()
    .updateTable('product')
    .set({ lockedFields: ['price'], priceCents: 6500 })
    .where('ean', '=', eanAt(base + 2))
    .execute();
  pass(1);
  const run = await take(tyres(3, { 1: { net: '60' }, 2: { net: '60', available: '2' } }));
  expect(run).toMatchObject({ status: 'done', updated: 2 });
  expect((await productAt(1)).priceCents).toBe(9800);
  expect(await productAt(2)).toMatchObject({ priceCents: 6500, lockedFields: ['price'] });
});

test('more than a fifth vanishing stops the import until somebody allows it and has seen it', async () => {
  await take(tyres(20));
  pass(1);
  const short = tyres(15);
  const refused = await preview(short);
  expect(refused).toMatchObject({ status: 'failed', failure: { code: 'import.too_many_withdrawn' } });
  expect(refused.failure?.message).toMatch(/5.*20/);
  expect((await take(short)).failure?.code).toBe('import.too_many_withdrawn');
  expect(await found(18)).toEqual([73]);

  const again = (await calls.apply(refused._id, 'dryRun=true&allowWithdraw=true')).json();
  await shop.drainJobs();
  expect(await calls.getRun(again._id)).toMatchObject({ status: 'done', isDryRun: true, withdrawn: 5 });
  expect(await found(18)).toEqual([73]);

  const { _id } = (await calls.apply(again._id)).json();
  await shop.drainJobs();
  expect(await calls.getRun(_id)).toMatchObject({ status: 'done', withdrawn: 5, unchanged: 15 });
  expect(await found(18)).toEqual([]);
  expect((await productAt(18)).withdrawnAt).toEqual(shop.clock.now());
});

test('a tyre whose row cannot be used stays on sale as it was', async () => {
  await take(tyres(12));
  pass(1);
  const rows = listRows(12, { 3: { net: 'abc' } }, base);
  // Cut short right after its number.
  rows[4] = (rows[4] ?? '').split(';').slice(0, 3).join(';');
  const run = await take(listText(rows));
  expect(run).toMatchObject({ errorCount: 2, withdrawn: 0, unchanged: 10 });
  expect([await found(3), await found(5)]).toEqual([[73], [73]]);
});

test('a fifth may vanish, and a tyre that comes back is on sale again', async () => {
  await take(tyres(20));
  pass(1);
  expect(await take(tyres(16))).toMatchObject({ status: 'done', withdrawn: 4 });
  expect(await found(18)).toEqual([]);
  pass(1);
  expect(await take(tyres(20))).toMatchObject({
    status: 'done',
    withdrawn: 0,
    unchanged: 16,
  });
  expect(await found(18)).toEqual([73]);
});

test('lists are apart: what one list lacks stays on sale in another', async () => {
  await take(tyres(3));
  pass(1);
  base += 3;
  expect(await calls.run(tyres(3), 'list=kesa')).toMatchObject({ list: 'kesa', created: 3, withdrawn: 0 });
  expect([await found(-2), await found(1)]).toEqual([[73], [73]]);
});

test('two imports at once wait for each other and both are done whole', async () => {
  const [first, second] = await Promise.all([
    calls.send(tyres(8), list),
    calls.send(tyres(8, { 1: { net: '60' } }), list),
  ]);
  expect(first.json().status).toBe('queued');
  expect(second.json().status).toBe('queued');
  await shop.drainJobs();
  const runs = [await calls.getRun(first.json()._id), await calls.getRun(second.json()._id)];
  expect(runs.map(({ status }) => status)).toEqual(['done', 'done']);
  expect(runs.map(({ created }) => created).toSorted((a, b) => a - b)).toEqual([0, 8]);
  expect(runs.map(({ unchanged }) => unchanged).toSorted((a, b) => a - b)).toEqual([0, 7]);
});

test('imports that begin in the same moment, from wherever, take their turns', async () => {
  const importFile = (net: string) =>
    shop.features.imports.importFile({
      fileName: 'lista.csv',
      source: Readable.from([Buffer.from(tyres(30, { 7: { net } }))]),
      list: `lista-${base}`,
      isDryRun: false,
      allowWithdraw: false,
    });
  const results = await Promise.all([importFile('60'), importFile('70')]);
  expect(results.map(({ created }) => created).toSorted((a, b) => a - b)).toEqual([0, 30]);
  expect(results.map(({ updated }) => updated).toSorted((a, b) => a - b)).toEqual([0, 1]);
  const prices = await pricesAt(7);
  expect(prices.toSorted((a, b) => a - b)).toEqual([9800, 11500]);
  expect((await productAt(7)).priceCents).toBe(prices.at(-1));
});

test('an import that is cut off leaves nothing behind and is done again from the start', async () => {
  await take(tyres(12));
  pass(1);
  const { _id } = (await calls.send(tyres(12, { 3: { net: '60' } }), list)).json();
  const stopping = new AbortController();
  stopping.abort();
  await expect(perform('imports.run', { runId: _id }, stopping.signal)).rejects.toThrow(/abort/i);
  expect(await calls.getRun(_id)).toMatchObject({ status: 'running', finishedAt: null });
  expect(await found(3)).toEqual([73]);
  await shop.drainJobs();
  expect(await calls.getRun(_id)).toMatchObject({ status: 'done', updated: 1, unchanged: 11 });
  expect(await found(3)).toEqual([98]);
});

test('an uploaded list is forgotten with its import, a preview’s after a day', async () => {
  const { _id } = await preview(tyres(2));
  const keepsFile = async (id: string) =>
    (await shop.platform.db
      .$extendTables<{ importFileChunks: { runId: string } }>()
      .selectFrom('importFileChunks')
      .select('runId')
      .where('runId', '=', id)
      .executeTakeFirst()) !== undefined;
  pass(23 * 60);
  await perform('imports.forget-files', {});
  expect(await keepsFile(_id)).toBe(true);
  pass(2 * 60);
  await perform('imports.forget-files', {});
  expect(await keepsFile(_id)).toBe(false);

  staff = await shop.loginStaff();
  calls = importCalls(shop, staff);
  const gone = await calls.apply(_id);
  expect(gone.statusCode).toBe(409);
  expect(gone.json().code).toBe('import.file_gone');
  expect(await keepsFile((await take(tyres(2)))._id)).toBe(false);
});
