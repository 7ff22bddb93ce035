// SQL of runs that are taken back.
import { hasRow } from '../../../../platform/server/db/rows.ts';
import type { ImportUndo } from '../../contract.ts';
import type { ImportsDb, RunRow } from '../store.ts';

export function lockRun(tx: ImportsDb, id: string): Promise<RunRow | undefined> {
  return tx.selectFrom('importRuns').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Whether the list was imported after this run, by an import that changed something and was not undone. */
export function hasNewerRun(db: ImportsDb, { id, list, finishedAt }: RunRow): Promise<boolean> {
  return hasRow(
    db
      .selectFrom('importRuns')
      .select('id')
      .where('list', '=', list)
      .where('isUndoable', '=', true)
      .where('id', '<>', id)
      .where('finishedAt', '>=', finishedAt)
      .where((run) => run.or([run('undoStatus', 'is', null), run('undoStatus', '<>', 'done')]))
      .limit(1),
  );
}

export async function queueUndo(tx: ImportsDb, id: string, username: string): Promise<RunRow> {
  return tx
    .updateTable('importRuns')
    .set({ undoStatus: 'queued', undoProgress: 0, undoName: username, undoFailure: '' })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function markUndoing(db: ImportsDb, id: string): Promise<void> {
  await db
    .updateTable('importRuns')
    .set({ undoStatus: 'running', undoProgress: 0 })
    .where('id', '=', id)
    .execute();
}

export async function setUndoProgress(db: ImportsDb, id: string, undoProgress: number): Promise<void> {
  await db
    .updateTable('importRuns')
    .set({ undoProgress })
    .where('id', '=', id)
    .where('undoStatus', '=', 'running')
    .execute();
}

/** What came of an undo. */
interface UndoOutcome extends Pick<ImportUndo, 'restored' | 'leftCount'> {
  readonly left: readonly ImportUndo['left'][number][];
}

export async function finishUndo(tx: ImportsDb, id: string, outcome: UndoOutcome, now: Date): Promise<void> {
  await tx
    .updateTable('importRuns')
    .set({
      undoStatus: 'done',
      undoProgress: 1,
      undoFinishedAt: now,
      undoRestored: outcome.restored,
      undoLeftCount: outcome.leftCount,
      undoLeft: JSON.stringify(outcome.left),
    })
    .where('id', '=', id)
    .execute();
}

export async function failUndo(db: ImportsDb, id: string, undoFailure: string): Promise<void> {
  await db
    .updateTable('importRuns')
    .set({ undoStatus: 'failed', undoFailure })
    .where('id', '=', id)
    .execute();
}
