// The built product as child processes of a test: started as an operator would, stopped in order or killed.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export interface ProductProcess {
  /** 'http://localhost:<port>'; nothing answers there in a worker. */
  readonly url: string;
  readonly child: ChildProcess;
  /** Everything the process has written so far. */
  output: () => string;
  /** Waits until /readyz answers 200; fails when the process ends instead. */
  ready: () => Promise<void>;
  /** Waits for a text in the output; fails when the process ends without it. */
  says: (text: RegExp) => Promise<void>;
  /** SIGTERM, and SIGKILL when that does not help; the exit code, null after SIGKILL. */
  stop: () => Promise<number | null>;
  /** kill -9. What it has started itself, such as the embedded database, goes on. */
  kill: () => Promise<void>;
  /** Waits until it has ended by itself; its exit code. */
  ended: (withinMs?: number) => Promise<number | null>;
}

export interface StartOptions {
  dataDir: string;
  environment?: Readonly<Record<string, string>>;
  /** Arguments of the program: none serves, 'import' and a file takes a list in. */
  args?: readonly string[];
}

/** The first administrator of every product started here. */
export const ADMIN = { username: 'admin', password: 'kitkat-alle-ennen-lunta' } as const;

const root = fileURLToPath(new URL('..', import.meta.url));
const MAIN = join(root, 'dist/server/main.js');
const READY_TIMEOUT_MS = 110_000;
/** Bounds a hang: the product itself leaves within ten seconds. */
const STOP_TIMEOUT_MS = 60_000;
const POLL_MS = 50;
let nextPort = 12_000 + ((process.pid * 97) % 200) * 100;

/** Starts the product and returns at once. */
export async function startProduct({
  dataDir,
  environment = {},
  args = [],
}: StartOptions): Promise<ProductProcess> {
  if (!existsSync(MAIN)) throw new Error('The product is not built: npm run build');
  const port = await freePort();
  const chunks: string[] = [];
  // Without the source maps that an operator's start reads: an eighth of its time, which is paid a hundred times.
  const child = spawn(process.execPath, [MAIN, ...args], {
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
      // Compiled once for the hundred starts of a run.
      NODE_COMPILE_CACHE: join(root, '.cache/compiled'),
      ...environment,
    },
  });
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk.toString('utf8')));
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk.toString('utf8')));
  const url = `http://localhost:${port}`;
  const output = (): string => chunks.join('');
  return { url, child, output, ...waits(child, url, output), ...ends(child, output) };
}

function waits(
  child: ChildProcess,
  url: string,
  output: () => string,
): Pick<ProductProcess, 'ready' | 'says'> {
  async function until(what: string, isMet: () => boolean | Promise<boolean>): Promise<void> {
    const deadline = Date.now() + READY_TIMEOUT_MS;
    while (!(await isMet())) {
      if (hasEnded(child) || Date.now() > deadline) {
        throw new Error(`The product did not ${what}:\n${output()}`);
      }
      await wait(POLL_MS);
    }
  }
  return {
    ready: () => until('become ready', () => isReady(url)),
    says: (text) => until(`say ${text}`, () => text.test(output())),
  };
}

function ends(child: ChildProcess, output: () => string): Pick<ProductProcess, 'stop' | 'kill' | 'ended'> {
  async function ended(withinMs = STOP_TIMEOUT_MS): Promise<number | null> {
    if (hasEnded(child)) return child.exitCode;
    const over = new AbortController();
    const late = wait(withinMs, 'late' as const, { signal: over.signal }).catch(() => 'over' as const);
    const first = await Promise.race([once(child, 'exit').then(() => 'exit' as const), late]);
    over.abort();
    if (first === 'late') throw new Error(`The product did not end within ${withinMs} ms:\n${output()}`);
    return child.exitCode;
  }
  async function kill(): Promise<void> {
    child.kill('SIGKILL');
    await ended();
  }
  return {
    ended,
    kill,
    stop: async () => {
      if (hasEnded(child)) return child.exitCode;
      child.kill('SIGTERM');
      try {
        return await ended();
      } catch {
        await kill();
        return null;
      }
    },
  };
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2000) })).ok;
  } catch {
    return false;
  }
}

/**
 * A port that nobody listens on just now, below those that the system gives to connections (from 32768), and far from those
 * of other processes that start products.
 */
async function freePort(): Promise<number> {
  for (;;) {
    const port = nextPort;
    nextPort = port >= 31_999 ? 12_000 : port + 1;
    const server = createServer().listen(port);
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
}
