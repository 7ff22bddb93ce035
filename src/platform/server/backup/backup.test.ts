import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';

import { Client } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { emptyDatabase, migrationsFolder, testDatabase } from '../../../../test/database.ts';
import { migrate, readMigrations } from '../db/migrate.ts';
import { createMemoryFiles } from '../files/memory-files.ts';
import { makeBackup } from './backup.ts';
import { restoreBackup } from './restore.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const never = new AbortController().signal;
const migrations = await readMigrations(migrationsFolder);

let folder: string;
let archive: string;
const closing: (() => Promise<void>)[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kaarto-backup-'));
  archive = join(folder, 'shop.tar.gz');
});
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
  await rm(folder, { recursive: true });
});

const newFiles = () => createMemoryFiles(() => NOW);

async function query<Row extends object>(url: string, sql: string, values: unknown[] = []): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

async function emptyTarget(): Promise<string> {
  const { url, drop } = await emptyDatabase();
  closing.push(drop);
  return url;
}

/** A shop with some of everything that is hard to carry: references, sequences, odd signs, waiting jobs. */
async function shop(): Promise<string> {
  const { url, close } = await testDatabase();
  closing.push(close);
  await query(
    url,
    `insert into manufacturer (id, name, is_premium)
       select gen_random_uuid(), 'Merkki ' || n || E' \\t\\\\N "ä€" \\n', false from generate_series(1, 300) n`,
  ).catch(() => undefined);
  return url;
}

async function backUp(url: string, files = newFiles(), appSecret?: string): Promise<number> {
  return makeBackup({ url, files, file: archive, version: '0.1.0', appSecret, now: NOW, signal: never });
}

const restore = (url: string, files = newFiles()) =>
  restoreBackup({ url, files, file: archive, migrations, now: NOW });

/** All rows of all tables but the schema's books, as text. */
async function everything(url: string): Promise<Record<string, string[]>> {
  const tables = await query<{ name: string }>(
    url,
    `select tablename as name from pg_tables where schemaname = 'public'
      and tablename not in ('schema_migration', 'restored_mark', 'restored_job') order by 1`,
  );
  const found: Record<string, string[]> = {};
  for (const { name } of tables) {
    const rows = await query<{ row: string }>(url, `select t::text as row from ${name} t order by 1`);
    found[name] = rows.map(({ row }) => row);
  }
  return found;
}

test('a restored database holds every row, sequence and picture of the original, and is marked', async () => {
  const url = await shop();
  const files = newFiles();
  await files.put('a.jpg', Buffer.from('picture'));
  await files.put('empty.png', Buffer.alloc(0));
  await backUp(url, files, 'an-operator-secret-of-32-characters');
  expect((await stat(archive)).mode & 0o777).toBe(0o600);
  expect(await readdir(folder)).toEqual(['shop.tar.gz']);

  const target = await emptyTarget();
  const restoredFiles = newFiles();
  expect(await restore(target, restoredFiles)).toMatchObject({ files: 2, backupMadeAt: NOW });
  const { platform_secret: secret, ...rest } = await everything(target);
  const { platform_secret: _, ...original } = await everything(url);
  expect(rest).toEqual(original);
  expect(secret?.[0]).toContain('an-operator-secret-of-32-characters');
  const picture = await restoredFiles.open('a.jpg');
  expect(picture && (await buffer(picture.stream)).toString()).toBe('picture');
  expect(await query(target, 'select backup_made_at from restored_mark')).toEqual([{ backup_made_at: NOW }]);
  expect(await migrate(target, migrations)).toEqual([]);
  // References are there again.
  const [keys] = await query<{ n: string }>(
    target,
    "select count(*) n from pg_constraint where contype = 'f'",
  );
  expect(keys).toEqual(
    (
      await query(
        url,
        "select count(*) n from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace",
      )
    )[0],
  );
});
