// The SQL of the sheet of all tyres: what its filter means, its rows in order, and how many there are.
import { sql, type RawBuilder } from 'kysely';

import type { SheetFilter, SheetOrder, SheetSort } from '../../search/sheet-filter.ts';
import type { VehicleType } from '../../size/vehicle-type.ts';
import type { CatalogueDb } from '../store.ts';

export interface SheetSqlRow {
  id: string;
  sizeId: string;
  manufacturer: string;
  manufacturerSlug: string;
  model: string;
  widthMm: number;
  aspect: number;
  diameterIn: number;
  vehicleType: VehicleType;
  loadIndex: number | null;
  twinLoadIndex: number | null;
  speedSymbol: string | null;
  isXl: boolean;
  isRunFlat: boolean;
  type: 'summer' | 'winter';
  winterType: 'studded' | 'friction' | null;
  priceCents: number;
  stock: number;
  stockIsMinimum: boolean;
  stockSource: 'own' | 'supplier';
  reserved: number;
  ean: string | null;
  hasPicture: boolean;
  hasLabel: boolean;
  version: number;
}

const HAS_PICTURE = sql`coalesce(product.image_thumbnail, tyre_model.image_thumbnail) is not null`;
const HAS_LABEL = sql`(product.fuel_efficiency is not null and product.wet_grip is not null and product.noise_db is not null)`;

/** Tyres that visitors can buy, by the rule of stock-left.ts; used with product. */
export const STOCK_LEFT = sql<number>`(case when product.stock_is_minimum then product.stock
  else greatest(0, product.stock - product.reserved) end)`;

/** The filter with the tyres that its words mean, and those on offer, in their place. */
export interface FoundFilter extends Omit<SheetFilter, 'q' | 'onOffer'> {
  readonly foundIds?: readonly string[] | undefined;
  readonly offerIds?: readonly string[] | undefined;
}

/** True of the rows that fit every part of the filter; used with product alone. */
export function fitsSheet(filter: FoundFilter): RawBuilder<boolean> {
  const conditions: RawBuilder<unknown>[] = kindConditions(filter);
  if (filter.foundIds) conditions.push(hasProductId(filter.foundIds));
  if (filter.offerIds) conditions.push(hasProductId(filter.offerIds));
  if (filter.manufacturer !== undefined) {
    conditions.push(isOfModel(sql`manufacturer.slug = ${filter.manufacturer}`));
  }
  if (filter.sizeId !== undefined) conditions.push(sql`product.size_id = ${filter.sizeId}`);
  if (filter.stock !== undefined) conditions.push(stockCondition(filter.stock));
  if (filter.minPrice !== undefined) {
    conditions.push(sql`product.price_cents >= ${Math.round(filter.minPrice * 100)}`);
  }
  if (filter.maxPrice !== undefined) {
    conditions.push(sql`product.price_cents <= ${Math.round(filter.maxPrice * 100)}`);
  }
  if (filter.missing !== undefined) conditions.push(gapCondition(filter.missing));
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

/** True of these products. */
export function hasProductId(ids: readonly string[]): RawBuilder<boolean> {
  return sql<boolean>`product.id = any(${ids}::uuid[])`;
}

/**
 * True of products whose model and manufacturer fit `condition` on tyre_model and manufacturer. These are few compared with the
 * products: each is read once, not with every product.
 */
export function isOfModel(condition: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`product.model_id in (select tyre_model.id from tyre_model
    join manufacturer on manufacturer.id = tyre_model.manufacturer_id where ${condition})`;
}

function kindConditions({ kind }: Pick<SheetFilter, 'kind'>): RawBuilder<unknown>[] {
  if (kind === undefined) return [];
  if (kind === 'summer') return [isOfModel(sql`tyre_model.type = 'summer'`)];
  return [isOfModel(sql`tyre_model.winter_type = ${kind}`)];
}

function stockCondition(stock: NonNullable<SheetFilter['stock']>): RawBuilder<unknown> {
  switch (stock) {
    case 'in':
      return sql`${STOCK_LEFT} > 0`;
    case 'few':
      return sql`${STOCK_LEFT} between 1 and 3`;
    case 'none':
      return sql`${STOCK_LEFT} = 0`;
    case 'own':
    case 'supplier':
      return sql`(${STOCK_LEFT} > 0 and product.stock_source = ${stock})`;
  }
}

function gapCondition(gap: NonNullable<SheetFilter['missing']>): RawBuilder<unknown> {
  switch (gap) {
    case 'picture':
      return sql`(product.image_thumbnail is null and ${isOfModel(sql`tyre_model.image_thumbnail is null`)})`;
    case 'label':
      return sql`not ${HAS_LABEL}`;
    case 'price':
      return sql`product.price_cents = 0`;
  }
}

const ROW_COLUMNS = sql`product.id, product.size_id, manufacturer.name as manufacturer, manufacturer.slug as manufacturer_slug,
      tyre_model.name as model,
      tyre_size.width_mm, tyre_size.aspect, tyre_size.diameter_in, tyre_size.vehicle_type,
      tyre_model.type, tyre_model.winter_type, product.price_cents,
      product.load_index, product.twin_load_index, product.speed_symbol, product.is_xl,
      product.is_run_flat,
      product.stock, product.stock_is_minimum, product.stock_source, product.reserved, product.ean,
      ${HAS_PICTURE} as has_picture, ${HAS_LABEL} as has_label, product.version`;

export interface RowsQuery {
  /** The condition on rows of `product` alone; tyres on sale only. */
  readonly where: RawBuilder<boolean>;
  readonly order: SheetOrder;
  readonly offset: number;
  readonly limit: number;
}

/**
 * Rows in their order, then by id, so that the order is stable. Names and sizes are compared once per model
 * and size, products only by their ranks; a row's contents are read for the page alone.
 */
export async function listSheetRows(
  db: CatalogueDb,
  { where, order, offset, limit }: RowsQuery,
): Promise<SheetSqlRow[]> {
  const { rows } = await sql<SheetSqlRow>`
    with model_rank as materialized (
      select tyre_model.id, dense_rank() over (order by lower(manufacturer.name), lower(tyre_model.name)) as by_manufacturer,
        dense_rank() over (order by lower(tyre_model.name)) as by_name
      from tyre_model join manufacturer on manufacturer.id = tyre_model.manufacturer_id
    ), size_rank as materialized (
      select id, dense_rank() over (order by diameter_in, width_mm, aspect) as by_numbers from tyre_size
    )
    select ${ROW_COLUMNS}
    from unnest(array(
      select product.id from product ${isByName(order) ? WITH_RANKS : sql``}
      where product.withdrawn_at is null and ${where}
      order by ${orderBy(order)}
      limit ${limit} offset ${offset}
    )) with ordinality as page (id, place)
    ${ROW_TABLES}`.execute(db);
  return rows;
}

/** The rows of these tyres in their order; one that has just left sale is left out. */
export async function listRowsOf(db: CatalogueDb, ids: readonly string[]): Promise<SheetSqlRow[]> {
  const { rows } = await sql<SheetSqlRow>`
    select ${ROW_COLUMNS} from unnest(${ids}::uuid[]) with ordinality as page (id, place)
    ${ROW_TABLES}`.execute(db);
  return rows;
}

const ROW_TABLES = sql`join product on product.id = page.id and product.withdrawn_at is null
    join tyre_model on tyre_model.id = product.model_id
    join manufacturer on manufacturer.id = tyre_model.manufacturer_id
    join tyre_size on tyre_size.id = product.size_id
    order by page.place`;

export async function countSheetRows(db: CatalogueDb, where: RawBuilder<boolean>): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) from product where product.withdrawn_at is null and ${where}`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

const WITH_RANKS = sql`join model_rank on model_rank.id = product.model_id
  join size_rank on size_rank.id = product.size_id`;
const ORDERS: Readonly<Record<SheetSort, readonly RawBuilder<unknown>[]>> = {
  manufacturer: [sql`model_rank.by_manufacturer`, sql`size_rank.by_numbers`],
  model: [sql`model_rank.by_name`, sql`size_rank.by_numbers`],
  size: [sql`size_rank.by_numbers`, sql`model_rank.by_manufacturer`],
  price: [sql`product.price_cents`],
  stock: [sql`product.stock`],
  updated: [sql`product.updated_at`],
};

function isByName({ sort }: SheetOrder): boolean {
  return sort === 'manufacturer' || sort === 'model' || sort === 'size';
}

function orderBy({ sort, direction }: SheetOrder): RawBuilder<unknown> {
  const way = direction === 'desc' ? sql`desc` : sql`asc`;
  return sql.join([...ORDERS[sort], sql`product.id`].map((part) => sql`${part} ${way}`));
}
