import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { emptyDatabase } from '../../../../test/database.ts';
import { migrate, readMigrations } from './migrate.ts';

let folder: string;
let url: string;
let drop: () => Promise<void>;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kaarto-migrations-'));
  ({ url, drop } = await emptyDatabase());
});
afterEach(async () => {
  await rm(folder, { recursive: true });
  await drop();
});

async function migrateTo(
  files: Record<string, string>,
  options?: Parameters<typeof migrate>[2],
): Promise<string[]> {
  await rm(folder, { recursive: true });
  folder = await mkdtemp(join(tmpdir(), 'kaarto-migrations-'));
  for (const [name, sql] of Object.entries(files)) await writeFile(join(folder, name), sql);
  return migrate(url, await readMigrations(folder), options);
}

async function connected<T>(action: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await action(client);
  } finally {
    await client.end();
  }
}

async function tables(): Promise<string[]> {
  return connected(async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
    );
    return rows.map(({ name }) => name);
  });
}

const one = { '0001-one.sql': 'create table one (id integer);' };
const two = { ...one, '0002-two.sql': 'create table two (id integer);\ninsert into two values (1);' };

test('missing migrations are applied in order, and once', async () => {
  expect(await migrateTo(one)).toEqual(['0001-one']);
  expect(await migrateTo(two)).toEqual(['0002-two']);
  expect(await migrateTo(two)).toEqual([]);
  expect(await tables()).toEqual(['one', 'schema_migration', 'two']);
});

test('of many that migrate at once, one does the work', async () => {
  for (const [name, sql] of Object.entries(two)) await writeFile(join(folder, name), sql);
  const migrations = await readMigrations(folder);
  const applied = await Promise.all(Array.from({ length: 6 }, () => migrate(url, migrations)));
  expect(applied.flat().toSorted()).toEqual(['0001-one', '0002-two']);
});

test('a migration that fails leaves nothing and stops those after it', async () => {
  const broken = {
    ...one,
    '0002-broken.sql': 'create table half (id integer); select 1/0;',
    '0003-never.sql': '',
  };
  await expect(migrateTo(broken)).rejects.toThrow(
    /0002-broken failed and left nothing behind: division by zero/,
  );
  expect(await tables()).toEqual(['one', 'schema_migration']);
  expect(await migrateTo(two)).toEqual(['0002-two']);
});

test('a schema newer than the program is refused', async () => {
  await migrateTo(two);
  await expect(migrateTo(one)).rejects.toThrow(/0002-two, which this program does not know/);
});

test('a database from before the baseline is refused with the way to bring its data over', async () => {
  await migrateTo({ '0001-platform.sql': '', '0002-shop.sql': '' });
  await expect(migrateTo(one)).rejects.toThrow(/npm run backup.*npm run restore/);
});

test('a migration that was changed afterwards is refused', async () => {
  await migrateTo(one);
  await expect(migrateTo({ '0001-one.sql': 'create table other (id integer);' })).rejects.toThrow(
    /was changed/,
  );
});

test('line ends make no difference', async () => {
  await migrateTo(two);
  const withReturns = Object.fromEntries(
    Object.entries(two).map(([name, sql]) => [name, sql.replaceAll('\n', '\r\n')]),
  );
  expect(await migrateTo(withReturns)).toEqual([]);
});

test('a taken lock is waited for in short attempts', async () => {
  await migrateTo(one);
  const alter = { ...one, '0002-alter.sql': 'alter table one add column name text;' };
  await connected(async (visitor) => {
    await visitor.query('begin');
    await visitor.query('select * from one');
    const migrating = migrateTo(alter, { lockTimeoutMs: 50 });
    await new Promise((resolve) => setTimeout(resolve, 300));
    await visitor.query('commit');
    expect(await migrating).toEqual(['0002-alter']);
  });
});

test('a lock that is never let go ends the tries', async () => {
  await migrateTo(one);
  await connected(async (visitor) => {
    await visitor.query('begin');
    await visitor.query('select * from one');
    const alter = { ...one, '0002-alter.sql': 'alter table one add column name text;' };
    await expect(migrateTo(alter, { lockTimeoutMs: 20, retryForMs: 50 })).rejects.toThrow(/lock timeout/);
    await visitor.query('rollback');
  });
});

test.each(['1-short.sql', '0001_underscore.sql'])('the file name %s is refused', async (name) => {
  await expect(migrateTo({ [name]: '' })).rejects.toThrow(name);
});

test('a number used twice is refused, and so is a migration that ends its transaction', async () => {
  await expect(migrateTo({ '0001-a.sql': '', '0001-b.sql': '' })).rejects.toThrow('0001-b.sql');
  await expect(migrateTo({ '0001-a.sql': 'select 1;\ncommit;' })).rejects.toThrow(/ends the transaction/);
});
