// The database goes away under requests: cached responses go on, the rest answers 503 with Retry-After, no process dies.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { expect, test } from 'vitest';

import { startEmbedded, stopEmbedded } from '../../src/platform/server/db/embedded/embedded.ts';
import { readPhone, savePhone, signIn, withFaultShop } from './shop.ts';

const shop = withFaultShop();

test('with the database frozen, cached pages stay, the rest answers 503, and all is well after', async () => {
  const product = await shop.start();
  await product.ready();
  const staff = await signIn(product);
  expect(await savePhone(product, staff, '010 123 4567')).toBe(200);
  expect((await fetch(`${product.url}/`)).status).toBe(200);
  const thaw = await shop.freezeDatabase();
  try {
    const [cached, page, call, ready, alive] = await Promise.all(
      ['/', '/hinnasto', '/api/homepage-settings', '/readyz', '/healthz'].map((path) =>
        fetch(product.url + path),
      ),
    );
    expect(cached?.status).toBe(200);
    expect(alive?.status).toBe(200);
    for (const answer of [page, call, ready]) {
      expect(answer?.status).toBe(503);
      expect(answer?.headers.get('retry-after')).toMatch(/^\d+$/);
    }
    expect(await page?.text()).toContain('<h1>Hetki vielä</h1>');
    expect(await savePhone(product, staff, '010 999 9999')).toBe(503);
  } finally {
    thaw();
  }
  await product.ready();
  await expect.poll(async () => (await fetch(`${product.url}/hinnasto`)).status).toBe(200);
  await expect.poll(() => savePhone(product, staff, '010 123 0000')).toBe(200);
  expect(await readPhone(product)).toBe('010 123 0000');
});

test('a database that is restarted ten times under requests costs no process and no false answer', async () => {
  const product = await shop.start();
  await product.ready();
  const staff = await signIn(product);
  expect((await fetch(`${product.url}/`)).status).toBe(200);
  const statuses = new Set<number>();
  const saved: string[] = [];
  const over = new AbortController();
  const visitors = [1, 2, 3].map(async (visitor) => {
    for (let at = 0; !over.signal.aborted; at += 1) {
      const page = await fetch(`${product.url}/`);
      await page.arrayBuffer();
      const phone = `010 ${visitor}00 ${String(at).padStart(4, '0')}`;
      const status = await savePhone(product, staff, phone);
      if (status === 200) saved.push(phone);
      statuses.add(page.status).add(status);
      // Without a pause they would take the processor from the database that is to come back.
      await wait(20);
    }
  });
  for (let round = 0; round < 10; round += 1) {
    const pid = await shop.databasePid();
    process.kill(pid, round % 2 === 0 ? 'SIGINT' : 'SIGQUIT');
    await expect.poll(shop.findDatabase).not.toBe(pid);
    await product.ready();
    const phone = `010 900 ${String(round).padStart(4, '0')}`;
    await expect.poll(() => savePhone(product, staff, phone)).toBe(200);
    saved.push(phone);
  }
  over.abort();
  await Promise.all(visitors);
  expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  expect((await fetch(`${product.url}/`)).status).toBe(200);
  expect(saved).toContain(await readPhone(product));
  expect(product.child.exitCode).toBeNull();
});

test('a start with the database away listens, says 503 and is well once it is there', async () => {
  const elsewhere = await mkdtemp(join(tmpdir(), 'kaarto-elsewhere-'));
  try {
    const { url } = await startEmbedded({ dataDir: elsewhere, isDurable: false });
    await stopEmbedded(elsewhere);
    const product = await shop.start({ DATABASE_URL: url });
    await product.says(/Kaarto is at/);
    const page = await fetch(`${product.url}/`);
    expect(page.status).toBe(503);
    expect(page.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(await page.text()).toContain('<h1>Hetki vielä</h1>');
    const call = await fetch(`${product.url}/api/shop-profile`);
    expect(call.status).toBe(503);
    expect((await call.json()).message).toMatch(/[äö]/);
    expect((await fetch(`${product.url}/readyz`)).status).toBe(503);
    expect((await fetch(`${product.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${product.url}/fonts/archivo.woff2`)).status).toBe(200);
    const database = await startEmbedded({ dataDir: elsewhere, isDurable: false });
    await product.ready();
    expect((await fetch(`${product.url}/`)).status).toBe(200);
    await product.stop();
    await database.stopIfUnused();
  } finally {
    await rm(elsewhere, { recursive: true, force: true });
  }
});
