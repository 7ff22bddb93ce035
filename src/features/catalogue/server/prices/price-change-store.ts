// The SQL of changing many prices at once and of taking that back.
import { sql, type RawBuilder } from 'kysely';

import { jsonRows } from '../../../../platform/server/db/column-names.ts';
import type { PriceSelection } from '../../contract/prices.ts';
import { fitsSheet, isOfModel, type FoundFilter } from '../sheet/sheet-store.ts';
import type { CatalogueDb, NamedTyreRow, OfferRow, ProductRow } from '../store.ts';

/** A product on sale whose price may change. */
export interface PricedRow extends NamedTyreRow {
  id: string;
  ean: string | null;
  priceCents: number;
  stock: number;
  loadIndex: number | null;
  speedSymbol: string | null;
}

/** Locks all products against changes until the transaction ends. */
export async function lockProducts(tx: CatalogueDb): Promise<void> {
  await sql`lock table product in share row exclusive mode`.execute(tx);
}

function priced(db: CatalogueDb) {
  return db
    .selectFrom('product')
    .innerJoin('tyreModel', 'tyreModel.id', 'product.modelId')
    .innerJoin('manufacturer', 'manufacturer.id', 'tyreModel.manufacturerId')
    .innerJoin('tyreSize', 'tyreSize.id', 'product.sizeId')
    .select([
      'product.id',
      'product.ean',
      'product.priceCents',
      'product.stock',
      'product.loadIndex',
      'product.speedSymbol',
      'manufacturer.name as manufacturer',
      'tyreModel.name as model',
      'tyreSize.widthMm',
      'tyreSize.aspect',
      'tyreSize.diameterIn',
      'tyreSize.vehicleType',
    ])
    .where('product.withdrawnAt', 'is', null)
    .orderBy('manufacturer.name')
    .orderBy('tyreModel.name')
    .orderBy('tyreSize.diameterIn')
    .orderBy('tyreSize.widthMm')
    .orderBy('product.id');
}

/** A selection with the tyres that the words of its filter mean. */
export type FoundSelection = Omit<PriceSelection, 'filter'> & { filter?: FoundFilter | undefined };

/** True of the products that fit every part of the selection; used with product alone. */
export function fitsSelection(selection: FoundSelection): RawBuilder<boolean> {
  const { ids, type, winterType, sizeIds, diameters, filter, except } = selection;
  const names = selection.manufacturers?.map((name) => name.toLowerCase());
  const parts = [
    ids && sql`product.id = any(${ids}::uuid[])`,
    names &&
      isOfModel(
        sql`(lower(manufacturer.name) = any(${names}::text[]) or manufacturer.slug = any(${names}::text[]))`,
      ),
    type && isOfModel(sql`tyre_model.type = ${type}`),
    winterType && isOfModel(sql`tyre_model.winter_type = ${winterType}`),
    sizeIds && sql`product.size_id = any(${sizeIds}::uuid[])`,
    diameters &&
      sql`product.size_id in (select tyre_size.id from tyre_size
        where tyre_size.diameter_in = any(${diameters}::double precision[]))`,
    filter && fitsSheet(filter),
    except && sql`product.id <> all(${except}::uuid[])`,
  ].filter((part) => part !== undefined);
  return parts.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(parts, sql` and `)})`;
}

/** Products on sale that fit every part of the selection. */
export function listSelected(db: CatalogueDb, selection: FoundSelection, most: number): Promise<PricedRow[]> {
  return priced(db).where(fitsSelection(selection)).limit(most).execute();
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
    .selectFrom('productOffer')
    .selectAll()
    .where('endedAt', 'is', null)
    .where(sql<boolean>`product_id = any(${ids}::uuid[])`)
    .execute();
}

export interface NewPrice {
  id: string;
  oldCents: number;
  newCents: number;
  endedOffer: string | null;
}

export interface NewStock {
  id: string;
  oldStock: number;
  newStock: number;
  endedOffer: string | null;
}

/** Writes what an undo needs, the prices with their history, the stock, and the ends of offers. */
export async function applyChange(
  tx: CatalogueDb,
  changeId: string,
  { prices, stocks }: { prices: readonly NewPrice[]; stocks: readonly NewStock[] },
  now: Date,
): Promise<void> {
  await tx.insertInto('priceChange').values({ id: changeId, createdAt: now, undoneAt: null }).execute();
  if (prices.length > 0) await applyPrices(tx, changeId, prices, now);
  if (stocks.length > 0) await applyStocks(tx, changeId, stocks, now);
}

async function applyPrices(
  tx: CatalogueDb,
  changeId: string,
  rows: readonly NewPrice[],
  now: Date,
): Promise<void> {
  await sql`
    insert into price_change_row (change_id, product_id, old_cents, new_cents, was_free, ended_offer)
    select ${changeId}, row.id, row.old_cents, row.new_cents, not 'price' = any(product.locked_fields), row.ended_offer
    from json_to_recordset(${jsonRows(rows)}::json)
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
  await endOffersOf(tx, 'priceChangeRow', changeId, now);
}

async function applyStocks(
  tx: CatalogueDb,
  changeId: string,
  rows: readonly NewStock[],
  now: Date,
): Promise<void> {
  await sql`
    insert into stock_change_row (change_id, product_id, old_stock, new_stock, was_minimum, was_free, ended_offer)
    select ${changeId}, row.id, row.old_stock, row.new_stock, product.stock_is_minimum,
      not 'stock' = any(product.locked_fields), row.ended_offer
    from json_to_recordset(${jsonRows(rows)}::json)
      as row (id uuid, old_stock integer, new_stock integer, ended_offer uuid)
    join product on product.id = row.id`.execute(tx);
  await sql`
    update product set stock = new_stock, stock_is_minimum = false, version = version + 1, updated_at = ${now},
      locked_fields = case when was_free then array_append(locked_fields, 'stock') else locked_fields end
    from stock_change_row where change_id = ${changeId} and product.id = product_id`.execute(tx);
  await endOffersOf(tx, 'stockChangeRow', changeId, now);
}

/** Stores what an undo of a booked stock needs; the caller writes the product itself. */
export async function recordStockChange(
  tx: CatalogueDb,
  changeId: string,
  row: ProductRow,
  { stock, endedOffer }: { stock: number; endedOffer: string | null },
  now: Date,
): Promise<void> {
  await tx.insertInto('priceChange').values({ id: changeId, createdAt: now, undoneAt: null }).execute();
  await sql`
    insert into stock_change_row
      (change_id, product_id, old_stock, new_stock, was_minimum, was_free, ended_offer, old_source)
    values (${changeId}, ${row.id}, ${row.stock}, ${stock}, ${row.stockIsMinimum},
      ${!row.lockedFields.includes('stock')}, ${endedOffer}, ${row.stockSource})`.execute(tx);
}

type ChangeTable = 'priceChangeRow' | 'stockChangeRow';

async function endOffersOf(tx: CatalogueDb, rows: ChangeTable, changeId: string, now: Date): Promise<void> {
  await sql`
    update product_offer set ended_at = greatest(least(${now}::timestamptz, ends_at), starts_at)
    from ${sql.table(rows)} as changed
    where change_id = ${changeId} and product_offer.id = ended_offer`.execute(tx);
}

export function lockChange(tx: CatalogueDb, id: string) {
  return tx.selectFrom('priceChange').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Restores the old prices and stock where the new ones are unchanged; returns the ids of products not restored completely. */
export async function undoChange(tx: CatalogueDb, changeId: string, now: Date): Promise<string[]> {
  const prices = await undoPrices(tx, changeId, now);
  const stocks = await undoStocks(tx, changeId, now);
  await tx.updateTable('priceChange').set({ undoneAt: now }).where('id', '=', changeId).execute();
  const { rows } = await sql<{ productId: string }>`
    select product_id from price_change_row
    where change_id = ${changeId} and product_id <> all(${prices}::uuid[])
    union
    select product_id from stock_change_row
    where change_id = ${changeId} and product_id <> all(${stocks}::uuid[])`.execute(tx);
  return rows.map(({ productId }) => productId);
}

async function undoPrices(tx: CatalogueDb, changeId: string, now: Date): Promise<string[]> {
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
  await reopenOffers(tx, 'priceChangeRow', { changeId, ids, now });
  return ids;
}

async function undoStocks(tx: CatalogueDb, changeId: string, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update product set stock = old_stock, stock_is_minimum = was_minimum,
      stock_source = coalesce(old_source, stock_source), version = version + 1, updated_at = ${now},
      locked_fields = case when was_free then array_remove(locked_fields, 'stock') else locked_fields end
    from stock_change_row
    where change_id = ${changeId} and product.id = product_id and stock = new_stock
    returning product.id`.execute(tx);
  const ids = rows.map(({ id }) => id);
  await reopenOffers(tx, 'stockChangeRow', { changeId, ids, now });
  return ids;
}

/** Offers that the change ended continue, unless they have expired or another one has begun. */
async function reopenOffers(
  tx: CatalogueDb,
  rows: ChangeTable,
  { changeId, ids, now }: { changeId: string; ids: readonly string[]; now: Date },
): Promise<void> {
  await sql`
    update product_offer set ended_at = null
    from ${sql.table(rows)} as changed
    where change_id = ${changeId} and product_offer.id = ended_offer
      and product_offer.product_id = any(${ids}::uuid[]) and (ends_at is null or ends_at > ${now})
      and not exists (
        select from product_offer other where other.product_id = product_offer.product_id and other.ended_at is null
      )`.execute(tx);
}

export interface MadeChangeRow {
  id: string;
  createdAt: Date;
  undoneAt: Date | null;
  changed: number;
  prices: number;
  stocks: number;
  manufacturers: string[];
}

/** The newest changes of more than one product. */
export async function listChanges(db: CatalogueDb, most: number): Promise<MadeChangeRow[]> {
  const { rows } = await sql<MadeChangeRow>`
    select change.id, change.created_at, change.undone_at, touched.*
    from price_change change
    cross join lateral (
      select count(*)::int as changed, coalesce(sum(row.prices), 0)::int as prices,
        coalesce(sum(row.stocks), 0)::int as stocks,
        array_agg(distinct manufacturer.name order by manufacturer.name) as manufacturers
      from (
        select product_id, sum(prices) as prices, sum(stocks) as stocks
        from (
          select product_id, 1 as prices, 0 as stocks from price_change_row where change_id = change.id
          union all
          select product_id, 0, 1 from stock_change_row where change_id = change.id
        ) part group by product_id
      ) row
      join product on product.id = row.product_id
      join tyre_model on tyre_model.id = product.model_id
      join manufacturer on manufacturer.id = tyre_model.manufacturer_id
    ) touched
    where touched.changed > 1
    order by change.created_at desc, change.id desc
    limit ${most}`.execute(db);
  return rows;
}

/** How many products the change touched. */
export async function countRows(db: CatalogueDb, changeId: string): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) from (
      select product_id from price_change_row where change_id = ${changeId}
      union
      select product_id from stock_change_row where change_id = ${changeId}
    ) changed`.execute(db);
  return Number(rows[0]?.count ?? 0);
}
