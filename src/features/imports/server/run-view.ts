// A run as the API shows it.
import { toApiRecord } from '../../../platform/server/db/to-api-record.ts';
import type { ImportRun } from '../contract.ts';
import type { RunRow } from './store.ts';

export function runView(row: RunRow, undoableUntil: Date | null = null): ImportRun {
  return {
    ...toApiRecord(row),
    requestedBy: row.requestedName,
    created: row.createdCount,
    updated: row.updatedCount,
    unchanged: row.unchangedCount,
    withdrawn: row.withdrawnCount,
    failure: row.failureCode === null ? null : { code: row.failureCode, message: row.failureMessage ?? '' },
    undoableUntil: undoableUntil?.toISOString() ?? null,
    undo: undoView(row),
  };
}

function undoView(row: RunRow): ImportRun['undo'] {
  if (row.undoStatus === null) return null;
  return {
    status: row.undoStatus,
    progress: row.undoProgress,
    requestedBy: row.undoName,
    finishedAt: row.undoFinishedAt?.toISOString() ?? null,
    restored: row.undoRestored,
    leftCount: row.undoLeftCount,
    left: row.undoLeft,
    failure: row.undoFailure,
  };
}
