// Use cases of catalogue imports: queue a list, run it, show what it changed.
import { DAY_MS } from '../../../platform/contract/durations.ts';
import { newId } from '../../../platform/contract/ids.ts';
import { Problem } from '../../../platform/contract/problem.ts';
import type { Platform } from '../../../platform/server/context.ts';
import { DEFAULT_LIST } from '../contract.ts';
import { importMessages } from '../messages-import.ts';
import { countChanges, listChanges, type ChangeFilter } from './changes-store.ts';
import { RefusedRows } from './drafts.ts';
import {
  applyRun,
  getRow,
  notAList,
  startRun,
  type ApplyOptions,
  type Enqueue,
  type StartOptions,
} from './queue-run.ts';
import { replaceChanges, runList, type ImportTools } from './run-list.ts';
import { runView } from './run-view.ts';
import type { ImportsDb, ImportTables, NewRun, RunRow, RunResult } from './store.ts';
import * as store from './store.ts';
import { importUndoService } from './undo/undo.ts';

export type ImportService = ReturnType<typeof importService>;

export interface ImportFile {
  fileName: string;
  source: AsyncIterable<Uint8Array>;
  list: string;
  isDryRun: boolean;
  allowWithdraw: boolean;
}

interface ListWindow {
  offset: number;
  limit: number;
}

const PROGRESS_EVERY_MS = 400;
const FILE_RETENTION_MS = DAY_MS;

export function importService(
  platform: Platform,
  catalogue: ImportTools['catalogue'],
  enqueue: Enqueue,
  enqueueUndo: Enqueue,
) {
  const db = platform.db.$extendTables<ImportTables>();
  const tools = { platform, db, catalogue };
  return {
    /** Imports a file at once, without a queue; for the command line. A real import is listed among the runs. */
    importFile: (file: ImportFile) => importFile(tools, file),
    perform: (id: string, signal: AbortSignal) => performRun(tools, id, signal),
    start: (options: StartOptions) => startRun(platform, db, enqueue, options),
    applyDryRun: (options: ApplyOptions) => applyRun(platform, db, enqueue, options),
    ...importUndoService(tools, enqueueUndo),
    listRuns: async (window: ListWindow) => {
      const { rows, total } = await store.listRuns(db, window);
      return { runs: rows.map((row) => runView({ ...row, errors: [], undoLeft: [] })), total };
    },
    listChanges: async (id: string, filter: ChangeFilter, window: ListWindow) => {
      await getRow(db, id);
      return listChanges(db, id, filter, window);
    },
    countChanges: async (id: string) => {
      await getRow(db, id);
      return (await store.readChangeCounts(db, id)) ?? countChanges(db, id);
    },
    /** Names in use, those without tyres on sale too; there is always the one of an import without a name. */
    listNames: async () => {
      const counted = await catalogue.countLists();
      const names = [DEFAULT_LIST, ...counted.map(({ list }) => list), ...(await store.listNames(db))];
      const tyres = new Map(counted.map((each) => [each.list, each.tyres]));
      return [...new Set(names)].map((list) => ({ list, tyres: tyres.get(list) ?? 0 }));
    },
    /** Removes the files of dry runs not applied within a day, and what takes back imports of before. */
    forgetOldFiles: async () => {
      const before = new Date(platform.clock.now().getTime() - FILE_RETENTION_MS);
      await store.deleteOldFiles(db, before);
      await catalogue.forgetUndoRows(before);
    },
  };
}

/** Does the work of a queued run; a run that was interrupted is done again from the start. */
async function performRun(tools: ImportTools, id: string, signal: AbortSignal): Promise<void> {
  const { platform, db } = tools;
  const run = await store.findRun(db, id);
  if (!run || run.status === 'done' || run.status === 'failed') return;
  await store.markRunning(db, id, platform.clock.now());
  const refused = new RefusedRows();
  try {
    await runList(tools, {
      run,
      source: store.readFile(db, id),
      signal,
      refused,
      onBytes: progressWriter(db, run),
      finish: async (tx, result, changes) => {
        await replaceChanges(tx, id, changes);
        await store.finishRun(tx, run, result, platform.clock.now());
      },
    });
  } catch (error) {
    // Stopped, not failed: the queue runs it again.
    if (signal.aborted) throw error;
    await store.failRun(db, id, failureOf(error, platform), refused.result(), platform.clock.now());
  }
  if (!run.isDryRun) await store.deleteFile(db, id);
}

async function importFile(
  tools: ImportTools,
  { fileName, source, list, ...options }: ImportFile,
): Promise<RunResult> {
  let bytes = 0;
  const now = tools.platform.clock.now();
  const run: NewRun = {
    id: newId(now.getTime()),
    list,
    fileName: fileName.slice(0, 200),
    fileBytes: 0,
    isDryRun: options.isDryRun,
    allowWithdraw: options.allowWithdraw,
    requestedBy: null,
    requestedName: importMessages.cli.who,
    createdAt: now,
  };
  return runList(tools, {
    run,
    source,
    signal: new AbortController().signal,
    onBytes: (read) => (bytes = read),
    finish: async (tx, result, changes) => {
      if (options.isDryRun) return;
      await store.insertRun(tx, { ...run, fileBytes: bytes });
      await replaceChanges(tx, run.id, changes);
      await store.finishRun(tx, run, result, tools.platform.clock.now());
    },
  });
}

function failureOf(error: unknown, { log }: Platform): { code: string; message: string } {
  const problem = error instanceof Problem ? error : notAList(error);
  if (problem) return { code: problem.code, message: problem.message };
  log.error({ err: error }, 'catalogue import failed');
  return { code: 'import.failed', message: importMessages.failed };
}

function progressWriter(db: ImportsDb, run: RunRow): (bytes: number) => void {
  const total = Math.max(1, Number(run.fileBytes));
  let writtenAt = 0;
  return (bytes) => {
    if (Date.now() - writtenAt < PROGRESS_EVERY_MS) return;
    writtenAt = Date.now();
    // A failed write of the progress must not end the import.
    store.setProgress(db, run.id, Math.min(0.99, bytes / total)).catch(() => undefined);
  };
}
