// Runs what waits in the queue, one after the other and without timers: for tests and commands.
import { CompiledQuery, type Kysely } from 'kysely';
import type { JobWithMetadata, PgBoss } from 'pg-boss';

import type { Clock } from '../clock.ts';
import { BOSS_SCHEMA } from './boss.ts';
import type { AnyJob, JobRun } from './jobs.ts';

export interface DrainOptions {
  boss: PgBoss;
  db: Kysely<unknown>;
  clock: Clock;
  jobs: readonly AnyJob[];
  perform: (job: AnyJob, taken: JobWithMetadata) => Promise<void>;
}

/** Runs every job that is due by `clock`, and what they put into the queue, until nothing is left. */
export async function drainQueue(options: DrainOptions): Promise<JobRun[]> {
  const runs: JobRun[] = [];
  for (;;) {
    const before = runs.length;
    await makeDue(options);
    for (const job of options.jobs) runs.push(...(await drainOne(job, options)));
    if (runs.length === before) return runs;
  }
}

/** The queue knows the database's time only: what is due by our clock is made due there, retries at once. */
async function makeDue({ db, clock }: DrainOptions): Promise<void> {
  const statement = `update ${BOSS_SCHEMA}.job
    set start_after = case
      when state = 'retry' or coalesce((data->>'dueAt')::timestamptz, $1) <= $1 then now()
      else now() + interval '1 day' end
    where state < 'active'`;
  await db.executeQuery(CompiledQuery.raw(statement, [clock.now()]));
}

async function drainOne(job: AnyJob, { boss, perform }: DrainOptions): Promise<JobRun[]> {
  const runs: JobRun[] = [];
  for (;;) {
    const [taken] = await boss.fetch<object>(job.name, { includeMetadata: true });
    if (!taken) return runs;
    const run = { name: job.name, jobId: taken.id, attempt: taken.retryCount + 1, error: undefined };
    try {
      await perform(job, taken);
      await boss.complete(job.name, taken.id);
      runs.push(run);
    } catch (error) {
      await boss.fail(job.name, taken.id, error instanceof Error ? error : { message: String(error) });
      runs.push({ ...run, error });
    }
  }
}
