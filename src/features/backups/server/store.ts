// All SQL of backups: runs of the nightly one, and the jobs that a restored shop waits with.
import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';

import type { WaitingJob } from '../../../platform/server/jobs/jobs.ts';

interface BackupRunTable {
  id: string;
  started_at: Date;
  finished_at: Date;
  file: string;
  /** A bigint, read as a number. */
  size_bytes: number;
  failure: string;
}

interface RestoredJobTable {
  id: string;
  name: string;
  data: object;
  singleton_key: string | null;
  start_after: Date;
}

export type BackupTables = { backup_run: BackupRunTable; restored_job: RestoredJobTable };
export type Db = Kysely<BackupTables>;

const RUNS_KEPT = 100;

/** Forgets the oldest of very many. */
export async function insertRun(db: Db, run: BackupRunTable): Promise<void> {
  await db.insertInto('backup_run').values(run).execute();
  await db
    .deleteFrom('backup_run')
    .where('id', 'in', (query) =>
      query.selectFrom('backup_run').select('id').orderBy('started_at', 'desc').offset(RUNS_KEPT),
    )
    .execute();
}

export function findLastRun(db: Db): Promise<BackupRunTable | undefined> {
  return db.selectFrom('backup_run').selectAll().orderBy('started_at', 'desc').limit(1).executeTakeFirst();
}

/** Of these kinds of jobs. */
export async function countWaiting(db: Db, names: readonly string[]): Promise<number> {
  const { count } = await db
    .selectFrom('restored_job')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('name', 'in', names)
    .executeTakeFirstOrThrow();
  return count;
}

export async function takeWaiting(tx: Transaction<BackupTables>): Promise<WaitingJob[]> {
  const rows = await tx.deleteFrom('restored_job').returningAll().execute();
  return rows.map(({ singleton_key: singletonKey, start_after: startAfter, ...job }) => ({
    ...job,
    singletonKey,
    startAfter,
  }));
}
