// Synchronises the search index with the database: fills it on first use, and rereads all or part of it on change.
import type { Platform } from '../../../../platform/server/context.ts';
import { inTransaction } from '../../../../platform/server/db/transaction.ts';
import { CATALOGUE_BULK_TAG, readProductTag } from '../../contract/tyres.ts';
import { listOffers, type CatalogueDb } from '../store.ts';
import { assembleParts } from './search-index-parts.ts';
import {
  listManufacturers,
  listModels,
  listOpenOffers,
  listIndexRows,
  listIndexRowsOf,
  listSizes,
  type SearchIndexRow,
} from './search-index-store.ts';
import { SearchIndex } from './search-index.ts';

const BATCH = 5_000;
/** Room for tyres added before the next complete filling. */
const SPARE = 1_000;
const NIL_ID = '00000000-0000-0000-0000-000000000000';

export interface SearchIndexCache {
  /** The search index as the database is now, with the prices of now. */
  open: () => Promise<SearchIndex>;
  /** Stops listening to changes. */
  close: () => void;
}

export function createSearchIndexCache(
  platform: Pick<Platform, 'pages' | 'clock' | 'log'>,
  db: CatalogueDb,
): SearchIndexCache {
  let searchIndex: SearchIndex | undefined;
  let changedIds = new Set<string>();
  let isStale = true;
  let refreshing: Promise<SearchIndex> | undefined;

  const stop = platform.pages.onChange((tags) => {
    if (tags === 'all' || tags.includes(CATALOGUE_BULK_TAG)) isStale = true;
    else for (const tag of tags) noteProduct(tag);
    // A search index in use is brought up to date at once, so that visitors rarely wait for it.
    if (searchIndex && (isStale || changedIds.size > 0)) {
      refresh().catch((error: unknown) => platform.log.warn({ err: error }, 'search index not refreshed'));
    }
  });

  function noteProduct(tag: string): void {
    const id = readProductTag(tag);
    if (id) changedIds.add(id);
  }

  /** Ends only when nothing changed while it ran. */
  async function bringUpToDate(): Promise<SearchIndex> {
    for (;;) {
      const ids = [...changedIds];
      const isWhole = isStale || searchIndex === undefined;
      changedIds = new Set();
      isStale = false;
      try {
        if (isWhole || searchIndex === undefined) searchIndex = await buildIndex(db, platform.clock.now());
        else if (ids.length > 0) isStale = !(await refillTyres(db, searchIndex, ids)) || isStale;
      } catch (error) {
        isStale = true;
        throw error;
      }
      if (!isStale && changedIds.size === 0) return searchIndex;
    }
  }

  function refresh(): Promise<SearchIndex> {
    refreshing ??= bringUpToDate().finally(() => {
      refreshing = undefined;
    });
    return refreshing;
  }

  return {
    open: async () => {
      const current =
        searchIndex && !isStale && changedIds.size === 0 && !refreshing ? searchIndex : await refresh();
      current.settle(platform.clock.now());
      return current;
    },
    close: stop,
  };
}

/** Fills a search index from one moment of the database. */
function buildIndex(database: CatalogueDb, now: Date): Promise<SearchIndex> {
  return inTransaction(database, (tx) => readIndex(tx, now), { isolation: 'repeatable read' });
}

async function readIndex(db: CatalogueDb, now: Date): Promise<SearchIndex> {
  const batches: SearchIndexRow[][] = [];
  let count = 0;
  for (let afterId = NIL_ID; ;) {
    const rows = await listIndexRows(db, afterId, BATCH);
    batches.push(rows);
    count += rows.length;
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) break;
    afterId = last.id;
  }
  const parts = assembleParts(await listManufacturers(db), await listModels(db), await listSizes(db));
  const offers = await listOpenOffers(db, now);
  const searchIndex = new SearchIndex(parts, count + SPARE);
  for (const rows of batches) for (const row of rows) searchIndex.put(row);
  searchIndex.setOffers(offers);
  return searchIndex;
}

/** Reads these tyres again; false when the search index must be filled again. */
async function refillTyres(
  db: CatalogueDb,
  searchIndex: SearchIndex,
  ids: readonly string[],
): Promise<boolean> {
  const rows = await listIndexRowsOf(db, ids);
  const offers = await listOffers(db, ids);
  const onSale = new Set(rows.map(({ id }) => id));
  for (const id of ids) if (!onSale.has(id)) searchIndex.remove(id);
  searchIndex.setOffers(
    offers.filter(({ endedAt }) => endedAt === null),
    ids,
  );
  return rows.every((row) => searchIndex.put(row));
}
