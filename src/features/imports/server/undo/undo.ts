// Takes a run back: queued by somebody, done by a job, once.
import { DAY_MS } from '../../../../platform/contract/durations.ts';
import { conflict, Problem } from '../../../../platform/contract/problem.ts';
import { inTransaction } from '../../../../platform/server/db/transaction.ts';
import type { ImportRun } from '../../contract.ts';
import { importMessages } from '../../messages-import.ts';
import { getRow, type Enqueue } from '../queue-run.ts';
import type { ImportTools } from '../run-list.ts';
import { runView } from '../run-view.ts';
import { findRun, type ImportsDb, type ImportTables, type RunRow } from '../store.ts';
import * as store from './undo-store.ts';

const { undo: messages } = importMessages;

/** How long an import can be taken back. */
const UNDOABLE_MS = DAY_MS;
const PROGRESS_EVERY_MS = 400;

export function importUndoService(tools: ImportTools, enqueue: Enqueue) {
  const { platform, db } = tools;
  return {
    getRun: async (id: string): Promise<ImportRun> => {
      const row = await getRow(db, id);
      return runView(row, await readUndoableUntil(db, row, platform.clock.now()));
    },
    /** 404, 409 with the reason why it cannot be taken back. */
    undo: (id: string, username: string): Promise<ImportRun> =>
      inTransaction(db, async (tx) => {
        // Locked, so that of two people one learns that it is under way.
        await store.lockRun(tx, id);
        const row = await getRow(tx, id);
        await refuseUnlessUndoable(tx, row, platform.clock.now());
        const queued = await store.queueUndo(tx, id, username);
        await enqueue(id, tx);
        return runView(queued);
      }),
    performUndo: (id: string, signal: AbortSignal) => performUndo(tools, id, signal),
  };
}

async function readUndoableUntil(db: ImportsDb, row: RunRow, now: Date): Promise<Date | null> {
  const until = undoableUntil(row);
  if (!until || until <= now || isUndoBegun(row) || (await store.hasNewerRun(db, row))) return null;
  return until;
}

function undoableUntil({ isUndoable, finishedAt }: RunRow): Date | null {
  return isUndoable && finishedAt ? new Date(finishedAt.getTime() + UNDOABLE_MS) : null;
}

/** One that failed has changed nothing, so it may be tried again. */
function isUndoBegun({ undoStatus }: RunRow): boolean {
  return undoStatus !== null && undoStatus !== 'failed';
}

async function refuseUnlessUndoable(db: ImportsDb, row: RunRow, now: Date): Promise<void> {
  const until = undoableUntil(row);
  if (!until) throw conflict('import.not_undoable', messages.notUndoable);
  if (isUndoBegun(row)) throw conflict('import.undo_begun', messages.begun);
  if (until <= now) throw conflict('import.undo_expired', messages.expired);
  if (await store.hasNewerRun(db, row)) throw conflict('import.undo_superseded', messages.superseded);
}

/** A stopped one is done again from the start: nothing of it was stored. */
async function performUndo(
  { platform, db, catalogue }: ImportTools,
  id: string,
  signal: AbortSignal,
): Promise<void> {
  const run = await findRun(db, id);
  if (run?.undoStatus !== 'queued' && run?.undoStatus !== 'running') return;
  await store.markUndoing(db, id);
  try {
    await catalogue.undoImport({
      importId: id,
      signal,
      onProgress: progressWriter(db, id),
      onUndone: async (catalogueTx, outcome) => {
        const tx = catalogueTx.$extendTables<ImportTables>();
        // Another import of the list may have had its turn first.
        if (await store.hasNewerRun(tx, run)) throw conflict('import.undo_superseded', messages.superseded);
        await store.finishUndo(tx, id, outcome, platform.clock.now());
        await platform.audit.record(tx, {
          action: 'restored',
          entity: 'import',
          entityId: id,
          name: run.fileName,
          who: run.undoName,
          after: { list: run.list, restored: outcome.restored, leftCount: outcome.leftCount },
        });
      },
    });
  } catch (error) {
    if (signal.aborted) throw error;
    if (!(error instanceof Problem)) platform.log.error({ err: error }, 'taking an import back failed');
    await store.failUndo(db, id, error instanceof Problem ? error.message : messages.failed);
  }
}

function progressWriter(db: ImportsDb, id: string): (share: number) => void {
  let writtenAt = 0;
  return (share) => {
    if (Date.now() - writtenAt < PROGRESS_EVERY_MS) return;
    writtenAt = Date.now();
    // A failed write of the progress must not end the undo.
    store.setUndoProgress(db, id, Math.min(0.99, share)).catch(() => undefined);
  };
}
