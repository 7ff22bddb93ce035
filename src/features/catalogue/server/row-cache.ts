// Product rows that were read lately: the same tyres top every list, so most searches need no trip to the database.
import { LRUCache } from 'lru-cache';

import type { PageChanges } from '../../../platform/server/pages/page-changes.ts';
import { CATALOGUE_BULK_TAG, readProductTag } from '../contract.ts';
import { listProducts } from './store.ts';
import type { CatalogueDb, ProductRow } from './store.ts';

/** About 1 kB each. */
const MOST_ROWS = 4_000;

export interface RowCache {
  /** Products by id, in no order, each as the database has it now; unknown ids are left out. */
  list: (ids: readonly string[]) => Promise<ProductRow[]>;
}

export function createRowCache(db: CatalogueDb, pages: Pick<PageChanges, 'onChange'>): RowCache {
  const rows = new LRUCache<string, ProductRow>({ max: MOST_ROWS });
  let changes = 0;
  pages.onChange((tags) => {
    changes += 1;
    if (tags === 'all' || tags.includes(CATALOGUE_BULK_TAG)) rows.clear();
    else for (const tag of tags) rows.delete(readProductTag(tag) ?? '');
  });
  return {
    list: async (ids) => {
      const known = ids.flatMap((id) => rows.get(id) ?? []);
      if (known.length === ids.length) return known;
      const asked = ids.filter((id) => !rows.has(id));
      const before = changes;
      const read = await listProducts(db, asked);
      // What was read while something changed may be older than the change.
      if (changes === before) for (const row of read) rows.set(row.id, row);
      return [...known, ...read];
    },
  };
}
