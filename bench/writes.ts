// Public writes that are on disk before they are answered, from many visitors; and whether all are there after a kill.
import { once } from 'node:events';

import { sql, type Kysely } from 'kysely';

import { withDatabaseOf } from './database.ts';
import { load, type LoadRequest } from './load.ts';
import { newDataDir, removeDataDir, startProduct } from './product.ts';
import { milliseconds, perSecond, report } from './report.ts';

const CONNECTIONS = 64;
const SECONDS = 6;
const REQUESTS = 40_000;
const WRITES_PER_S = 2_500;
const P99_MS = 80;
/** Connections of the product's pool, and of the reference. */
const POOL = 10;

const KINDS = [
  {
    what: 'feedback',
    table: 'feedback',
    path: '/api/feedback',
    body: (turn: number) => ({ rating: turn % 11, comment: 'Nopea renkaanvaihto, kiitos!' }),
  },
  {
    what: 'subscriptions',
    table: 'subscriber',
    path: '/api/subscribers/subscribe',
    body: (turn: number) => ({ email: `tilaaja${turn}@example.fi` }),
  },
] as const;

export async function measureWrites(): Promise<void> {
  for (const kind of KINDS) await measure(kind);
}

async function measure({ what, table, path, body }: (typeof KINDS)[number]): Promise<void> {
  const dataDir = await newDataDir();
  const product = await startProduct(dataDir, { TRUST_PROXY: '1', NEWSLETTER_DOUBLE_OPT_IN: 'false' });
  const urls = Array.from({ length: REQUESTS }, (_each, turn): LoadRequest => ({
    method: 'POST',
    url: `${product.url}${path}`,
    body: body(turn),
    headers: { 'x-forwarded-for': addressOf(turn) },
  }));
  const before = await withDatabaseOf(dataDir, (db) => count(db, table));
  const result = await load({ urls, connections: CONNECTIONS, seconds: SECONDS, isEachOnce: true });
  product.process.kill('SIGKILL');
  await once(product.process, 'exit');
  if (result.failures > 0) throw new Error(`${what}: ${JSON.stringify(result.statuses)}`);
  const { stored, limit } = await withDatabaseOf(dataDir, async (db) => ({
    stored: (await count(db, table)) - before,
    limit: await insertAlone(db),
  }));
  await removeDataDir(dataDir);
  report({
    what: `${what} on disk, ${CONNECTIONS} connections of as many visitors, p99 ${milliseconds(result.p99Ms)}`,
    ours: perSecond(result.requestsPerSecond),
    reference: `one insert each over ${POOL} connections ${perSecond(limit)}`,
    ratio: result.requestsPerSecond / limit,
    target: `≥ ${WRITES_PER_S}/s, p99 ≤ ${P99_MS} ms`,
    isMet: result.requestsPerSecond >= WRITES_PER_S && result.p99Ms <= P99_MS,
  });
  report({
    what: `${what} still there after kill -9`,
    ours: `${stored} of ${result.total} answered`,
    target: 'all',
    isMet: stored >= result.total,
  });
}

/** A separate address for each visitor. */
export function addressOf(turn: number): string {
  return `10.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}`;
}

async function count(db: Kysely<unknown>, table: string): Promise<number> {
  const { rows } = await sql<{ count: string }>`select count(*) from ${sql.table(table)}`.execute(db);
  return Number(rows[0]?.count);
}

/** What the database takes when nothing else is done: one durable row at a time on each connection. */
export async function insertAlone(db: Kysely<unknown>): Promise<number> {
  await sql`create table bench_row (id serial primary key, at timestamptz not null, text text not null)`.execute(
    db,
  );
  const endAt = performance.now() + SECONDS * 1000;
  const insert = async () => {
    let rows = 0;
    for (; performance.now() < endAt; rows += 1) {
      await sql`insert into bench_row (at, text) values (now(), 'Nopea renkaanvaihto, kiitos!')`.execute(db);
    }
    return rows;
  };
  const counts = await Promise.all(Array.from({ length: POOL }, insert));
  return counts.reduce((sum, rows) => sum + rows, 0) / SECONDS;
}
