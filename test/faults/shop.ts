// A shop whose processes may be killed: a separate data folder, and nothing left running or lying about afterwards.
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from 'vitest';

import { ADMIN, startProduct, type ProductProcess } from '../product-process.ts';

const runProgram = promisify(execFile);

/** A product as its clients know it; `output` is what it wrote. */
export type Reached = Pick<ProductProcess, 'url' | 'output'>;

export interface FaultShop {
  readonly dataDir: string;
  /** Starts a process over the data folder, by default without demonstration data; does not wait for it. */
  start: (environment?: Readonly<Record<string, string>>) => Promise<ProductProcess>;
  /** The embedded database's own process; `undefined` when it has been stopped in order. */
  findDatabase: () => Promise<number | undefined>;
  /** The same, when it must be running. */
  databasePid: () => Promise<number>;
  /** Stops every process of the database until the returned function is called. */
  freezeDatabase: () => Promise<() => void>;
}

export interface FaultShopOptions {
  /** True: the data folder is empty, as before the first start of all. Otherwise the shop has been opened before. */
  isNew?: boolean;
  /** True: one data folder for all tests of the file, whose processes go on from one to the next. */
  isForAll?: boolean;
  /** Size of a separate disk, which needs `mayMountDisks()`. */
  diskMiB?: number;
}

/** Registers hooks: every test of the file has a separate data folder by default. */
export function withFaultShop({ isNew = false, isForAll, diskMiB }: FaultShopOptions = {}): FaultShop {
  const running: ProductProcess[] = [];
  let dataDir = '';
  let copied: Promise<unknown> | undefined;
  const databasePid = async (): Promise<number> => {
    const pid = await findDatabase(dataDir);
    if (pid === undefined) throw new Error('No database runs here');
    return pid;
  };
  const [before, after] = isForAll ? [beforeAll, afterAll] : [beforeEach, afterEach];
  before(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'kaarto-fault-'));
    if (diskMiB !== undefined) await mountDisk(dataDir, diskMiB);
    copied = isNew ? Promise.resolve() : undefined;
  });
  after(async () => {
    await Promise.all(running.splice(0).map((product) => product.kill()));
    await stopDatabase(dataDir);
    if (diskMiB !== undefined) await unmountDisk(dataDir);
    await rm(dataDir, { recursive: true, force: true });
  });
  return {
    get dataDir() {
      return dataDir;
    },
    start: async (environment = {}) => {
      // With its owners: the database of a shop that root has opened is another account's.
      copied ??= runProgram('cp', ['-a', `${inject('openedEmptyShop')}/.`, dataDir]);
      await copied;
      const product = await startProduct({
        dataDir,
        environment: { DEMO_DATA: 'false', ...environment },
      });
      running.push(product);
      return product;
    },
    findDatabase: () => findDatabase(dataDir),
    databasePid,
    freezeDatabase: async () => {
      const first = await databasePid();
      const pids = [first, ...(await childrenOf(first))];
      for (const pid of pids) process.kill(pid, 'SIGSTOP');
      return () => {
        for (const pid of pids) process.kill(pid, 'SIGCONT');
      };
    },
  };
}

/** Puts an empty disk of this size over a folder; only where `mayMountDisks()`. */
export async function mountDisk(folder: string, sizeMiB: number): Promise<void> {
  await runProgram('mount', ['-t', 'tmpfs', '-o', `size=${sizeMiB}m,mode=755`, 'tmpfs', folder]);
}

/** Also while something on it is still open. */
export async function unmountDisk(folder: string): Promise<void> {
  await runProgram('umount', ['--lazy', folder]);
}

/** Whether this account may mount a disk: root on Linux, outside containers that forbid it. */
export async function mayMountDisks(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'kaarto-mount-'));
  try {
    await mountDisk(folder, 1);
    await runProgram('umount', [folder]);
    return true;
  } catch {
    return false;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The first line of the server's pid file, wherever the record in the data folder locates the cluster. */
async function findDatabase(dataDir: string): Promise<number | undefined> {
  const record = await readFile(join(dataDir, 'postgres.json'), 'utf8').catch(() => undefined);
  if (record === undefined) return undefined;
  const { cluster } = JSON.parse(record);
  const file = join(resolve(dataDir, String(cluster)), 'postmaster.pid');
  const [line = ''] = (await readFile(file, 'utf8').catch(() => '')).split('\n');
  return /^\d+$/.test(line) ? Number(line) : undefined;
}

/** Processes that this one has started itself. */
export async function childrenOf(parent: number): Promise<number[]> {
  const { stdout } = await runProgram('ps', ['-A', '-o', 'pid=,ppid=']);
  return stdout
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([pid = 0, ppid]) => (ppid === parent ? [pid] : []));
}

async function stopDatabase(dataDir: string): Promise<void> {
  const pid = await findDatabase(dataDir);
  if (pid === undefined) return;
  try {
    process.kill(pid, 'SIGINT');
  } catch {
    return;
  }
  for (let tries = 0; tries < 200 && (await findDatabase(dataDir)) !== undefined; tries += 1) await wait(50);
}

/** Signs the first administrator in; the headers of further calls, with the proof of the password that exports require. */
export async function signIn({ url }: Reached): Promise<{ authorization: string; 'x-confirmation': string }> {
  const answer = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  expect(answer.status).toBe(200);
  const { token } = await answer.json();
  return {
    authorization: `Bearer ${token}`,
    'x-confirmation': answer.headers.get('x-confirmation') ?? '',
  };
}

/** Saves the shop's phone number and gives the status of the answer. */
export async function savePhone(
  { url }: Reached,
  staff: { authorization: string },
  phone: string,
): Promise<number> {
  const answer = await fetch(`${url}/api/shop-profile`, {
    method: 'PUT',
    headers: { ...staff, 'content-type': 'application/json' },
    body: JSON.stringify({ phone }),
  });
  return answer.status;
}

export async function readPhone({ url }: Reached): Promise<string> {
  const { phone } = await (await fetch(`${url}/api/shop-profile`)).json();
  return phone;
}

export interface ImportState {
  _id: string;
  status: 'queued' | 'running' | 'done' | 'failed';
  created: number;
  updated: number;
  unchanged: number;
  withdrawn: number;
  failure: { code: string } | null;
}

/** Sends a list and gives the accepted run. */
export async function sendList(
  { url }: Reached,
  staff: { authorization: string },
  text: string,
  query = '',
): Promise<ImportState> {
  const form = new FormData();
  form.set('file', new File([text], 'lista.csv', { type: 'text/csv' }));
  const answer = await fetch(`${url}/api/imports?${query}`, { method: 'POST', headers: staff, body: form });
  expect(answer.status).toBe(202);
  return answer.json();
}

export async function readRun(
  { url }: Reached,
  staff: { authorization: string },
  id: string,
): Promise<ImportState> {
  const answer = await fetch(`${url}/api/imports/${id}`, { headers: staff });
  expect(answer.status).toBe(200);
  return answer.json();
}

/** Waits until the run has one of the states. */
export async function waitForRun(
  product: Reached,
  staff: { authorization: string },
  id: string,
  states: readonly ImportState['status'][],
): Promise<ImportState> {
  const deadline = Date.now() + 80_000;
  for (;;) {
    const run = await readRun(product, staff, id);
    if (states.includes(run.status)) return run;
    if (Date.now() > deadline) throw new Error(`The import stays ${run.status}:\n${product.output()}`);
    await wait(20);
  }
}

export async function countTyres({ url }: Reached): Promise<number> {
  const { total } = await (await fetch(`${url}/api/tires?limit=1`)).json();
  return total;
}
