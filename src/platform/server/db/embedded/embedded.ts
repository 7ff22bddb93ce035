// The embedded PostgreSQL: a real server over a folder, shared by every process that uses the same DATA_DIR.
// It outlives a killed program, is found and used again, and is stopped by the last process that leaves in order.
import { execFile } from 'node:child_process';
import { chown, mkdir, readFile, readdir, rename, rm, stat, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

import type { Client } from 'pg';

import { hasUsers, joinUsers, withProcessLock } from '../process-lock.ts';
import { EmbeddedDatabaseError } from './embedded-database-error.ts';
import { findPaths, openDataDir, thisProcess, writeRecord, type EmbeddedPaths } from './embedded-paths.ts';
import { postgresBinaries, type PostgresBinaries } from './postgres-binaries.ts';
import {
  SOCKET_PORT,
  SUPERUSER,
  findPostmaster,
  startPostmaster,
  stopPostmaster,
  superuserClient,
  waitForPostmaster,
} from './postmaster.ts';

const DATABASE = 'kaarto';
const LOCK_TIMEOUT_MS = 150_000;
const GONE_TRIES = 20;
const GONE_RETRY_MS = 100;
const LOG_MAX_BYTES = 10 * 1024 * 1024;

export interface EmbeddedOptions {
  /** Absolute path; created when missing. */
  dataDir: string;
  /** False trades safety for speed: for throw-away data only. Default true. */
  isDurable?: boolean;
}

export interface EmbeddedDatabase {
  /** Connection string of the product's database, over the private socket. */
  url: string;
  /** Connection string of any database of this server. */
  urlOf: (database: string) => string;
  /** Starts the server again if it has died; resolves when it takes connections. */
  ensureRunning: () => Promise<void>;
  /** Stops the server unless another process is connected; true when it was stopped. */
  stopIfUnused: () => Promise<boolean>;
}

/** Finds or starts the server of `dataDir`, creating the cluster and the product's database when missing. */
export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const isDurable = options.isDurable ?? true;
  const lockFile = join(await openDataDir(options.dataDir), 'postgres.lock');
  // The paths under the lock, too: two first starts at once would choose different socket folders. And a process that ends
  // meanwhile does not stop the server before the first connection.
  const { paths, binaries, leaveUsers } = await withProcessLock(lockFile, LOCK_TIMEOUT_MS, async () => {
    const found = await findPaths(options.dataDir);
    const brought = await postgresBinaries(found.home, found.account);
    await bringUp(found, brought, isDurable);
    return { paths: found, binaries: brought, leaveUsers: joinUsers(usersFile(found)) };
  });
  const ensureRunning = () =>
    withProcessLock(lockFile, LOCK_TIMEOUT_MS, () => bringUp(paths, binaries, isDurable));
  const urlOf = (database: string) =>
    `postgresql:///${database}?host=${encodeURIComponent(paths.sockets)}&port=${SOCKET_PORT}&user=${SUPERUSER}`;
  return {
    url: urlOf(DATABASE),
    urlOf,
    ensureRunning,
    stopIfUnused: async () => {
      leaveUsers();
      return withProcessLock(lockFile, LOCK_TIMEOUT_MS, () => stopWhenAlone(paths));
    },
  };
}

/** Stops the server of `dataDir` from outside, unless it is in use; never starts or creates anything. */
export async function stopEmbedded(dataDir: string): Promise<boolean> {
  if (await isMissing(join(dataDir, 'postgres.json'))) return false;
  const paths = await findPaths(dataDir);
  return withProcessLock(join(paths.dataDir, 'postgres.lock'), LOCK_TIMEOUT_MS, () => stopWhenAlone(paths));
}

async function bringUp(paths: EmbeddedPaths, binaries: PostgresBinaries, isDurable: boolean): Promise<void> {
  if (await isMissing(paths.folder)) await createCluster(paths, binaries, isDurable);
  await checkVersion(paths, binaries);
  const pid = await findPostmaster(paths.folder);
  if (pid === undefined) await refuseForeignUse(paths);
  const isFound = pid !== undefined && (await answers(paths, pid));
  if (!isFound) {
    if (pid !== undefined) await stopPostmaster(pid, paths.folder);
    await trimLog(paths.logFile);
    await startPostmaster(paths, binaries.postgres, isDurable ? {} : THROW_AWAY_OPTIONS);
  }
  await createDatabase(paths);
  await writeRecord(paths);
}

const THROW_AWAY_OPTIONS: Readonly<Record<string, string>> = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  max_connections: '300',
};

/** A lock file of every program that uses the server. */
function usersFile({ dataDir }: EmbeddedPaths): string {
  return join(dataDir, 'postgres.users.lock');
}

/**
 * Containers and machines that share a folder do not see each other's server, and two servers over one cluster
 * destroy it. A program that died there has released the lock.
 */
async function refuseForeignUse(paths: EmbeddedPaths): Promise<void> {
  const { dataDir, lastMachine } = paths;
  if (lastMachine === undefined || lastMachine === (await thisProcess())) return;
  if (!hasUsers(usersFile(paths))) return;
  throw new EmbeddedDatabaseError(
    `${dataDir} is in use by ${lastMachine}, another container or machine. Give each its own DATA_DIR, or both the same DATABASE_URL.`,
  );
}

/** False when the server runs but its socket was deleted: it is then restarted. */
async function answers(paths: EmbeddedPaths, pid: number): Promise<boolean> {
  const socket = join(paths.sockets, `.s.PGSQL.${SOCKET_PORT}`);
  const status = await readFile(join(paths.folder, 'postmaster.pid'), 'utf8').catch(() => '');
  if (status.includes('ready') && (await isMissing(socket))) return false;
  return waitForPostmaster(paths, pid);
}

/** Made under another name and renamed, so that a start that is killed leaves no half-made cluster. */
async function createCluster(
  { home, folder, account }: EmbeddedPaths,
  binaries: PostgresBinaries,
  isDurable: boolean,
): Promise<void> {
  for (const name of await readdir(home)) {
    if (name.startsWith('postgres.unfinished')) await rm(join(home, name), { recursive: true });
  }
  const unfinished = `${folder}.unfinished`;
  await mkdir(unfinished, { mode: 0o700 });
  if (account.isOther) await chown(unfinished, account.uid, account.gid);
  const options = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  if (!isDurable) options.push('--no-sync');
  await promisify(execFile)(
    binaries.initdb,
    [
      '-D',
      unfinished,
      '-U',
      SUPERUSER,
      '--auth-local=trust',
      '--auth-host=reject',
      '--no-instructions',
      ...options,
    ],
    {
      cwd: '/',
      env: { LC_ALL: 'C', TZ: 'UTC' },
      ...(account.isOther && { uid: account.uid, gid: account.gid }),
    },
  );
  await rename(unfinished, folder);
}

async function checkVersion({ dataDir, folder }: EmbeddedPaths, { major }: PostgresBinaries): Promise<void> {
  const found = (await readFile(join(folder, 'PG_VERSION'), 'utf8')).trim();
  if (found === String(major)) return;
  throw new EmbeddedDatabaseError(
    `The database in ${folder} was made by PostgreSQL ${found}, and this program brings PostgreSQL ${major}. ` +
      `Nothing was changed. Make a backup with the program that made it ("npm run backup -- FILE"), then start this ` +
      `one with another DATA_DIR than ${dataDir} and restore the backup ("npm run restore -- FILE").`,
  );
}

async function createDatabase({ folder, sockets }: EmbeddedPaths): Promise<void> {
  await asSuperuser(sockets, async (client) => {
    const { rows } = await client.query<{ folder: string; exists: boolean }>(
      `select current_setting('data_directory') as folder,
              exists (select from pg_database where datname = $1) as exists`,
      [DATABASE],
    );
    if (rows[0]?.folder !== folder) {
      throw new EmbeddedDatabaseError(
        `Behind ${sockets} stands the database ${rows[0]?.folder}, not ${folder}`,
      );
    }
    if (!rows[0].exists) await client.query(`create database ${DATABASE}`);
  });
}

async function stopWhenAlone(paths: EmbeddedPaths): Promise<boolean> {
  const pid = await findPostmaster(paths.folder);
  if (pid === undefined) return false;
  for (let tries = 0; ; tries += 1) {
    if (hasUsers(usersFile(paths))) return false;
    if ((await countConnections(paths.sockets)) === 0) break;
    // The server notices a moment later that the connections of a killed process are closed.
    if (tries === GONE_TRIES) return false;
    await sleep(GONE_RETRY_MS);
  }
  await stopPostmaster(pid, paths.folder);
  return true;
}

/** Connections of others. */
function countConnections(sockets: string): Promise<number> {
  return asSuperuser(sockets, async (client) => {
    const { rowCount } = await client.query(
      `select from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
    );
    return rowCount ?? 0;
  });
}

async function asSuperuser<T>(sockets: string, action: (client: Client) => Promise<T>): Promise<T> {
  const client = superuserClient(sockets, 'postgres');
  await client.connect();
  try {
    return await action(client);
  } finally {
    await client.end();
  }
}

async function trimLog(file: string): Promise<void> {
  const size = (await stat(file).catch(() => undefined))?.size ?? 0;
  if (size > LOG_MAX_BYTES) await truncate(file);
}

function isMissing(path: string): Promise<boolean> {
  return stat(path).then(
    () => false,
    () => true,
  );
}
