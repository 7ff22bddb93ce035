// Runs the built product for a journey as an operator would: its own process, port and data folder.
import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll } from 'vitest';

export interface Product {
  /** 'http://localhost:<port>'. */
  readonly url: string;
  readonly dataDir: string;
}

/** The first administrator of every product started here. */
export const ADMIN = { username: 'admin', password: 'talvirengas-2026' } as const;

const root = fileURLToPath(new URL('../..', import.meta.url));
const MAIN = join(root, 'dist/server/main.js');
const READY_TIMEOUT_MS = 110_000;
const STOP_TIMEOUT_MS = 15_000;

/** Registers the hooks of the calling test file: one product for all its tests, with the demonstration shop. */
export function withProduct(environment: Readonly<Record<string, string>> = {}): Product {
  let running: { url: string; dataDir: string; child: ChildProcess } | undefined;
  const get = () => {
    if (!running) throw new Error('The product runs only inside a test');
    return running;
  };
  beforeAll(async () => {
    running = await start(environment);
  });
  afterAll(async () => {
    if (!running) return;
    await stop(running.child);
    await rm(running.dataDir, { recursive: true, force: true });
  });
  return {
    get url() {
      return get().url;
    },
    get dataDir() {
      return get().dataDir;
    },
  };
}

async function start(environment: Readonly<Record<string, string>>) {
  if (!existsSync(MAIN)) throw new Error('The product is not built: npm run build');
  const dataDir = await mkdtemp(join(tmpdir(), 'kaarto-journey-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const output: string[] = [];
  const child = spawn(process.execPath, ['--enable-source-maps', MAIN], {
    cwd: dataDir,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      ADMIN_USERNAME: ADMIN.username,
      ADMIN_PASSWORD: ADMIN.password,
      LOG_LEVEL: 'warn',
      ...environment,
    },
  });
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk.toString('utf8')));
  child.stderr.on('data', (chunk: Buffer) => output.push(chunk.toString('utf8')));
  const deadline = Date.now() + READY_TIMEOUT_MS;
  while (!(await isReady(url))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop(child);
      throw new Error(`The product did not become ready:\n${output.join('')}`);
    }
    await wait(100);
  }
  return { url, dataDir, child };
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
  await exit;
  clearTimeout(timer);
}

/** A port that nobody listens on just now. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('The system gave no port');
  return address.port;
}
