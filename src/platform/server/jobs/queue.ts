// The job queue: one per process, over pg-boss.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { JobWithMetadata, PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { z } from 'zod';

import type { Clock } from '../clock.ts';
import type { Database } from '../db/connect.ts';
import { asUnavailable, databaseUnavailable } from '../db/errors.ts';
import { createPool } from '../db/pool.ts';
import type { SqlRunner } from '../db/transaction.ts';
import { redactError } from '../redact-addresses.ts';
import { isRestoredShopPaused } from '../restored-shop.ts';
import type { ProcessRole } from '../settings.ts';
import { bossDb, clearRunningSerial, createBoss, prepareQueue } from './boss.ts';
import { drainQueue } from './drain.ts';
import type { AnyJob, EnqueueOptions, Job, JobState, JobStatus, Jobs, WaitingJob } from './jobs.ts';
import { findProgress, progressWriter, removeOldProgress } from './progress.ts';

export interface JobQueue extends Jobs {
  /** Connects to a database that is ready, makes the queues and, in a worker, begins to run jobs. */
  start: (jobs: readonly AnyJob[]) => Promise<void>;
  /** Takes no more jobs, aborts running ones and waits for them up to `timeoutMs`; then they are put back. */
  stop: (timeoutMs?: number) => Promise<void>;
}

export interface JobQueueOptions {
  database: Pick<Database, 'kysely' | 'url' | 'runAsJob'>;
  log: Logger;
  clock: Clock;
  /** 'web' puts jobs in and runs none. */
  role: ProcessRole;
  /** Only puts jobs in and drains them on demand, whatever the role. Default false. */
  isManual?: boolean;
}

const HELSINKI = 'Europe/Helsinki';
/** New jobs are announced; this is for retries, delayed jobs and lost announcements. */
const WORK_OPTIONS = {
  includeMetadata: true,
  pollingIntervalSeconds: 1,
  notifyPollingIntervalSeconds: 5,
} as const;
const STOP_TIMEOUT_MS = 6_000;
/** How soon a restored shop's jobs begin once it is taken into use. */
const HOLD_POLL_MS = 1_000;

/** Jobs are stored with when they are due by our clock, which in tests is not the database's. */
const storedSchema = z.object({
  payload: z.object({}).loose().default({}),
  dueAt: z.iso.datetime().optional(),
});

type Perform = (job: AnyJob, taken: JobWithMetadata) => Promise<void>;

interface Started {
  boss: PgBoss;
  pool: Pool;
  jobs: readonly AnyJob[];
}

export function createJobQueue(options: JobQueueOptions): JobQueue {
  const { database, clock } = options;
  const isWorker = options.role !== 'web' && options.isManual !== true;
  const stopping = new AbortController();
  const perform = performer(options, stopping.signal);
  let started: Started | undefined;
  let leaving: Promise<void> | undefined;
  let waiting: Promise<void> | undefined;

  async function begin(queue: Started): Promise<void> {
    for (const job of queue.jobs) await work(queue, job, (taken) => perform(job, taken));
  }

  /** Replaces a queue without schedules by one with them. */
  async function beginWhenReleased(jobs: readonly AnyJob[]): Promise<void> {
    while (!stopping.signal.aborted) {
      await sleep(HOLD_POLL_MS, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      try {
        if (await isRestoredShopPaused(database.kysely)) continue;
        const before = started;
        started = await open(options, jobs, true);
        if (before) await leave(before, 0);
        options.log.info('the shop was taken into use: jobs run');
        return await begin(started);
      } catch (error) {
        // Tries again while the database is away.
        options.log.debug({ err: error }, 'jobs still wait');
      }
    }
  }

  function running(): Started {
    if (!started) throw databaseUnavailable();
    return started;
  }

  return {
    enqueue: async (job, data, enqueueOptions) =>
      orUnavailable(enqueue(running().boss, clock, job, data, enqueueOptions)),
    enqueueAll: async (job, all, tx) => orUnavailable(enqueueAll(running().boss, job, all, tx)),
    runNow: async (job) => orUnavailable(runNow(running().boss, job)),
    findStatus: async (job, jobId) => orUnavailable(findStatus(running().boss, database.kysely, job, jobId)),
    putBack: async (tx, jobs) => putBack(running(), tx, jobs),
    drain: async () => {
      if (await isRestoredShopPaused(database.kysely)) return [];
      return drainQueue({ ...running(), db: database.kysely, clock, perform });
    },
    start: async (jobs) => {
      const mustWait = await isRestoredShopPaused(database.kysely);
      started = await open(options, jobs, isWorker && !mustWait);
      if (!isWorker) return;
      if (mustWait) waiting = beginWhenReleased(jobs);
      else await begin(started);
    },
    stop: async (timeoutMs = STOP_TIMEOUT_MS) => {
      stopping.abort(new Error('The process is stopping'));
      // Jobs that finish in time may still put others in.
      await waiting;
      if (started) await (leaving ??= leave(started, timeoutMs));
      started = undefined;
    },
  };
}

/** A database that is away is a 503; the queue has connections of its own. */
function orUnavailable<T>(call: Promise<T>): Promise<T> {
  return call.catch((error: unknown) => {
    throw asUnavailable(error);
  });
}

/** Leaves nothing open when it fails, so it may be called again. */
async function open(
  { database, log }: JobQueueOptions,
  jobs: readonly AnyJob[],
  isWorker: boolean,
): Promise<Started> {
  const pool = createPool(await database.url(), 'queue', log);
  const boss = createBoss({ pool, url: database.url, log, isWorker });
  try {
    await boss.start();
    const present = new Set((await boss.getQueues()).map(({ name }) => name));
    for (const job of jobs) await prepareQueue(boss, job, present.has(job.name));
    if (isWorker) {
      await removeOldProgress(database.kysely);
      await setSchedules(boss, jobs);
    }
    return { boss, pool, jobs };
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => undefined);
    await pool.end();
    throw asUnavailable(error);
  }
}

async function leave({ boss, pool, jobs }: Started, timeoutMs: number): Promise<void> {
  const finished = Promise.all(jobs.map(({ name }) => boss.offWork(name)));
  await Promise.race([finished, sleep(timeoutMs, undefined, { ref: false })]);
  // Whatever still runs is put back.
  await boss.stop({ graceful: false });
  await pool.end();
}

/** Does the work of one taken job on the jobs' connections. */
function performer({ database, log }: JobQueueOptions, stopping: AbortSignal): Perform {
  return async (job, taken) => {
    const jobLog = log.child({ job: job.name, jobId: taken.id });
    const attempt = taken.retryCount + 1;
    const progress = progressWriter(database.kysely, taken.id);
    const { payload: data } = storedSchema.parse(taken.data);
    // A job taken by hand has no signal of the queue's.
    const signals: (AbortSignal | undefined)[] = [stopping, taken.signal];
    const signal = AbortSignal.any(signals.filter((each) => each !== undefined));
    try {
      await database.runAsJob(() =>
        job.perform({ jobId: taken.id, data, attempt, signal, progress: progress.report, log: jobLog }),
      );
    } catch (error) {
      jobLog[stopping.aborted ? 'info' : 'warn']({ err: error, attempt }, 'job did not finish');
      // Removes addresses, as the queue would store the complete error.
      throw redactError(error);
    } finally {
      await progress.settle();
    }
  };
}

async function enqueue<Data extends object>(
  boss: PgBoss,
  clock: Clock,
  job: Job<Data>,
  data: Data,
  { tx, singletonKey, startAfter }: EnqueueOptions = {},
): Promise<string | undefined> {
  const delayS = startAfter ? Math.ceil((startAfter.getTime() - clock.now().getTime()) / 1000) : 0;
  const stored = {
    payload: z.encode(job.schema, data),
    ...(startAfter && { dueAt: startAfter.toISOString() }),
  };
  const options = {
    ...(!job.options.isSerial && { singletonKey: singletonKey ?? randomUUID() }),
    ...(delayS > 0 && { startAfter: delayS }),
    ...(tx && { db: bossDb(tx) }),
  };
  return (await boss.send(job.name, stored, options)) ?? undefined;
}

async function enqueueAll<Data extends object>(
  boss: PgBoss,
  job: Job<Data>,
  all: readonly Data[],
  tx: SqlRunner,
): Promise<void> {
  if (all.length === 0) return;
  const jobs = all.map((data) => ({
    data: { payload: z.encode(job.schema, data) },
    ...(!job.options.isSerial && { singletonKey: randomUUID() }),
  }));
  await boss.insert(job.name, jobs, { db: bossDb(tx) });
}

/** Jobs with a schedule come by themselves, and those of slices that are no more stay away. */
async function putBack(
  { boss, jobs }: Started,
  tx: SqlRunner,
  waiting: readonly WaitingJob[],
): Promise<number> {
  let count = 0;
  for (const { id, name, data, singletonKey, startAfter } of waiting) {
    const job = jobs.find((one) => one.name === name);
    if (!job || job.options.schedule) continue;
    await boss.send(name, data, {
      id,
      startAfter,
      ...(singletonKey !== null && { singletonKey }),
      db: bossDb(tx),
    });
    count += 1;
  }
  return count;
}

/** As the schedule would put it in. */
async function runNow(boss: PgBoss, { name }: AnyJob): Promise<boolean> {
  const pending = (await boss.findJobs(name)).filter(({ state }) =>
    ['created', 'retry', 'active'].includes(state),
  );
  return pending.length === 0 && (await boss.send(name, { payload: { isRequested: true } })) !== null;
}

async function setSchedules(boss: PgBoss, jobs: readonly AnyJob[]): Promise<void> {
  const scheduled = jobs.filter(({ options }) => options.schedule !== undefined);
  for (const { name } of await boss.getSchedules()) {
    if (!scheduled.some((job) => job.name === name)) await boss.unschedule(name);
  }
  for (const { name, options } of scheduled) {
    if (options.schedule) await boss.schedule(name, options.schedule.cron, {}, { tz: HELSINKI });
  }
}

async function work(
  { boss, pool }: Started,
  job: AnyJob,
  perform: (taken: JobWithMetadata) => Promise<void>,
): Promise<void> {
  for (let index = 0; index < (job.options.concurrency ?? 1); index += 1) {
    const worker = await boss.work<object, void, typeof WORK_OPTIONS>(
      job.name,
      WORK_OPTIONS,
      async ([taken]) => {
        try {
          if (taken) await perform(taken);
        } finally {
          // With the database away it is counted again by itself.
          if (job.options.isSerial) await clearRunningSerial(boss, pool, job.name).catch(() => undefined);
          // The next one may be waiting already: poll at once.
          boss.notifyWorker(worker);
        }
      },
    );
  }
}

async function findStatus(
  boss: PgBoss,
  db: Kysely<unknown>,
  { name }: AnyJob,
  jobId: string,
): Promise<JobStatus | undefined> {
  const [found] = await boss.findJobs(name, { id: jobId });
  if (!found) return undefined;
  const state = STATES[found.state];
  return {
    state,
    progress: state === 'done' ? 1 : await findProgress(db, jobId),
    attempt: found.retryCount + 1,
  };
}

const STATES = {
  created: 'waiting',
  retry: 'waiting',
  active: 'running',
  completed: 'done',
  failed: 'failed',
  cancelled: 'cancelled',
} as const satisfies Record<JobWithMetadata['state'], JobState>;
