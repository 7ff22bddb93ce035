// All SQL of the imports slice: runs, their uploaded files in chunks, their changes.
import type { Generated, Insertable, JSONColumnType, Kysely, Selectable } from 'kysely';

import type { ImportChange, ImportRun } from '../contract.ts';
import type { PricingTables } from './pricing-store.ts';

type RowError = ImportRun['errors'][number];

interface ImportRunsTable {
  id: string;
  list: string;
  file_name: string;
  file_bytes: number | string;
  is_dry_run: boolean;
  allow_withdraw: boolean;
  status: Generated<ImportRun['status']>;
  progress: Generated<number>;
  created_count: Generated<number>;
  updated_count: Generated<number>;
  unchanged_count: Generated<number>;
  withdrawn_count: Generated<number>;
  error_count: Generated<number>;
  errors: JSONColumnType<RowError[], string | undefined>;
  failure_code: string | null;
  failure_message: string | null;
  requested_by: string | null;
  created_at: Date;
  started_at: Date | null;
  finished_at: Date | null;
}

export type ImportTables = PricingTables & {
  import_runs: ImportRunsTable;
  import_file_chunks: { run_id: string; position: number; bytes: Buffer };
  import_changes: { run_id: string; position: number; change: JSONColumnType<ImportChange> };
};

export type ImportsDb = Kysely<ImportTables>;
export type RunRow = Selectable<ImportRunsTable>;
export type NewRun = Pick<
  Insertable<ImportRunsTable>,
  'id' | 'list' | 'file_name' | 'file_bytes' | 'is_dry_run' | 'allow_withdraw' | 'requested_by' | 'created_at'
>;

/** All but the refused rows, which can be many. */
const RUN_FACTS = [
  'id',
  'list',
  'file_name',
  'file_bytes',
  'is_dry_run',
  'allow_withdraw',
  'status',
  'progress',
  'created_count',
  'updated_count',
  'unchanged_count',
  'withdrawn_count',
  'error_count',
  'failure_code',
  'failure_message',
  'requested_by',
  'created_at',
  'started_at',
  'finished_at',
] as const;

export async function insertRun(db: ImportsDb, run: NewRun): Promise<RunRow> {
  return db.insertInto('import_runs').values(run).returningAll().executeTakeFirstOrThrow();
}

/** Once the whole file is stored. */
export async function setFileBytes(db: ImportsDb, id: string, bytes: number): Promise<RunRow> {
  return db
    .updateTable('import_runs')
    .set({ file_bytes: bytes })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function insertChunk(
  db: ImportsDb,
  runId: string,
  position: number,
  bytes: Buffer,
): Promise<void> {
  await db.insertInto('import_file_chunks').values({ run_id: runId, position, bytes }).execute();
}

export async function findRun(db: ImportsDb, id: string): Promise<RunRow | undefined> {
  return db.selectFrom('import_runs').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Whether prices or products of the list may differ from what the dry run saw: margins saved or a list imported since it began. */
export async function hasChangedSince(db: ImportsDb, list: string, since: Date): Promise<boolean> {
  const { changed } = await db
    .selectNoFrom((eb) =>
      eb
        .or([
          eb.exists(
            eb
              .selectFrom('import_runs')
              .select('id')
              .where('list', '=', list)
              .where('is_dry_run', '=', false)
              .where('status', '=', 'done')
              .where('finished_at', '>', since),
          ),
          eb.exists(eb.selectFrom('pricing_settings').select('only_row').where('updated_at', '>', since)),
        ])
        .as('changed'),
    )
    .executeTakeFirstOrThrow();
  return Boolean(changed);
}

export async function listRuns(
  db: ImportsDb,
  window: { offset: number; limit: number },
): Promise<{ rows: Omit<RunRow, 'errors'>[]; total: number }> {
  const rows = await db
    .selectFrom('import_runs')
    .select(RUN_FACTS)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(window.offset)
    .limit(window.limit)
    .execute();
  const { total } = await db
    .selectFrom('import_runs')
    .select((eb) => eb.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total: Number(total) };
}

export async function markRunning(db: ImportsDb, id: string, now: Date): Promise<void> {
  await db
    .updateTable('import_runs')
    .set({ status: 'running', progress: 0, started_at: now })
    .where('id', '=', id)
    .execute();
}

export async function setProgress(db: ImportsDb, id: string, progress: number): Promise<void> {
  await db
    .updateTable('import_runs')
    .set({ progress })
    .where('id', '=', id)
    .where('status', '=', 'running')
    .execute();
}

export interface RunResult {
  created: number;
  updated: number;
  unchanged: number;
  withdrawn: number;
  errorCount: number;
  errors: RowError[];
}

/** Ends a run well. A dry run keeps its file, so that it can be applied. */
export async function finishRun(db: ImportsDb, id: string, result: RunResult, now: Date): Promise<void> {
  await db
    .updateTable('import_runs')
    .set({
      status: 'done',
      progress: 1,
      created_count: result.created,
      updated_count: result.updated,
      unchanged_count: result.unchanged,
      withdrawn_count: result.withdrawn,
      error_count: result.errorCount,
      errors: JSON.stringify(result.errors),
      finished_at: now,
    })
    .where('id', '=', id)
    .execute();
}

export async function failRun(
  db: ImportsDb,
  id: string,
  failure: { code: string; message: string },
  now: Date,
): Promise<void> {
  await db
    .updateTable('import_runs')
    .set({ status: 'failed', failure_code: failure.code, failure_message: failure.message, finished_at: now })
    .where('id', '=', id)
    .execute();
}

const CHANGES_PER_INSERT = 500;

export async function insertChanges(
  db: ImportsDb,
  runId: string,
  changes: readonly ImportChange[],
): Promise<void> {
  for (let start = 0; start < changes.length; start += CHANGES_PER_INSERT) {
    const rows = changes
      .slice(start, start + CHANGES_PER_INSERT)
      .map((change, index) => ({ run_id: runId, position: start + index, change: JSON.stringify(change) }));
    await db.insertInto('import_changes').values(rows).execute();
  }
}

export async function deleteChanges(db: ImportsDb, runId: string): Promise<void> {
  await db.deleteFrom('import_changes').where('run_id', '=', runId).execute();
}

export async function listChanges(
  db: ImportsDb,
  runId: string,
  window: { offset: number; limit: number },
): Promise<{ changes: ImportChange[]; total: number }> {
  const rows = await db
    .selectFrom('import_changes')
    .select('change')
    .where('run_id', '=', runId)
    .where('position', '>=', window.offset)
    .orderBy('position')
    .limit(window.limit)
    .execute();
  const { total } = await db
    .selectFrom('import_changes')
    .select((eb) => eb.fn.countAll<string>().as('total'))
    .where('run_id', '=', runId)
    .executeTakeFirstOrThrow();
  return { changes: rows.map(({ change }) => change), total: Number(total) };
}

/** The uploaded file of a run, chunk by chunk. */
export async function* readFile(db: ImportsDb, runId: string): AsyncGenerator<Buffer> {
  for (let position = 0; ; position += 1) {
    const row = await db
      .selectFrom('import_file_chunks')
      .select('bytes')
      .where('run_id', '=', runId)
      .where('position', '=', position)
      .executeTakeFirst();
    if (!row) return;
    yield row.bytes;
  }
}

/** Copies the file of one run to another; the number of chunks. */
export async function copyFile(db: ImportsDb, fromRunId: string, toRunId: string): Promise<number> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('import_file_chunks')
    .columns(['run_id', 'position', 'bytes'])
    .expression((eb) =>
      eb
        .selectFrom('import_file_chunks')
        .select((chunk) => [chunk.val(toRunId).as('run_id'), 'position', 'bytes'])
        .where('run_id', '=', fromRunId),
    )
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows);
}

export async function deleteFile(db: ImportsDb, runId: string): Promise<void> {
  await db.deleteFrom('import_file_chunks').where('run_id', '=', runId).execute();
}

/** Forgets the files of dry runs nobody applied. */
export async function deleteOldFiles(db: ImportsDb, before: Date): Promise<void> {
  await db
    .deleteFrom('import_file_chunks')
    .where('run_id', 'in', (eb) => eb.selectFrom('import_runs').select('id').where('created_at', '<', before))
    .execute();
}
