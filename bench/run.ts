// `npm run bench [-- name …]`: each figure beside its reference or limit, measured in this run. Words choose parts:
// start, serving, rendering, changes, writes, lists, imports, search, backups, newsletter (numbers: to so many readers).
import { buildIfStale } from '../scripts/build-stamp.ts';
import { measureBackups } from './backups.ts';
import { measureChanges } from './changes.ts';
import { measureImports } from './imports.ts';
import { measureLists } from './lists.ts';
import { measureNewsletters } from './newsletter.ts';
import { memoryOf, newDataDir, removeDataDir, startProduct } from './product.ts';
import { measureRendering } from './rendering.ts';
import { milliseconds, missedCount, report } from './report.ts';
import { measureSearch } from './search.ts';
import { measureServing } from './serving.ts';
import { measureWrites } from './writes.ts';

const FIRST_PAGE_MS = 1_500;
const IDLE_MIB = 200;
const isNumber = (word: string) => /^\d+$/.test(word);
const words = process.argv.slice(2);
const wanted = words.filter((word) => !isNumber(word));
const numbers = words.filter(isNumber).map(Number);
const isWanted = (part: string) => wanted.length === 0 || wanted.includes(part);

await buildIfStale();

if (isWanted('start') || isWanted('serving') || isWanted('rendering')) {
  const dataDir = await newDataDir();
  const first = await startProduct(dataDir);
  await first.stop();
  const product = await startProduct(dataDir);
  if (isWanted('start')) {
    report({
      what: 'start to first page on an existing database',
      ours: milliseconds(product.firstPageMs),
      target: `≤ ${FIRST_PAGE_MS} ms`,
      isMet: product.firstPageMs <= FIRST_PAGE_MS,
    });
    await new Promise((resolve) => setTimeout(resolve, 5_000));
    const { nowMiB } = memoryOf(product.process.pid ?? 0);
    report({
      what: 'resident memory, demonstration shop, idle',
      ours: `${Math.round(nowMiB)} MiB`,
      target: `≤ ${IDLE_MIB} MiB`,
      isMet: nowMiB <= IDLE_MIB,
    });
  }
  if (isWanted('serving')) await measureServing(product);
  if (isWanted('rendering')) await measureRendering(product);
  await product.stop();
  await removeDataDir(dataDir);
}

if (isWanted('changes')) await measureChanges();
if (isWanted('writes')) await measureWrites();
if (isWanted('lists')) await measureLists();

if (isWanted('imports') || isWanted('search') || isWanted('backups')) {
  const dataDir = await newDataDir();
  await measureImports(dataDir);
  if (isWanted('search')) {
    const product = await startProduct(dataDir, { DEMO_DATA: 'false' });
    await measureSearch(product);
    await product.stop();
  }
  if (isWanted('backups')) await measureBackups(dataDir);
  await removeDataDir(dataDir);
}

if (isWanted('newsletter')) await measureNewsletters(numbers);

process.exitCode = missedCount() > 0 ? 1 : 0;
