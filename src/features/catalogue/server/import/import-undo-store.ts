// All SQL of taking an import back: what products were before it is stored with it, and put back as sets.
import { sql } from 'kysely';

import type { CatalogueDb, NamedTyreRow } from '../store.ts';
import { IMPORTED_COLUMNS } from './import-store.ts';

const columns = IMPORTED_COLUMNS.join(', ');

/** Stores what the products in `changed` and `vanished` are; called before the merge is written. */
export async function storeUndoRows(tx: CatalogueDb, importId: string, now: Date): Promise<void> {
  const were = sql.raw(IMPORTED_COLUMNS.map((name) => `changed.was_${name}`).join(', '));
  const are = sql.raw(IMPORTED_COLUMNS.map((name) => `product.${name}`).join(', '));
  await sql`
    insert into import_undo_row
      (import_id, product_id, at, is_created, version_after, stock_after, ${sql.raw(columns)})
    select ${importId}::uuid, product.id, ${now}::timestamptz, false, product.version + 1, changed.stock, ${were}
    from changed join product on product.id = changed.id
    union all
    select ${importId}::uuid, product.id, ${now}::timestamptz, false, product.version + 1, product.stock, ${are}
    from vanished join product on product.id = vanished.id`.execute(tx);
}

/** Notes the products that the merge has just created, and the offers that it has ended. */
export async function completeUndoRows(tx: CatalogueDb, importId: string, now: Date): Promise<void> {
  await sql`
    insert into import_undo_row (import_id, product_id, at, is_created, version_after)
    select ${importId}::uuid, new_id, ${now}::timestamptz, true, 1 from incoming where product_id is null`.execute(
    tx,
  );
  await sql`
    update import_undo_row set ended_offer = product_offer.id
    from product_offer
    where import_id = ${importId} and product_offer.product_id = import_undo_row.product_id
      and product_offer.ended_at = ${now}`.execute(tx);
}

/**
 * Gathers what is to be undone. A product is free when nobody has changed it since the import and nobody else has its EAN
 * now; from here on nobody else writes products until the transaction ends.
 */
export async function prepareUndo(tx: CatalogueDb, importId: string): Promise<number> {
  await sql`lock table product in share row exclusive mode`.execute(tx);
  await sql`
    create temporary table undoing on commit drop as
    select undone.*, product.price_cents as price_after, product.version = undone.version_after
      and not exists (
        select from product other where other.ean = undone.ean and other.id <> undone.product_id
          and not exists (
            select from import_undo_row mine
            where mine.import_id = undone.import_id and mine.product_id = other.id
              and mine.version_after = other.version
          )
      ) as is_free
    from import_undo_row undone join product on product.id = undone.product_id
    where undone.import_id = ${importId}`.execute(tx);
  await sql`create unique index on undoing (product_id)`.execute(tx);
  await sql`analyze undoing`.execute(tx);
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from undoing where is_free`.execute(tx);
  return rows[0]?.count ?? 0;
}

/** Withdraws the products that the import created, and lets go of their numbers that others get back. */
export async function withdrawCreated(tx: CatalogueDb, now: Date): Promise<void> {
  await sql`
    update product set withdrawn_at = ${now}, version = version + 1, updated_at = ${now},
      wholesaler_number = case when exists (
        select from undoing other
        where other.is_free and other.product_id <> product.id
          and other.list_name = product.list_name and other.wholesaler_number = product.wholesaler_number
      ) then null else product.wholesaler_number end
    from undoing where undoing.product_id = product.id and is_free and is_created`.execute(tx);
}

const restored = IMPORTED_COLUMNS.filter((name) => name !== 'stock' && name !== 'wholesaler_number')
  .map((name) => `${name} = batch.${name}`)
  .join(', ');

/**
 * Puts back the next products after `after` in the order of their ids; the last id of them, or undefined when none is left.
 * Stock is put back by how much the import changed it, so tyres fitted since stay fitted; a number somebody else has
 * since stays theirs.
 */
export async function restoreBatch(
  tx: CatalogueDb,
  { after, limit, now }: { after: string | undefined; limit: number; now: Date },
): Promise<{ last: string | undefined; count: number }> {
  const { rows } = await sql<{ id: string }>`
    with batch as (
      select * from undoing
      where is_free and not is_created and (${after ?? null}::uuid is null or product_id > ${after ?? null}::uuid)
      order by product_id limit ${limit}
    )
    update product set ${sql.raw(restored)}, version = version + 1, updated_at = ${now},
      stock = greatest(product.stock + batch.stock - batch.stock_after, 0),
      wholesaler_number = case when exists (
        select from product holder
        where holder.list_name = batch.list_name and holder.wholesaler_number = batch.wholesaler_number
          and holder.id <> batch.product_id
          and not exists (
            select from undoing other
            where other.product_id = holder.id and other.is_free and not other.is_created
          )
      ) then null else batch.wholesaler_number end
    from batch where product.id = batch.product_id
    returning product.id`.execute(tx);
  const last = rows.reduce<string | undefined>(
    (found, { id }) => (found === undefined || id > found ? id : found),
    undefined,
  );
  return { last, count: rows.length };
}

/** EANs and numbers may pass between products of several batches: they are checked when the transaction ends. */
export async function deferUniqueChecks(tx: CatalogueDb): Promise<void> {
  await sql`set constraints all deferred`.execute(tx);
}

/** Appends to the price history, lets offers continue, and lets earlier imports of the same products be undone. */
export async function finishUndo(tx: CatalogueDb, importId: string, now: Date): Promise<void> {
  await sql`
    insert into price_history (product_id, at, price_cents, kind)
    select product_id, ${now}::timestamptz, price_cents, 'import' from undoing
    where is_free and not is_created and price_cents <> price_after`.execute(tx);
  await sql`
    update product_offer set ended_at = null
    from undoing
    where is_free and product_offer.id = ended_offer and (ends_at is null or ends_at > ${now})
      and not exists (
        select from product_offer other where other.product_id = product_offer.product_id and other.ended_at is null
      )`.execute(tx);
  await sql`
    update import_undo_row earlier set version_after = undoing.version_after + 1
    from undoing
    where is_free and earlier.product_id = undoing.product_id and earlier.import_id <> ${importId}
      and earlier.version_after = undoing.version_after - 1`.execute(tx);
  await sql`delete from import_undo_row where import_id = ${importId}`.execute(tx);
}

export interface UnrestoredRow extends NamedTyreRow {
  id: string;
  sizeId: string;
  ean: string | null;
}

/** Products that stay as they are, the first `limit` by name, and how many there are. */
export async function listUnrestored(
  tx: CatalogueDb,
  limit: number,
): Promise<{ rows: UnrestoredRow[]; count: number }> {
  const { rows } = await sql<UnrestoredRow>`
    select product.id, product.size_id, manufacturer.name as manufacturer, tyre_model.name as model,
      width_mm, aspect, diameter_in, vehicle_type, product.ean
    from undoing
    join product on product.id = undoing.product_id
    join tyre_size on tyre_size.id = product.size_id
    join tyre_model on tyre_model.id = product.model_id
    join manufacturer on manufacturer.id = tyre_model.manufacturer_id
    where not is_free
    order by manufacturer.name, tyre_model.name, product.id limit ${limit}`.execute(tx);
  const counted = await sql<{ count: number }>`
    select count(*)::int as count from undoing where not is_free`.execute(tx);
  return { rows, count: counted.rows[0]?.count ?? 0 };
}

/** Forgets what imports before then changed. */
export async function forgetUndoRows(db: CatalogueDb, before: Date): Promise<void> {
  await sql`delete from import_undo_row where at < ${before}`.execute(db);
}
