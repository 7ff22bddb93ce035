import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sql } from 'kysely';
import { Client } from 'pg';
import { pino } from 'pino';
import { afterAll, expect, test, vi } from 'vitest';

import { migrationsFolder, testDatabase } from '../../../../test/database.ts';
import { Problem } from '../../contract/problem.ts';
import { startDatabase } from './connect.ts';
import { findPaths } from './embedded/embedded-paths.ts';
import { stopEmbedded } from './embedded/embedded.ts';
import { findPostmaster } from './embedded/postmaster.ts';
import { isForeignKeyViolation, isUniqueViolation } from './errors.ts';
import { inTransaction } from './transaction.ts';

// Making a cluster is slow work on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const log = pino({ level: 'silent' });

const own = await testDatabase();
const { db } = own;
await sql`create table thing (id integer primary key, parent integer references thing (id))`.execute(db);
afterAll(() => own.close());

/** Cuts connections from the server's side, as a restart of the database does. */
async function cutConnections(applicationName: string): Promise<void> {
  const client = new Client({ connectionString: own.url });
  await client.connect();
  await client.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = $1',
    [applicationName],
  );
  await client.end();
}

const backendPid = async () => {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  return rows[0]?.pid;
};

test('calendar days come as text, bigints as numbers and times as dates', async () => {
  const { rows } = await sql`select date '2026-11-25' as day, 9007199254740991::bigint as big,
    timestamptz '2026-01-01T00:00:00+02:00' as at`.execute(db);
  expect(rows).toEqual([
    { day: '2026-11-25', big: 9_007_199_254_740_991, at: new Date('2025-12-31T22:00:00Z') },
  ]);
});

test('a bigint too large for a number is an error, never a wrong number', async () => {
  await expect(sql`select 9007199254740993::bigint as big`.execute(db)).rejects.toThrow(/too large/);
});

test('a connection cut by the server is replaced', async () => {
  const before = await backendPid();
  await cutConnections('kaarto web');
  await expect.poll(() => backendPid().catch(() => before)).not.toBe(before);
});

test('a connection cut in a transaction is the 503 problem, and nothing is half written', async () => {
  const work = db.transaction().execute(async (tx) => {
    await sql`insert into thing values (1)`.execute(tx);
    await cutConnections('kaarto web');
    await sql`insert into thing values (2)`.execute(tx);
  });
  await expect(work).rejects.toMatchObject({ code: 'database.unavailable', status: 503 });
  const { rows } = await sql`select id from thing`.execute(db);
  expect(rows).toEqual([]);
});

test('requests and jobs have time limits and connections of their own', async () => {
  const limit = async () => {
    const { rows } = await sql<{
      limit: string;
      name: string;
    }>`select current_setting('statement_timeout') as limit,
      current_setting('application_name') as name`.execute(db);
    return rows[0];
  };
  expect(await limit()).toEqual({ limit: '5s', name: 'kaarto web' });
  expect(await own.database.runAsJob(limit)).toEqual({ limit: '5min', name: 'kaarto job' });
});

test('a statement over its time is the 503 problem', async () => {
  const slow = db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 20`.execute(tx);
    await sql`select pg_sleep(5)`.execute(tx);
  });
  await expect(slow).rejects.toMatchObject({ status: 503 });
});

test('violations of different database constraints are distinguished', async () => {
  await sql`insert into thing values (10)`.execute(db);
  const again: unknown = await sql`insert into thing values (10)`
    .execute(db)
    .catch((error: unknown) => error);
  const orphan: unknown = await sql`insert into thing values (11, 99)`
    .execute(db)
    .catch((error: unknown) => error);
  expect(isUniqueViolation(again)).toBe(true);
  expect(isUniqueViolation(again, 'thing_pkey')).toBe(true);
  expect(isUniqueViolation(again, 'other_key')).toBe(false);
  expect(isForeignKeyViolation(orphan)).toBe(true);
  expect(isUniqueViolation(orphan)).toBe(false);
  expect(again).not.toBeInstanceOf(Problem);
});

test('a transaction that lost against another is run again', async () => {
  await sql`create table counter as select 0 as value`.execute(db);
  const increment = () =>
    inTransaction(
      db,
      async (tx) => {
        const { rows } = await sql<{ value: number }>`select value from counter`.execute(tx);
        await sql`update counter set value = ${(rows[0]?.value ?? 0) + 1}`.execute(tx);
      },
      { isolation: 'serializable', attempts: 50 },
    );
  await Promise.all(Array.from({ length: 8 }, increment));
  const { rows } = await sql`select value from counter`.execute(db);
  expect(rows).toEqual([{ value: 8 }]);
});

test('an error thrown in a transaction rolls it back and is passed on', async () => {
  const failing = inTransaction(db, async (tx) => {
    await sql`insert into thing values (20)`.execute(tx);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  const { rows } = await sql`select id from thing where id = 20`.execute(db);
  expect(rows).toEqual([]);
});

test('until the database is ready every query is the 503 problem, and waiting can be aborted', async () => {
  const nowhere = startDatabase({
    settings: { databaseUrl: 'postgresql://kaarto@127.0.0.1:1/kaarto', dataDir: '' },
    log,
    migrations: migrationsFolder,
  });
  expect(nowhere.isReady()).toBe(false);
  expect(() => nowhere.assertReady()).toThrow(expect.objectContaining({ status: 503 }));
  await expect(sql`select 1`.execute(nowhere.kysely)).rejects.toMatchObject({ status: 503 });
  expect(await nowhere.health()).toEqual({ isReachable: false, isMigrated: false });
  await nowhere.close();
  await expect(nowhere.ready()).rejects.toThrow(/Stopped/);
});

test('an embedded database that is killed comes back by itself', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'kaarto-revive-'));
  await chmod(dataDir, 0o711);
  const database = startDatabase({
    settings: { databaseUrl: undefined, dataDir },
    log,
    migrations: migrationsFolder,
  });
  try {
    await database.ready();
    const pid = await findPostmaster((await findPaths(dataDir)).folder);
    process.kill(pid ?? 0, 'SIGKILL');
    const answer = () =>
      sql`select 1 as one`.execute(database.kysely).then(
        ({ rows }) => rows,
        () => 'away',
      );
    await expect.poll(answer).toEqual([{ one: 1 }]);
    expect(await database.health()).toEqual({ isReachable: true, isMigrated: true });
  } finally {
    await database.close();
    await stopEmbedded(dataDir);
    await rm(dataDir, { recursive: true });
  }
});
