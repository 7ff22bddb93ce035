// What visitors wait for while everything bad happens at once: a newsletter goes out, pictures that would be enormous are sent,
// passwords are guessed, prices are read from shops whose pages never end, and talks hang in a silent language model.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { z } from 'zod';

import { addSubscribersTo } from '../test/builders/newsletter-subscribers.ts';
import { makeFlatPng } from '../test/builders/pictures.ts';
import { load, type LoadRequest } from './load.ts';
import { newDataDir, removeDataDir, startProduct, treeMemoryMiB, type RunningProduct } from './product.ts';
import { milliseconds, report } from './report.ts';
import { beginNewsletter } from './restart.ts';
import { addressOf } from './soak-traffic.ts';
import { PASSWORD, signIn, type Staff } from './staff.ts';

const SUBSCRIBERS = 10_000;
const PICTURES_AT_ONCE = 8;
const SIGN_INS_PER_S = 50;
const SHOPS = 20;
const TALKS = 200;
const READS_PER_S = 300;
const READ_CONNECTIONS = 32;
const SECONDS = 12;
const P99_MS = 40;
const MAX_MIB = 1024;
const READS = [
  '/',
  '/renkaat',
  '/api/business-settings',
  '/api/homepage-settings',
  '/api/reviews',
  '/api/campaigns/active',
  '/api/tires/sizes',
];

const portSchema = z.object({ port: z.number() });
const sinkSchema = z.object({ url: z.string() });
const idSchema = z.object({ _id: z.string() });

export async function measureNeighbours(): Promise<void> {
  const bad = fork(fileURLToPath(new URL('bad-neighbours.ts', import.meta.url)));
  const { port } = portSchema.parse((await once(bad, 'message'))[0]);
  const sink = fork(fileURLToPath(new URL('newsletter-sink.ts', import.meta.url)), ['3']);
  const received = once(sink, 'message');
  sink.send('count');
  const { url: mailUrl } = sinkSchema.parse((await received)[0]);
  const dataDir = await newDataDir();
  const product = await startProduct(dataDir, {
    ADMIN_PASSWORD: PASSWORD,
    TRUST_PROXY: '1',
    SMTP_URL: mailUrl,
    AI_BASE_URL: `http://127.0.0.1:${port}/v1`,
    CRAWLER_ALLOWED_HOSTS: `127.0.0.1:${port}`,
  });
  try {
    await addSubscribersTo({ dataDir, databaseUrl: undefined }, SUBSCRIBERS);
    await measure(product, `http://127.0.0.1:${port}`);
  } finally {
    await product.stop();
    bad.disconnect();
    sink.disconnect();
    await removeDataDir(dataDir);
  }
}

async function measure(product: RunningProduct, badUrl: string): Promise<void> {
  const staff = await signIn(product);
  const shops = await followShops(staff, badUrl);
  await read(product.url, 2);
  const calm = await read(product.url, SECONDS / 2);
  const stopping = new AbortController();
  const statuses: Record<string, number> = {};
  const neighbours = disturb({ product, staff, shops, signal: stopping.signal, statuses });
  const most = mostMemory(product.process.pid ?? 0, stopping.signal);
  const loud = await read(product.url, SECONDS);
  stopping.abort();
  await neighbours;
  for (const [status, count] of Object.entries(loud.statuses)) {
    statuses[status] = (statuses[status] ?? 0) + count;
  }
  printFigures({ calmP99Ms: calm.p99Ms, p99Ms: loud.p99Ms, statuses, mostMiB: await most });
}

interface Figures {
  calmP99Ms: number;
  p99Ms: number;
  statuses: Record<string, number>;
  mostMiB: number;
}

function printFigures({ calmP99Ms, p99Ms, statuses, mostMiB }: Figures): void {
  const broken = Object.entries(statuses).filter(([status]) => status === '0' || status.startsWith('5'));
  const brokenCount = broken.reduce((sum, [, count]) => sum + count, 0);
  const received = Object.entries(statuses).map(([status, count]) => `${status} × ${count}`);
  report({
    what: `${READS_PER_S} public reads a second beside bad neighbours, p99`,
    ours: milliseconds(p99Ms),
    reference: `without them ${milliseconds(calmP99Ms)}`,
    ratio: p99Ms / calmP99Ms,
    target: `≤ ${P99_MS} ms`,
    isMet: p99Ms <= P99_MS,
  });
  report({
    what: `answers of 5xx or broken beside bad neighbours (${received.join(', ')})`,
    ours: String(brokenCount),
    target: '0',
    isMet: brokenCount === 0,
  });
  report({
    what: 'memory of the program and what it starts, the database left out, beside bad neighbours',
    ours: `${Math.round(mostMiB)} MiB`,
    target: `≤ ${MAX_MIB} MiB`,
    isMet: mostMiB <= MAX_MIB,
  });
}

function read(url: string, seconds: number) {
  return load({
    urls: READS.map((path) => `${url}${path}`),
    connections: READ_CONNECTIONS,
    seconds,
    perSecond: READS_PER_S,
    headers: { 'accept-encoding': 'br, gzip' },
  });
}

/** Pages to check; each is checked once by itself as soon as it is tracked. */
function followShops(staff: Staff, badUrl: string): Promise<string[]> {
  return Promise.all(
    Array.from({ length: SHOPS }, async (_each, at) => {
      const shop = { name: `Kauppa ${at}`, url: `${badUrl}/${at}`, productName: 'Talvirengas' };
      const crawlSettings = { timeout: 5_000, retryAttempts: 1 };
      const sent = { ...shop, selector: '.hinta', crawlSettings };
      return idSchema.parse(await staff.send('POST', '/api/competitor-prices', sent))._id;
    }),
  );
}

interface Disturbance {
  product: RunningProduct;
  staff: Staff;
  shops: readonly string[];
  signal: AbortSignal;
  /** How often each status came, counted here. */
  statuses: Record<string, number>;
}

/** Until stopped; answers that are cut off by the stop do not count. */
async function disturb({ product, staff, shops, signal, statuses }: Disturbance): Promise<void> {
  const request = async (path: string, init: RequestInit): Promise<void> => {
    const status = await fetch(`${product.url}${path}`, { ...init, signal })
      .then(async (answer) => {
        await answer.arrayBuffer();
        return answer.status;
      })
      .catch(() => (signal.aborted ? undefined : 0));
    if (status !== undefined) statuses[status] = (statuses[status] ?? 0) + 1;
  };
  const again = async (act: () => Promise<void>): Promise<void> => {
    while (!signal.aborted) await act();
  };
  await beginNewsletter(staff);
  const picture = new Blob([new Uint8Array(makeFlatPng(14_000, 14_000))], { type: 'image/png' });
  const signIns = load({
    urls: Array.from({ length: SIGN_INS_PER_S * SECONDS }, (_each, turn) => wrongSignIn(product.url, turn)),
    connections: SIGN_INS_PER_S,
    seconds: SECONDS,
    perSecond: SIGN_INS_PER_S,
    isEachOnce: true,
  });
  await Promise.all([
    ...Array.from({ length: PICTURES_AT_ONCE }, () =>
      again(async () => {
        const form = new FormData();
        form.append('image', picture, 'kuva.png');
        await request('/api/upload', { method: 'POST', headers: staff.headers, body: form });
      }),
    ),
    ...shops.map((shop) =>
      again(async () => {
        await request(`/api/competitor-prices/${shop}/check`, { method: 'POST', headers: staff.headers });
        await wait(250);
      }),
    ),
    ...Array.from({ length: TALKS }, (_each, turn) => request('/api/ai/chat', question(turn))),
    signIns.then((result) => {
      for (const [status, count] of Object.entries(result.statuses)) {
        statuses[status] = (statuses[status] ?? 0) + count;
      }
    }),
  ]);
}

function wrongSignIn(url: string, turn: number): LoadRequest {
  return {
    method: 'POST',
    url: `${url}/api/admin/login`,
    body: { username: `arvaaja${turn}`, password: 'ei-se-ole-tämä-12' },
    headers: { 'x-forwarded-for': addressOf(turn) },
  };
}

function question(turn: number): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': addressOf(100_000 + turn) },
    body: JSON.stringify({
      messages: [{ id: '1', role: 'user', content: 'Millaiset renkaat sopivat mökkitielle?' }],
    }),
  };
}

async function mostMemory(pid: number, signal: AbortSignal): Promise<number> {
  let mostMiB = 0;
  while (!signal.aborted) {
    mostMiB = Math.max(mostMiB, await treeMemoryMiB(pid));
    await wait(200);
  }
  return mostMiB;
}
