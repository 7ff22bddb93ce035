// Rate limits: how often something may be done within sliding windows, counted in the database for all processes together.
import { sql, type QueryExecutorProvider } from 'kysely';

import type { Platform } from '../context.ts';
import type { AnyJob } from '../jobs/jobs.ts';
import { retentionJob } from '../jobs/retention.ts';

export interface Limit {
  windowMs: number;
  max: number;
  /** What happened before is not counted, even within the window. */
  since?: Date | undefined;
}

export interface Use {
  /** What is limited and for whom: 'feedback.rating 192.0.2.1'. */
  key: string;
  limits: readonly Limit[];
  at: Date;
}

/**
 * Counts each use unless one of its limits is reached: for each, in the same order, 0 when it was counted, else the seconds
 * until the first of the reached limits allows the next. One statement for many uses, as many visitors come at the same
 * moment; no two of them with the same key. Every key stays locked until the transaction ends, also that of a refused use,
 * and keys are locked in one order.
 */
export async function countAgainstLimits(tx: QueryExecutorProvider, uses: readonly Use[]): Promise<number[]> {
  if (uses.length === 0) return [];
  const requested = uses.map(({ key, limits, at }) => {
    const longestMs = Math.max(...limits.map(({ windowMs }) => windowMs));
    return {
      key,
      at,
      since: new Date(at.getTime() - longestMs),
      expires_at: new Date(at.getTime() + longestMs),
      limits: limits.map((limit) => ({ since: startOf(limit, at), max: limit.max })),
    };
  });
  const { rows: counted } = await sql<{ key: string }>`
    with requested as (
      select * from jsonb_to_recordset(${JSON.stringify(requested)}::jsonb)
        as one (key text, at timestamptz, since timestamptz, expires_at timestamptz, limits jsonb)
    )
    insert into rate_limit as stored (key, times, expires_at)
    select key, array[at], expires_at from requested order by key
    on conflict (key) do update
    set expires_at = excluded.expires_at, times = array(
      select used from requested, unnest(stored.times) as used where requested.key = excluded.key and used > requested.since
    ) || excluded.times
    where not exists (
      select from requested, jsonb_to_recordset(requested.limits) as one (since timestamptz, max integer)
      where requested.key = excluded.key
        and (select count(*) from unnest(stored.times) as used where used > one.since) >= one.max
    )
    returning key`.execute(tx);
  if (counted.length === uses.length) return uses.map(() => 0);
  const free = new Set(counted.map(({ key }) => key));
  const times = await readTimes(
    tx,
    uses.map(({ key }) => key).filter((key) => !free.has(key)),
  );
  return uses.map((use) => (free.has(use.key) ? 0 : waitOf(use, times.get(use.key) ?? [])));
}

/** As `countAgainstLimits` for one use. */
export async function take(tx: QueryExecutorProvider, use: Use): Promise<number> {
  const [waitS = 0] = await countAgainstLimits(tx, [use]);
  return waitS;
}

/** Often, because the privacy policy promises to forget network addresses within a day: removes what no limit counts any more. */
export function forgetLimitsJob({ db, clock }: Pick<Platform, 'db' | 'clock'>): AnyJob {
  return retentionJob('limits.forget', '*/10 * * * *', async () => {
    await sql`delete from rate_limit where expires_at <= ${clock.now()}`.execute(db);
  });
}

async function readTimes(
  tx: QueryExecutorProvider,
  keys: readonly string[],
): Promise<Map<string, readonly Date[]>> {
  const { rows } = await sql<{ key: string; times: readonly Date[] }>`
    select key, times from rate_limit where key = any(${keys}::text[])`.execute(tx);
  return new Map(rows.map(({ key, times }) => [key, times]));
}

/** When the first reached limit allows the next use; at least a second, as it was refused. */
function waitOf({ limits, at }: Use, times: readonly Date[]): number {
  for (const limit of limits) {
    const since = startOf(limit, at);
    const [oldest, ...others] = times
      .filter((time) => time > since)
      .toSorted((a, b) => a.getTime() - b.getTime());
    if (!oldest || others.length + 1 < limit.max) continue;
    return Math.max(1, Math.ceil((oldest.getTime() + limit.windowMs - at.getTime()) / 1000));
  }
  return 1;
}

function startOf({ windowMs, since }: Limit, at: Date): Date {
  return new Date(Math.max(at.getTime() - windowMs, since?.getTime() ?? 0));
}
