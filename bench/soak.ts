// `npm run soak [-- --minutes N]`: visitors, readers of the API, sign-ups, talks, staff and an import, all at once, at a third
// of what the machine can serve. Fails on any 5xx or broken connection, and when memory grows.
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { buildIfStale } from '../scripts/build-stamp.ts';
import { load, median } from './load.ts';
import type { LoadResult } from './load.ts';
import { readMetrics } from './metrics.ts';
import { newDataDir, removeDataDir, startProduct } from './product.ts';
import { milliseconds, perSecond } from './report.ts';
import { workAsStaff } from './soak-staff.ts';
import { visitorTraffic } from './soak-traffic.ts';
import { PASSWORD } from './staff.ts';

const CONNECTIONS = 32;
const CAPACITY_SECONDS = 10;
const SHARE = 1 / 3;
/** Requests are made and the product is looked at in stretches of this length. */
const STRETCH_SECONDS = 10;
/** Memory is compared with what it was after so long, or after a quarter of a shorter run. */
const SETTLED_MINUTES = 5;
const MOST_GROWTH = 1.1;
/** Below this a run is too short for memory to say anything. */
const TELLING_MINUTES = 10;
const MOST_DELAY_MS = 30;

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '10' } } });
const minutes = Number(values.minutes);
if (!(minutes > 0)) throw new Error('--minutes must be a number above 0');

await buildIfStale();
const dataDir = await newDataDir();
const product = await startProduct(dataDir, {
  ADMIN_PASSWORD: PASSWORD,
  TRUST_PROXY: '1',
  NEWSLETTER_DOUBLE_OPT_IN: 'false',
});
try {
  const isGood = await soak();
  process.exitCode = isGood ? 0 : 1;
} finally {
  await product.stop();
  await removeDataDir(dataDir);
}

async function soak(): Promise<boolean> {
  const traffic = await visitorTraffic(product.url);
  const atFull = { connections: CONNECTIONS, seconds: CAPACITY_SECONDS, isEachOnce: true };
  await load({ urls: traffic(50_000), ...atFull });
  const full = await load({ urls: traffic(50_000), ...atFull });
  const rate = full.requestsPerSecond * SHARE;
  process.stdout.write(
    `Serves ${perSecond(full.requestsPerSecond)}; for ${minutes} min it gets ${perSecond(rate)}\n`,
  );
  const staff = await workAsStaff(product);
  await readMetrics(product.url);
  const stretches: Stretch[] = [];
  const count = Math.max(1, Math.round((minutes * 60) / STRETCH_SECONDS));
  for (let at = 1; at <= count; at += 1) {
    stretches.push(await oneStretch(rate, traffic));
    if (at % 6 === 0) tellStretch((at * STRETCH_SECONDS) / 60, stretches.at(-1));
  }
  return verdict(rate, stretches, await staff.stop());
}

interface Stretch {
  result: LoadResult;
  memoryMiB: number;
  delayMs: number;
}

async function oneStretch(
  rate: number,
  traffic: Awaited<ReturnType<typeof visitorTraffic>>,
): Promise<Stretch> {
  const [result] = await Promise.all([
    load({
      urls: traffic(Math.ceil(rate * STRETCH_SECONDS)),
      connections: CONNECTIONS,
      seconds: STRETCH_SECONDS,
      perSecond: rate,
      isEachOnce: true,
    }),
    wait(STRETCH_SECONDS * 1000),
  ]);
  return { result, ...(await readMetrics(product.url)) };
}

function tellStretch(minute: number, stretch: Stretch | undefined): void {
  if (!stretch) return;
  const { result, memoryMiB, delayMs } = stretch;
  process.stdout.write(
    `${minute} min: ${perSecond(result.requestsPerSecond)}, p99 ${milliseconds(result.p99Ms)}, ${Math.round(memoryMiB)} MiB, event loop p99 ${milliseconds(delayMs)}\n`,
  );
}

/** The last line; whether all is well. */
function verdict(
  rate: number,
  stretches: readonly Stretch[],
  staff: { answers: number; failures: readonly string[] },
): boolean {
  const settledAt = Math.floor(Math.min((SETTLED_MINUTES * 60) / STRETCH_SECONDS, stretches.length / 4));
  const settledMiB = stretches[settledAt]?.memoryMiB ?? Number.NaN;
  const endMiB = median(stretches.slice(-3).map(({ memoryMiB }) => memoryMiB));
  const answers = stretches.reduce((sum, { result }) => sum + result.total, staff.answers);
  const failures = stretches.reduce((sum, { result }) => sum + brokenOf(result), staff.failures.length);
  for (const failure of staff.failures.slice(0, 10)) process.stdout.write(`${failure}\n`);
  const delayMs = median(stretches.map((stretch) => stretch.delayMs));
  const worstMs = Math.max(...stretches.map((stretch) => stretch.delayMs));
  const hasGrown = minutes >= TELLING_MINUTES && endMiB > settledMiB * MOST_GROWTH;
  const isGood = failures === 0 && !hasGrown && delayMs <= MOST_DELAY_MS;
  process.stdout.write(
    `${isGood ? 'Good' : 'NOT GOOD'}: ${minutes} min at ${perSecond(rate)}, ${answers.toLocaleString('en')} answers, ${failures} of 5xx or broken, memory ${Math.round(settledMiB)} to ${Math.round(endMiB)} MiB, event loop p99 ${milliseconds(delayMs)}, at worst ${milliseconds(worstMs)}\n`,
  );
  return isGood;
}

/** Answers of 5xx and connections without an answer. */
function brokenOf({ statuses }: LoadResult): number {
  return Object.entries(statuses)
    .filter(([status]) => status === '0' || status.startsWith('5'))
    .reduce((sum, [, count]) => sum + count, 0);
}
