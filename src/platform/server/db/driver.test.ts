import { Kysely, sql } from 'kysely';
import { Pool } from 'pg';
import { afterAll, expect, test } from 'vitest';

import { testDatabase } from '../../../../test/database.ts';
import { pooledDialect } from './driver.ts';

const own = await testDatabase();
afterAll(() => own.close());

test('a connection that times out is closed, and its transaction never committed', async () => {
  const pool = new Pool({ connectionString: own.url, max: 1, query_timeout: 1_000 });
  const db = new Kysely<unknown>({ dialect: pooledDialect({ pool: () => pool, onLost: () => undefined }) });
  await sql`create table half (id integer)`.execute(db);
  const hanging = db.transaction().execute(async (tx) => {
    await sql`insert into half values (1)`.execute(tx);
    await sql`select pg_sleep(2)`.execute(tx);
  });
  await expect(hanging).rejects.toMatchObject({ status: 503 });
  await db.transaction().execute((tx) => sql`insert into half values (2)`.execute(tx));
  const { rows } = await sql`select id from half`.execute(db);
  expect(rows).toEqual([{ id: 2 }]);
  await pool.end();
});

test('a request that waited too long for a busy pool fails alone: the database is not lost', async () => {
  const lost: unknown[] = [];
  const pool = new Pool({ connectionString: own.url, max: 1, connectionTimeoutMillis: 500 });
  const db = new Kysely<unknown>({
    dialect: pooledDialect({ pool: () => pool, onLost: (error) => lost.push(error) }),
  });
  await sql`select 1`.execute(db);
  await db.transaction().execute(async (tx) => {
    const refusals: unknown[] = [];
    const waiting = sql`select 1`.execute(db).catch((error: unknown) => refusals.push(error));
    while (refusals.length === 0) await sql`select 1`.execute(tx);
    await waiting;
    expect(refusals).toMatchObject([{ status: 503 }]);
  });
  expect(lost).toEqual([]);
  await sql`select 1`.execute(db);
  await pool.end();
});

test('a pool whose statements all wait for a lock until they time out is busy, not lost', async () => {
  const lost: unknown[] = [];
  const limits = { max: 1, connectionTimeoutMillis: 1_000, statement_timeout: 200 };
  const pool = new Pool({ connectionString: own.url, ...limits });
  const db = new Kysely<unknown>({
    dialect: pooledDialect({ pool: () => pool, onLost: (error) => lost.push(error) }),
  });
  await sql`select 1`.execute(db);
  const results = await own.db.transaction().execute(async (tx) => {
    await sql`lock table platform_secret`.execute(tx);
    const read = () => sql`select from platform_secret`.execute(db);
    return Promise.allSettled(Array.from({ length: 10 }, read));
  });
  const failedWith = (message: string) =>
    expect.objectContaining({
      reason: expect.objectContaining({ cause: expect.objectContaining({ message }) }),
    });
  expect(results).toContainEqual(failedWith('canceling statement due to statement timeout'));
  expect(results).toContainEqual(failedWith('timeout exceeded when trying to connect'));
  expect(lost).toEqual([]);
  await pool.end();
});

test('a commit that PostgreSQL turned into a rollback is an error', async () => {
  const aborted = own.db.transaction().execute(async (tx) => {
    await sql`select 1/0`.execute(tx).catch(() => undefined);
  });
  await expect(aborted).rejects.toThrow(/transaction/i);
});

test('a change returns the number of changed rows', async () => {
  const db = own.db.$extendTables<{ platform_secret: { name: string; value: string } }>();
  await db
    .insertInto('platform_secret')
    .values([
      { name: 'a', value: '1' },
      { name: 'b', value: '2' },
    ])
    .execute();
  const result = await db.updateTable('platform_secret').set({ value: '3' }).executeTakeFirst();
  expect(result.numUpdatedRows).toBe(2n);
});

test('the stack of a failed statement leads to its caller', async () => {
  const error: unknown = await sql`select nonsense`.execute(own.db).catch((caught: unknown) => caught);
  expect(error instanceof Error ? error.stack : '').toContain('driver.test.ts');
});
