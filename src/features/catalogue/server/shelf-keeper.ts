// Keeps the shelf like the database: fills it on first use, and again or in part when a change is told.
import type { Platform } from '../../../platform/server/context.ts';
import { CATALOGUE_BULK_TAG, readProductTag } from '../contract.ts';
import { assembleParts } from './shelf-parts.ts';
import {
  listMakers,
  listModels,
  listOpenOffers,
  listShelfRows,
  listShelfRowsOf,
  listSizes,
} from './shelf-store.ts';
import type { ShelfRow } from './shelf-store.ts';
import { Shelf } from './shelf.ts';
import type { CatalogueDb } from './store.ts';
import { listOffers } from './store.ts';

const BATCH = 5_000;
/** Room for tyres added before the next whole filling. */
const SPARE = 1_000;
const NIL_ID = '00000000-0000-0000-0000-000000000000';

export interface ShelfKeeper {
  /** The shelf as the database is now, with the prices of now. */
  open: () => Promise<Shelf>;
  /** Stops listening to changes. */
  close: () => void;
}

export function keepShelf(platform: Pick<Platform, 'pages' | 'clock' | 'log'>, db: CatalogueDb): ShelfKeeper {
  let shelf: Shelf | undefined;
  let changedIds = new Set<string>();
  let isStale = true;
  let refreshing: Promise<Shelf> | undefined;

  const stop = platform.pages.onChange((tags) => {
    if (tags === 'all' || tags.includes(CATALOGUE_BULK_TAG)) isStale = true;
    else for (const tag of tags) noteProduct(tag);
    // A shelf in use is brought up to date at once, so that visitors rarely wait for it.
    if (shelf && (isStale || changedIds.size > 0)) {
      refresh().catch((error: unknown) => platform.log.warn({ err: error }, 'shelf not refreshed'));
    }
  });

  function noteProduct(tag: string): void {
    const id = readProductTag(tag);
    if (id) changedIds.add(id);
  }

  /** Ends only when nothing changed while it ran. */
  async function bringUpToDate(): Promise<Shelf> {
    for (;;) {
      const ids = [...changedIds];
      const isWhole = isStale || shelf === undefined;
      changedIds = new Set();
      isStale = false;
      try {
        if (isWhole || shelf === undefined) shelf = await fillShelf(db, platform.clock.now());
        else if (ids.length > 0) isStale = !(await refillTyres(db, shelf, ids)) || isStale;
      } catch (error) {
        isStale = true;
        throw error;
      }
      if (!isStale && changedIds.size === 0) return shelf;
    }
  }

  function refresh(): Promise<Shelf> {
    refreshing ??= bringUpToDate().finally(() => {
      refreshing = undefined;
    });
    return refreshing;
  }

  return {
    open: async () => {
      const current = shelf && !isStale && changedIds.size === 0 && !refreshing ? shelf : await refresh();
      current.settle(platform.clock.now());
      return current;
    },
    close: stop,
  };
}

/** Fills a shelf from one moment of the database. */
function fillShelf(database: CatalogueDb, now: Date): Promise<Shelf> {
  return database
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((db) => readShelf(db, now));
}

async function readShelf(db: CatalogueDb, now: Date): Promise<Shelf> {
  const batches: ShelfRow[][] = [];
  let count = 0;
  for (let afterId = NIL_ID; ;) {
    const rows = await listShelfRows(db, afterId, BATCH);
    batches.push(rows);
    count += rows.length;
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) break;
    afterId = last.id;
  }
  const parts = assembleParts(await listMakers(db), await listModels(db), await listSizes(db));
  const offers = await listOpenOffers(db, now);
  const shelf = new Shelf(parts, count + SPARE);
  for (const rows of batches) for (const row of rows) shelf.put(row);
  shelf.setOffers(offers);
  return shelf;
}

/** Reads these tyres again; false when the shelf must be filled anew. */
async function refillTyres(db: CatalogueDb, shelf: Shelf, ids: readonly string[]): Promise<boolean> {
  const rows = await listShelfRowsOf(db, ids);
  const offers = await listOffers(db, ids);
  const onSale = new Set(rows.map(({ id }) => id));
  for (const id of ids) if (!onSale.has(id)) shelf.remove(id);
  shelf.setOffers(
    offers.filter(({ ended_at }) => ended_at === null),
    ids,
  );
  return rows.every((row) => shelf.put(row));
}
