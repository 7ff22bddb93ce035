// `npm run bench [-- name …]`: each figure with its reference or limit, measured in this run. Words choose parts,
// `list` names them; numbers are the subscribers of a newsletter and the products of the growth measurement. Ends with
// a table and `bench-results/bench.json`.
import { buildIfStale } from '../scripts/build-stamp.ts';
import { measureBackups } from './backups.ts';
import { measureBookings } from './bookings.ts';
import { measureChanges } from './changes.ts';
import { measureGrowth } from './growth.ts';
import { measureImports } from './imports.ts';
import { measureLists } from './lists.ts';
import { measureNeighbours } from './neighbours.ts';
import { measureNewsletters } from './newsletter.ts';
import { endOnSignals, newDataDir, removeDataDir, startProduct } from './product.ts';
import { measureRendering } from './rendering.ts';
import { missedCount, reportedRows, tableOf, writeResults } from './report.ts';
import { measureRestarts } from './restart.ts';
import { measureSearch } from './search.ts';
import { measureServing } from './serving.ts';
import { measureSignIn } from './sign-in.ts';
import { measureSizing } from './sizing.ts';
import { measureStart } from './start.ts';
import { measureWrites } from './writes.ts';

/** Parts that share what they run on, in this order. */
const GROUPS: { parts: readonly string[]; measure: () => Promise<void> }[] = [
  { parts: ['start', 'serving', 'rendering'], measure: measureVisitors },
  { parts: ['restart'], measure: measureRestarts },
  { parts: ['changes'], measure: measureChanges },
  { parts: ['writes'], measure: measureWrites },
  { parts: ['bookings'], measure: measureBookings },
  { parts: ['lists'], measure: measureLists },
  { parts: ['neighbours'], measure: measureNeighbours },
  { parts: ['sign-in'], measure: measureSignIn },
  { parts: ['imports', 'search', 'sizing', 'backups'], measure: measureManyProducts },
  { parts: ['growth'], measure: () => measureGrowth(numbers) },
  { parts: ['newsletter'], measure: () => measureNewsletters(numbers) },
];

const isNumber = (word: string) => /^\d+$/.test(word);
const words = process.argv.slice(2);
const wanted = words.filter((word) => !isNumber(word));
const numbers = words.filter(isNumber).map(Number);
const isWanted = (part: string) => wanted.length === 0 || wanted.includes(part);

const names = GROUPS.flatMap(({ parts }) => parts);
const unknown = wanted.filter((word) => !names.includes(word));
if (unknown.length > 0) {
  process.stdout.write(`Parts: ${names.join(', ')}\n`);
  process.exit(unknown[0] === 'list' ? 0 : 1);
}

endOnSignals();
await buildIfStale();
const startedAt = performance.now();
const broken: { parts: readonly string[]; error: string }[] = [];
for (const { parts, measure } of GROUPS) {
  if (!parts.some(isWanted)) continue;
  const beganAt = performance.now();
  // The others are measured all the same.
  await measure().catch((error: unknown) => {
    broken.push({ parts, error: String(error).slice(0, 500) });
    process.stderr.write(`BROKEN  ${parts.join(', ')}: ${String(error)}\n`);
  });
  process.stdout.write(`        ${parts.join(', ')} took ${seconds(beganAt)} s\n`);
}
await writeResults('bench', { seconds: seconds(startedAt), rows: reportedRows(), broken });
process.stdout.write(`\n${tableOf(reportedRows())}\n\n`);
process.stdout.write(
  `${reportedRows().length} figures in ${seconds(startedAt)} s: ${missedCount()} missed, ${broken.length} parts broken\n`,
);
// A part that broke may have left something that would keep this process alive.
process.exit(missedCount() + broken.length > 0 ? 1 : 0);

async function measureVisitors(): Promise<void> {
  const dataDir = await newDataDir();
  try {
    const first = await startProduct(dataDir);
    await first.stop();
    if (isWanted('start') || isWanted('serving')) await measureStartAndServing(dataDir);
    if (isWanted('rendering')) await measureRendering(dataDir);
  } finally {
    await removeDataDir(dataDir);
  }
}

async function measureStartAndServing(dataDir: string): Promise<void> {
  const product = await startProduct(dataDir);
  try {
    if (isWanted('start')) await measureStart(product);
    if (isWanted('serving')) await measureServing(product);
  } finally {
    await product.stop();
  }
}

/** Search, sizing and backups need the products that the imports leave. */
async function measureManyProducts(): Promise<void> {
  const dataDir = await newDataDir();
  try {
    await measureImports(dataDir);
    if (isWanted('search')) {
      const product = await startProduct(dataDir, { DEMO_DATA: 'false' });
      try {
        await measureSearch(product);
      } finally {
        await product.stop();
      }
    }
    if (isWanted('sizing')) await measureSizing(dataDir);
    if (isWanted('backups')) await measureBackups(dataDir);
  } finally {
    await removeDataDir(dataDir);
  }
}

function seconds(sinceMs: number): number {
  return Math.round((performance.now() - sinceMs) / 1000);
}
