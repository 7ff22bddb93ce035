// A PostgreSQL 15 of the system for tests: found, or brought by apt-get, and started as throw-away clusters.
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';

import { Client } from 'pg';

const run = promisify(execFile);
const BINARIES = '/usr/lib/postgresql/15/bin';
const APT_TIMEOUT_MS = 300_000;

export const NO_POSTGRES_15 =
  'NOT TESTED over an external PostgreSQL 15: there is none in /usr/lib/postgresql/15 and apt-get as root on Debian brought none. Install postgresql-15.';

export interface Cluster {
  /** Superuser's connection string of the database `postgres`. */
  url: string;
  folder: string;
  /** Stops all its processes, as on a machine that hangs: it takes connections and answers nothing. */
  freeze: () => Promise<void>;
  thaw: () => Promise<void>;
  stop: () => Promise<void>;
}

/** Whether the server's programs are there, if need be by installing Debian's package. */
export async function bringPostgres15(): Promise<boolean> {
  if (existsSync(join(BINARIES, 'postgres'))) return true;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '--no-install-recommends', 'postgresql-15']]) {
    await run('apt-get', ['-q', '-y', ...args], { env, timeout: APT_TIMEOUT_MS }).catch(() => undefined);
  }
  return existsSync(join(BINARIES, 'postgres'));
}

/** PostgreSQL refuses to run as root; Debian's package brings an account for it. */
async function account(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const [uid, gid] = await Promise.all(['-u', '-g'].map((flag) => run('id', [flag, 'postgres'])));
  return { uid: Number(uid?.stdout), gid: Number(gid?.stdout) };
}

/** Makes and starts a cluster that answers on a port of this machine and is removed by `stop`. */
export async function startCluster(settings: Readonly<Record<string, string>> = {}): Promise<Cluster> {
  const folder = await emptyFolder();
  const data = join(folder, 'data');
  await run(join(BINARIES, 'initdb'), ['-D', data, '-U', 'postgres', '-A', 'trust', '-N', '-E', 'UTF8'], {
    ...(await account()),
    cwd: folder,
  });
  return serve(folder, settings);
}

/** A streaming standby of a running cluster. */
export async function startStandby(of: Cluster): Promise<Cluster> {
  const folder = await emptyFolder();
  const primary = new URL(of.url);
  await run(
    join(BINARIES, 'pg_basebackup'),
    [
      '-h',
      primary.hostname,
      '-p',
      primary.port,
      '-U',
      'postgres',
      '-D',
      join(folder, 'data'),
      '-R',
      '-c',
      'fast',
    ],
    { ...(await account()), cwd: folder },
  );
  return serve(folder, { hot_standby_feedback: 'on' });
}

/** A separate certificate for 'localhost', as the settings that turn encryption on. */
export async function ownCertificate(): Promise<{ settings: Record<string, string>; file: string }> {
  const folder = await emptyFolder();
  const [key, file] = [join(folder, 'server.key'), join(folder, 'server.crt')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  await run('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    '-keyout',
    key,
    '-out',
    file,
    ...subject,
  ]);
  const owner = await account();
  if (owner) await chown(key, owner.uid, owner.gid);
  await chmod(key, 0o600);
  return { settings: { ssl: 'on', ssl_cert_file: file, ssl_key_file: key }, file };
}

/** The server and the processes that it has started. */
async function signalAll(server: number, signal: NodeJS.Signals): Promise<void> {
  process.kill(server, signal);
  for (const name of (await readdir('/proc')).filter((each) => /^\d+$/.test(each))) {
    const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '');
    // After the name in parentheses: state and parent.
    if (stat.slice(stat.lastIndexOf(')')).split(' ')[2] === String(server)) {
      process.kill(Number(name), signal);
    }
  }
}

async function emptyFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kaarto-pg15-'));
  const owner = await account();
  if (owner) await chown(folder, owner.uid, owner.gid);
  await chmod(folder, 0o755);
  return folder;
}

async function serve(folder: string, settings: Readonly<Record<string, string>>): Promise<Cluster> {
  const port = await freePort();
  const all = {
    port: String(port),
    listen_addresses: 'localhost',
    unix_socket_directories: '',
    fsync: 'off',
    max_connections: '1000',
    ...settings,
  };
  const options = Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(join(BINARIES, 'postgres'), ['-D', join(folder, 'data'), ...options], {
    ...(await account()),
    cwd: folder,
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  const url = `postgresql://postgres@localhost:${port}/postgres`;
  await untilItAnswers(url);
  return {
    url,
    folder,
    freeze: () => signalAll(child.pid ?? 0, 'SIGSTOP'),
    thaw: () => signalAll(child.pid ?? 0, 'SIGCONT'),
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGINT');
        await ended;
      }
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function untilItAnswers(url: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const client = new Client({ connectionString: url });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return;
    } catch (error) {
      if (tries > 300) throw error;
      await wait(100);
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('The system gave no port');
  return address.port;
}
