// The SQL that fills the search index: what search needs of every tyre on sale, in batches, and all manufacturers, models and sizes.
import { sql } from 'kysely';

import type { CatalogueDb, ManufacturerRow, ModelRow, OfferRow, SizeRow } from '../store.ts';

const INDEX_COLUMNS = [
  'id',
  'sizeId',
  'modelId',
  'loadIndex',
  'twinLoadIndex',
  'speedSymbol',
  'isXl',
  'isRunFlat',
  'marks',
  'priceCents',
  'stock',
  'stockIsMinimum',
  'reserved',
  'stockSource',
  'ean',
  'fuelEfficiency',
  'wetGrip',
  'noiseDb',
  'noiseClass',
  'hasSnowGrip',
  'hasIceGrip',
  'ratings',
] as const;

function selectTyres(db: CatalogueDb) {
  return db.selectFrom('product').select(INDEX_COLUMNS).where('withdrawnAt', 'is', null);
}

/** What the search index has of one tyre. */
export type SearchIndexRow = Awaited<ReturnType<ReturnType<typeof selectTyres>['execute']>>[number];

/** Tyres on sale in the order of their ids, after `afterId`. */
export function listIndexRows(db: CatalogueDb, afterId: string, limit: number): Promise<SearchIndexRow[]> {
  return selectTyres(db).where('id', '>', afterId).orderBy('id').limit(limit).execute();
}

export function listIndexRowsOf(db: CatalogueDb, ids: readonly string[]): Promise<SearchIndexRow[]> {
  return selectTyres(db)
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute();
}

/** Running and coming offers. */
export function listOpenOffers(db: CatalogueDb, now: Date): Promise<OfferRow[]> {
  return db
    .selectFrom('productOffer')
    .selectAll()
    .where('endedAt', 'is', null)
    .where((eb) => eb.or([eb('endsAt', 'is', null), eb('endsAt', '>', now)]))
    .execute();
}

export function listManufacturers(db: CatalogueDb): Promise<ManufacturerRow[]> {
  return db.selectFrom('manufacturer').selectAll().orderBy('name').execute();
}

export function listModels(db: CatalogueDb): Promise<ModelRow[]> {
  return db.selectFrom('tyreModel').selectAll().orderBy('id').execute();
}

export function listSizes(db: CatalogueDb): Promise<SizeRow[]> {
  return db
    .selectFrom('tyreSize')
    .selectAll()
    .orderBy('diameterIn')
    .orderBy('widthMm')
    .orderBy('aspect')
    .orderBy('vehicleType')
    .execute();
}
