// Puts a backup into an empty database: read through and believed first, then written, marked from the first statement
// to the last, so that a restore that was cut off is neither taken for a shop nor in the way of the next.
import { Client } from 'pg';

import { UNFINISHED_TABLE, migrate, type Migration } from '../db/migrate.ts';
import type { Files } from '../files/files.ts';
import { APP_SECRET_NAME, FORMER_SECRET_PREFIX } from '../secret.ts';
import { ArchiveError, type ArchiveHeader } from './archive-format.ts';
import { isDropped, isFormerSchema, migrationsOf } from './former-schema.ts';
import { readArchive, type ArchivePart } from './read-archive.ts';
import { SESSION_TABLES } from './snapshot.ts';
import { dropForeignKeys, isEmpty, openTables, setSequences, wipe } from './target.ts';

const FILES_AT_ONCE = 8;

export interface RestoreOptions {
  /** Connection string of the database. */
  url: string;
  files: Files;
  file: string;
  /** Every migration that this program knows, in order. */
  migrations: readonly Migration[];
  now: Date;
  /** Passphrase of an encrypted archive. */
  passphrase?: string | undefined;
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
  const { header, sha256 } = await readArchive(options.file, options.passphrase, async (part, { tables }) => {
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
  if (isKnown || isFormerSchema(migrations)) return;
  throw new ArchiveError(
    `The backup was made by another Kaarto (${version}), whose database this program does not know. Restore it with that one or a newer one; if it is older than the first release, start the last Kaarto before it once on that shop and make the backup anew. Nothing was restored.`,
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
  const putFile = manyAtOnce((part: FilePart) => writeFile(part, files, put));
  try {
    await migrate(url, migrationsOf(header.migrations, migrations), { isRestoring: true });
    await client.query('begin');
    const restoreForeignKeys = await dropForeignKeys(client);
    const isGone = (table: string): boolean => isDropped(table, header.migrations);
    const tables = await openTables(
      client,
      header.tables.filter(({ name }) => !isGone(name)),
    );
    const again = await readArchive(options.file, options.passphrase, async (part) => {
      if (part.kind === 'file') await putFile.start(part);
      else if (!isGone(part.table)) await tables.write(part.table, part.content);
    });
    await tables.close();
    await putFile.settle();
    if (again.sha256 !== sha256) throw new ArchiveError('The backup changed while it was being restored.');
    await setSequences(client, header);
    await restoreForeignKeys();
    await client.query('commit');
    await migrate(url, migrations, { isRestoring: true });
    await finish(client, header, options.now);
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    await wipe(client).catch(() => undefined);
    await putFile.settle().catch(() => undefined);
    await files.remove(put).catch(() => undefined);
    throw error;
  }
  await client.query('analyze');
}

type FilePart = Extract<ArchivePart, { kind: 'file' }>;

/** A picture that is there already, in the folder of the very shop that moves, is left alone, also when this fails. */
async function writeFile({ name, content }: FilePart, files: Files, put: string[]): Promise<void> {
  const there = await files.open(name);
  there?.stream.destroy();
  if (there?.bytes === content.length) return;
  if (!there) put.push(name);
  await files.put(name, content);
}

/** Most of the time of a small file is waiting for the disk. */
function manyAtOnce<Item>(work: (item: Item) => Promise<void>) {
  const running = new Set<Promise<void>>();
  const failures: unknown[] = [];
  const check = (): void => {
    if (failures.length > 0) throw pictureFailed(failures[0]);
  };
  return {
    /** Resolves when there is room for more; throws when an earlier one failed. */
    start: async (item: Item): Promise<void> => {
      check();
      const one: Promise<void> = work(item)
        .catch((error: unknown) => void failures.push(error))
        .finally(() => running.delete(one));
      running.add(one);
      if (running.size >= FILES_AT_ONCE) await Promise.race(running);
    },
    settle: async (): Promise<void> => {
      await Promise.all(running);
      check();
    },
  };
}

function pictureFailed(cause: unknown): Error {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new ArchiveError(`A picture could not be written: ${reason}. What was restored is removed again.`, {
    cause,
  });
}

/** In one transaction the data becomes a shop's, which sends nothing before its owner allows it. */
async function finish(client: Client, header: ArchiveHeader, now: Date): Promise<void> {
  await client.query('begin');
  await client.query('insert into restored_mark (restored_at, backup_made_at) values ($1, $2)', [
    now,
    header.createdAt,
  ]);
  await storeSecrets(client, header);
  // Older backups contain sessions.
  await client.query(`truncate ${SESSION_TABLES.join(', ')}`);
  await client.query(`drop table ${UNFINISHED_TABLE}`);
  await client.query('commit');
}

/** The operator's own becomes the shop's; what was made with others is still read. */
async function storeSecrets(client: Client, { appSecret, formerSecrets = [] }: ArchiveHeader): Promise<void> {
  if (appSecret !== undefined) {
    await client.query(
      'update platform_secret set name = $2::text || gen_random_uuid() where name = $1 and value <> $3',
      [APP_SECRET_NAME, FORMER_SECRET_PREFIX, appSecret],
    );
    await client.query(
      'insert into platform_secret (name, value) values ($1, $2) on conflict (name) do nothing',
      [APP_SECRET_NAME, appSecret],
    );
  }
  await client.query(
    'insert into platform_secret (name, value) select $1::text || gen_random_uuid(), one from unnest($2::text[]) one',
    [FORMER_SECRET_PREFIX, formerSecrets],
  );
}
