// The SQL of changing many prices at once and of taking that back.
import { sql } from 'kysely';

import type { PriceSelection } from '../contract-prices.ts';
import type { CatalogueDb, OfferRow } from './store.ts';

/** A product on sale whose price may change. */
export interface PricedRow {
  id: string;
  ean: string | null;
  price_cents: number;
  manufacturer: string;
  model: string;
  width_mm: number;
  aspect: number;
  diameter_in: number;
  vehicle_type: string;
}

/** Nobody else changes a product until the transaction ends. */
export async function holdProducts(tx: CatalogueDb): Promise<void> {
  await sql`lock table product in share row exclusive mode`.execute(tx);
}

function priced(db: CatalogueDb) {
  return db
    .selectFrom('product')
    .innerJoin('tyre_model', 'tyre_model.id', 'product.model_id')
    .innerJoin('manufacturer', 'manufacturer.id', 'tyre_model.manufacturer_id')
    .innerJoin('tyre_size', 'tyre_size.id', 'product.size_id')
    .select([
      'product.id',
      'product.ean',
      'product.price_cents',
      'manufacturer.name as manufacturer',
      'tyre_model.name as model',
      'tyre_size.width_mm',
      'tyre_size.aspect',
      'tyre_size.diameter_in',
      'tyre_size.vehicle_type',
    ])
    .where('product.withdrawn_at', 'is', null)
    .orderBy('manufacturer.name')
    .orderBy('tyre_model.name')
    .orderBy('product.id');
}

/** Products on sale that fit every part of the selection. */
export function listSelected(
  db: CatalogueDb,
  { ids, manufacturers, type, winterType, sizeIds, diameters }: PriceSelection,
  most: number,
): Promise<PricedRow[]> {
  const names = manufacturers?.map((name) => name.toLowerCase());
  return priced(db)
    .$if(ids !== undefined, (query) => query.where(sql<boolean>`product.id = any(${ids}::uuid[])`))
    .$if(names !== undefined, (query) =>
      query.where(
        sql<boolean>`(lower(manufacturer.name) = any(${names}::text[]) or manufacturer.slug = any(${names}::text[]))`,
      ),
    )
    .$if(type !== undefined, (query) => query.where(sql<boolean>`tyre_model.type = ${type}`))
    .$if(winterType !== undefined, (query) =>
      query.where(sql<boolean>`tyre_model.winter_type = ${winterType}`),
    )
    .$if(sizeIds !== undefined, (query) =>
      query.where(sql<boolean>`product.size_id = any(${sizeIds}::uuid[])`),
    )
    .$if(diameters !== undefined, (query) =>
      query.where(sql<boolean>`tyre_size.diameter_in = any(${diameters}::double precision[])`),
    )
    .limit(most)
    .execute();
}

/** Products on sale by id or EAN. */
export function listNamed(db: CatalogueDb, names: readonly string[]): Promise<PricedRow[]> {
  return priced(db)
    .where(sql<boolean>`(product.id::text = any(${names}::text[]) or product.ean = any(${names}::text[]))`)
    .execute();
}

/** Offers of these products that were not ended. */
export function listOpenOffersOf(db: CatalogueDb, ids: readonly string[]): Promise<OfferRow[]> {
  return db
    .selectFrom('product_offer')
    .selectAll()
    .where('ended_at', 'is', null)
    .where(sql<boolean>`product_id = any(${ids}::uuid[])`)
    .execute();
}

export interface NewPrice {
  id: string;
  old_cents: number;
  new_cents: number;
  ended_offer: string | null;
}

/** Writes the prices, the history, the ends of offers, and what an undo needs. */
export async function applyPrices(
  tx: CatalogueDb,
  changeId: string,
  rows: readonly NewPrice[],
  now: Date,
): Promise<void> {
  await tx.insertInto('price_change').values({ id: changeId, created_at: now, undone_at: null }).execute();
  await sql`
    insert into price_change_row (change_id, product_id, old_cents, new_cents, was_free, ended_offer)
    select ${changeId}, row.id, row.old_cents, row.new_cents, not 'price' = any(product.locked_fields), row.ended_offer
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as row (id uuid, old_cents integer, new_cents integer, ended_offer uuid)
    join product on product.id = row.id`.execute(tx);
  await sql`
    update product set price_cents = new_cents, financing_price_cents = null, version = version + 1,
      updated_at = ${now},
      locked_fields = case when was_free then array_append(locked_fields, 'price') else locked_fields end
    from price_change_row where change_id = ${changeId} and product.id = product_id`.execute(tx);
  await sql`
    insert into price_history (product_id, at, price_cents, kind)
    select product_id, ${now}::timestamptz, new_cents, 'regular' from price_change_row where change_id = ${changeId}`.execute(
    tx,
  );
  await sql`
    update product_offer set ended_at = greatest(least(${now}::timestamptz, ends_at), starts_at)
    from price_change_row where change_id = ${changeId} and product_offer.id = ended_offer`.execute(tx);
}

export function lockChange(tx: CatalogueDb, id: string) {
  return tx.selectFrom('price_change').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Puts the old prices back where the new ones still stand; the ids of those products. */
export async function undoPrices(tx: CatalogueDb, changeId: string, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update product set price_cents = old_cents, version = version + 1, updated_at = ${now},
      locked_fields = case when was_free then array_remove(locked_fields, 'price') else locked_fields end
    from price_change_row
    where change_id = ${changeId} and product.id = product_id and price_cents = new_cents
    returning product.id`.execute(tx);
  const ids = rows.map(({ id }) => id);
  await sql`
    insert into price_history (product_id, at, price_cents, kind)
    select product_id, ${now}::timestamptz, old_cents, 'regular' from price_change_row
    where change_id = ${changeId} and product_id = any(${ids}::uuid[])`.execute(tx);
  await sql`
    update product_offer set ended_at = null
    from price_change_row
    where change_id = ${changeId} and product_offer.id = ended_offer
      and product_offer.product_id = any(${ids}::uuid[]) and (ends_at is null or ends_at > ${now})
      and not exists (
        select from product_offer other where other.product_id = product_offer.product_id and other.ended_at is null
      )`.execute(tx);
  await tx.updateTable('price_change').set({ undone_at: now }).where('id', '=', changeId).execute();
  return ids;
}

export async function countRows(db: CatalogueDb, changeId: string): Promise<number> {
  const { count } = await db
    .selectFrom('price_change_row')
    .where('change_id', '=', changeId)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}
