// `npm run backup -- FILE` and `npm run restore -- FILE`: for the operator, next to a running server or without one.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

import { ArchiveError } from '../../platform/server/backup/archive-format.ts';
import { makeBackup } from '../../platform/server/backup/backup.ts';
import { restoreBackup } from '../../platform/server/backup/restore.ts';
import { EmbeddedDatabaseError } from '../../platform/server/db/embedded/embedded-database-error.ts';
import { startEmbedded } from '../../platform/server/db/embedded/embedded.ts';
import { MigrationError, readMigrations } from '../../platform/server/db/migrate.ts';
import { configuredSecrets } from '../../platform/server/secret.ts';
import type { Settings } from '../../platform/server/settings.ts';
import { createFiles } from '../context.ts';
import { readVersion } from '../version.ts';
import type { CommandOptions } from './options.ts';

/** The exit code: 0 done, 1 it failed, 2 wrong arguments. */
export async function backupCommand({ root, settings, args }: CommandOptions): Promise<number> {
  const stopping = new AbortController();
  process.once('SIGINT', () => stopping.abort(new Error('Stopped')));
  return withFile(args, 'backup', async (file) => {
    if (existsSync(file)) throw new ArchiveError(`${file} is there already. Nothing was changed.`);
    if (settings.databaseUrl === undefined && !existsSync(resolve(settings.dataDir, 'postgres.json'))) {
      throw new ArchiveError(
        `There is no shop in DATA_DIR ${settings.dataDir}, and DATABASE_URL is not set.`,
      );
    }
    const bytes = await withDatabase(settings, (url) =>
      makeBackup({
        url,
        file,
        files: createFiles(settings),
        version: readVersion(root),
        secrets: configuredSecrets(settings),
        now: new Date(),
        passphrase: settings.backupPassphrase,
        signal: stopping.signal,
      }),
    );
    return `Backup made: ${file}, ${megabytes(bytes)}. It holds customers' data and keys: keep it safe.`;
  });
}

/** The exit code: 0 done, 1 refused or failed, 2 wrong arguments. */
export async function restoreCommand({ root, settings, args }: CommandOptions): Promise<number> {
  return withFile(args, 'restore', async (file) => {
    const migrations = await readMigrations(resolve(root, 'migrations'));
    const { tables, files, backupMadeAt } = await withDatabase(settings, (url) =>
      restoreBackup({
        url,
        file,
        files: createFiles(settings),
        migrations,
        now: new Date(),
        passphrase: settings.backupPassphrase,
      }),
    );
    return `Restored the backup of ${backupMadeAt.toISOString()}: ${tables} tables, ${files} files of pictures. The shop sends nothing until an owner takes it into use in the back office.`;
  });
}

async function withFile(
  args: readonly string[],
  command: string,
  action: (file: string) => Promise<string>,
): Promise<number> {
  const [file, ...others] = args;
  if (file === undefined || others.length > 0 || file.startsWith('-')) {
    process.stderr.write(`Usage: npm run ${command} -- FILE\n`);
    return 2;
  }
  const startedAt = performance.now();
  try {
    const done = await action(resolve(file));
    process.stdout.write(`${done} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)\n`);
    return 0;
  } catch (error) {
    process.stderr.write(`${failureText(error)}\n`);
    return 1;
  }
}

async function withDatabase<T>(settings: Settings, action: (url: string) => Promise<T>): Promise<T> {
  if (settings.databaseUrl !== undefined) return action(settings.databaseUrl);
  const embedded = await startEmbedded({ dataDir: settings.dataDir });
  try {
    return await action(embedded.url);
  } finally {
    await embedded.stopIfUnused();
  }
}

function failureText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isPlain = [ArchiveError, MigrationError, EmbeddedDatabaseError].some((kind) => error instanceof kind);
  return isPlain || 'code' in error ? error.message : (error.stack ?? error.message);
}

function megabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
