import { mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync, gzipSync } from 'node:zlib';

import { Client } from 'pg';
import { pack as createPack } from 'tar-stream';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { emptyDatabase, migrationsFolder, testDatabase } from '../../../../test/database.ts';
import formerMigrations from '../../../../test/fixtures/former-migrations.json' with { type: 'json' };
import { migrate, readMigrations } from '../db/migrate.ts';
import type { Files } from '../files/files.ts';
import { createMemoryFiles } from '../files/memory-files.ts';
import { ArchiveError } from './archive-format.ts';
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

/** A shop with what is hard to carry: references, sequences, arrays, odd signs. */
async function shop(): Promise<string> {
  const { url, close } = await testDatabase();
  closing.push(close);
  await fill(url);
  return url;
}

async function fill(url: string): Promise<void> {
  const odd = `E'\\t\\\\N "ä€" \\n\\\\.' || n`;
  await query(
    url,
    `insert into manufacturer (id, name, slug, created_at, updated_at)
       select gen_random_uuid(), ${odd}, 'm-' || n, now(), now() from generate_series(1, 300) n;
     insert into tyre_model (id, manufacturer_id, name, slug, type, features, search_words, created_at, updated_at)
       select gen_random_uuid(), m.id, 'Malli', 'malli', 'summer', array['a,b', null, '"'], '', now(), now() from manufacturer m;
     insert into audit_entry (id, at, who, action, entity, entity_id, name, before, after)
       select gen_random_uuid(), now(), 'omistaja', 'changed', 'x', '', ${odd}, '{"a": "\\u00e4"}', '{}'
       from generate_series(1, 20) n;
     insert into platform_secret (name, value) values ('app', 'the-secret-that-was-generated')`,
  );
}

async function setSchema(url: string, applied: readonly { name: string; checksum: string }[]): Promise<void> {
  await query(url, 'truncate schema_migration');
  for (const { name, checksum } of applied) {
    await query(url, 'insert into schema_migration (name, checksum) values ($1, $2)', [name, checksum]);
  }
}

async function backUp(url: string, files = newFiles(), current?: string, former: string[] = []) {
  const secrets = { current, former };
  return makeBackup({ url, files, file: archive, version: '0.1.0', secrets, now: NOW, signal: never });
}

const restore = (url: string, files = newFiles()) =>
  restoreBackup({ url, files, file: archive, migrations, now: NOW });

/** All rows of all tables but the schema's books, as text. */
async function everything(url: string): Promise<Record<string, string[]>> {
  const tables = await query<{ name: string }>(
    url,
    `select tablename as name from pg_tables where schemaname = 'public'
      and tablename not in ('schema_migration', 'restored_mark', 'restored_job', 'backup_run') order by 1`,
  );
  const found: Record<string, string[]> = {};
  for (const { name } of tables) {
    const rows = await query<{ row: string }>(url, `select t::text as row from ${name} t order by 1`);
    found[name] = rows.map(({ row }) => row);
  }
  return found;
}

test('a restored database has every row, sequence and image of the original, and is marked', async () => {
  const url = await shop();
  const files = newFiles();
  await files.put('a.jpg', Buffer.from('picture'));
  await files.put('empty.png', Buffer.alloc(0));
  await query(
    url,
    `insert into backup_run (id, started_at, finished_at, file, size_bytes, failure)
      values (gen_random_uuid(), now(), now(), '/var/backups/a.tar.gz', 1, '')`,
  );
  await backUp(url, files, 'an-operator-secret-of-32-characters', ['the-secret-before-that-one-of-32-ch']);
  expect((await stat(archive)).mode & 0o777).toBe(0o600);
  expect(await readdir(folder)).toEqual(['shop.tar.gz']);

  const target = await emptyTarget();
  const restoredFiles = newFiles();
  expect(await restore(target, restoredFiles)).toMatchObject({ files: 2, backupMadeAt: NOW });
  const { platform_secret: secret, ...rest } = await everything(target);
  const { platform_secret: _, ...original } = await everything(url);
  expect(rest).toEqual(original);
  expect(await query(target, 'select file from backup_run')).toEqual([]);
  expect(secret?.find((row) => row.startsWith('(app,'))).toContain('an-operator-secret-of-32-characters');
  const former = secret?.filter((row) => row.startsWith('(former.')).join(' ');
  expect(former).toContain('the-secret-that-was-generated');
  expect(former).toContain('the-secret-before-that-one-of-32-ch');
  const picture = await restoredFiles.open('a.jpg');
  expect(picture && (await buffer(picture.stream)).toString()).toBe('picture');
  expect(await query(target, 'select backup_made_at from restored_mark')).toEqual([{ backup_made_at: NOW }]);
  expect(await migrate(target, migrations)).toEqual([]);
  const schema = `select conrelid::regclass::text, conname, pg_get_constraintdef(oid) from pg_constraint
    where connamespace = 'public'::regnamespace order by 1, 2`;
  expect(await query(target, schema)).toEqual(await query(url, schema));
  const [next] = await query<{ place: string }>(
    target,
    `insert into audit_entry (id, at, who, action, entity, entity_id, name, before, after)
      values (gen_random_uuid(), now(), '', 'changed', 'x', '', '', '{}', '{}') returning place`,
  );
  expect(next).toEqual({ place: '21' });
});

test('a backup has no sessions and no sign-ins, so an ended session is not valid in the copy', async () => {
  const url = await shop();
  await query(
    url,
    `insert into staff_account (id, username, username_key, password_hash, created_at, updated_at)
       values (gen_random_uuid(), 'myyja', 'myyja', 'x', now(), now());
     insert into staff_session (token_hash, account_id, created_at, last_seen_at, expires_at)
       select sha256('token'), id, now(), now(), now() + interval '1 day' from staff_account;
     insert into sign_in_attempt (id, account_key, address, at) values (gen_random_uuid(), 'x', '192.0.2.1', now())`,
  );
  await backUp(url);
  expect(gunzipSync(await readFile(archive)).toString('latin1')).not.toContain('tables/staff_session');
  const target = await emptyTarget();
  await restore(target);
  const restored = await everything(target);
  expect(restored['staff_account']).toHaveLength(1);
  expect([restored['staff_session'], restored['customer_session'], restored['sign_in_attempt']]).toEqual([
    [],
    [],
    [],
  ]);
});

test('a backup of a shop in use contains the state of one moment', async () => {
  const url = await shop();
  const writing = { goesOn: true, rounds: 0 };
  // A maker and its model belong together, and so do the two counts.
  const writer = (async () => {
    const client = new Client({ connectionString: url });
    await client.connect();
    for (; writing.goesOn; writing.rounds += 1) {
      await client.query(
        `with m as (insert into manufacturer (id, name, slug, created_at, updated_at)
           values (gen_random_uuid(), 'M', 'new-${writing.rounds}', now(), now()) returning id)
         insert into tyre_model (id, manufacturer_id, name, slug, type, search_words, created_at, updated_at)
           select gen_random_uuid(), id, 'M', 'm', 'summer', '', now(), now() from m`,
      );
    }
    await client.end();
  })();
  for (let round = 0; round < 3; round += 1) {
    const before = writing.rounds;
    await backUp(url);
    while (writing.rounds < before + 50) await sleep(5);
  }
  writing.goesOn = false;
  await writer;
  const target = await emptyTarget();
  await restore(target);
  const [counts] = await query<{ makers: number; models: number }>(
    target,
    'select (select count(*)::int from manufacturer) as makers, (select count(*)::int from tyre_model) as models',
  );
  expect(counts?.makers).toBe(counts?.models);
  expect(counts?.makers).toBeGreaterThan(300);
});

test('an archive that is damaged, cut off, foreign or too new is refused, and nothing is written', async () => {
  await backUp(await shop());
  const whole = await readFile(archive);
  const tar = gunzipSync(whole);
  const target = await emptyTarget();
  // Not compressed: a changed bit of a compressed archive can mean an equal copy from elsewhere, and so the same content.
  const flipped = gzipSync(tar, { level: 0 });
  const middle = Math.floor(flipped.length / 2);
  flipped[middle] = (flipped[middle] ?? 0) ^ 0x10;
  const reheaded = async (change: object) => {
    const header = /\{"product":"kaarto".*?\}(?=\0)/s.exec(tar.toString('latin1'))?.[0] ?? '';
    const changed = JSON.stringify({ ...JSON.parse(header), ...change }).padEnd(header.length, ' ');
    expect(changed).toHaveLength(header.length);
    return gzipSync(Buffer.from(tar.toString('latin1').replace(header, changed), 'latin1'));
  };
  const table: [string, Buffer, RegExp][] = [
    ['empty', Buffer.alloc(0), /not a backup of Kaarto/],
    ['text', Buffer.from('hello there'), /not a backup of Kaarto/],
    ['another gzip', gzipSync('hello there'), /damaged/],
    ['another tar', await otherTar(), /not a backup of Kaarto/],
    ['first half', whole.subarray(0, whole.length / 2), /damaged/],
    ['all but the last bytes', whole.subarray(0, -9), /damaged/],
    ['one bit', flipped, /damaged/],
    ['one letter behind a right checksum of gzip', gzipSync(replaceOnce(tar, 'Malli', 'Mulli')), /damaged/],
    ['no end', gzipSync(Buffer.concat([tar.subarray(0, -2560), Buffer.alloc(1024)])), /damaged/],
    ['newer format', await reheaded({ format: 2, createdAt: '2026-11-21T10:00:00.00Z' }), /newer Kaarto/],
    ['unknown schema', gzipSync(replaceOnce(tar, migrations[0]?.checksum ?? '', '0'.repeat(64))), /./],
  ];
  for (const [name, content, message] of table) {
    await writeFile(archive, content);
    const refused = await restore(target).then(
      () => 'restored',
      (error: unknown) => error,
    );
    expect(refused, name).toBeInstanceOf(ArchiveError);
    expect(refused, name).toMatchObject({ message: expect.stringMatching(message) });
    expect(await everything(target), name).toEqual({});
  }
  await writeFile(archive, whole);
  await restore(target);
  await expect(restore(target)).rejects.toThrow('The database is not empty');
});

test('a backup of another schema is refused, one of an older schema is migrated', async () => {
  const { url: old, drop } = await emptyDatabase();
  closing.push(drop);
  await migrate(old, migrations.slice(0, -2));
  await query(old, "insert into platform_secret (name, value) values ('x', 'y')");
  await backUp(old);
  const [first, ...others] = migrations;
  if (!first) throw new Error('There are no migrations');
  const target = await emptyTarget();
  const changed = [{ ...first, checksum: 'other' }, ...others];
  await expect(
    restoreBackup({ url: target, files: newFiles(), file: archive, migrations: changed, now: NOW }),
  ).rejects.toThrow('made by another Kaarto');
  await restore(target);
  expect(await query(target, "select value from platform_secret where name = 'x'")).toEqual([{ value: 'y' }]);
  expect(await migrate(target, migrations)).toEqual([]);
});

test('a backup of the last schema before the baseline is restored, without its limits', async () => {
  const url = await emptyTarget();
  const baseline = migrations.filter(({ name }) => name <= '0022-backups');
  await migrate(url, baseline);
  await fill(url);
  await setSchema(
    url,
    formerMigrations.map(([name = '', checksum = '']) => ({ name, checksum })),
  );
  await query(url, 'create table subscriber_mail as select now() as at');
  await backUp(url);
  const target = await emptyTarget();
  await restore(target);
  await query(url, "delete from schema_migration where name like '0085-%'");
  await backUp(url);
  await expect(restore(await emptyTarget())).rejects.toThrow('made by another Kaarto');
  await query(url, 'drop table subscriber_mail');
  await setSchema(url, baseline);
  await migrate(url, migrations);
  expect(await everything(target)).toEqual(await everything(url));
});

test('a failed restore leaves an empty database; an interrupted one can be repeated', async () => {
  const url = await shop();
  const files = newFiles();
  await files.put('a.jpg', Buffer.from('picture'));
  await backUp(url, files);
  const target = await emptyTarget();
  const full = newFiles();
  full.setRoom(0);
  await expect(restore(target, full)).rejects.toThrow('no space left');
  expect(await everything(target)).toEqual({});
  // The pictures of the very shop that moves are left alone.
  await query(target, 'create table foreign_table ()');
  await expect(restore(target, files)).rejects.toThrow('The database is not empty');
  await query(target, 'drop table foreign_table');
  const second = { name: 'b.jpg', content: Buffer.from('another') };
  await files.put(second.name, second.content);
  await backUp(url, files);
  await files.remove([second.name]);
  files.setRoom(0);
  await expect(restore(target, files)).rejects.toThrow('no space left');
  files.setRoom(undefined);
  expect(await files.open('a.jpg')).toBeDefined();

  // Killed while a picture is written: its connection ends as it does with kill -9, and nothing is cleared away.
  const stuck = Promise.withResolvers<void>();
  const neverPut = {
    ...newFiles(),
    put: async () => {
      stuck.resolve();
      await new Promise(() => undefined);
    },
  };
  void restore(target, { ...newFiles(), ...neverPut });
  await stuck.promise;
  await query(
    target,
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'kaarto restore'`,
  );
  await expect(migrate(target, migrations)).rejects.toThrow(
    'A restore into this database is under way or was cut off',
  );
  await restore(target);
  const { platform_secret: _, ...rest } = await everything(target);
  const { platform_secret: __, ...original } = await everything(url);
  expect(rest).toEqual(original);
});

test('a backup that cannot be written leaves nothing', async () => {
  const files = newFiles();
  await files.put('a.jpg', Buffer.from('picture'));
  const broken = { ...files, open: () => Promise.reject(new Error('the disk is broken')) };
  const { url, close } = await testDatabase();
  closing.push(close);
  const options = {
    url,
    file: archive,
    version: '0.1.0',
    secrets: { current: undefined, former: [] },
    now: NOW,
  };
  await expect(makeBackup({ ...options, files: broken, signal: never })).rejects.toThrow(
    'the disk is broken',
  );
  await expect(
    makeBackup({ ...options, files, file: join(folder, 'none', 'x'), signal: never }),
  ).rejects.toThrow('ENOENT');
  await expect(
    makeBackup({ ...options, files, signal: AbortSignal.abort(new Error('stopped')) }),
  ).rejects.toThrow('stopped');
  const stopping = new AbortController();
  const stopped: Files = {
    ...files,
    open: async (name) => {
      stopping.abort(new Error('stopped midway'));
      return files.open(name);
    },
  };
  await expect(makeBackup({ ...options, files: stopped, signal: stopping.signal })).rejects.toThrow(
    'stopped midway',
  );
  expect(await readdir(folder)).toEqual([]);
});

function replaceOnce(content: Buffer, from: string, to: string): Buffer {
  const text = content.toString('latin1');
  expect(text).toContain(from);
  return Buffer.from(text.replace(from, to), 'latin1');
}

async function otherTar(): Promise<Buffer> {
  const pack = createPack();
  pack.entry({ name: 'hello.txt' }, 'hello there');
  pack.finalize();
  return gzipSync(await buffer(pack));
}
