// Takes an import back, all or nothing: what nobody has changed since becomes what it was before.
import type { Platform } from '../../../../platform/server/context.ts';
import { inTransaction } from '../../../../platform/server/db/transaction.ts';
import { CATALOGUE_BULK_TAG, CATALOGUE_TAG } from '../../contract/tyres.ts';
import { fullSizeOf } from '../search/search-index-parts.ts';
import type { CatalogueDb } from '../store.ts';
import { waitForTurn } from './import-store.ts';
import * as store from './import-undo-store.ts';

export interface UndoRequest {
  /** The `undoId` of the import. */
  readonly importId: string;
  readonly signal?: AbortSignal;
  /** Called now and then with the part that is done, 0–1. */
  readonly onProgress?: (share: number) => void;
  /** Writes what belongs to the undo, in its transaction. */
  readonly onUndone: (tx: CatalogueDb, outcome: UndoOutcome) => Promise<void>;
}

export interface UndoOutcome {
  /** Products that are what they were before, new ones off sale. */
  readonly restored: number;
  /** Products that stay as they are, because they were changed since the import. */
  readonly leftCount: number;
  /** The first of them by name. */
  readonly left: readonly LeftProduct[];
}

interface LeftProduct {
  readonly _id: string;
  readonly sizeId: string;
  readonly name: string;
  readonly size: string;
  readonly ean: string | null;
}

const BATCH = 2_000;
const MAX_LEFT_LISTED = 200;

/** Waits for imports under way. Models, sizes and manufacturers that the import brought stay, without tyres. */
export async function undoImport(
  platform: Pick<Platform, 'clock' | 'pages'>,
  db: CatalogueDb,
  request: UndoRequest,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const now = platform.clock.now();
    await waitForTurn(tx);
    await store.deferUniqueChecks(tx);
    const total = await store.prepareUndo(tx, request.importId);
    const { rows, count } = await store.listUnrestored(tx, MAX_LEFT_LISTED);
    await store.withdrawCreated(tx, now);
    await restoreAll(tx, request, { total, now });
    await store.finishUndo(tx, request.importId, now);
    await request.onUndone(tx, { restored: total, leftCount: count, left: rows.map(leftProduct) });
  });
  await platform.pages.changed([CATALOGUE_TAG, CATALOGUE_BULK_TAG]);
}

async function restoreAll(
  tx: CatalogueDb,
  { signal, onProgress }: UndoRequest,
  { total, now }: { total: number; now: Date },
): Promise<void> {
  let done = 0;
  for (let after: string | undefined; ;) {
    signal?.throwIfAborted();
    const { last, count } = await store.restoreBatch(tx, { after, limit: BATCH, now });
    if (last === undefined) return;
    after = last;
    done += count;
    onProgress?.(done / Math.max(1, total));
  }
}

function leftProduct({ id, sizeId, manufacturer, model, ean, ...size }: store.UnrestoredRow): LeftProduct {
  return { _id: id, sizeId, name: `${manufacturer} ${model}`, size: fullSizeOf(size), ean };
}
