// Where the embedded database lives: its cluster, its socket, and the record in DATA_DIR by which the next start,
// a backup or a person finds them again.
import { createHash } from 'node:crypto';
import {
  chmod,
  chown,
  lstat,
  mkdir,
  readFile,
  readlink,
  realpath,
  rename,
  stat,
  writeFile,
} from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { dirname, isAbsolute, join, relative, resolve } from 'node:path';

import { z } from 'zod';

import { EmbeddedDatabaseError } from './embedded-database-error.ts';
import { canReach, postgresAccount, type PostgresAccount } from './postgres-account.ts';
import { SOCKET_PORT, type Cluster } from './postmaster.ts';

/** For a DATA_DIR that the server's account cannot reach, such as one in root's home. */
const FAR_HOME = '/var/lib/kaarto';
const RECORD = 'postgres.json';
/** The kernel's limit on a socket path: 107 characters on Linux, 103 on macOS. */
const SOCKET_PATH_MAX = 103;

const recordSchema = z.object({
  /** DATA_DIR as it was when the record was written. */
  dataDir: z.string(),
  /** Cluster folder, relative to DATA_DIR when inside it. */
  cluster: z.string(),
  sockets: z.string(),
  /** Machine and process namespace in which the server was started last. */
  machine: z.string().optional(),
});

export interface EmbeddedPaths extends Cluster {
  dataDir: string;
  /** Contains the cluster and, where needed, a copy of the binaries. */
  home: string;
  /** Where the server was started last, by the record. */
  lastMachine: string | undefined;
}

/** Creates DATA_DIR where it is missing; its real path. */
export async function openDataDir(configuredDataDir: string): Promise<string> {
  // With a mode, a recursive mkdir would close the folders above too.
  await mkdir(dirname(configuredDataDir), { recursive: true });
  await mkdir(configuredDataDir, { recursive: true, mode: 0o700 });
  return realpath(configuredDataDir);
}

/** Chooses the paths, or reads them from DATA_DIR's record. Creates DATA_DIR, home and socket folder. */
export async function findPaths(configuredDataDir: string): Promise<EmbeddedPaths> {
  const dataDir = await openDataDir(configuredDataDir);
  const record = await readRecord(dataDir);
  const folder = record ? await recordedCluster(dataDir, record) : await chooseCluster(dataDir);
  const home = dirname(folder);
  await mkdir(home, { recursive: true, mode: 0o711 });
  const account = await postgresAccount(folder);
  if (!(await canReach(home, account))) {
    throw new EmbeddedDatabaseError(
      `The account that runs PostgreSQL (uid ${account.uid}) can no longer reach ${home}`,
    );
  }
  // A copied DATA_DIR runs next to its original.
  const recorded = record?.dataDir === dataDir ? record.sockets : undefined;
  const sockets = await socketFolder(dataDir, recorded, account);
  return {
    dataDir,
    home,
    folder,
    sockets,
    account,
    logFile: join(home, 'postgres.log'),
    lastMachine: record?.machine,
  };
}

/** Writes the paths in DATA_DIR, in one step. */
export async function writeRecord({ dataDir, folder, sockets }: EmbeddedPaths): Promise<void> {
  const inside = relative(dataDir, folder);
  const record = {
    dataDir,
    cluster: inside.startsWith('..') ? folder : inside,
    sockets,
    machine: await thisProcess(),
  };
  const unfinished = join(dataDir, `${RECORD}.unfinished`);
  await writeFile(unfinished, `${JSON.stringify(record, null, 2)}\n`);
  await rename(unfinished, join(dataDir, RECORD));
}

/** Where pids mean what they mean here: containers that share a folder do not see each other's processes. */
export async function thisProcess(): Promise<string> {
  const namespace = await readlink('/proc/self/ns/pid').catch(() => '');
  return `${hostname()} ${namespace}`.trim();
}

async function readRecord(dataDir: string): Promise<z.infer<typeof recordSchema> | undefined> {
  const text = await readFile(join(dataDir, RECORD), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  const record: unknown = JSON.parse(text);
  return recordSchema.parse(record);
}

/** An empty database in place of the recorded one, or the one of another DATA_DIR, would look like lost data. */
async function recordedCluster(dataDir: string, record: z.infer<typeof recordSchema>): Promise<string> {
  const folder = resolve(dataDir, record.cluster);
  const advice = `Bring it back from a backup, or remove ${join(dataDir, RECORD)} to begin with an empty database.`;
  if (!(await stat(folder).catch(() => undefined))) {
    throw new EmbeddedDatabaseError(
      `The database of ${dataDir} was in ${folder}, which is not there. ${advice}`,
    );
  }
  const isCopy =
    isAbsolute(record.cluster) &&
    record.dataDir !== dataDir &&
    (await stat(join(record.dataDir, RECORD)).catch(() => undefined)) !== undefined;
  if (isCopy) {
    throw new EmbeddedDatabaseError(
      `${dataDir} is a copy of ${record.dataDir}, and ${folder} is the database of that one. ${advice}`,
    );
  }
  return folder;
}

async function chooseCluster(dataDir: string): Promise<string> {
  const near = join(dataDir, 'postgres');
  const account = await postgresAccount(near);
  if ((await canReach(dataDir, account)) || (await letThrough(dataDir, account))) return near;
  return join(FAR_HOME, shortHash(dataDir), 'postgres');
}

/** A folder that only root enters is opened for the group of the server's account, which may pass and not look. */
async function letThrough(folder: string, account: PostgresAccount): Promise<boolean> {
  const { mode, uid } = await stat(folder);
  const isOnlyRoots = uid === 0 && (mode & 0o070) === 0;
  if (!isOnlyRoots || !(await canReach(dirname(folder), account))) return false;
  await chown(folder, uid, account.gid);
  await chmod(folder, (mode & 0o707) | 0o010);
  return true;
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

async function socketFolder(
  dataDir: string,
  recorded: string | undefined,
  account: PostgresAccount,
): Promise<string> {
  const name = `kaarto-${account.uid}-${shortHash(dataDir)}`;
  const bases = [...new Set(['/tmp', tmpdir(), '/var/tmp'])];
  const candidates = [name, `${name}-2`, `${name}-3`].flatMap((each) =>
    bases.map((base) => join(base, each)),
  );
  if (recorded !== undefined) candidates.unshift(recorded);
  for (const folder of candidates) {
    const isShort = join(folder, `.s.PGSQL.${SOCKET_PORT}.lock`).length <= SOCKET_PATH_MAX;
    if (isShort && (await claimFolder(folder, account))) return folder;
  }
  throw new EmbeddedDatabaseError(
    `There is no place for the database's socket; tried ${candidates.join(', ')}`,
  );
}

/** Whether `folder` is now a real folder that only `account` (and root) may enter. */
async function claimFolder(folder: string, { uid, gid, isOther }: PostgresAccount): Promise<boolean> {
  try {
    await mkdir(folder, { mode: 0o700 });
    if (isOther) await chown(folder, uid, gid);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) return false;
  }
  const found = await lstat(folder);
  if (!found.isDirectory() || found.uid !== uid) return false;
  if ((found.mode & 0o077) !== 0) await chmod(folder, 0o700);
  return true;
}
