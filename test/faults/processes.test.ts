// More than one process over one shop, on purpose or by mistake.
import { setTimeout as wait } from 'node:timers/promises';

import { expect, test } from 'vitest';

import { changeColumn, demonstrationListText, netCents } from '../builders/demonstration-list.ts';
import type { ProductProcess } from '../product-process.ts';
import { countTyres, readRun, savePhone, sendList, signIn, waitForRun, withFaultShop } from './shop.ts';

const shop = withFaultShop();
const newShop = withFaultShop({ isNew: true });

async function homeHas({ url }: ProductProcess, text: string): Promise<boolean> {
  return (await (await fetch(`${url}/`)).text()).includes(text);
}

test('a change saved in one process is soon on the page of the other', async () => {
  const [one, other] = [await shop.start(), await shop.start()];
  await Promise.all([one.ready(), other.ready()]);
  const staff = await signIn(one);
  for (let round = 1; round <= 5; round += 1) {
    const phone = `010 555 000${round}`;
    expect(await homeHas(other, phone)).toBe(false);
    expect(await savePhone(one, staff, phone)).toBe(200);
    await expect.poll(() => homeHas(other, phone)).toBe(true);
    expect(await homeHas(one, phone)).toBe(true);
  }
});

test('a second process on one data folder shares its database, and the first may leave or die', async () => {
  const first = await shop.start();
  await first.ready();
  const pid = await shop.databasePid();
  const second = await shop.start();
  await second.ready();
  expect(await shop.databasePid()).toBe(pid);
  const staff = await signIn(first);
  expect(await first.stop()).toBe(0);
  expect(await savePhone(second, staff, '010 222 3333')).toBe(200);
  expect((await fetch(`${second.url}/`)).status).toBe(200);
  const third = await shop.start();
  await third.ready();
  await second.kill();
  expect(await savePhone(third, staff, '010 222 4444')).toBe(200);
  expect(await third.stop()).toBe(0);
  expect(await shop.findDatabase()).toBe(undefined);
});

test('processes that start together on an empty folder make one shop', async () => {
  const all = await Promise.all([1, 2, 3].map(() => newShop.start({ DEMO_DATA: 'true' })));
  await Promise.all(all.map((product) => product.ready()));
  expect(await Promise.all(all.map(countTyres))).toEqual([9_500, 9_500, 9_500]);
  const [first] = all;
  if (!first) throw new Error('No process');
  await signIn(first);
});

test('a web process takes lists in and a worker does the work', async () => {
  const web = await shop.start({ PROCESS: 'web' });
  await web.ready();
  const staff = await signIn(web);
  const list = await demonstrationListText(500);
  const { _id } = await sendList(web, staff, list);
  for (let look = 0; look < 20; look += 1) {
    expect((await readRun(web, staff, _id)).status).toBe('queued');
  }
  expect(await countTyres(web)).toBe(0);
  const worker = await shop.start({ PROCESS: 'worker', LOG_LEVEL: 'info' });
  await worker.says(/"msg":"ready"|ready/);
  expect((await waitForRun(web, staff, _id, ['done', 'failed'])).status).toBe('done');
  await expect.poll(() => countTyres(web)).toBe(500);
  await expect(fetch(`${worker.url}/healthz`)).rejects.toThrow('fetch failed');
  expect(await worker.stop()).toBe(0);
});

test('two imports at once both end, one after the other, and no visitor sees half of either', async () => {
  const [one, other] = [await shop.start(), await shop.start()];
  await Promise.all([one.ready(), other.ready()]);
  const staff = await signIn(one);
  const list = await demonstrationListText(3_000);
  const raised = changeColumn(list, 'nett-price', (cell) => (netCents(cell) / 50).toFixed(2));
  const [first, second] = await Promise.all([
    sendList(one, staff, list, 'list=eka'),
    sendList(other, staff, raised, 'list=eka'),
  ]);
  const seen = new Set<number>();
  const over = new AbortController();
  const visitor = (async () => {
    while (!over.signal.aborted) {
      seen.add(await countTyres(one));
      await wait(10);
    }
  })();
  const runs = await Promise.all([
    waitForRun(one, staff, first._id, ['done', 'failed']),
    waitForRun(one, staff, second._id, ['done', 'failed']),
  ]);
  over.abort();
  await visitor;
  expect(runs.map(({ status }) => status)).toEqual(['done', 'done']);
  expect(runs.map(({ created }) => created).toSorted((a, b) => a - b)).toEqual([0, 3_000]);
  expect([...seen].filter((count) => count !== 0 && count !== 3_000)).toEqual([]);
  await expect.poll(() => countTyres(other)).toBe(3_000);
});
