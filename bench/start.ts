// How long the product takes from its start to the first page over an existing database, and its memory when idle.
import { setTimeout as wait } from 'node:timers/promises';

import { memoryOf, type RunningProduct } from './product.ts';
import { milliseconds, report } from './report.ts';

const FIRST_PAGE_MS = 1_500;
const IDLE_MIB = 200;
const SETTLE_MS = 5_000;

/** `product` has just been started for the second time. */
export async function measureStart(product: RunningProduct): Promise<void> {
  report({
    what: 'start to first page on an existing database',
    ours: milliseconds(product.firstPageMs),
    target: `≤ ${FIRST_PAGE_MS} ms`,
    isMet: product.firstPageMs <= FIRST_PAGE_MS,
  });
  await wait(SETTLE_MS);
  const { nowMiB } = memoryOf(product.process.pid ?? 0);
  report({
    what: 'resident memory, demonstration shop, idle',
    ours: `${Math.round(nowMiB)} MiB`,
    target: `≤ ${IDLE_MIB} MiB`,
    isMet: nowMiB <= IDLE_MIB,
  });
}
