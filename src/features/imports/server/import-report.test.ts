import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { z } from 'zod';

import { startTestApp } from '../../../../test/app.ts';
import { eanAt, importCalls, listRows, listText } from '../../../../test/builders/wholesaler-list.ts';
import { HOUR_MS } from '../../../platform/contract/durations.ts';
import { countImportChanges, importChangeSchema } from '../contract.ts';

// Of twelve tyres one gets 34 % more expensive and one 55 % cheaper, one has more stock, one is new and one is missing.
const shop = await startTestApp();
const headers = await shop.loginStaff();
const calls = importCalls(shop, headers);
await calls.run(listText(listRows(12)), 'list=raportti&allowWithdraw=true');
shop.clock.advance(HOUR_MS);
const changed = listRows(13, {
  2: { net: '60,00' },
  5: { net: '20,00' },
  7: { available: '>  20' },
});
const runId = (await calls.run(listText(changed.toSpliced(11, 1)), 'list=raportti&dryRun=true'))._id;
afterAll(() => shop.close());

const get = (path: string) => shop.app.inject({ url: `/api/imports/${runId}/${path}`, headers });
const eans = async (query: string) =>
  z
    .array(importChangeSchema)
    .parse((await get(`changes?${query}`)).json())
    .map(({ ean }) => ean);

test('the changes of an import are counted by what happens to the tyre', async () => {
  const counts = countImportChanges.output.parse((await get('change-counts')).json());
  expect(counts).toEqual({
    created: 1,
    dearer: 1,
    cheaper: 1,
    stock: 1,
    moved: 0,
    withdrawn: 1,
    locked: 0,
    leftElsewhere: 0,
  });
});

test('the largest change of price comes first, in percent of the old price', async () => {
  const [first, second, ...others] = await eans('');
  expect([first, second]).toEqual([eanAt(5), eanAt(2)]);
  expect(others).toHaveLength(3);
});

test('the changes of an import are filtered by view and by words, and counted so', async () => {
  expect(await eans('view=dearer')).toEqual([eanAt(2)]);
  expect(await eans('view=cheaper')).toEqual([eanAt(5)]);
  expect(await eans('view=stock')).toEqual([eanAt(7)]);
  expect(await eans('view=created')).toEqual([eanAt(13)]);
  expect(await eans('view=withdrawn')).toEqual([eanAt(12)]);
  expect(await eans(`q=${eanAt(7)}`)).toEqual([eanAt(7)]);
  expect(await eans('q=205/55R16+NOKIAN')).toHaveLength(5);
  expect(await eans('q=100%25')).toEqual([]);
  expect((await get('changes?view=dearer&limit=1&page=2')).headers['x-total-count']).toBe('1');
  expect((await get('changes?view=kallein')).statusCode).toBe(422);
});

test('all changes of an import come as a CSV file with the percent of each price', async () => {
  const answer = await get('changes/export');
  expect(answer.headers['content-type']).toContain('text/csv');
  const [head, ...rows] = answer.body.trim().split('\r\n');
  expect(head).toContain('Hinta ennen;Hinta nyt;Hinnan muutos %');
  expect(rows).toHaveLength(5);
  expect(rows[1]).toContain(`${eanAt(2)};73;98;34;`);
});

test('a price that staff have locked is listed apart, with what the list has', async () => {
  await sql`update product set locked_fields = '{price}', price_cents = 6500 where ean = ${eanAt(2)}`.execute(
    shop.platform.db,
  );
  const run = await importCalls(shop, headers).run(
    listText(listRows(12, { 2: { net: '60,00' } })),
    'list=raportti&dryRun=true',
  );
  const read = async (path: string) =>
    (await shop.app.inject({ url: `/api/imports/${run._id}/${path}`, headers })).json();
  expect(await read('change-counts')).toMatchObject({ dearer: 0, locked: 1 });
  expect(await read('changes?view=locked')).toMatchObject([{ ean: eanAt(2), oldPrice: 65, newPrice: 98 }]);
  // What it costs us changes all the same.
  expect(await read('changes')).toMatchObject([{ kind: 'updated', oldPrice: 65, newPrice: 65 }]);
  await sql`update product set locked_fields = '{}', price_cents = 7300 where ean = ${eanAt(2)}`.execute(
    shop.platform.db,
  );
});

test('tyres that change their list come with the number of those that stay in the former one', async () => {
  const moving = await importCalls(shop, headers).run(listText(listRows(9)), 'list=toinen&dryRun=true');
  const answer = await shop.app.inject({ url: `/api/imports/${moving._id}/change-counts`, headers });
  expect(answer.json()).toMatchObject({ moved: 9, withdrawn: 0, leftElsewhere: 3 });
});

test('the report of an unknown import is not there', async () => {
  const unknown = '/api/imports/018f0000-0000-7000-8000-000000000000';
  for (const path of ['changes', 'change-counts', 'changes/export']) {
    expect((await shop.app.inject({ url: `${unknown}/${path}`, headers })).statusCode).toBe(404);
  }
});

test('the counts are of all changes, also of those that the stored report has no room for', async () => {
  await sql`delete from import_changes where run_id = ${runId} and change->>'kind' = 'created'`.execute(
    shop.platform.db,
  );
  const counts = countImportChanges.output.parse((await get('change-counts')).json());
  expect(counts).toMatchObject({ created: 1, dearer: 1, cheaper: 1, stock: 1, moved: 0, withdrawn: 1 });
  await sql`update import_runs set change_counts = null where id = ${runId}`.execute(shop.platform.db);
  const stored = countImportChanges.output.parse((await get('change-counts')).json());
  expect(stored).toEqual({ created: 0, dearer: 1, cheaper: 1, stock: 1, moved: 0, withdrawn: 1, locked: 0 });
});
