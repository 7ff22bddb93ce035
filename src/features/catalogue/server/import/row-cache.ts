// Products that were read lately, and what they have cost: the same tyres top every list, so most searches need no trip to the
// database.
import { LRUCache } from 'lru-cache';

import type { PageChanges } from '../../../../platform/server/pages/page-changes.ts';
import { CATALOGUE_BULK_TAG, readProductTag } from '../../contract/tyres.ts';
import {
  listOffers,
  listPriceChanges,
  listProducts,
  type CatalogueDb,
  type OfferRow,
  type PriceChange,
  type ProductRow,
} from '../store.ts';

/** About 1 kB each. */
const MAX_ROWS = 4_000;

/** What a product has cost and been offered for, for its reference price. */
export interface PastPrices {
  readonly priceChanges: readonly PriceChange[];
  readonly allOffers: readonly OfferRow[];
}

export interface RowCache {
  /** Products by id, in no order, each as the database has it now; unknown ids are left out. */
  list: (ids: readonly string[]) => Promise<ProductRow[]>;
  /** By product id, with an entry for each id given. */
  listPastPrices: ReadPastPrices;
}

export type ReadPastPrices = (ids: readonly string[]) => Promise<ReadonlyMap<string, PastPrices>>;

export function createRowCache(db: CatalogueDb, pages: Pick<PageChanges, 'onChange'>): RowCache {
  const rows = cacheById(pages, async (ids) => {
    const read = await listProducts(db, ids);
    return new Map(read.map((row) => [row.id, row]));
  });
  return {
    list: async (ids) => [...(await rows(ids)).values()],
    listPastPrices: cacheById(pages, (ids) => readPastPrices(db, ids)),
  };
}

/** Past prices as they are in the database. */
export async function readPastPrices(
  db: CatalogueDb,
  ids: readonly string[],
): Promise<ReadonlyMap<string, PastPrices>> {
  if (ids.length === 0) return new Map();
  const [changes, offers] = await Promise.all([listPriceChanges(db, ids), listOffers(db, ids)]);
  const of = <T extends { productId: string }>(all: readonly T[], id: string) =>
    all.filter(({ productId }) => productId === id);
  return new Map(ids.map((id) => [id, { priceChanges: of(changes, id), allOffers: of(offers, id) }]));
}

/** The same reading, of what is not known yet. */
function cacheById<T extends object>(
  pages: Pick<PageChanges, 'onChange'>,
  read: (ids: readonly string[]) => Promise<ReadonlyMap<string, T>>,
): (ids: readonly string[]) => Promise<ReadonlyMap<string, T>> {
  const cached = new LRUCache<string, T>({ max: MAX_ROWS });
  let changes = 0;
  pages.onChange((tags) => {
    changes += 1;
    if (tags === 'all' || tags.includes(CATALOGUE_BULK_TAG)) cached.clear();
    else for (const tag of tags) cached.delete(readProductTag(tag) ?? '');
  });
  return async (ids) => {
    const known = new Map<string, T>();
    for (const id of ids) {
      const value = cached.get(id);
      if (value) known.set(id, value);
    }
    const missing = ids.filter((id) => !known.has(id));
    if (missing.length === 0) return known;
    const before = changes;
    const fresh = await read(missing);
    // What was read while something changed may be older than the change.
    if (changes === before) for (const [id, value] of fresh) cached.set(id, value);
    return new Map([...known, ...fresh]);
  };
}
