// How every kind of job is doing, for the operator: last end, last failure, what waits, what is next.
import { CronExpressionParser } from 'cron-parser';
import { sql, type Kysely } from 'kysely';

import { BOSS_SCHEMA } from './boss.ts';
import type { AnyJob } from './jobs.ts';

export interface JobOverview {
  name: string;
  waitingCount: number;
  runningCount: number;
  /** `undefined`: not in the last days. */
  lastDoneAt: Date | undefined;
  /** Time of the newest failed attempt. */
  lastFailedAt: Date | undefined;
  /** What that attempt threw, as the queue stores it. */
  failure: string;
  /** `undefined` for jobs without a schedule. */
  nextAt: Date | undefined;
  /** What it works for is not set up. */
  isIdle: boolean;
}

interface Row {
  name: string;
  waiting: number;
  running: number;
  doneAt: Date | null;
  failedAt: Date | null;
  failure: string | null;
}

const HELSINKI = 'Europe/Helsinki';

/** One for each of `jobs`, in their order. */
export async function jobOverviews(
  db: Kysely<unknown>,
  jobs: readonly AnyJob[],
  now: Date,
): Promise<JobOverview[]> {
  const { rows } = await sql<Row>`
    select name,
      count(*) filter (where state in ('created', 'retry')) as waiting,
      count(*) filter (where state = 'active') as running,
      max(completed_on) filter (where state = 'completed') as done_at,
      max(coalesce(completed_on, started_on)) filter (where state in ('failed', 'retry')) as failed_at,
      (array_agg(coalesce(output->>'message', '') order by coalesce(completed_on, started_on) desc)
        filter (where state in ('failed', 'retry')))[1] as failure
    from ${sql.table(`${BOSS_SCHEMA}.job`)}
    group by name`.execute(db);
  return jobs.map(({ name, options: { schedule, isIdle = false } }) => {
    const row = rows.find((each) => each.name === name);
    return {
      name,
      waitingCount: row?.waiting ?? 0,
      runningCount: row?.running ?? 0,
      lastDoneAt: row?.doneAt ?? undefined,
      lastFailedAt: row?.failedAt ?? undefined,
      failure: row?.failure ?? '',
      nextAt: schedule && nextRun(schedule.cron, now),
      isIdle,
    };
  });
}

/** Next runs with the instant they were calculated for: they hold from then until they begin. */
const calculated = new Map<string, { from: Date; next: Date }>();

/** The next time that five fields of cron mean in Helsinki. */
function nextRun(cron: string, now: Date): Date {
  const known = calculated.get(cron);
  if (known && known.from <= now && now < known.next) return known.next;
  const next = CronExpressionParser.parse(cron, { currentDate: now, tz: HELSINKI }).next().toDate();
  calculated.set(cron, { from: now, next });
  return next;
}
