// Migrates the schema to the version of this program: `migrations/NNNN-name.sql`, forward only, each in a transaction.
import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { Client, type ClientBase } from 'pg';

import { isLockTimeout } from './errors.ts';
import { MIGRATION_LOCK } from './locks.ts';

/** The schema and this program do not match; trying again does not help. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

export interface Migration {
  /** File name without its ending, e.g. '0001-platform'. */
  name: string;
  sql: string;
  /** SHA-256 of the text with plain line ends, hex. */
  checksum: string;
}

export interface MigrationOptions {
  /** Milliseconds that a statement waits for a lock of visitors' queries. */
  lockTimeoutMs?: number;
  /** How long one migration is tried again after such a wait, ms. */
  retryForMs?: number;
  /** The restore itself may migrate a database that is marked as unfinished. */
  isRestoring?: boolean;
}

/** Exists during a restore and after an interrupted one. */
export const UNFINISHED_TABLE = 'restore_unfinished';

/** A migration older than the baseline: the database was made before the first release. */
const FORMER_MIGRATION = '0002-shop';

/** Migrations of a folder in their order. Throws on a file name that is none or a number used twice. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).toSorted();
  const numbers = new Set<string>();
  return Promise.all(
    files.map(async (file) => {
      const number = /^(\d{4})-[a-z0-9-]+\.sql$/.exec(file)?.[1];
      if (!number || numbers.has(number)) {
        throw new MigrationError(`${file} is no NNNN-name.sql with a number of its own`);
      }
      numbers.add(number);
      const sql = (await readFile(join(folder, file), 'utf8')).replaceAll('\r\n', '\n');
      if (/^\s*(commit|rollback)\b/im.test(sql)) {
        throw new MigrationError(`${file} ends the transaction it runs in`);
      }
      return { name: file.slice(0, -4), sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
}

/** Applies what is missing and returns the names. Many processes may call this at once; one does the work. */
export async function migrate(
  url: string,
  migrations: readonly Migration[],
  options: MigrationOptions = {},
): Promise<string[]> {
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    application_name: 'kaarto migrate',
  });
  // A lost connection also rejects the statement that is waiting.
  client.on('error', () => undefined);
  await client.connect();
  try {
    if (options.isRestoring !== true) await refuseUnfinished(client);
    if (await isUpToDate(client, migrations)) return [];
    await inTransaction(client, () =>
      client.query(
        'create table if not exists schema_migration (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
      ),
    );
    const applied: string[] = [];
    for (const migration of migrations) {
      if (await applyOnce(client, migration, migrations, options)) applied.push(migration.name);
    }
    return applied;
  } finally {
    await client.end();
  }
}

/** Half a shop is none. */
async function refuseUnfinished(client: ClientBase): Promise<void> {
  const { rowCount } = await client.query('select from pg_tables where tablename = $1', [UNFINISHED_TABLE]);
  if (!rowCount) return;
  throw new MigrationError(
    'A restore into this database is under way or was cut off, so it holds no whole shop. Run "npm run restore -- FILE" again: it starts anew.',
  );
}

/** Without waiting for anybody's lock: the usual case at a start. */
async function isUpToDate(client: ClientBase, migrations: readonly Migration[]): Promise<boolean> {
  const found = await client.query("select from pg_tables where tablename = 'schema_migration'");
  if (!found.rowCount) return false;
  const applied = await readApplied(client, migrations);
  return migrations.every(({ name }) => applied.has(name));
}

async function applyOnce(
  client: ClientBase,
  migration: Migration,
  all: readonly Migration[],
  { lockTimeoutMs = 1_000, retryForMs = 60_000 }: MigrationOptions,
): Promise<boolean> {
  const deadlineMs = Date.now() + retryForMs;
  for (;;) {
    try {
      return await inTransaction(client, async () => {
        if ((await readApplied(client, all)).has(migration.name)) return false;
        await client.query(`set local lock_timeout = ${lockTimeoutMs}`);
        await client.query(migration.sql);
        await client.query('insert into schema_migration (name, checksum) values ($1, $2)', [
          migration.name,
          migration.checksum,
        ]);
        return true;
      });
    } catch (error) {
      if (!isLockTimeout(error)) throw asMigrationError(error, migration);
      if (Date.now() > deadlineMs) throw asMigrationError(error, migration);
      // Visitors who queued behind the wait go first.
      await sleep(200 + Math.random() * 300);
    }
  }
}

/** One transaction behind the lock that all migrating processes share; it ends with the transaction. */
async function inTransaction<T>(client: ClientBase, action: () => Promise<T>): Promise<T> {
  await client.query('begin');
  try {
    await client.query('set local statement_timeout = 0');
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    const result = await action();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

/** Names applied so far. Throws when this program does not know one of them, or knows it with another text. */
async function readApplied(client: ClientBase, known: readonly Migration[]): Promise<Set<string>> {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migration order by name',
  );
  if (rows.some(({ name }) => name === FORMER_MIGRATION)) {
    throw new MigrationError(
      'This database was made by a Kaarto from before the first release and stays as it is. With that Kaarto run "npm run backup -- FILE"; then give this one an empty DATA_DIR or DATABASE_URL and run "npm run restore -- FILE".',
    );
  }
  for (const { name, checksum } of rows) {
    const migration = known.find((each) => each.name === name);
    if (!migration) {
      throw new MigrationError(
        `The database has the migration ${name}, which this program does not know: a newer Kaarto has used it. Start that one, or restore a backup made by this one.`,
      );
    }
    if (migration.checksum !== checksum) {
      throw new MigrationError(`The migration ${name} was changed after it was applied to this database.`);
    }
  }
  return new Set(rows.map(({ name }) => name));
}

function asMigrationError(error: unknown, { name }: Migration): unknown {
  if (error instanceof MigrationError || !(error instanceof Error)) return error;
  // The caller retries a broken connection.
  if (!('code' in error) || !('severity' in error) || error.severity === 'FATAL') return error;
  return new MigrationError(`The migration ${name} failed and left nothing behind: ${error.message}`, {
    cause: error,
  });
}
