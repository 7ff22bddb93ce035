// Background jobs: stored in PostgreSQL by the transaction that enqueues them, run by any worker process, retried when they
// fail. Here are the types that slices use; queue.ts runs the jobs.
import type { Logger } from 'pino';
import type { z } from 'zod';

import type { SqlRunner } from '../db/transaction.ts';

export interface JobContext<Data> {
  /** The queue's id of this job (uuid); the same on every attempt. */
  jobId: string;
  data: Data;
  /** 1 on the first try. */
  attempt: number;
  /** Aborted when the process stops or the job's time is up: leave soon, the job is run again. */
  signal: AbortSignal;
  /** Reports progress, 0 to 1; cheap, written at most twice a second. */
  progress: (fraction: number) => void;
  log: Logger;
}

export interface JobOptions {
  /** How many run at once in one process. Default 1. */
  concurrency?: number;
  /** Never two at once, in all processes together; the others wait their turn. Default false. */
  isSerial?: boolean;
  /** How often it is tried in all (default 3), and the first wait, which doubles up to 5 minutes (default 5 s). */
  retry?: { attempts?: number; firstDelayS?: number };
  /** Whole seconds after which it counts as failed. Default 3600, at most 86400. */
  timeLimitS?: number;
  /** Runs by itself with `{}` as data; five fields, Helsinki time. A run that is still going on is not doubled. */
  schedule?: { cron: string };
  /** Its service is not set up: a run does nothing, and the operations page shows that. Default false. */
  isIdle?: boolean;
}

/** A definition without the type of its data, as stored in lists of jobs. */
export interface AnyJob {
  readonly name: string;
  readonly options: JobOptions;
  /** Checks the stored data and does the work. Throws what the work throws; it is then tried again. */
  readonly perform: (context: JobContext<unknown>) => Promise<void>;
}

export interface Job<Data extends object> extends AnyJob {
  readonly schema: z.ZodType<Data>;
}

export interface JobDefinition<Data extends object> extends JobOptions {
  /** Letters, digits, `-` and `.`, e.g. 'imports.run'. It is stored in the database: do not rename. */
  name: string;
  /** What the data must be, when put in and when taken out. Dates and the like travel as JSON. */
  schema: z.ZodType<Data>;
  /** Must bear being run twice: a job cut off by a crash is run again from the start. */
  run: (context: JobContext<Data>) => Promise<void>;
}

export function defineJob<Data extends object>(definition: JobDefinition<Data>): Job<Data> {
  const { name, schema, run, ...options } = definition;
  return {
    name,
    schema,
    options,
    perform: (context) => run({ ...context, data: schema.parse(context.data) }),
  };
}

export interface EnqueueOptions {
  /** The job exists only if this transaction commits. */
  tx?: SqlRunner;
  /** While a job of this name with this key waits or runs, another is not added. */
  singletonKey?: string;
  /** Not before this time of the platform's clock. */
  startAfter?: Date;
}

export type JobState = 'waiting' | 'running' | 'done' | 'failed' | 'cancelled';

export interface JobStatus {
  state: JobState;
  /** 0 to 1. */
  progress: number;
  attempt: number;
}

export interface JobRun {
  name: string;
  jobId: string;
  attempt: number;
  /** What this attempt threw; `undefined` when it is done. */
  error: unknown;
}

/** A job as it was in the queue of a shop that was backed up. */
export interface WaitingJob {
  id: string;
  name: string;
  data: object;
  singletonKey: string | null;
  startAfter: Date;
}

/** What slices and tests may use of the queue. */
export interface Jobs {
  /** Puts a job into the queue; its id, or `undefined` when its key was there already. */
  enqueue: <Data extends object>(
    job: Job<Data>,
    data: Data,
    options?: EnqueueOptions,
  ) => Promise<string | undefined>;
  /** Puts one job for each of `all` into the queue, in one statement; none of them is known by a key. */
  enqueueAll: <Data extends object>(job: Job<Data>, all: readonly Data[], tx: SqlRunner) => Promise<void>;
  /** Runs a job that has a schedule now too, with `isRequested` in its data; false when it waits or runs already. */
  runNow: (job: AnyJob) => Promise<boolean>;
  /** How a job of the last days is doing. */
  findStatus: (job: AnyJob, jobId: string) => Promise<JobStatus | undefined>;
  /** Puts jobs in again as they were, with their ids; how many of them there still is work for. */
  putBack: (tx: SqlRunner, waiting: readonly WaitingJob[]) => Promise<number>;
  /** Runs what is due until the queue is empty, without timers; every attempt in its order. Nothing while a restored shop is paused. */
  drain: () => Promise<JobRun[]>;
}
