// Progress of running jobs: written now and then, read by views with a progress bar.
import { sql, type Kysely } from 'kysely';

export interface ProgressWriter {
  report: (fraction: number) => void;
  /** Waits for the last write. */
  settle: () => Promise<void>;
}

const WRITE_EVERY_MS = 500;

/** Writes the latest fraction of one job at most twice a second; a write that fails is passed over. */
export function progressWriter(db: Kysely<unknown>, jobId: string): ProgressWriter {
  let latest: number | undefined;
  let lastWriteMs = 0;
  let writing = Promise.resolve();

  async function write(): Promise<void> {
    if (latest === undefined) return;
    const fraction = latest;
    latest = undefined;
    lastWriteMs = Date.now();
    await saveProgress(db, jobId, fraction).catch(() => undefined);
  }

  return {
    report: (fraction) => {
      latest = Math.min(Math.max(fraction, 0), 1);
      if (Date.now() - lastWriteMs >= WRITE_EVERY_MS) writing = writing.then(write);
    },
    settle: () => writing.then(write),
  };
}

async function saveProgress(db: Kysely<unknown>, jobId: string, fraction: number): Promise<void> {
  await withProgress(db)
    .insertInto('jobProgress')
    .values({ jobId, fraction, updatedAt: new Date() })
    .onConflict((conflict) => conflict.column('jobId').doUpdateSet({ fraction, updatedAt: new Date() }))
    .execute();
}

/** 0 for a job that has reported nothing. */
export async function findProgress(db: Kysely<unknown>, jobId: string): Promise<number> {
  const row = await withProgress(db)
    .selectFrom('jobProgress')
    .select('fraction')
    .where('jobId', '=', jobId)
    .executeTakeFirst();
  return row?.fraction ?? 0;
}

/** Forgets jobs that the queue itself has forgotten. */
export async function removeOldProgress(db: Kysely<unknown>): Promise<void> {
  await withProgress(db)
    .deleteFrom('jobProgress')
    .where('updatedAt', '<', sql<Date>`now() - interval '30 days'`)
    .execute();
}

function withProgress(db: Kysely<unknown>) {
  return db.$extendTables<{ jobProgress: { jobId: string; fraction: number; updatedAt: Date } }>();
}
