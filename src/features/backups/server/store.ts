// All SQL of backups: runs of the nightly one, and the jobs that a restored shop waits with.
import { sql, type Kysely, type Transaction } from 'kysely';

import type { WaitingJob } from '../../../platform/server/jobs/jobs.ts';

interface BackupRunTable {
  id: string;
  startedAt: Date;
  finishedAt: Date;
  file: string;
  /** A bigint, read as a number. */
  sizeBytes: number;
  failure: string;
}

interface RestoredJobTable {
  id: string;
  name: string;
  data: object;
  singletonKey: string | null;
  startAfter: Date;
}

export type BackupTables = { backupRun: BackupRunTable; restoredJob: RestoredJobTable };
export type Db = Kysely<BackupTables>;

const MAX_RUNS = 100;

/** Forgets the oldest of very many. */
export async function insertRun(db: Db, run: BackupRunTable): Promise<void> {
  await db.insertInto('backupRun').values(run).execute();
  await db
    .deleteFrom('backupRun')
    .where('id', 'in', (query) =>
      query.selectFrom('backupRun').select('id').orderBy('startedAt', 'desc').offset(MAX_RUNS),
    )
    .execute();
}

export function findLastRun(db: Db): Promise<BackupRunTable | undefined> {
  return db.selectFrom('backupRun').selectAll().orderBy('startedAt', 'desc').limit(1).executeTakeFirst();
}

/** Counts waiting jobs of these kinds. */
export async function countWaiting(db: Db, names: readonly string[]): Promise<number> {
  const { count } = await db
    .selectFrom('restoredJob')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('name', 'in', names)
    .executeTakeFirstOrThrow();
  return count;
}

export async function takeWaiting(tx: Transaction<BackupTables>): Promise<WaitingJob[]> {
  const rows = await tx.deleteFrom('restoredJob').returningAll().execute();
  return rows.map(({ singletonKey, startAfter, ...job }) => ({
    ...job,
    singletonKey,
    startAfter,
  }));
}
