// All SQL of the imports slice: runs, their uploaded files in chunks, their changes.
import type { Generated, Insertable, JSONColumnType, Kysely, Selectable } from 'kysely';

import { pageOfRows, type RowPage, type RowWindow } from '../../../platform/server/db/rows.ts';
import type { ChangeCounts, ImportChange, ImportRun, ImportUndo } from '../contract.ts';
import type { PricingTables } from './pricing-store.ts';

type RowError = ImportRun['errors'][number];

interface ImportRunsTable {
  id: string;
  list: string;
  fileName: string;
  fileBytes: number | string;
  isDryRun: boolean;
  allowWithdraw: boolean;
  status: Generated<ImportRun['status']>;
  progress: Generated<number>;
  createdCount: Generated<number>;
  updatedCount: Generated<number>;
  unchangedCount: Generated<number>;
  withdrawnCount: Generated<number>;
  errorCount: Generated<number>;
  errors: JSONColumnType<RowError[], string | undefined>;
  /** All changes, by view; null for runs from before this was counted. */
  changeCounts: JSONColumnType<StoredCounts | null, string | null | undefined>;
  failureCode: string | null;
  failureMessage: string | null;
  requestedBy: string | null;
  requestedName: string;
  createdAt: Date;
  startedAt: Date | null;
  finishedAt: Date | null;
  /** What takes it back was stored with it. */
  isUndoable: Generated<boolean>;
  undoStatus: ImportUndo['status'] | null;
  undoProgress: Generated<number>;
  undoName: Generated<string>;
  undoFinishedAt: Date | null;
  undoRestored: Generated<number>;
  undoLeftCount: Generated<number>;
  undoLeft: JSONColumnType<ImportUndo['left'], string | undefined>;
  undoFailure: Generated<string>;
}

/** Runs before there was such a view have no count of locked ones. */
type StoredCounts = Omit<ChangeCounts, 'locked'> & Partial<Pick<ChangeCounts, 'locked'>>;

export type ImportTables = PricingTables & {
  importRuns: ImportRunsTable;
  importFileChunks: { runId: string; position: number; bytes: Buffer };
  importChanges: { runId: string; position: number; change: JSONColumnType<ImportChange> };
};

export type ImportsDb = Kysely<ImportTables>;
export type RunRow = Omit<Selectable<ImportRunsTable>, 'changeCounts'>;
export type NewRun = Pick<
  Insertable<ImportRunsTable>,
  | 'id'
  | 'list'
  | 'fileName'
  | 'fileBytes'
  | 'isDryRun'
  | 'allowWithdraw'
  | 'requestedBy'
  | 'requestedName'
  | 'createdAt'
>;

/** All but the refused rows and the tyres left by an undo, which can be many. */
const RUN_FACTS = [
  'id',
  'list',
  'fileName',
  'fileBytes',
  'isDryRun',
  'allowWithdraw',
  'status',
  'progress',
  'createdCount',
  'updatedCount',
  'unchangedCount',
  'withdrawnCount',
  'errorCount',
  'failureCode',
  'failureMessage',
  'requestedBy',
  'requestedName',
  'createdAt',
  'startedAt',
  'finishedAt',
  'isUndoable',
  'undoStatus',
  'undoProgress',
  'undoName',
  'undoFinishedAt',
  'undoRestored',
  'undoLeftCount',
  'undoFailure',
] as const;

export async function insertRun(db: ImportsDb, run: NewRun): Promise<RunRow> {
  return db.insertInto('importRuns').values(run).returningAll().executeTakeFirstOrThrow();
}

/** Called once the complete file is stored. */
export async function setFileBytes(db: ImportsDb, id: string, bytes: number): Promise<RunRow> {
  return db
    .updateTable('importRuns')
    .set({ fileBytes: bytes })
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
  await db.insertInto('importFileChunks').values({ runId, position, bytes }).execute();
}

export async function findRun(db: ImportsDb, id: string): Promise<RunRow | undefined> {
  return db.selectFrom('importRuns').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Whether prices or products of the list may differ from what the dry run saw: margins saved, a list imported or taken back since it began. */
export async function hasChangedSince(db: ImportsDb, list: string, since: Date): Promise<boolean> {
  const { changed } = await db
    .selectNoFrom((eb) =>
      eb
        .or([
          eb.exists(
            eb
              .selectFrom('importRuns')
              .select('id')
              .where('list', '=', list)
              .where('isDryRun', '=', false)
              .where('status', '=', 'done')
              .where((run) => run.or([run('finishedAt', '>', since), run('undoFinishedAt', '>', since)])),
          ),
          eb.exists(eb.selectFrom('pricingSettings').select('onlyRow').where('updatedAt', '>', since)),
        ])
        .as('changed'),
    )
    .executeTakeFirstOrThrow();
  return Boolean(changed);
}

/** At a glance. */
const MAX_DONE = 20;

const DONE_FACTS = [
  'id',
  'list',
  'finishedAt',
  'createdCount',
  'updatedCount',
  'withdrawnCount',
  'failureMessage',
  'undoName',
  'undoFinishedAt',
  'undoRestored',
] as const;

export type FinishedRun = Pick<RunRow, (typeof DONE_FACTS)[number]>;

/** Runs that were applied, taken back or not, or failed since then, the newest first. */
export function listFinishedRuns(db: ImportsDb, since: Date): Promise<FinishedRun[]> {
  return db
    .selectFrom('importRuns')
    .select(DONE_FACTS)
    .where('isDryRun', '=', false)
    .where('finishedAt', '>=', since)
    .orderBy('finishedAt', 'desc')
    .limit(MAX_DONE)
    .execute();
}

export function listRuns(
  db: ImportsDb,
  window: RowWindow,
): Promise<RowPage<Omit<RunRow, 'errors' | 'undoLeft'>>> {
  return pageOfRows(
    db.selectFrom('importRuns').select(RUN_FACTS).orderBy('createdAt', 'desc').orderBy('id', 'desc'),
    window,
  );
}

/** The names of lists that were imported. */
export async function listNames(db: ImportsDb): Promise<string[]> {
  const rows = await db
    .selectFrom('importRuns')
    .select('list')
    .distinct()
    .where('isDryRun', '=', false)
    .where('status', '=', 'done')
    .orderBy('list')
    .execute();
  return rows.map(({ list }) => list);
}

export async function markRunning(db: ImportsDb, id: string, now: Date): Promise<void> {
  await db
    .updateTable('importRuns')
    .set({ status: 'running', progress: 0, startedAt: now })
    .where('id', '=', id)
    .execute();
}

export async function setProgress(db: ImportsDb, id: string, progress: number): Promise<void> {
  await db
    .updateTable('importRuns')
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
  changeCounts: ChangeCounts;
}

/** null: not counted when it ran. */
export async function readChangeCounts(db: ImportsDb, id: string) {
  const row = await db
    .selectFrom('importRuns')
    .select('changeCounts')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.changeCounts ? { ...row.changeCounts, locked: row.changeCounts.locked ?? 0 } : null;
}

/** Ends a run successfully. A dry run's file stays stored, so that it can be applied. */
export async function finishRun(
  db: ImportsDb,
  { id, isDryRun }: Pick<NewRun, 'id' | 'isDryRun'>,
  result: RunResult,
  now: Date,
): Promise<void> {
  await db
    .updateTable('importRuns')
    .set({
      status: 'done',
      progress: 1,
      createdCount: result.created,
      updatedCount: result.updated,
      unchangedCount: result.unchanged,
      withdrawnCount: result.withdrawn,
      errorCount: result.errorCount,
      errors: JSON.stringify(result.errors),
      changeCounts: JSON.stringify(result.changeCounts),
      isUndoable: !isDryRun && result.created + result.updated + result.withdrawn > 0,
      finishedAt: now,
    })
    .where('id', '=', id)
    .execute();
}

export async function failRun(
  db: ImportsDb,
  id: string,
  failure: { code: string; message: string },
  { errorCount, errors }: Pick<RunResult, 'errorCount' | 'errors'>,
  now: Date,
): Promise<void> {
  await db
    .updateTable('importRuns')
    .set({
      status: 'failed',
      failureCode: failure.code,
      failureMessage: failure.message,
      errorCount,
      errors: JSON.stringify(errors),
      finishedAt: now,
    })
    .where('id', '=', id)
    .execute();
}

/** The uploaded file of a run, chunk by chunk. */
export async function* readFile(db: ImportsDb, runId: string): AsyncGenerator<Buffer> {
  for (let position = 0; ; position += 1) {
    const row = await db
      .selectFrom('importFileChunks')
      .select('bytes')
      .where('runId', '=', runId)
      .where('position', '=', position)
      .executeTakeFirst();
    if (!row) return;
    yield row.bytes;
  }
}

/** Copies the file of one run to another; the number of chunks. */
export async function copyFile(db: ImportsDb, fromRunId: string, toRunId: string): Promise<number> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('importFileChunks')
    .columns(['runId', 'position', 'bytes'])
    .expression((eb) =>
      eb
        .selectFrom('importFileChunks')
        .select((chunk) => [chunk.val(toRunId).as('runId'), 'position', 'bytes'])
        .where('runId', '=', fromRunId),
    )
    .executeTakeFirstOrThrow();
  return Number(numInsertedOrUpdatedRows);
}

export async function deleteFile(db: ImportsDb, runId: string): Promise<void> {
  await db.deleteFrom('importFileChunks').where('runId', '=', runId).execute();
}

/** Forgets the files of dry runs nobody applied. */
export async function deleteOldFiles(db: ImportsDb, before: Date): Promise<void> {
  await db
    .deleteFrom('importFileChunks')
    .where('runId', 'in', (eb) => eb.selectFrom('importRuns').select('id').where('createdAt', '<', before))
    .execute();
}
