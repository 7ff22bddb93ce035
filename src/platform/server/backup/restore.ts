// Puts a backup into an empty database: read through and believed first, then written, marked from the first statement
// to the last, so that a restore that was cut off is neither taken for a shop nor in the way of the next.
import { Client } from 'pg';

import { UNFINISHED_TABLE, migrate } from '../db/migrate.ts';
import type { Migration } from '../db/migrate.ts';
import type { Files } from '../files/files.ts';
import { APP_SECRET_NAME } from '../secret.ts';
import { ArchiveError } from './archive-format.ts';
import type { ArchiveHeader } from './archive-format.ts';
import { readArchive } from './read-archive.ts';
import type { ArchivePart } from './read-archive.ts';
import { dropForeignKeys, isEmpty, openTables, setSequences, wipe } from './target.ts';
import type { TableWriter } from './target.ts';

export interface RestoreOptions {
  /** Connection string of the database. */
  url: string;
  files: Files;
  file: string;
  /** Every migration that this program knows, in order. */
  migrations: readonly Migration[];
  now: Date;
}

export interface Restored {
  backupMadeAt: Date;
  tables: number;
  files: number;
}

/**
 * Throws `ArchiveError` when the archive or the database does not suit; then nothing was written. When the writing
 * fails, what was written is removed again and the failure is passed on.
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  let fileCount = 0;
  const { header, sha256 } = await readArchive(options.file, async (part, { tables }) => {
    if (part.kind === 'file') fileCount += 1;
    if (part.kind === 'piece' && !tables.some(({ name }) => name === part.table)) {
      throw new ArchiveError('The backup is damaged: it has rows of a table that it does not name.');
    }
  });
  checkMigrations(header, options.migrations);
  const client = new Client({ connectionString: options.url, application_name: 'kaarto restore' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
    if (!(await isEmpty(client))) {
      throw new ArchiveError(
        'The database is not empty: a backup is restored into an empty one. Give another DATA_DIR or DATABASE_URL. Nothing was changed.',
      );
    }
    await wipe(client);
    await client.query(
      `create table public.${UNFINISHED_TABLE} (started_at timestamptz not null default now())`,
    );
    await write(client, options, header, sha256);
    return { backupMadeAt: new Date(header.createdAt), tables: header.tables.length, files: fileCount };
  } finally {
    await client.end();
  }
}

function checkMigrations({ migrations, version }: ArchiveHeader, known: readonly Migration[]): void {
  const isKnown = migrations.every(({ name, checksum }) =>
    known.some((one) => one.name === name && one.checksum === checksum),
  );
  if (isKnown) return;
  throw new ArchiveError(
    `The backup was made by another Kaarto (${version}), whose database this program does not know. Restore it with that one or a newer one. Nothing was restored.`,
  );
}

async function write(
  client: Client,
  options: RestoreOptions,
  header: ArchiveHeader,
  sha256: string,
): Promise<void> {
  const { url, migrations, files } = options;
  const put: string[] = [];
  try {
    const ofBackup = migrations.filter(({ name }) => header.migrations.some((one) => one.name === name));
    await migrate(url, ofBackup, { isRestoring: true });
    await client.query('begin');
    const restoreForeignKeys = await dropForeignKeys(client);
    const tables = await openTables(client, header);
    const again = await readArchive(options.file, (part) => writePart(part, tables, files, put));
    await tables.close();
    if (again.sha256 !== sha256) throw new ArchiveError('The backup changed while it was being restored.');
    await setSequences(client, header);
    await restoreForeignKeys();
    await client.query('commit');
    await migrate(url, migrations, { isRestoring: true });
    await finish(client, header, options.now);
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    await wipe(client).catch(() => undefined);
    await files.remove(put).catch(() => undefined);
    throw error;
  }
  await client.query('analyze');
}

/** A picture that is there already, in the folder of the very shop that moves, is left alone, also when this fails. */
async function writePart(part: ArchivePart, tables: TableWriter, files: Files, put: string[]): Promise<void> {
  if (part.kind === 'piece') return tables.write(part.table, part.content);
  const there = await files.open(part.name);
  there?.stream.destroy();
  if (there?.bytes === part.content.length) return;
  if (!there) put.push(part.name);
  await files.put(part.name, part.content);
}

/** In one step the data is a shop's, and one that sends nothing before its owner says so. */
async function finish(client: Client, { createdAt, appSecret }: ArchiveHeader, now: Date): Promise<void> {
  await client.query('begin');
  await client.query('insert into restored_mark (restored_at, backup_made_at) values ($1, $2)', [
    now,
    createdAt,
  ]);
  if (appSecret !== undefined) await keepAppSecret(client, appSecret);
  await client.query(`drop table ${UNFINISHED_TABLE}`);
  await client.query('commit');
}

async function keepAppSecret(client: Client, secret: string): Promise<void> {
  await client.query(
    `insert into platform_secret (name, value) values ($1, $2) on conflict (name) do update set value = excluded.value`,
    [APP_SECRET_NAME, secret],
  );
}
