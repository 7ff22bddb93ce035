// WEB_CONCURRENCY: one process that listens and looks after the others, which share its port. A dead process is
// started again; SIGHUP replaces them one after the other, SIGTERM stops them all in order.
import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

import type { Logger } from 'pino';

import { createLog } from '../platform/server/log.ts';
import type { Settings } from '../platform/server/settings.ts';

/** What a process sends to its parent once it is ready. */
export const READY_MESSAGE = 'ready';

/** Before another takes the place of one that died; longer when it had only just started. */
const RESTART_MS = 200;
const RESTART_LATER_MS = 2_000;
const SHORT_LIFE_MS = 10_000;
/** Beyond what a process allows itself to leave. */
const STOP_EXTRA_MS = 12_000;

export interface RunProcessesOptions {
  /** The program that every process runs. */
  program: string;
  settings: Settings;
}

/** Whether this process is to start others instead of working itself. */
export function isProcessManager({ webConcurrency, processRole }: Settings): boolean {
  return cluster.isPrimary && webConcurrency > 1 && processRole !== 'worker';
}

/** Runs until a signal stops it; exits with 1 when the first process cannot start. */
export async function runProcesses({ program, settings }: RunProcessesOptions): Promise<void> {
  const log = createLog({ level: settings.logLevel, isReadable: process.stdout.isTTY });
  cluster.setupPrimary({ exec: program, args: [] });
  const stopping = new AbortController();
  const webs = Array.from({ length: settings.webConcurrency }, () =>
    processSlot('web', log, stopping.signal),
  );
  const worker = settings.processRole === 'all' ? [processSlot('worker', log, stopping.signal)] : [];
  const slots = [...webs, ...worker];
  const [first, ...others] = slots;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping.signal.aborted) return;
      stopping.abort();
      void stopAll(slots, settings.drainSeconds * 1_000 + STOP_EXTRA_MS).then(() => process.exit(0));
    });
  }
  const { promise: ready, resolve: areReady } = Promise.withResolvers<void>();
  replaceOnHangUp(slots, { log, ready, stopping: stopping.signal });
  // The first creates the schema and the first administrator; one that cannot has logged why.
  const failed = await first?.start();
  if (stopping.signal.aborted) return;
  if (failed !== undefined) process.exit(failed || 1);
  await Promise.all(others.map((slot) => slot.startForSure()));
  log.info({ processes: slots.length }, 'all processes are ready');
  areReady();
}

/** The slot of one process; when it dies another one is started in it. */
interface ProcessSlot {
  /** Starts its process; resolves when that is ready, or with the exit code when it ends before. */
  start: () => Promise<number | undefined>;
  /** The same until it is ready. */
  startForSure: () => Promise<void>;
  /** Starts another, waits until it is ready and then lets the present one leave. */
  replace: () => Promise<void>;
  stop: (withinMs: number) => Promise<void>;
}

function processSlot(role: 'web' | 'worker', log: Logger, stopping: AbortSignal): ProcessSlot {
  let present: Worker | undefined;
  /** Two while one replaces the other. */
  const alive = new Set<Worker>();

  async function start(): Promise<number | undefined> {
    const worker = cluster.fork({ PROCESS: role });
    const startedMs = Date.now();
    present = worker;
    alive.add(worker);
    worker.once('exit', () => alive.delete(worker));
    const failed = await readyOrEnded(worker);
    if (failed !== undefined) return failed;
    worker.once('exit', (code, signal) => {
      if (worker !== present || stopping.aborted) return;
      log.error({ role, pid: worker.process.pid, code, signal }, 'a process ended and is started again');
      const isShort = Date.now() - startedMs < SHORT_LIFE_MS;
      void sleep(isShort ? RESTART_LATER_MS : RESTART_MS).then(startForSure);
    });
    return undefined;
  }

  async function startForSure(): Promise<void> {
    while (!stopping.aborted && (await start()) !== undefined) await sleep(RESTART_LATER_MS);
  }

  return {
    start,
    startForSure,
    replace: async () => {
      const old = present;
      const code = await start();
      if (stopping.aborted) return;
      if (code !== undefined) {
        log.error({ role, code }, 'the new process did not start; the old one stays');
        present = old;
      } else if (old && !old.isDead()) {
        old.process.kill('SIGTERM');
        await once(old, 'exit');
      }
    },
    stop: async (withinMs) => {
      await Promise.all([...alive].map((worker) => stopOne(worker, withinMs)));
    },
  };
}

async function stopOne(worker: Worker, withinMs: number): Promise<void> {
  const ended = once(worker, 'exit').then(() => false);
  worker.process.kill('SIGTERM');
  const isLate = await Promise.race([ended, sleep(withinMs, true, { ref: false })]);
  if (isLate) worker.process.kill('SIGKILL');
}

function readyOrEnded(worker: Worker): Promise<number | undefined> {
  return new Promise((resolve) => {
    worker.on('message', (word) => {
      if (word === READY_MESSAGE) resolve(undefined);
    });
    worker.once('exit', (code) => resolve(code ?? 1));
  });
}

async function stopAll(slots: readonly ProcessSlot[], withinMs: number): Promise<void> {
  await Promise.all(slots.map((slot) => slot.stop(withinMs)));
}

/** On SIGHUP restarts them one after the other, so that the others answer meanwhile; a signal during that restarts once more after it. */
function replaceOnHangUp(
  slots: readonly ProcessSlot[],
  { log, ready, stopping }: { log: Logger; ready: Promise<void>; stopping: AbortSignal },
): void {
  let work = ready;
  process.on('SIGHUP', () => {
    work = work.then(async () => {
      for (const slot of slots) {
        if (stopping.aborted) return;
        await slot.replace();
      }
      log.info('all processes are replaced');
    });
  });
}
