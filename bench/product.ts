// Starts the built product for a measurement, on a separate data folder.
import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const runProgram = promisify(execFile);
export const root = fileURLToPath(new URL('..', import.meta.url));

export interface RunningProduct {
  url: string;
  dataDir: string;
  process: ChildProcess;
  /** From spawning the process to the first page with status 200. */
  firstPageMs: number;
  stop: () => Promise<void>;
}

/** A measurement that gets SIGTERM ends in order, so that what it started ends with it. */
export function endOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] satisfies NodeJS.Signals[]) {
    process.once(signal, () => process.exit(1));
  }
}

/** A new empty data folder. */
export function newDataDir(): Promise<string> {
  return mkdtemp(join(tmpdir(), 'kaarto-bench-'));
}

/** Starts the product and waits for its first page, or with `untilReady` until /readyz agrees. */
export async function startProduct(
  dataDir: string,
  environment: Record<string, string> = {},
  untilReady = true,
): Promise<RunningProduct> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const startedAt = performance.now();
  const child = spawn(process.execPath, ['--expose-gc', 'dist/server/main.js'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      // As the container and the service have it.
      MALLOC_ARENA_MAX: '2',
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      ...environment,
    },
  });
  // A measurement that fails leaves nothing running.
  process.once('exit', () => child.kill());
  await waitFor(`${url}/`, child);
  const firstPageMs = performance.now() - startedAt;
  if (untilReady) await waitFor(`${url}/readyz`, child);
  return {
    url,
    dataDir,
    process: child,
    firstPageMs,
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    },
  };
}

export async function removeDataDir(dataDir: string): Promise<void> {
  await rm(dataDir, { recursive: true, force: true });
}

/** Resident memory of a process in MiB, and the most it ever had; Linux only. */
export function memoryOf(pid: number): { nowMiB: number; peakMiB: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const kibibytes = (name: string) =>
    Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? Number.NaN);
  return { nowMiB: kibibytes('VmRSS') / 1024, peakMiB: kibibytes('VmHWM') / 1024 };
}

/** Resident memory of a process and of the Node processes it has started, in MiB. */
export async function treeMemoryMiB(pid: number): Promise<number> {
  const { stdout } = await runProgram('ps', ['-A', '-o', 'pid=,ppid=,rss=,comm=']);
  const kibibytes = stdout.split('\n').map((line) => {
    const [own, parent, kib, program = ''] = line.trim().split(/\s+/);
    const isOurs = Number(own) === pid || (Number(parent) === pid && !program.startsWith('postgres'));
    return isOurs ? Number(kib) : 0;
  });
  return kibibytes.reduce((sum, each) => sum + each, 0) / 1024;
}

/** User and system time a process has used, in seconds; Linux only. */
export function cpuSecondsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** The same with that of its children, of those that have ended, too; Linux only. */
export function cpuSecondsWithChildren(pid: number): number {
  const stats = readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const fields = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      const isItself = Number(name) === pid;
      if (!isItself && Number(fields[1]) !== pid) return [];
      return fields.slice(11, isItself ? 15 : 13).map(Number);
    } catch {
      return [];
    }
  });
  return stats.reduce((sum, ticks) => sum + ticks, 0) / 100;
}

async function waitFor(url: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error('The product ended before it answered');
    const status = await fetch(url).then(
      async (answer) => {
        await answer.arrayBuffer();
        return answer.status;
      },
      () => 0,
    );
    if (status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** A port that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
