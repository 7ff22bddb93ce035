// A shop that has been opened once: a journey starts from a copy of its data folder, or shares the one product that runs over
// such a copy with others that only read.
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import type { TestProject } from 'vitest/node';

import { helsinkiDay } from '../../src/platform/contract/dates.ts';
import { ADMIN, startProduct, type ProductProcess } from '../product-process.ts';

const folders: string[] = [];
let shared: ProductProcess | undefined;

export async function setup({ provide }: TestProject): Promise<void> {
  const opened = await mkdtemp(join(tmpdir(), 'kaarto-opened-'));
  folders.push(opened);
  const product = await startProduct({ dataDir: opened });
  await product.ready();
  await product.stop();
  provide('openedShop', opened);
  const dataDir = await mkdtemp(join(tmpdir(), 'kaarto-shared-'));
  folders.push(dataDir);
  await copyShop(opened, dataDir);
  shared = await startProduct({ dataDir });
  await shared.ready();
  await closeToday(shared.url);
  provide('sharedShop', shared.url);
}

export async function teardown(): Promise<void> {
  await shared?.stop();
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
}

/** The shop is closed today, so that the earliest time a page promises does not pass before the next page is read. */
export async function closeToday(url: string): Promise<void> {
  const json = { 'content-type': 'application/json' };
  const body = JSON.stringify(ADMIN);
  const session = await fetch(`${url}/api/admin/login`, { method: 'POST', headers: json, body });
  const headers = { ...json, authorization: `Bearer ${(await session.json()).token}` };
  const { businessHours, exceptions } = await (await fetch(`${url}/api/business-settings`)).json();
  const today = { date: helsinkiDay(new Date()), isClosed: true };
  const others = exceptions.filter(({ date }: { date: string }) => date !== today.date);
  const answer = await fetch(`${url}/api/business-settings/hours`, {
    method: 'PUT',
    headers,
    body: JSON.stringify({ businessHours, exceptions: [today, ...others] }),
  });
  if (!answer.ok) throw new Error(await answer.text());
}

/** With its owners: the database of a shop that root has opened is another account's. */
export async function copyShop(from: string, to: string): Promise<void> {
  await promisify(execFile)('cp', ['-a', `${from}/.`, to]);
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** The data folder of the demonstration shop, not running. */
    openedShop: string;
    /** The address of the product that many test files share. */
    sharedShop: string;
  }
}
