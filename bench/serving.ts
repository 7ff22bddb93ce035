// Pages and public reads from memory against node:http sending the same compressed bytes, each server on one core in its turn and
// the load on another.
import { fork, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { pinTo, unpin } from './cores.ts';
import { load, median } from './load.ts';
import { cpuSecondsOf, type RunningProduct } from './product.ts';
import { perSecond, report } from './report.ts';

const ROUNDS = 5;
const SECONDS = 3;
const CONNECTIONS = 64;
const SERVER_CORE = 1;
const LOAD_CORE = 0;
/** A page requested again is compressed again within this time, unless the machine is very busy. */
const SETTLE_MS = 1_000;
const PATHS = ['/', '/renkaat', '/api/business-settings', '/api/homepage-settings', '/api/tires/sizes'];

export async function measureServing(product: RunningProduct): Promise<void> {
  pinTo(product.process.pid ?? 0, SERVER_CORE);
  for (const path of PATHS) {
    await compare(product, path, {}, 0.85, `${path} from memory`);
    await compare(product, path, { 'if-none-match': 'etag' }, 0.9, `${path} unchanged (304)`);
  }
  unpin(product.process.pid ?? 0);
}

interface FetchedBytes {
  bytes: Buffer;
  etag: string;
  /** Names and values in turn, as they came, but for those that Node adds to every answer. */
  headers: readonly string[];
}

async function compare(
  product: RunningProduct,
  path: string,
  extra: Record<string, string>,
  target: number,
  what: string,
): Promise<void> {
  const taken = await fetchSettled(`${product.url}${path}`);
  const headers = {
    'accept-encoding': 'br, gzip',
    ...('if-none-match' in extra && { 'if-none-match': taken.etag }),
  };
  const { headers: unchanged } = await fetchBytes(`${product.url}${path}`, { 'if-none-match': taken.etag });
  const reference = await startReference(taken, unchanged);
  pinTo(reference.process.pid ?? 0, SERVER_CORE);
  const ours: number[] = [];
  const theirs: number[] = [];
  const cpuRatios: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const a = await measured(product.process.pid ?? 0, `${product.url}${path}`, headers);
    const b = await measured(reference.process.pid ?? 0, reference.url, headers);
    ours.push(a.requestsPerSecond);
    theirs.push(b.requestsPerSecond);
    cpuRatios.push(b.cpuPerRequest / a.cpuPerRequest);
  }
  reference.process.disconnect();
  const ratio = median(ours.map((value, round) => value / (theirs[round] ?? value)));
  report({
    what: `${what}, processor time ratio ${median(cpuRatios).toFixed(2)}`,
    ours: perSecond(median(ours)),
    reference: `node:http ${perSecond(median(theirs))}`,
    ratio,
    target: `≥ ${target}`,
    isMet: ratio >= target,
  });
}

async function measured(pid: number, url: string, headers: Record<string, string>) {
  const before = cpuSecondsOf(pid);
  const core = LOAD_CORE;
  const result = await load({ urls: [url], connections: CONNECTIONS, seconds: SECONDS, headers, core });
  if (result.failures > 0) throw new Error(`${result.failures} of ${result.total} requests to ${url} failed`);
  return { ...result, cpuPerRequest: (cpuSecondsOf(pid) - before) / result.total };
}

/** As it travels once it has been compressed as far as it goes: the reference must not send more than the product. */
async function fetchSettled(url: string): Promise<FetchedBytes> {
  for (let last = await fetchBytes(url); ;) {
    await fetchBytes(url);
    await wait(SETTLE_MS);
    const next = await fetchBytes(url);
    if (next.bytes.length === last.bytes.length) return next;
    last = next;
  }
}

/** The bytes as they travel, still compressed. */
export function fetchBytes(url: string, conditions: Record<string, string> = {}): Promise<FetchedBytes> {
  return new Promise((resolve, reject) => {
    request(url, { headers: { 'accept-encoding': 'br, gzip', ...conditions } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        resolve({
          bytes: Buffer.concat(parts),
          etag: answer.headers.etag ?? '',
          headers: withoutOwn(answer.rawHeaders),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}

/** Without the headers that Node writes itself. */
function withoutOwn(rawHeaders: readonly string[]): string[] {
  const own = new Set(['date', 'connection', 'keep-alive']);
  return rawHeaders.flatMap((name, at) =>
    at % 2 === 0 && !own.has(name.toLowerCase()) ? [name, rawHeaders[at + 1] ?? ''] : [],
  );
}

/** `node:http` sending these bytes and headers to every request, a 304 with its own; disconnect the process to end it. */
export async function startReference(
  taken: FetchedBytes,
  unchanged: readonly string[] = [],
): Promise<{ url: string; process: ChildProcess }> {
  const folder = await mkdtemp(join(tmpdir(), 'kaarto-reference-'));
  await writeFile(join(folder, 'body'), taken.bytes);
  const heads = { etag: taken.etag, whole: taken.headers, unchanged };
  await writeFile(join(folder, 'heads.json'), JSON.stringify(heads));
  const child = fork(fileURLToPath(new URL('./reference-server.ts', import.meta.url)), [folder]);
  child.once('exit', () => void rm(folder, { recursive: true, force: true }));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('message', (message) => {
      if (typeof message === 'object' && message && 'port' in message) {
        resolve({ url: `http://127.0.0.1:${String(message.port)}/`, process: child });
      }
    });
  });
}
