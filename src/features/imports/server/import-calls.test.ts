import { afterAll, expect, test } from 'vitest';

import { startTestApp } from '../../../../test/app.ts';
import { signInClerk } from '../../../../test/builders/accounts.ts';
import { importCalls, listRows, listText } from '../../../../test/builders/wholesaler-list.ts';
import { MINUTE_MS } from '../../../platform/contract/durations.ts';
import { MAX_LIST_BYTES } from '../contract.ts';

const UNKNOWN = '019a0000-0000-7000-8000-000000000001';

const shop = await startTestApp();
// Staff who own nothing.
const staff = await signInClerk(shop);
const calls = importCalls(shop, staff);
const run = await calls.run(listText(listRows(120)), 'dryRun=true');
afterAll(() => shop.close());

const get = (path: string, headers: Record<string, string> = staff) =>
  shop.app.inject({ method: 'GET', url: `/api${path}`, headers });
test.each(['', '/changes'])('a run nobody made is not found (%s)', async (part) => {
  const missing = await get(`/imports/${UNKNOWN}${part}`);
  expect(missing.statusCode).toBe(404);
  expect(missing.json().code).toBe('import.not_found');
  expect((await get(`/imports/1${part}`)).statusCode).toBe(422);
});

test('only a preview that has ended can be applied', async () => {
  expect((await calls.apply(UNKNOWN)).statusCode).toBe(404);
  expect((await calls.apply('x')).statusCode).toBe(422);
  expect((await calls.apply(run._id, 'allowWithdraw=perhaps')).statusCode).toBe(422);
  const waiting = (await calls.send(listText(listRows(2)), 'dryRun=true&list=toinen')).json();
  expect((await calls.apply(waiting._id)).json().code).toBe('import.not_a_dry_run');
  const real = await calls.run(listText(listRows(2)), 'list=toinen');
  const refused = await calls.apply(real._id);
  expect(refused.statusCode).toBe(409);
  expect(refused.json().code).toBe('import.not_a_dry_run');
});

test.each(['list=Iso', 'list=', 'list=a%2Fb', `list=${'a'.repeat(41)}`, 'dryRun=maybe'])(
  'an upload with %s is refused',
  async (query) => {
    expect((await calls.send(listText(listRows(2)), query)).statusCode).toBe(422);
  },
);

test('an upload without a file says so', async () => {
  const empty = new FormData();
  empty.append('note', 'no file');
  const wrong = new FormData();
  wrong.append('image', new File([listText(listRows(2))], 'lista.csv'));
  for (const payload of [empty, wrong]) {
    const answer = await shop.app.inject({ method: 'POST', url: '/api/imports', payload, headers: staff });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().code).toBe('import.file_missing');
  }
  const json = await shop.app.inject({
    method: 'POST',
    url: '/api/imports',
    payload: { file: 'x' },
    headers: staff,
  });
  expect([400, 415]).toContain(json.statusCode);
});

test('a list beyond 128 MB is refused by its announced length, before anything is stored', async () => {
  const payload = new FormData();
  payload.append('file', new File([listText(listRows(2))], 'lista.csv'));
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/imports?dryRun=true',
    payload,
    headers: { ...staff, 'content-length': String(MAX_LIST_BYTES + 100_000) },
  });
  expect(answer.statusCode).toBe(413);
  expect(answer.json().code).toBe('import.too_large');
  expect(await shop.drainJobs()).toEqual([]);
});

test('changes come page by page with their number in all', async () => {
  const first = await get(`/imports/${run._id}/changes?page=1&limit=50`);
  const last = await get(`/imports/${run._id}/changes?page=3&limit=50`);
  expect(first.headers['x-total-count']).toBe('120');
  expect([first.json().length, last.json().length]).toEqual([50, 20]);
  expect(last.json()[0].ean).not.toBe(first.json()[0].ean);
  expect((await get(`/imports/${run._id}/changes?page=99&limit=50`)).json()).toEqual([]);
  expect((await get(`/imports/${run._id}/changes?page=0`)).statusCode).toBe(422);
});

test('runs are listed newest first, without their refused rows', async () => {
  shop.clock.advance(MINUTE_MS);
  const later = await calls.run(listText(listRows(3, { 2: { net: 'x' } })), 'dryRun=true&list=kolmas');
  expect(later.errors).toHaveLength(1);
  const answer = await get('/imports?page=1&limit=1');
  expect(Number(answer.headers['x-total-count'])).toBeGreaterThan(1);
  expect(answer.json()).toMatchObject([{ _id: later._id, list: 'kolmas', errorCount: 1, errors: [] }]);
  expect((await get('/imports?limit=0')).statusCode).toBe(422);
});
