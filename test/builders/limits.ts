// Rate limits as tests see them.
import { sql } from 'kysely';

import { forgetLimitsJob } from '../../src/platform/server/limits/limits.ts';
import type { TestApp } from '../app.ts';

type Shop = Pick<TestApp, 'platform' | 'drainJobs'>;

/** Nobody has done anything yet. */
export async function clearLimits({ platform }: Pick<Shop, 'platform'>): Promise<void> {
  await sql`delete from rate_limit`.execute(platform.db);
}

/** The keys that begin like this and are still there after the job that removes old ones. */
export async function limitKeysLeft(shop: Shop, start: string): Promise<string[]> {
  await shop.platform.jobs.runNow(forgetLimitsJob(shop.platform));
  await shop.drainJobs();
  const { rows } = await sql<{ key: string }>`
    select key from rate_limit where starts_with(key, ${start}) order by key`.execute(shop.platform.db);
  return rows.map(({ key }) => key);
}
