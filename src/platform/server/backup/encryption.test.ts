import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';

import { emptyDatabase, migrationsFolder, testDatabase } from '../../../../test/database.ts';
import { readMigrations } from '../db/migrate.ts';
import { createMemoryFiles } from '../files/memory-files.ts';
import { makeBackup } from './backup.ts';
import { DecryptionError, decryption, encryption } from './encryption.ts';
import { restoreBackup } from './restore.ts';
import { SESSION_TABLES } from './snapshot.ts';

const PASSPHRASE = 'kumi palaa hitaasti yöllä';
const NOW = new Date('2026-11-21T10:00:00Z');

const folder = await mkdtemp(join(tmpdir(), 'kaarto-encryption-'));
afterAll(() => rm(folder, { recursive: true }));

const PIECE = 64 * 1024;
const some = (bytes: number) => Buffer.alloc(bytes, 'rengas ');
const encrypt = (content: Buffer) => buffer(Readable.from([content]).pipe(encryption(PASSPHRASE)));
/** As a disk gives it: in chunks that end anywhere. */
async function decrypt(sealed: Buffer, passphrase = PASSPHRASE): Promise<Buffer> {
  const chunks = Array.from({ length: Math.ceil(sealed.length / 10_007) }, (_each, at) =>
    sealed.subarray(at * 10_007, (at + 1) * 10_007),
  );
  const stream = decryption(passphrase);
  const read = buffer(stream);
  for (const chunk of chunks) stream.write(chunk);
  stream.end();
  return read;
}

test('decrypting gives back any length of data, and equal data encrypts differently', async () => {
  for (const bytes of [0, 1, PIECE - 1, PIECE, PIECE + 1, 3 * PIECE + 17]) {
    const sealed = await encrypt(some(bytes));
    expect((await decrypt(sealed)).equals(some(bytes)), `${bytes} bytes`).toBe(true);
    expect(sealed.includes('rengas')).toBe(false);
  }
  expect((await encrypt(some(10))).equals(await encrypt(some(10)))).toBe(false);
});

test('another passphrase, a changed, moved or missing piece and a lost end are refused', async () => {
  const sealed = await encrypt(some(3 * PIECE));
  const head = 19 + 16;
  const piece = PIECE + 16;
  const changed = Buffer.from(sealed);
  changed.writeUInt8(changed.readUInt8(head + 5) ^ 1, head + 5);
  const [first, second] = [
    sealed.subarray(head, head + piece),
    sealed.subarray(head + piece, head + 2 * piece),
  ];
  const rest = sealed.subarray(head + 2 * piece);
  const start = sealed.subarray(0, head);
  await expect(decrypt(sealed, `${PASSPHRASE}!`)).rejects.toThrow(DecryptionError);
  for (const bad of [
    changed,
    Buffer.concat([start, second, first, rest]),
    Buffer.concat([start, first, rest]),
    Buffer.concat([start, first, second]),
    sealed.subarray(0, -1),
    start,
    start.subarray(0, 20),
  ]) {
    await expect(decrypt(bad)).rejects.toThrow(DecryptionError);
  }
});

test('an encrypted backup contains nothing readable and is restored by its passphrase alone', async () => {
  const { url, close } = await testDatabase();
  const target = await emptyDatabase();
  const file = join(folder, 'shop.tar.gz.encrypted');
  const files = createMemoryFiles(() => NOW);
  const migrations = await readMigrations(migrationsFolder);
  const secrets = { current: undefined, former: [] };
  const { signal } = new AbortController();
  const restore = (passphrase?: string) =>
    restoreBackup({ url: target.url, files, file, migrations, now: NOW, passphrase });
  try {
    await makeBackup({
      url,
      files,
      file,
      version: '0.1.0',
      secrets,
      now: NOW,
      signal,
      passphrase: PASSPHRASE,
    });
    expect((await readFile(file)).subarray(0, 18).toString()).toBe('kaarto-encrypted-1');
    await expect(restore()).rejects.toThrow('is encrypted: set BACKUP_PASSPHRASE');
    await expect(restore('aivan toinen lause kuin se')).rejects.toThrow('another BACKUP_PASSPHRASE');
    const whole = await readFile(file);
    await writeFile(file, whole.subarray(0, -20));
    await expect(restore(PASSPHRASE)).rejects.toThrow('damaged or not whole');
    await writeFile(file, whole);
    expect((await restore(PASSPHRASE)).tables).toBeGreaterThan(50);
    expect(await readdir(folder)).toEqual(['shop.tar.gz.encrypted']);
  } finally {
    await target.drop();
    await close();
  }
});

test('no table of sessions goes into a backup', async () => {
  const { url, close } = await testDatabase();
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename like '%session%' order by 1",
  );
  await client.end();
  await close();
  const names = rows.map(({ name }) => name);
  expect(names).toContain('staff_session');
  expect(names.filter((name) => !SESSION_TABLES.some((table) => table === name))).toEqual([]);
});
