import { helsinkiDay } from '../../../platform/contract/dates.ts';
import { newId } from '../../../platform/contract/ids.ts';
// Use cases of catalogue imports: take a list in, run it, show what it did.
import { centsToEuros } from '../../../platform/contract/money.ts';
import { conflict, invalid, notFound, Problem } from '../../../platform/contract/problem.ts';
import type { Platform } from '../../../platform/server/context.ts';
import type { Catalogue, ListChange, ListOutcome } from '../../catalogue/server/index.ts';
import { DEFAULT_LIST } from '../contract.ts';
import type { ImportChange, ImportRun } from '../contract.ts';
import { importMessages } from '../messages-import.ts';
import { notAListText } from '../messages.ts';
import { NotAListError } from '../not-a-list.ts';
import { readDrafts, RefusedRows } from './drafts.ts';
import { openList } from './list-reader.ts';
import { readPricing } from './pricing.ts';
import type { ImportsDb, ImportTables, NewRun, RunRow, RunResult } from './store.ts';
import * as store from './store.ts';

export interface StartOptions {
  fileName: string;
  file: AsyncIterable<Uint8Array>;
  list: string | undefined;
  isDryRun: boolean;
  allowWithdraw: boolean;
  requestedBy: string | null;
}

export interface ApplyOptions {
  /** Of the dry run. */
  id: string;
  isDryRun: boolean;
  allowWithdraw: boolean;
  requestedBy: string | null;
}

export interface ImportService {
  /** Stores the file and queues its run; throws `import.not_a_list` at once when it is no list. */
  start: (options: StartOptions) => Promise<ImportRun>;
  /** Queues the list of a dry run for real, or for another look. */
  applyDryRun: (options: ApplyOptions) => Promise<ImportRun>;
  getRun: (id: string) => Promise<ImportRun>;
  listRuns: (window: { offset: number; limit: number }) => Promise<{ runs: ImportRun[]; total: number }>;
  listChanges: (
    id: string,
    window: { offset: number; limit: number },
  ) => Promise<{ changes: ImportChange[]; total: number }>;
  /** Does the work of a queued run; a run that was cut off is done again from the start. */
  perform: (id: string, signal: AbortSignal) => Promise<void>;
  /** Imports a file at once, without a queue; for the command line. */
  importNow: (request: DirectImport) => Promise<RunResult>;
  /** Forgets the files of dry runs that nobody applied within a day. */
  forgetOldFiles: () => Promise<void>;
}

export interface DirectImport {
  source: AsyncIterable<Uint8Array>;
  list: string;
  isDryRun: boolean;
  allowWithdraw: boolean;
  signal: AbortSignal;
  /** Called now and then with the bytes read. */
  onBytes?: (bytes: number) => void;
  /** Called once, in the end, with what changed. */
  onChanges?: (changes: readonly ListChange[]) => Promise<void>;
}

const CHUNK_BYTES = 1024 * 1024;
const PROGRESS_EVERY_MS = 400;
const FILES_KEPT_MS = 24 * 3_600_000;

type Enqueue = (runId: string, tx: ImportsDb) => Promise<unknown>;

export function importService(
  platform: Platform,
  catalogue: Pick<Catalogue, 'importList'>,
  enqueue: Enqueue,
): ImportService {
  const db = platform.db.$extendTables<ImportTables>();

  async function importNow(request: DirectImport): Promise<RunResult> {
    const pricing = await readPricing(platform.db, helsinkiDay(platform.clock.now()));
    const refused = new RefusedRows();
    const outcome = await catalogue.importList({
      list: request.list,
      drafts: readDrafts(counted(request.source, request.onBytes), pricing, refused),
      seen: () => refused.seen(),
      dryRun: request.isDryRun,
      allowWithdraw: request.allowWithdraw,
      signal: request.signal,
    });
    await request.onChanges?.(outcome.changes);
    return resultOf(outcome, refused);
  }

  async function perform(id: string, signal: AbortSignal): Promise<void> {
    const run = await store.findRun(db, id);
    if (!run || run.status === 'done' || run.status === 'failed') return;
    await store.markRunning(db, id, platform.clock.now());
    try {
      const result = await importNow({
        source: store.readFile(db, id),
        list: run.list,
        isDryRun: run.is_dry_run,
        allowWithdraw: run.allow_withdraw,
        signal,
        onBytes: progressWriter(db, run),
        onChanges: (changes) => replaceChanges(db, id, changes),
      });
      await store.finishRun(db, id, result, platform.clock.now());
    } catch (error) {
      // Stopped, not failed: the queue runs it again.
      if (signal.aborted) throw error;
      await store.failRun(db, id, failureOf(error, platform), platform.clock.now());
    }
    if (!run.is_dry_run) await store.deleteFile(db, id);
  }

  return {
    importNow,
    perform,
    start: (options) => startRun(platform, db, enqueue, options),
    applyDryRun: (options) => applyRun(platform, db, enqueue, options),
    getRun: async (id) => runView(await getRow(db, id)),
    listRuns: async (window) => {
      const { rows, total } = await store.listRuns(db, window);
      return { runs: rows.map((row) => runView({ ...row, errors: [] })), total };
    },
    listChanges: async (id, window) => {
      await getRow(db, id);
      return store.listChanges(db, id, window);
    },
    forgetOldFiles: () => store.deleteOldFiles(db, new Date(platform.clock.now().getTime() - FILES_KEPT_MS)),
  };
}

async function startRun(
  platform: Platform,
  db: ImportsDb,
  enqueue: Enqueue,
  options: StartOptions,
): Promise<ImportRun> {
  const id = newId();
  return db.transaction().execute(async (tx) => {
    const run: NewRun = {
      id,
      list: options.list ?? DEFAULT_LIST,
      file_name: options.fileName.slice(0, 200),
      file_bytes: 0,
      is_dry_run: options.isDryRun,
      allow_withdraw: options.allowWithdraw,
      requested_by: options.requestedBy,
      created_at: platform.clock.now(),
    };
    await store.insertRun(tx, run);
    const bytes = await storeFile(tx, id, options.file);
    // Read as far as the heading: a picture or an empty file is refused before anything is queued.
    await refuseUnlessList(store.readFile(tx, id));
    const row = await store.setFileBytes(tx, id, bytes);
    await enqueue(id, tx);
    return runView(row);
  });
}

async function applyRun(
  platform: Platform,
  db: ImportsDb,
  enqueue: Enqueue,
  { id, isDryRun, allowWithdraw, requestedBy }: ApplyOptions,
): Promise<ImportRun> {
  const dryRun = await getRow(db, id);
  if (!dryRun.is_dry_run || dryRun.status === 'queued' || dryRun.status === 'running') {
    throw conflict('import.not_a_dry_run', importMessages.notADryRun);
  }
  // Who presses 'import 12 changes' must not get 9 000.
  const seenAt = dryRun.started_at ?? dryRun.created_at;
  if (!isDryRun && (await store.hasChangedSince(db, dryRun.list, seenAt))) {
    throw conflict('import.preview_stale', importMessages.previewStale);
  }
  return db.transaction().execute(async (tx) => {
    const row = await store.insertRun(tx, {
      id: newId(),
      list: dryRun.list,
      file_name: dryRun.file_name,
      file_bytes: dryRun.file_bytes,
      is_dry_run: isDryRun,
      allow_withdraw: allowWithdraw || dryRun.allow_withdraw,
      requested_by: requestedBy,
      created_at: platform.clock.now(),
    });
    const copied = await store.copyFile(tx, id, row.id);
    if (copied === 0) throw conflict('import.file_gone', importMessages.fileGone);
    await enqueue(row.id, tx);
    return runView(row);
  });
}

async function storeFile(tx: ImportsDb, id: string, file: AsyncIterable<Uint8Array>): Promise<number> {
  let parts: Uint8Array[] = [];
  let waiting = 0;
  let position = 0;
  let total = 0;
  const flush = async () => {
    if (waiting === 0) return;
    await store.insertChunk(tx, id, position, Buffer.concat(parts));
    [parts, waiting, position] = [[], 0, position + 1];
  };
  for await (const part of file) {
    parts.push(part);
    waiting += part.byteLength;
    total += part.byteLength;
    if (waiting >= CHUNK_BYTES) await flush();
  }
  await flush();
  return total;
}

async function refuseUnlessList(source: AsyncIterable<Uint8Array>): Promise<void> {
  try {
    const { rows } = await openList(source);
    await rows.return();
  } catch (error) {
    throw notAList(error) ?? error;
  }
}

function notAList(error: unknown): Problem | undefined {
  if (!(error instanceof NotAListError)) return undefined;
  return invalid('import.not_a_list', notAListText(error.reason, error.missingColumns));
}

function failureOf(error: unknown, { log }: Platform): { code: string; message: string } {
  const problem = error instanceof Problem ? error : notAList(error);
  if (problem) return { code: problem.code, message: problem.message };
  log.error({ err: error }, 'catalogue import failed');
  return { code: 'import.failed', message: importMessages.failed };
}

async function getRow(db: ImportsDb, id: string): Promise<RunRow> {
  const row = await store.findRun(db, id);
  if (!row) throw notFound('import.not_found', importMessages.notFound);
  return row;
}

function resultOf(outcome: ListOutcome, refused: RefusedRows): RunResult {
  for (const { line, code, message } of outcome.errors) refused.addText(line, code, message);
  refused.addUnkept(outcome.errorCount - outcome.errors.length);
  const { created, updated, unchanged, withdrawn } = outcome;
  return { created, updated, unchanged, withdrawn, ...refused.result() };
}

async function* counted(
  source: AsyncIterable<Uint8Array>,
  onBytes: ((bytes: number) => void) | undefined,
): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of source) {
    yield chunk;
    bytes += chunk.byteLength;
    onBytes?.(bytes);
  }
}

function progressWriter(db: ImportsDb, run: RunRow): (bytes: number) => void {
  const total = Math.max(1, Number(run.file_bytes));
  let writtenAt = 0;
  return (bytes) => {
    if (Date.now() - writtenAt < PROGRESS_EVERY_MS) return;
    writtenAt = Date.now();
    // Progress is a courtesy: a failed write of it must not end the import.
    store.setProgress(db, run.id, Math.min(0.99, bytes / total)).catch(() => undefined);
  };
}

async function replaceChanges(db: ImportsDb, id: string, changes: readonly ListChange[]): Promise<void> {
  await store.deleteChanges(db, id);
  await store.insertChanges(
    db,
    id,
    changes.map((change) => ({
      kind: change.kind,
      name: `${change.manufacturer} ${change.model}`,
      size: change.fullSize,
      ean: change.ean,
      oldPrice: euros(change.oldPriceCents),
      newPrice: euros(change.newPriceCents),
      oldStock: change.oldStock,
      newStock: change.newStock,
      fromList: change.fromList,
    })),
  );
}

function euros(cents: number | null): number | null {
  return cents === null ? null : centsToEuros(cents);
}

function runView(row: RunRow): ImportRun {
  return {
    _id: row.id,
    list: row.list,
    fileName: row.file_name,
    isDryRun: row.is_dry_run,
    status: row.status,
    progress: row.progress,
    created: row.created_count,
    updated: row.updated_count,
    unchanged: row.unchanged_count,
    withdrawn: row.withdrawn_count,
    errorCount: row.error_count,
    errors: row.errors,
    failure:
      row.failure_code === null ? null : { code: row.failure_code, message: row.failure_message ?? '' },
    createdAt: row.created_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
  };
}
