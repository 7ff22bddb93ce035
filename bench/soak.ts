// `npm run soak [-- --minutes N] [--processes N] [--per-second N]`: visitors, readers of the API, sign-ups, talks, staff and an
// import, all at once, at a third of what the machine can serve. Fails on any 5xx or broken connection, and when memory grows.
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { buildIfStale } from '../scripts/build-stamp.ts';
import { load, type LoadResult } from './load.ts';
import { readMetrics, type ProcessFigures } from './metrics.ts';
import {
  cpuSecondsOf,
  endOnSignals,
  newDataDir,
  removeDataDir,
  startProduct,
  type RunningProduct,
} from './product.ts';
import { milliseconds, perSecond, writeResults } from './report.ts';
import { judgeSoak, formatSoakReport } from './soak-report.ts';
import { workAsStaff } from './soak-staff.ts';
import { visitorTraffic } from './soak-traffic.ts';
import { PASSWORD } from './staff.ts';

const CONNECTIONS = 32;
const CAPACITY_SECONDS = 10;
const SHARE = 1 / 3;
/** Requests are made and the processes are measured in stretches of this length. */
const STRETCH_SECONDS = 10;

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    processes: { type: 'string', default: '1' },
    'per-second': { type: 'string' },
  },
});
const minutes = aboveZero('minutes', values.minutes);
const processCount = Math.ceil(aboveZero('processes', values.processes));
const targetRate =
  values['per-second'] === undefined ? undefined : aboveZero('per-second', values['per-second']);

endOnSignals();
await buildIfStale();
const dataDir = await newDataDir();
const products: RunningProduct[] = [];
try {
  for (let at = 0; at < processCount; at += 1) {
    // The first one also runs the jobs.
    const role = at === 0 ? 'all' : 'web';
    products.push(
      await startProduct(dataDir, {
        PROCESS: role,
        ADMIN_PASSWORD: PASSWORD,
        TRUST_PROXY: '1',
        NEWSLETTER_DOUBLE_OPT_IN: 'false',
      }),
    );
  }
  process.exitCode = (await soak()) ? 0 : 1;
} finally {
  for (const product of products.toReversed()) await product.stop();
  await removeDataDir(dataDir);
}

async function soak(): Promise<boolean> {
  const [first] = products;
  if (!first) throw new Error('No process was started');
  const traffic = await visitorTraffic(first.url);
  const rate = targetRate ?? (await measureCapacity(traffic)) * SHARE;
  process.stdout.write(`For ${minutes} min visitors send ${perSecond(rate)}\n`);
  const staff = await workAsStaff(first);
  const results: LoadResult[] = [];
  const processes = new Map(
    products.map(({ process: { pid } }): [string, ProcessFigures[]] => [`process ${pid}`, []]),
  );
  await Promise.all(products.map(({ url }) => readMetrics(url)));
  const usedBefore = usedSeconds();
  const count = Math.max(1, Math.round((minutes * 60) / STRETCH_SECONDS));
  for (let at = 1; at <= count; at += 1) {
    const stretch = await oneStretch(rate, traffic);
    results.push(...stretch.map(({ result }) => result));
    for (const { pid, figures } of stretch) processes.get(`process ${pid}`)?.push(figures);
    if (at % 6 === 0) reportStretch((at * STRETCH_SECONDS) / 60, stretch);
  }
  const worked = await staff.stop();
  const cpuSeconds = usedSeconds() - usedBefore;
  for (const failure of worked.failures.slice(0, 10)) process.stdout.write(`${failure}\n`);
  const run = {
    minutes,
    stretchSeconds: STRETCH_SECONDS,
    perSecond: rate,
    results,
    staff: worked,
    processes,
    cpuSeconds,
  };
  const report = judgeSoak(run);
  process.stdout.write(`${formatSoakReport(report)}\n`);
  await writeResults('soak', { ...report, stretches: Object.fromEntries(processes) });
  return report.checks.every(({ isPassed }) => isPassed);
}

/** Processor time of all processes so far. */
function usedSeconds(): number {
  return products.reduce((sum, { process: { pid } }) => sum + cpuSecondsOf(pid ?? 0), 0);
}

type Traffic = Awaited<ReturnType<typeof visitorTraffic>>;

/** The most requests a second that all processes together answer, measured after a warm-up. */
async function measureCapacity(traffic: Traffic): Promise<number> {
  const full = () =>
    loadAll(traffic(50_000), { connections: CONNECTIONS, seconds: CAPACITY_SECONDS, isEachOnce: true });
  await full();
  const served = (await full()).reduce((sum, { requestsPerSecond }) => sum + requestsPerSecond, 0);
  process.stdout.write(`Serves ${perSecond(served)}\n`);
  return served;
}

/** Distributes the requests among the processes; one result for each. */
function loadAll(
  urls: ReturnType<Traffic>,
  options: Omit<Parameters<typeof load>[0], 'urls'>,
): Promise<LoadResult[]> {
  return Promise.all(
    products.map(({ url }, at) =>
      load({
        urls: urls
          .filter((_request, turn) => turn % products.length === at)
          .map((request) => ({ ...request, url: `${url}${request.url.slice(products[0]?.url.length)}` })),
        ...options,
      }),
    ),
  );
}

interface Stretch {
  pid: number | undefined;
  result: LoadResult;
  figures: ProcessFigures;
}

async function oneStretch(rate: number, traffic: Traffic): Promise<Stretch[]> {
  const [results] = await Promise.all([
    loadAll(traffic(Math.ceil(rate * STRETCH_SECONDS)), {
      connections: CONNECTIONS,
      seconds: STRETCH_SECONDS,
      perSecond: rate / products.length,
      isEachOnce: true,
    }),
    wait(STRETCH_SECONDS * 1000),
  ]);
  return Promise.all(
    products.map(async (product, at) => {
      const result = results[at];
      if (!result) throw new Error('A process gave no result');
      return { pid: product.process.pid, result, figures: await readMetrics(product.url) };
    }),
  );
}

function reportStretch(minute: number, stretch: readonly Stretch[]): void {
  for (const { pid, result, figures } of stretch) {
    process.stdout.write(
      `${minute} min, process ${pid}: ${perSecond(result.requestsPerSecond)}, p99 ${milliseconds(result.p99Ms)}, ${Math.round(figures.memoryMiB)} MiB, heap ${Math.round(figures.heapMiB)}, outside ${Math.round(figures.outsideMiB)}, event loop p99 ${milliseconds(figures.delayMs)}\n`,
    );
  }
}

function aboveZero(name: string, text: string): number {
  const value = Number(text);
  if (!(value > 0)) throw new Error(`--${name} must be a number above 0`);
  return value;
}
