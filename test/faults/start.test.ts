// What stops a start, and its message: one clear line, exit code 1, nothing touched.
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { withFaultShop } from './shop.ts';

const shop = withFaultShop({ isNew: true });
const openedShop = withFaultShop();

/** A message for the operator has no stack in it. */
function expectNoStack(output: string): void {
  expect(output).not.toMatch(/\n\s+at /);
}

test('a data folder of another major version of PostgreSQL is refused, and says what to do', async () => {
  const first = await shop.start();
  await first.ready();
  expect(await first.stop()).toBe(0);
  const record = JSON.parse(await readFile(join(shop.dataDir, 'postgres.json'), 'utf8'));
  const file = join(shop.dataDir, String(record.cluster), 'PG_VERSION');
  await writeFile(file, '16\n');
  const second = await shop.start();
  expect(await second.ended()).toBe(1);
  const output = second.output();
  expect(output).toMatch(/made by PostgreSQL 16, and this program brings PostgreSQL 18/);
  expect(output).toContain('npm run backup');
  expect(output).not.toContain('connection lost');
  expectNoStack(output);
  await writeFile(file, '18\n');
  const third = await shop.start();
  await third.ready();
  expect((await fetch(`${third.url}/`)).status).toBe(200);
});

test('wrong settings are reported in one list', async () => {
  const product = await shop.start({ PORT: 'eighty', DEMO_DATA: 'perhaps', PROCESS: 'boss' });
  expect(await product.ended()).toBe(1);
  for (const name of ['PORT', 'DEMO_DATA', 'PROCESS']) expect(product.output()).toContain(name);
  expectNoStack(product.output());
  expect(await readdir(shop.dataDir)).toEqual([]);
});

test('a port in use is reported in one line', async () => {
  const first = await openedShop.start();
  await first.ready();
  const second = await openedShop.start({ PORT: new URL(first.url).port });
  expect(await second.ended()).toBe(1);
  expect(second.output()).toMatch(/port \d+ .*(in use|taken)/i);
  expectNoStack(second.output());
  expect((await fetch(`${first.url}/healthz`)).status).toBe(200);
});

test('a read-only data folder is reported in one line', async () => {
  const file = join(shop.dataDir, 'a-file');
  await writeFile(file, '');
  await mkdir(join(shop.dataDir, 'other'));
  const product = await shop.start({ DATA_DIR: join(file, 'data') });
  expect(await product.ended()).toBe(1);
  expect(product.output()).toContain(join(file, 'data'));
  expectNoStack(product.output());
});
