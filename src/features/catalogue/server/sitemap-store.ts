// The SQL behind the sitemap: what the address of a tyre on sale is made of, and when it last changed.
import { sql } from 'kysely';

import type { CatalogueDb } from './store.ts';

/** Tyres on sale in the order of their ids. */
export function listOnSale(db: CatalogueDb, offset: number, limit: number) {
  return db
    .selectFrom('product')
    .innerJoin('tyre_model', 'tyre_model.id', 'product.model_id')
    .innerJoin('manufacturer', 'manufacturer.id', 'tyre_model.manufacturer_id')
    .select([
      'product.id',
      'tyre_model.name as model',
      'manufacturer.slug as manufacturerSlug',
      sql<Date>`greatest(product.updated_at, tyre_model.updated_at)`.as('changedAt'),
    ])
    .where('product.withdrawn_at', 'is', null)
    .orderBy('product.id')
    .offset(offset)
    .limit(limit)
    .execute();
}
