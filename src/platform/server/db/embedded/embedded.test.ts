import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmod,
  cp,
  mkdir,
  mkdtemp,
  readFile,
  readdir,
  realpath,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { Client } from 'pg';
import { afterAll, afterEach, expect, test, vi } from 'vitest';

import { joinUsers } from '../process-lock.ts';
import { findPaths } from './embedded-paths.ts';
import { startEmbedded, stopEmbedded, type EmbeddedDatabase } from './embedded.ts';
import { postgresAccount } from './postgres-account.ts';
import { findPackage, postgresBinaries } from './postgres-binaries.ts';
import { findPostmaster } from './postmaster.ts';

// Making a cluster is slow work on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const base = await realpath(await mkdtemp(join(tmpdir(), 'kaarto-embedded-')));
await chmod(base, 0o711);
/** As long as a path gets, with spaces in it. */
const dataDir = join(base, 'a clone of the shop', 'x'.repeat(150 - base.length - 30), 'data');

const isRoot = process.getuid?.() === 0;
const started: EmbeddedDatabase[] = [];

afterEach(async () => {
  for (const server of started.splice(0)) await server.stopIfUnused().catch(() => false);
  await stopEmbedded(dataDir).catch(() => false);
});
afterAll(() => rm(base, { recursive: true }));

async function start(): Promise<EmbeddedDatabase> {
  const server = await startEmbedded({ dataDir, isDurable: false });
  started.push(server);
  return server;
}

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

async function postmaster(): Promise<number> {
  const pid = await findPostmaster((await findPaths(dataDir)).folder);
  if (pid === undefined) throw new Error('The server does not run');
  return pid;
}

/** Another process that starts or finds the server, reports it and then does nothing until it is killed. */
async function startInOtherProcess(): Promise<{ kill: () => Promise<void> }> {
  const code = `import { startEmbedded } from ${JSON.stringify(new URL('embedded.ts', import.meta.url).href)};
    await startEmbedded({ dataDir: ${JSON.stringify(dataDir)}, isDurable: false });
    console.log('started');
    setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return {
    kill: async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

async function expectStoredRow(server: EmbeddedDatabase): Promise<void> {
  expect(await query(server.url, 'select value from kept')).toEqual([{ value: 'still here' }]);
}

test('a cluster is made in a folder with spaces and 150 characters, and is found again', async () => {
  expect(dataDir.length).toBeGreaterThan(140);
  const server = await start();
  await query(server.url, `create table kept as select 'still here' as value`);
  const [row] = await query(
    server.url,
    `select current_setting('server_encoding') as encoding, current_setting('listen_addresses') as addresses,
            lower('ÄÖ') as lower, current_setting('data_checksums') as checksums`,
  );
  expect(row).toEqual({ encoding: 'UTF8', addresses: '', lower: 'äö', checksums: 'on' });
  expect(await server.stopIfUnused()).toBe(true);
  await expectStoredRow(await start());
});

test('other accounts of the machine cannot reach the database', async () => {
  const server = await start();
  const { sockets, folder } = await findPaths(dataDir);
  expect((await stat(sockets)).mode & 0o777).toBe(0o700);
  expect((await stat(folder)).mode & 0o077).toBe(0);
  expect(await query(server.url, 'select type, auth_method from pg_hba_file_rules')).toEqual([
    { type: 'local', auth_method: isRoot ? 'peer' : 'trust' },
  ]);
});

test.runIf(isRoot)('not even the account that runs the database for root is let in', async () => {
  const server = await start();
  const { account } = await findPaths(dataDir);
  process.seteuid?.(account.uid);
  try {
    await expect(query(server.url, 'select 1')).rejects.toThrow(/Peer authentication failed/);
  } finally {
    process.seteuid?.(0);
  }
  expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('two processes that start at once share one server', async () => {
  const [one, other] = await Promise.all([start(), start()]);
  expect(one.url).toBe(other.url);
  await expectStoredRow(other);
});

test('the server outlives a killed program and is used again', async () => {
  const program = await startInOtherProcess();
  const pid = await postmaster();
  await program.kill();
  await expectStoredRow(await start());
  expect(await postmaster()).toBe(pid);
});

test('after both were killed the next start recovers what was committed', async () => {
  await start();
  process.kill(await postmaster(), 'SIGKILL');
  await expectStoredRow(await start());
});

test('a server that dies under a running program is started again', async () => {
  const server = await start();
  process.kill(await postmaster(), 'SIGKILL');
  await server.ensureRunning();
  await expectStoredRow(server);
});

test('simultaneous first starts over a new folder agree on one server', async () => {
  const fresh = join(base, 'fresh');
  const servers = await Promise.all(
    Array.from({ length: 4 }, () => startEmbedded({ dataDir: fresh, isDurable: false })),
  );
  expect(new Set(servers.map(({ url }) => url)).size).toBe(1);
  for (const { url } of servers) expect(await query(url, 'select 1 as one')).toEqual([{ one: 1 }]);
  for (const server of servers) await server.stopIfUnused();
  await stopEmbedded(fresh);
});

test('a pid file whose pid belongs to another program does not prevent the start', async () => {
  const { folder, sockets } = await findPaths(dataDir);
  await writeFile(join(folder, 'postmaster.pid'), `${process.pid}\n${folder}\n1\n5432\n${sockets}\n\n`);
  await expectStoredRow(await start());
});

test('a server whose socket was cleared away is started anew', async () => {
  const before = await start();
  await rm((await findPaths(dataDir)).sockets, { recursive: true });
  const server = await start();
  expect(server.url).toBe(before.url);
  await expectStoredRow(server);
});

test('a copied folder runs beside the one it was copied from', async () => {
  await start();
  const own = await findPaths(dataDir);
  expect((await findPaths(dataDir)).sockets).toBe(own.sockets);
  const copy = join(base, 'copy');
  await mkdir(copy);
  await cp(join(dataDir, 'postgres.json'), join(copy, 'postgres.json'));
  await mkdir(join(copy, 'postgres'));
  expect((await findPaths(copy)).sockets).not.toBe(own.sockets);
});

test('the server is left running while another process is connected', async () => {
  const server = await start();
  const client = new Client({ connectionString: server.url });
  await client.connect();
  expect(await server.stopIfUnused()).toBe(false);
  await client.end();
  await expect.poll(() => server.stopIfUnused()).toBe(true);
});

test('a leaving process does not stop a server that another has found', async () => {
  const leaving = await start();
  const joining = await start();
  expect(await leaving.stopIfUnused()).toBe(false);
  expect(await query(joining.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(await joining.stopIfUnused()).toBe(true);
});

test('a start that was killed half-way leaves nothing in the way', async () => {
  const { home, folder } = await findPaths(dataDir);
  await cp(join(folder, 'PG_VERSION'), join(`${folder}.unfinished`, 'PG_VERSION'));
  const moved = `${folder}.aside`;
  await cp(folder, moved, { recursive: true });
  await rm(folder, { recursive: true });
  await rm(join(dataDir, 'postgres.json'));
  await start();
  expect((await readdir(home)).filter((name) => name.includes('unfinished'))).toEqual([]);
});

test('a folder that another container uses is refused, and taken over when that one is gone', async () => {
  const server = await start();
  await server.stopIfUnused();
  const file = join(dataDir, 'postgres.json');
  const record: unknown = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify(Object.assign({}, record, { machine: 'elsewhere pid:[1]' })));
  const leave = joinUsers(join(dataDir, 'postgres.users.lock'));
  await expect(start()).rejects.toThrow(/in use by elsewhere/);
  leave();
  await start();
});

test('a missing cluster is an error, not replaced by an empty one', async () => {
  const { folder } = await findPaths(dataDir);
  await rm(folder, { recursive: true });
  await expect(start()).rejects.toThrow(/which is not there/);
});

test('a cluster of another major version is refused and left as it is', async () => {
  await rm(join(dataDir, 'postgres.json'));
  await start();
  await stopEmbedded(dataDir);
  const file = join((await findPaths(dataDir)).folder, 'PG_VERSION');
  await writeFile(file, '17\n');
  await expect(start()).rejects.toThrow(/was made by PostgreSQL 17, and this program brings PostgreSQL 18/);
  expect(await readFile(file, 'utf8')).toBe('17\n');
});

test.runIf(isRoot)('root stores the database elsewhere when its account cannot reach DATA_DIR', async () => {
  const closed = join(base, 'closed', 'data');
  await mkdir(closed, { recursive: true });
  await chmod(join(base, 'closed'), 0o700);
  const server = await startEmbedded({ dataDir: closed, isDurable: false });
  const { folder, home } = await findPaths(closed);
  try {
    expect(folder).toMatch(/^\/var\/lib\/kaarto\/[0-9a-f]{16}\/postgres$/);
    expect((await stat(folder)).uid).not.toBe(0);
    expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
    const copy = join(base, 'closed', 'copy');
    await cp(closed, copy, { recursive: true });
    await expect(startEmbedded({ dataDir: copy })).rejects.toThrow(/is a copy of/);
  } finally {
    await server.stopIfUnused();
    await rm(home, { recursive: true });
  }
});

test.runIf(isRoot)('binaries that the account cannot reach are brought where it can', async () => {
  const account = await postgresAccount(join(base, 'none'));
  const hidden = await mkdtemp('/root/kaarto-');
  const home = await mkdtemp(join(base, 'home-'));
  await chmod(home, 0o711);
  await cp(findPackage(), hidden, { recursive: true });
  try {
    const copied = await postgresBinaries(home, account, hidden);
    expect(copied.postgres.startsWith(home)).toBe(true);
    const run = promisify(execFile);
    const { stdout } = await run(copied.postgres, ['--version'], {
      uid: account.uid,
      gid: account.gid,
      cwd: '/',
    });
    expect(stdout).toContain('PostgreSQL');
  } finally {
    await rm(hidden, { recursive: true });
  }
});
