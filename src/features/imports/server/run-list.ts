// Runs one list through the catalogue: reads it, counts what came of it, and writes the end of the run.
import { helsinkiDay } from '../../../platform/contract/dates.ts';
import { centsToEuros } from '../../../platform/contract/money.ts';
import type { AuditRecord } from '../../../platform/server/audit/audit.ts';
import type { Platform } from '../../../platform/server/context.ts';
import type { Catalogue, ListChange, ListOutcome } from '../../catalogue/server/index.ts';
import { deleteChanges, insertChanges } from './changes-store.ts';
import { readDrafts, RefusedRows } from './drafts.ts';
import { readPricing } from './pricing.ts';
import type { ImportsDb, ImportTables, NewRun, RunResult } from './store.ts';

export interface ImportTools {
  platform: Platform;
  db: ImportsDb;
  catalogue: Pick<Catalogue, 'importList' | 'undoImport' | 'forgetUndoRows' | 'countLists'>;
}

interface ListRun {
  run: NewRun;
  source: AsyncIterable<Uint8Array>;
  signal: AbortSignal;
  /** Collects the rows that are refused, for a run that fails as well. */
  refused?: RefusedRows;
  /** Called from time to time with the bytes read. */
  onBytes?: (bytes: number) => void;
  /** Writes the end of the run, in the transaction of the import; for a dry run after it. */
  finish: (tx: ImportsDb, result: RunResult, changes: readonly ListChange[]) => Promise<void>;
}

/** Imports the list, ends its run and records it in the audit log, in one transaction. */
export async function runList(
  { platform, db, catalogue }: ImportTools,
  { run, source, signal, refused = new RefusedRows(), onBytes, finish }: ListRun,
): Promise<RunResult> {
  const pricing = await readPricing(platform.db, helsinkiDay(platform.clock.now()));
  let result: RunResult | undefined;
  const outcome = await catalogue.importList({
    list: run.list,
    drafts: readDrafts(counted(source, onBytes), pricing, refused),
    seen: () => refused.seen(),
    undoId: run.id,
    dryRun: run.isDryRun,
    allowWithdraw: run.allowWithdraw,
    signal,
    onTakenIn: async (tx, done) => {
      result = resultOf(done, refused);
      await finish(tx.$extendTables<ImportTables>(), result, done.changes);
      await platform.audit.record(tx, auditRecord(run, result));
    },
  });
  if (result) return result;
  const foreseen = resultOf(outcome, refused);
  await finish(db, foreseen, outcome.changes);
  return foreseen;
}

export async function replaceChanges(
  db: ImportsDb,
  id: string,
  changes: readonly ListChange[],
): Promise<void> {
  await deleteChanges(db, id);
  await insertChanges(
    db,
    id,
    changes.map((change) => ({
      kind: change.kind,
      name: `${change.manufacturer} ${change.model}`,
      size: change.fullSize,
      ean: change.ean,
      oldPrice: centsToEuros(change.oldPriceCents),
      newPrice: centsToEuros(change.newPriceCents),
      oldStock: change.oldStock,
      newStock: change.newStock,
      isOldMinimum: change.isOldMinimum,
      isNewMinimum: change.isNewMinimum,
      fromList: change.fromList,
    })),
  );
}

function resultOf(outcome: ListOutcome, refused: RefusedRows): RunResult {
  for (const { line, code, message } of outcome.errors) refused.addText(line, code, message);
  refused.addUncollected(outcome.errorCount - outcome.errors.length);
  const { created, updated, unchanged, withdrawn, changeCounts } = outcome;
  return { created, updated, unchanged, withdrawn, changeCounts, ...refused.result() };
}

function auditRecord({ id, list, fileName, requestedName }: NewRun, result: RunResult): AuditRecord {
  const { created, updated, unchanged, withdrawn, errorCount } = result;
  return {
    action: 'created',
    entity: 'import',
    entityId: id,
    name: fileName,
    who: requestedName,
    after: { list, created, updated, unchanged, withdrawn, errorCount },
  };
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
