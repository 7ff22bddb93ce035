// The SQL of the sheet of all tyres: what its filter means, its rows in order, and how many there are.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';

import type { SheetFilter, SheetOrder, SheetSort } from '../sheet-filter.ts';
import type { CatalogueDb } from './store.ts';

export interface SheetSqlRow {
  id: string;
  size_id: string;
  manufacturer: string;
  model: string;
  width_mm: number;
  aspect: number;
  diameter_in: number;
  vehicle_type: string;
  type: 'summer' | 'winter';
  winter_type: 'studded' | 'friction' | null;
  price_cents: number;
  sale_cents: number | null;
  stock: number;
  stock_is_minimum: boolean;
  stock_source: 'own' | 'supplier';
  ean: string | null;
  has_picture: boolean;
  has_label: boolean;
  version: number;
}

const HAS_PICTURE = sql`coalesce(product.image_thumbnail, tyre_model.image_thumbnail) is not null`;
const HAS_LABEL = sql`(product.fuel_efficiency is not null and product.wet_grip is not null and product.noise_db is not null)`;
/** What words are looked for in: '205/55r16' as it is printed, and its numbers one by one. */
const HAYSTACK = sql`lower(concat_ws(' ', manufacturer.name, tyre_model.name, product.ean,
  tyre_size.width_mm || '/' || tyre_size.aspect || 'r' || tyre_size.diameter_in))`;
const MOST_WORDS = 8;

/** True of the rows that fit every part of the filter; stands beside product, tyre_model, manufacturer and tyre_size. */
export function fitsSheet(filter: SheetFilter, now: Date): RawBuilder<boolean> {
  const conditions = [...wordConditions(filter.q ?? ''), ...kindConditions(filter)];
  if (filter.manufacturer !== undefined) conditions.push(sql`manufacturer.slug = ${filter.manufacturer}`);
  if (filter.sizeId !== undefined) conditions.push(sql`product.size_id = ${filter.sizeId}`);
  if (filter.stock !== undefined) conditions.push(stockCondition(filter.stock));
  if (filter.minPrice !== undefined) {
    conditions.push(sql`product.price_cents >= ${Math.round(filter.minPrice * 100)}`);
  }
  if (filter.maxPrice !== undefined) {
    conditions.push(sql`product.price_cents <= ${Math.round(filter.maxPrice * 100)}`);
  }
  if (filter.missing !== undefined) conditions.push(gapCondition(filter.missing));
  if (filter.onOffer) {
    conditions.push(sql`product.id in (select product_id from (${runningOffers(now)}) offer)`);
  }
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(conditions, sql` and `)})`;
}

/** True of these products. */
export function isOneOf(ids: readonly string[]): RawBuilder<boolean> {
  return sql<boolean>`product.id = any(${ids}::uuid[])`;
}

function wordConditions(q: string): RawBuilder<unknown>[] {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  return words.map((word) => sql`position(${word} in ${HAYSTACK}) > 0`);
}

function kindConditions({ kind }: SheetFilter): RawBuilder<unknown>[] {
  if (kind === undefined) return [];
  if (kind === 'summer') return [sql`tyre_model.type = 'summer'`];
  return [sql`tyre_model.winter_type = ${kind}`];
}

function stockCondition(stock: NonNullable<SheetFilter['stock']>): RawBuilder<unknown> {
  switch (stock) {
    case 'in':
      return sql`product.stock > 0`;
    case 'few':
      return sql`product.stock between 1 and 3`;
    case 'none':
      return sql`product.stock = 0`;
    case 'own':
    case 'supplier':
      return sql`(product.stock > 0 and product.stock_source = ${stock})`;
  }
}

function gapCondition(gap: NonNullable<SheetFilter['missing']>): RawBuilder<unknown> {
  switch (gap) {
    case 'picture':
      return sql`not (${HAS_PICTURE})`;
    case 'label':
      return sql`not ${HAS_LABEL}`;
    case 'price':
      return sql`product.price_cents = 0`;
  }
}

function runningOffers(now: Date) {
  return sql`select product_id, price_cents from product_offer
    where ended_at is null and starts_at <= ${now} and (ends_at is null or ends_at > ${now})`;
}

const ON_SALE = sql`from product
  join tyre_model on tyre_model.id = product.model_id
  join manufacturer on manufacturer.id = tyre_model.manufacturer_id
  join tyre_size on tyre_size.id = product.size_id`;

export interface RowsAsked {
  /** Which rows; of tyres on sale alone. */
  readonly where: RawBuilder<boolean>;
  readonly order: SheetOrder;
  readonly offset: number;
  readonly limit: number;
}

/** Rows in their order, then by id, so that every row stands at one place. */
export async function listSheetRows(
  db: CatalogueDb,
  { where, order, offset, limit }: RowsAsked,
  now: Date,
): Promise<SheetSqlRow[]> {
  const { rows } = await sql<SheetSqlRow>`
    select product.id, product.size_id, manufacturer.name as manufacturer, tyre_model.name as model,
      tyre_size.width_mm, tyre_size.aspect, tyre_size.diameter_in, tyre_size.vehicle_type,
      tyre_model.type, tyre_model.winter_type, product.price_cents, offer.price_cents as sale_cents,
      product.stock, product.stock_is_minimum, product.stock_source, product.ean,
      ${HAS_PICTURE} as has_picture, ${HAS_LABEL} as has_label, product.version
    ${ON_SALE}
    left join (${runningOffers(now)}) offer on offer.product_id = product.id
    where product.withdrawn_at is null and ${where}
    order by ${orderBy(order)}
    limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function countSheetRows(db: CatalogueDb, where: RawBuilder<boolean>): Promise<number> {
  const { rows } = await sql<{ count: string }>`
    select count(*) ${ON_SALE} where product.withdrawn_at is null and ${where}`.execute(db);
  return Number(rows[0]?.count ?? 0);
}

const SIZE = [sql`tyre_size.diameter_in`, sql`tyre_size.width_mm`, sql`tyre_size.aspect`];
const NAME = [sql`lower(manufacturer.name)`, sql`lower(tyre_model.name)`];
const ORDERS: Readonly<Record<SheetSort, readonly RawBuilder<unknown>[]>> = {
  manufacturer: [...NAME, ...SIZE],
  model: [sql`lower(tyre_model.name)`, ...SIZE],
  size: [...SIZE, ...NAME],
  price: [sql`product.price_cents`],
  stock: [sql`product.stock`],
  updated: [sql`product.updated_at`],
};

function orderBy({ sort, direction }: SheetOrder): RawBuilder<unknown> {
  const way = direction === 'desc' ? sql`desc` : sql`asc`;
  return sql.join([...ORDERS[sort], sql`product.id`].map((part) => sql`${part} ${way}`));
}
