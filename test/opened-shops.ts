// Two shops that have been opened once, with and without the demonstration data: a journey or a fault starts from a copy of a data
// folder, because making a database takes half as long again; files that only read share the one product over such a copy.
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import type { TestProject } from 'vitest/node';

import { helsinkiDay } from '../src/platform/contract/dates.ts';
import { ADMIN, startProduct, type ProductProcess } from './product-process.ts';

const folders: string[] = [];
let shared: ProductProcess | undefined;

export async function setup({ provide }: TestProject): Promise<void> {
  const [opened, empty] = await Promise.all([openShop(), openShop({ DEMO_DATA: 'false' })]);
  provide('openedShop', opened);
  provide('openedEmptyShop', empty);
  const dataDir = await newFolder();
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

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kaarto-opened-'));
  folders.push(folder);
  return folder;
}

/** Its data folder, no longer running. */
async function openShop(environment: Readonly<Record<string, string>> = {}): Promise<string> {
  const dataDir = await newFolder();
  const product = await startProduct({ dataDir, environment });
  await product.ready();
  await product.stop();
  return dataDir;
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
    /** The data folder of a shop without products, not running. */
    openedEmptyShop: string;
    /** The address of the product that many test files share. */
    sharedShop: string;
  }
}
