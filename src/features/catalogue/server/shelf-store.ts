// The SQL that fills the shelf: what search needs of every tyre on sale, in batches, and all makers, models and sizes.
import { sql } from 'kysely';

import type { CatalogueDb, MakerRow, ModelRow, OfferRow, SizeRow } from './store.ts';

const SHELF_COLUMNS = [
  'id',
  'size_id',
  'model_id',
  'load_index',
  'twin_load_index',
  'speed_symbol',
  'is_xl',
  'is_run_flat',
  'marks',
  'price_cents',
  'stock',
  'stock_source',
  'ean',
  'fuel_efficiency',
  'wet_grip',
  'noise_db',
  'noise_class',
  'has_snow_grip',
  'has_ice_grip',
  'ratings',
] as const;

function selectTyres(db: CatalogueDb) {
  return db.selectFrom('product').select(SHELF_COLUMNS).where('withdrawn_at', 'is', null);
}

/** What the shelf holds of one tyre. */
export type ShelfRow = Awaited<ReturnType<ReturnType<typeof selectTyres>['execute']>>[number];

/** Tyres on sale in the order of their ids, after `afterId`. */
export function listShelfRows(db: CatalogueDb, afterId: string, limit: number): Promise<ShelfRow[]> {
  return selectTyres(db).where('id', '>', afterId).orderBy('id').limit(limit).execute();
}

export function listShelfRowsOf(db: CatalogueDb, ids: readonly string[]): Promise<ShelfRow[]> {
  return selectTyres(db)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute();
}

/** Offers that hold or will hold. */
export function listOpenOffers(db: CatalogueDb, now: Date): Promise<OfferRow[]> {
  return db
    .selectFrom('product_offer')
    .selectAll()
    .where('ended_at', 'is', null)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .execute();
}

export function listMakers(db: CatalogueDb): Promise<MakerRow[]> {
  return db.selectFrom('manufacturer').selectAll().orderBy('name').execute();
}

export function listModels(db: CatalogueDb): Promise<ModelRow[]> {
  return db.selectFrom('tyre_model').selectAll().orderBy('id').execute();
}

export function listSizes(db: CatalogueDb): Promise<SizeRow[]> {
  return db
    .selectFrom('tyre_size')
    .selectAll()
    .orderBy('diameter_in')
    .orderBy('width_mm')
    .orderBy('aspect')
    .orderBy('vehicle_type')
    .execute();
}
