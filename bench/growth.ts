// How the figures grow with the products and with the web processes: import, start, memory, search, lists, sitemap, backup. They
// have targets at a million products; below they show the slope.
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { runCommand } from './command.ts';
import { writeList } from './list.ts';
import { load } from './load.ts';
import {
  cpuSecondsOf,
  memoryOf,
  newDataDir,
  removeDataDir,
  startProduct,
  type RunningProduct,
} from './product.ts';
import { milliseconds, perSecond, report } from './report.ts';
import { searchesOf } from './search.ts';
import { PASSWORD, signIn } from './staff.ts';

/** Without numbers behind the part's name. */
const PRODUCTS = [10_000, 100_000];
const MILLION = 1_000_000;
const PROCESSES = [1, 2, 4];
const CONNECTIONS = 16;
const SECONDS = 4;
const ENVIRONMENT = { DEMO_DATA: 'false', ADMIN_PASSWORD: PASSWORD };

/** At each number of products, e.g. a million: minutes and 2 GiB. */
export async function measureGrowth(products: readonly number[]): Promise<void> {
  for (const count of products.length > 0 ? products : PRODUCTS) await measureAt(count);
}

/** Has a target only where a million are on sale. */
interface Figure {
  what: string;
  value: number;
  write: (value: number) => string;
  limitAtMillion?: number;
}

async function measureAt(count: number): Promise<void> {
  const among = `among ${count.toLocaleString('en')} products`;
  const show = ({ what, value, write, limitAtMillion }: Figure) => {
    const limit = count >= MILLION ? limitAtMillion : undefined;
    const target = limit === undefined ? 'none' : `≤ ${write(limit)}`;
    report({
      what: `${what} ${among}`,
      ours: write(value),
      target,
      isMet: limit === undefined || value <= limit,
    });
  };
  const dataDir = await newDataDir();
  try {
    for (const figure of await importFigures(count, dataDir)) show(figure);
    for (const figure of await processFigures(dataDir)) show(figure);
    for (const figure of await backupFigures(dataDir)) show(figure);
  } finally {
    await removeDataDir(dataDir);
  }
}

const seconds = (value: number) => `${value.toFixed(1)} s`;
const mebibytes = (value: number) => `${Math.round(value).toLocaleString('en')} MiB`;

async function importFigures(count: number, dataDir: string): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'kaarto-lists-'));
  const file = join(folder, 'list.csv');
  await writeList(file, count);
  const { seconds: took, peakMiB } = await runCommand('import', file, dataDir);
  await rm(folder, { recursive: true });
  return [
    { what: 'rows imported', value: count / took, write: perSecond },
    { what: 'memory of the import', value: peakMiB, write: mebibytes },
  ];
}

async function backupFigures(dataDir: string): Promise<Figure[]> {
  const file = join(dataDir, 'bench.tar.gz');
  const { seconds: took } = await runCommand('backup', file, dataDir);
  const { size } = await stat(file);
  return [
    { what: 'backup', value: took, write: seconds },
    { what: 'its file', value: size / 2 ** 20, write: mebibytes },
  ];
}

async function processFigures(dataDir: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  const running: RunningProduct[] = [];
  try {
    for (const processes of PROCESSES) {
      while (running.length < processes) {
        const role = running.length === 0 ? 'all' : 'web';
        const product = await startProduct(dataDir, { ...ENVIRONMENT, PROCESS: role });
        running.push(product);
        if (running.length === 1) figures.push(...(await firstFigures(product)));
      }
      figures.push(...(await togetherFigures(running)));
    }
  } finally {
    for (const product of running.toReversed()) await product.stop();
  }
  return figures;
}

/** Figures of the one process that was just started. */
async function firstFigures(product: RunningProduct): Promise<Figure[]> {
  const startedAt = performance.now();
  await read(`${product.url}/api/tires?q=205`);
  const startMs = product.firstPageMs + performance.now() - startedAt;
  const { bySize, wide, typed } = await searchesOf(product.url);
  const staff = await signIn(product);
  const sheet = ['nokian', '205/55R16', 'conti', '17'].flatMap((word) =>
    Array.from(
      { length: 50 },
      (_, page) => `/api/tires/sheet?limit=100&sort=price&offset=${page * 100}&q=${encodeURIComponent(word)}`,
    ),
  );
  return [
    { what: 'start to the first search', value: startMs, write: milliseconds, limitAtMillion: 10_000 },
    { ...(await p99Of('search by size', product, bySize)), limitAtMillion: 30 },
    await p99Of('wide search', product, wide),
    await p99Of('suggestions', product, typed),
    await p99Of('the sheet', product, sheet, staff.headers),
    { what: 'the sitemap', value: await sitemapSeconds(product.url), write: seconds },
    {
      what: 'memory of the process after that',
      value: memoryOf(product.process.pid ?? 0).nowMiB,
      write: mebibytes,
      limitAtMillion: 1.2 * 1024,
    },
  ];
}

/** With the processor time of one answer, which others on the machine disturb less. */
async function p99Of(
  what: string,
  { url, process: { pid = 0 } }: RunningProduct,
  paths: readonly string[],
  headers: Record<string, string> = {},
): Promise<Figure> {
  const urls = paths.map((path) => `${url}${path}`);
  await load({ urls: urls.slice(0, 50), connections: 4, seconds: 1, headers });
  const usedSeconds = cpuSecondsOf(pid);
  const result = await load({ urls: urls.slice(50), connections: CONNECTIONS, seconds: SECONDS, headers });
  if (result.failures > 0) throw new Error(`${what}: ${result.failures} of ${result.total} failed`);
  const each = milliseconds(((cpuSecondsOf(pid) - usedSeconds) / result.total) * 1000);
  return { what: `p99 of ${what}, ${each} of processor time each`, value: result.p99Ms, write: milliseconds };
}

/** The index and all that it lists. */
async function sitemapSeconds(url: string): Promise<number> {
  const startedAt = performance.now();
  const index = await read(`${url}/sitemap.xml`);
  const parts = Array.from(
    index.matchAll(/<sitemap><loc>[^<]*?(\/sitemap[^<]*)<\/loc>/g),
    ([, path]) => path,
  );
  for (const path of parts) await read(`${url}${path ?? ''}`);
  return (performance.now() - startedAt) / 1000;
}

async function read(url: string): Promise<string> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return answer.text();
}

/** Searches by size of all processes at once. */
async function togetherFigures(running: readonly RunningProduct[]): Promise<Figure[]> {
  const [first] = running;
  if (!first) return [];
  const { bySize } = await searchesOf(first.url);
  const results = await Promise.all(
    running.map(async ({ url }, at) => {
      const own = bySize.filter((_, turn) => turn % running.length === at);
      const urls = own.map((path) => `${url}${path}&process=${running.length}`);
      return load({ urls, connections: Math.ceil(CONNECTIONS / running.length), seconds: SECONDS });
    }),
  );
  const memory = running.map(({ process: { pid } }) => memoryOf(pid ?? 0).nowMiB);
  const who = running.length === 1 ? 'by one process' : `by ${running.length} processes`;
  return [
    {
      what: `searches by size ${who}`,
      value: results.reduce((sum, { requestsPerSecond }) => sum + requestsPerSecond, 0),
      write: perSecond,
    },
    { what: `memory ${who}`, value: memory.reduce((sum, each) => sum + each, 0), write: mebibytes },
  ];
}
