// One running PostgreSQL server over one cluster folder: found by its pid file, started, waited for, stopped.
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { chown, open, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

import { Client } from 'pg';

import { EmbeddedDatabaseError } from './embedded-database-error.ts';
import type { PostgresAccount } from './postgres-account.ts';

export interface Cluster {
  folder: string;
  /** Short private folder of the server's socket. */
  sockets: string;
  /** Where the server's own messages go. */
  logFile: string;
  account: PostgresAccount;
}

/** The file name of the socket carries a port though nothing listens on the network. */
export const SOCKET_PORT = 5432;
export const SUPERUSER = 'kaarto';
const POLL_MS = 10;
/** Replaying the log after a crash can take long; a server that has died is noticed at once. */
const START_TIMEOUT_MS = 120_000;
const START_ATTEMPTS = 20;
const STOP_TIMEOUT_MS = 8_000;
/** A server that is going down can leave a connection unanswered. */
const CONNECT_TIMEOUT_MS = 1_000;

const SERVER_OPTIONS: Readonly<Record<string, string>> = {
  listen_addresses: '',
  port: String(SOCKET_PORT),
  unix_socket_permissions: '0700',
  max_connections: '100',
  timezone: 'UTC',
  log_timezone: 'UTC',
  // Refused statements are the program's to log; details could carry customers' data.
  log_min_messages: 'log',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  jit: 'off',
};

/** Pid of the server that runs over this cluster; `undefined` also for a pid that now belongs to something else. */
export async function findPostmaster(folder: string): Promise<number | undefined> {
  const [firstLine = ''] = (await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => '')).split(
    '\n',
  );
  const pid = Number.parseInt(firstLine, 10);
  if (!Number.isInteger(pid) || pid <= 0) return undefined;
  return (await isServer(pid, folder)) ? pid : undefined;
}

/** The pid may belong to another program since; a dead server that nobody has collected has no command line. */
async function isServer(pid: number, folder: string): Promise<boolean> {
  return (await commandLine(pid)).includes(` -D ${folder} `);
}

async function commandLine(pid: number): Promise<string> {
  if (process.platform === 'linux') {
    return (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).replaceAll('\0', ' ');
  }
  const listed = promisify(execFile)('ps', ['-ww', '-o', 'command=', '-p', String(pid)]);
  return listed.then(
    ({ stdout }) => stdout,
    () => '',
  );
}

/** Starts the server and returns when it takes connections. `extra` options override the product's. */
export async function startPostmaster(
  cluster: Cluster,
  program: string,
  extra: Readonly<Record<string, string>>,
): Promise<void> {
  const deadlineMs = Date.now() + START_TIMEOUT_MS;
  for (let attempt = 1; ; attempt += 1) {
    await removeLeftovers(cluster);
    const logStart = (await stat(cluster.logFile).catch(() => undefined))?.size ?? 0;
    const server = await launch(cluster, program, extra);
    const isThere = async () => server.exitCode === null && server.signalCode === null;
    if (await isAccepting(cluster, isThere, deadlineMs)) return;
    const logText = await readLogFrom(cluster.logFile, logStart);
    // Children of a killed server need a moment to notice; a server that was itself killed logs nothing.
    const isTemporary =
      server.signalCode !== null || /block is still in use|already exists|is shut down/.test(logText);
    if (!isTemporary || attempt >= START_ATTEMPTS) {
      throw new EmbeddedDatabaseError(
        `The embedded PostgreSQL did not start; ${cluster.logFile} ends with:\n${logText}`,
      );
    }
    await sleep(200);
  }
}

/** The last lines the server wrote since `start`, without the refusals of those who were too early. */
async function readLogFrom(file: string, start: number): Promise<string> {
  const lines = (await readFile(file, 'utf8').catch(() => '')).slice(start).trim().split('\n');
  return lines
    .filter((line) => !line.includes('FATAL:  the database system is'))
    .slice(-10)
    .join('\n');
}

/** Waits until a server that somebody else started takes connections; false when it has ended instead. */
export function waitForPostmaster(cluster: Cluster, pid: number): Promise<boolean> {
  return isAccepting(cluster, () => isServer(pid, cluster.folder), Date.now() + START_TIMEOUT_MS);
}

/** A pid file whose process has ended, or whose pid was given to another program, would prevent the start. */
async function removeLeftovers({ folder, sockets }: Cluster): Promise<void> {
  const socket = join(sockets, `.s.PGSQL.${SOCKET_PORT}`);
  const leftovers = [join(folder, 'postmaster.pid'), socket, `${socket}.lock`];
  for (const file of leftovers) await rm(file, { force: true });
}

/**
 * Only this program may connect. The socket's folder is closed to other accounts; where the server runs under an account that others
 * use too, its socket takes root alone.
 */
async function closeToOthers({ folder, account }: Cluster): Promise<void> {
  const files = {
    'pg_hba.conf': `local all all ${account.isOther ? 'peer map=program' : 'trust'}\n`,
    'pg_ident.conf': `program root ${SUPERUSER}\n`,
  };
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, name);
    await writeFile(file, text, { mode: 0o600 });
    if (account.isOther) await chown(file, account.uid, account.gid);
  }
}

async function launch(
  { folder, sockets, logFile, account }: Cluster,
  program: string,
  extra: Readonly<Record<string, string>>,
): Promise<ChildProcess> {
  const options = { ...SERVER_OPTIONS, unix_socket_directories: sockets, ...extra };
  await closeToOthers({ folder, sockets, logFile, account });
  const log = await open(logFile, 'a', 0o600);
  try {
    const server = spawn(
      program,
      ['-D', folder, ...Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
      {
        cwd: '/',
        env: { LC_ALL: 'C', TZ: 'UTC' },
        // Its own session: Ctrl-C in the terminal stops the program, which then stops the server in order.
        detached: true,
        stdio: ['ignore', log.fd, log.fd],
        ...(account.isOther && { uid: account.uid, gid: account.gid }),
      },
    );
    await new Promise((resolve, reject) => server.once('spawn', resolve).once('error', reject));
    server.unref();
    return server;
  } finally {
    await log.close();
  }
}

async function isAccepting(
  cluster: Cluster,
  isThere: () => Promise<boolean>,
  deadlineMs: number,
): Promise<boolean> {
  while (await isThere()) {
    const client = superuserClient(cluster.sockets, 'postgres');
    try {
      await client.connect();
      await client.end();
      return true;
    } catch (error) {
      if (Date.now() > deadlineMs) {
        throw new Error('The embedded PostgreSQL takes no connections', { cause: error });
      }
      await sleep(POLL_MS);
    }
  }
  return false;
}

/** A separate connection to the server behind `sockets`; errors after connecting are left to the next query. */
export function superuserClient(sockets: string, database: string): Client {
  const client = new Client({
    host: sockets,
    port: SOCKET_PORT,
    user: SUPERUSER,
    database,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  client.on('error', () => undefined);
  return client;
}

/** Ends the server: connections are cut, everything is on disk when this returns. */
export async function stopPostmaster(pid: number, folder: string): Promise<void> {
  signal(pid, 'SIGINT');
  const deadlineMs = Date.now() + STOP_TIMEOUT_MS;
  while (await isServer(pid, folder)) {
    if (Date.now() > deadlineMs) {
      // Nothing is lost: the next start replays the log.
      signal(pid, 'SIGQUIT');
      return;
    }
    await sleep(POLL_MS);
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}
