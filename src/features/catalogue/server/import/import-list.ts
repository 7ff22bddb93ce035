// Takes a wholesaler's list into the catalogue: rows stream into a staging table and are merged all or nothing.
import { newId } from '../../../../platform/contract/ids.ts';
import { Problem, invalid } from '../../../../platform/contract/problem.ts';
import type { Platform } from '../../../../platform/server/context.ts';
import { inTransaction } from '../../../../platform/server/db/transaction.ts';
import { CATALOGUE_BULK_TAG, CATALOGUE_TAG, productTag } from '../../contract/tyres.ts';
import { catalogueMessages as messages } from '../../messages/catalogue.ts';
import type { ProductDraft } from '../../product/product-draft.ts';
import { fullSizeOf } from '../search/search-index-parts.ts';
import type { CatalogueDb } from '../store.ts';
import { Staging, type RefusedRow } from './import-staging.ts';
import {
  addManufacturers,
  addModels,
  addSizes,
  applyMerge,
  countMerge,
  createStaging,
  resolveProducts,
  stageRows,
  waitForTurn,
  type MergeCounts,
  type SeenKeys,
} from './import-store.ts';
import { completeUndoRows, storeUndoRows } from './import-undo-store.ts';
import { countChanges, listMergeChanges, type ChangeCounts, type ChangeRow } from './merge-changes-store.ts';

export interface ListRequest {
  /** Name of the list; only its own products are withdrawn when they vanish. */
  readonly list: string;
  /** Rows that were readable, in the order of the file. */
  readonly drafts: AsyncIterable<ProductDraft> | Iterable<ProductDraft>;
  /** Compute everything and store nothing. */
  readonly dryRun?: boolean;
  /** Let more than a fifth of the list's products vanish. */
  readonly allowWithdraw?: boolean;
  /** Called after the last draft: the keys that the list names in unusable rows. Those products stay as they are. */
  readonly seen?: () => SeenKeys;
  readonly signal?: AbortSignal;
  /** Called now and then with the number of rows read. */
  readonly onProgress?: (rows: number) => void;
  /** Stores under this id what takes the import back; see import-undo.ts. */
  readonly undoId?: string;
  /** Since when the prices are valid; default: now. */
  readonly pricedAt?: Date;
  /** Writes what belongs to the import, in its transaction; not called in a dry run. */
  readonly onTakenIn?: (tx: CatalogueDb, outcome: ListOutcome) => Promise<void>;
}

export interface ListChange {
  readonly kind: ChangeRow['kind'];
  readonly productId: string;
  readonly manufacturer: string;
  readonly model: string;
  readonly fullSize: string;
  readonly ean: string | null;
  readonly oldPriceCents: number | null;
  readonly newPriceCents: number | null;
  readonly oldStock: number | null;
  readonly newStock: number | null;
  /** Of that stock: there are at least so many. */
  readonly isOldMinimum: boolean;
  readonly isNewMinimum: boolean;
  /** The list it moves from, into the list taken in; null when it does not. */
  readonly fromList: string | null;
}

export interface ListOutcome {
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly withdrawn: number;
  /** Rows refused here: a second row with a known EAN or number. At most 1 000. */
  readonly errors: readonly RefusedRow[];
  readonly errorCount: number;
  /** Counts of all changes, those not listed too. */
  readonly changeCounts: ChangeCounts;
  /** The largest changes of price first, at most 2 000. */
  readonly changes: readonly ListChange[];
  /** The page tags that were invalidated. Empty when nothing changed or in a dry run. */
  readonly tags: readonly string[];
}

const BATCH = 1_000;
const MAX_CHANGES = 2_000;
const MAX_VANISHING = 0.2;
/** With more changed products than this everything is dropped at once. */
const MAX_TAGS = 50;

/** Rolls a dry run back. */
class DryRunDone extends Error {
  readonly outcome: ListOutcome;

  constructor(outcome: ListOutcome) {
    super('dry run');
    this.outcome = outcome;
  }
}

/**
 * Takes a list in. One import runs at a time, the next one waits. Throws `import.too_many_withdrawn` (409) when more than a fifth of
 * the list's products would vanish, `import.empty` (422) without a single usable row; then, and on any other failure, nothing is stored.
 */
export async function importList(
  platform: Pick<Platform, 'clock' | 'pages'>,
  db: CatalogueDb,
  request: ListRequest,
): Promise<ListOutcome> {
  // Once: the rows of the list come from a stream, which cannot be read again.
  const outcome = await inTransaction(db, (tx) => applyImport(tx, request, platform.clock.now()), {
    attempts: 1,
  }).catch((error: unknown) => {
    if (error instanceof DryRunDone) return error.outcome;
    throw error;
  });
  await platform.pages.changed(outcome.tags);
  return outcome;
}

/** The import itself, inside a transaction that the caller ends. */
export async function applyImport(tx: CatalogueDb, request: ListRequest, now: Date): Promise<ListOutcome> {
  await waitForTurn(tx);
  await createStaging(tx);
  const staging = new Staging(newId);
  await stageAll(tx, staging, request);
  if (staging.count === 0) throw invalid('import.empty', messages.problems.nothingToImport);
  await addManufacturers(tx, [...staging.manufacturers.values()], now);
  await addSizes(tx, [...staging.sizes.values()], now);
  await addModels(tx, [...staging.models.values()], now);
  await resolveProducts(tx, request.list, request.seen?.() ?? { eans: [], numbers: [] });
  const counts = await countMerge(tx, request.list);
  checkVanishing(counts, request);
  const changes = (await listMergeChanges(tx, MAX_CHANGES)).map(changeOf);
  const { onSale: _onSale, ...counted } = counts;
  const outcome: ListOutcome = {
    ...counted,
    errors: staging.refused,
    errorCount: staging.refusedCount,
    changeCounts: await countChanges(tx, counts),
    changes,
    tags: tagsOf(counts, changes),
  };
  if (request.dryRun) throw new DryRunDone({ ...outcome, tags: [] });
  if (outcome.tags.length > 0) await merge(tx, request, now);
  await request.onTakenIn?.(tx, outcome);
  return outcome;
}

async function merge(tx: CatalogueDb, request: ListRequest, now: Date): Promise<void> {
  const { list, undoId, pricedAt = now } = request;
  if (undoId !== undefined) await storeUndoRows(tx, undoId, now);
  await applyMerge(tx, list, { now, pricedAt });
  if (undoId !== undefined) await completeUndoRows(tx, undoId, now);
}

async function stageAll(tx: CatalogueDb, staging: Staging, request: ListRequest): Promise<void> {
  for await (const draft of request.drafts) {
    staging.add(draft);
    if (staging.waiting.length < BATCH) continue;
    request.signal?.throwIfAborted();
    await stageRows(tx, staging.takeWaiting());
    request.onProgress?.(staging.count);
  }
  request.signal?.throwIfAborted();
  await stageRows(tx, staging.takeWaiting());
  request.onProgress?.(staging.count);
}

function checkVanishing({ withdrawn, onSale }: MergeCounts, { allowWithdraw }: ListRequest): void {
  if (allowWithdraw || withdrawn <= onSale * MAX_VANISHING) return;
  throw new Problem('import.too_many_withdrawn', 409, messages.problems.tooManyWithdrawn(withdrawn, onSale));
}

function tagsOf({ created, updated, withdrawn }: MergeCounts, changes: readonly ListChange[]): string[] {
  const count = created + updated + withdrawn;
  if (count === 0) return [];
  // New products may bring sizes and models that only reading the complete catalogue finds.
  if (created > 0 || count > MAX_TAGS) return [CATALOGUE_TAG, CATALOGUE_BULK_TAG];
  return [CATALOGUE_TAG, ...changes.map(({ productId }) => productTag(productId))];
}

function changeOf({ widthMm, aspect, diameterIn, vehicleType, ...change }: ChangeRow): ListChange {
  return { ...change, fullSize: fullSizeOf({ widthMm, aspect, diameterIn, vehicleType }) };
}
