// How soon a saved change is on the public page in every process, and how often the page is made for all who wait.
import { request } from 'node:http';

import { sql } from 'kysely';

import { withDatabaseOf } from './database.ts';
import { load, median } from './load.ts';
import { readMetrics } from './metrics.ts';
import { newDataDir, removeDataDir, startProduct, type RunningProduct } from './product.ts';
import { milliseconds, report } from './report.ts';
import { PASSWORD, signIn } from './staff.ts';

const PROCESSES = 3;
/** Successive answers within which each process has given several, as connections are dealt out in turn. */
const ANSWERS = 12;
const SAVES = 20;
const LIMIT_MS = 1_000;
const WAITING = 64;

export async function measureChanges(): Promise<void> {
  const dataDir = await newDataDir();
  const environment = { ADMIN_PASSWORD: PASSWORD };
  const many = await startProduct(dataDir, { ...environment, WEB_CONCURRENCY: String(PROCESSES) });
  await measureSpread(many);
  await many.stop();
  const one = await startProduct(dataDir, environment);
  await measureWaiting(one);
  await one.stop();
  await removeDataDir(dataDir);
}

async function measureSpread(product: RunningProduct): Promise<void> {
  const staff = await signIn(product);
  const times: number[] = [];
  for (let turn = 0; turn < SAVES; turn += 1) {
    const phone = `010 111 ${String(turn).padStart(4, '0')}`;
    // Every process has cached the page before it changes.
    for (let at = 0; at < ANSWERS; at += 1) await freshPage(product.url);
    await staff.send('PUT', '/api/shop-profile', { phone });
    const savedAt = performance.now();
    let seenAt = savedAt;
    for (let inRow = 0; inRow < ANSWERS; inRow += 1) {
      const isNew = (await freshPage(product.url)).includes(phone);
      if (inRow === 0 && isNew) seenAt = performance.now();
      if (!isNew) inRow = -1;
      if (performance.now() - savedAt > 10 * LIMIT_MS) throw new Error('A saved change does not show');
    }
    times.push(seenAt - savedAt);
  }
  const noticeMs = await withDatabaseOf(product.dataDir, async (db) => {
    const startedAt = performance.now();
    for (let turn = 0; turn < SAVES; turn += 1) await sql`select pg_notify('bench', 'x')`.execute(db);
    return (performance.now() - startedAt) / SAVES;
  });
  const most = Math.max(...times);
  report({
    what: `saved change on the front page in ${PROCESSES} processes, the slowest of ${SAVES}, median ${milliseconds(median(times))}`,
    ours: milliseconds(most),
    reference: `one NOTIFY ${milliseconds(noticeMs)}`,
    ratio: most / noticeMs,
    target: `≤ ${LIMIT_MS} ms`,
    isMet: most <= LIMIT_MS,
  });
}

/** Many visitors request a page that was just changed. */
async function measureWaiting(product: RunningProduct): Promise<void> {
  const staff = await signIn(product);
  await freshPage(product.url);
  await staff.send('PUT', '/api/shop-profile', { phone: '010 222 0000' });
  const before = await readMetrics(product.url);
  const { failures } = await load({ urls: [`${product.url}/`], connections: WAITING, seconds: 1 });
  const made = (await readMetrics(product.url)).made - before.made;
  report({
    what: `front page made after a change while ${WAITING} visitors ask for it`,
    ours: `${made} times`,
    target: 'once',
    isMet: made === 1 && failures === 0,
  });
}

/** The front page over a separate connection. */
function freshPage(url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    request(url, { agent: false }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => resolve(Buffer.concat(parts).toString('utf8')));
    })
      .on('error', reject)
      .end();
  });
}
