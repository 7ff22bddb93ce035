// The tables of the catalogue as Kysely knows them, and the SQL of reading products with what they cost.
import { sql } from 'kysely';
import type { ColumnType, Generated, Kysely, Selectable } from 'kysely';

import type { LabelClass, NoiseClass, VehicleType } from '../product-draft.ts';
import type { Season, WinterType } from '../search-query.ts';

export type CatalogueTables = {
  manufacturer: {
    id: string;
    name: string;
    slug: string;
    country: Generated<string>;
    logo: Generated<string>;
    website: Generated<string>;
    description: Generated<string>;
    postal_address: Generated<string>;
    electronic_address: Generated<string>;
    responsible_person: Generated<string>;
    version: Generated<number>;
    created_at: Date;
    updated_at: Date;
  };
  tyre_size: {
    id: string;
    width_mm: number;
    aspect: number;
    diameter_in: number;
    vehicle_type: VehicleType;
    /** Removed by staff; not shown unless a list has brought tyres for it since. */
    deleted_at: Date | null;
    version: Generated<number>;
    created_at: Date;
    updated_at: Date;
  };
  tyre_model: TyreModelTable;
  product: ProductTable;
  price_history: {
    id: Generated<number>;
    product_id: string;
    at: Date;
    price_cents: number;
    kind: 'regular' | 'import';
  };
  product_offer: {
    id: string;
    product_id: string;
    price_cents: number;
    name: string;
    description: string;
    starts_at: Date;
    ends_at: Date | null;
    ended_at: Date | null;
    created_at: Date;
  };
  front_row: { position: number; product_id: string };
  price_change: { id: string; created_at: Date; undone_at: Date | null };
  price_change_row: {
    change_id: string;
    product_id: string;
    old_cents: number;
    new_cents: number;
    was_free: boolean;
    ended_offer: string | null;
  };
  stock_change_row: {
    change_id: string;
    product_id: string;
    old_stock: number;
    new_stock: number;
    was_minimum: boolean;
    was_free: boolean;
    ended_offer: string | null;
  };
  demonstration_catalogue: { only_row: Generated<boolean>; state: Generated<'never' | 'loaded' | 'cleared'> };
};

type TyreModelTable = {
  id: string;
  manufacturer_id: string;
  name: string;
  slug: string;
  type: Season;
  winter_type: WinterType | null;
  description: Generated<string>;
  designed_for: Generated<string>;
  features: Generated<string[]>;
  rating_dry_grip: number | null;
  rating_wet_grip: number | null;
  rating_snow_grip: number | null;
  rating_ice_grip: number | null;
  rating_comfort: number | null;
  rating_durability: number | null;
  image_thumbnail: string | null;
  image_pattern: string | null;
  image_gallery: Generated<string[]>;
  search_words: string;
  created_at: Date;
  updated_at: Date;
};

type ProductTable = {
  id: string;
  size_id: string;
  model_id: string;
  load_index: number | null;
  twin_load_index: number | null;
  speed_symbol: string | null;
  is_xl: Generated<boolean>;
  is_run_flat: Generated<boolean>;
  marks: Generated<string[]>;
  price_cents: number;
  financing_price_cents: number | null;
  net_cents: number | null;
  gross_cents: number | null;
  stock: Generated<number>;
  stock_is_minimum: Generated<boolean>;
  stock_source: Generated<'own' | 'supplier'>;
  ean: string | null;
  list_name: string | null;
  wholesaler_number: string | null;
  weight_g: number | null;
  fuel_efficiency: LabelClass | null;
  wet_grip: LabelClass | null;
  noise_db: number | null;
  noise_class: NoiseClass | null;
  has_snow_grip: Generated<boolean>;
  has_ice_grip: Generated<boolean>;
  eprel_number: string | null;
  eprel_url: string | null;
  description: string | null;
  designed_for: string | null;
  features: string[] | null;
  ratings: ColumnType<unknown, string | null, string | null>;
  image_thumbnail: string | null;
  image_pattern: string | null;
  image_gallery: string[] | null;
  locked_fields: Generated<string[]>;
  withdrawn_at: Date | null;
  version: Generated<number>;
  created_at: Date;
  updated_at: Date;
};

export type CatalogueDb = Kysely<CatalogueTables>;
export type ProductRow = Selectable<ProductTable>;
export type OfferRow = Selectable<CatalogueTables['product_offer']>;
export type MakerRow = Selectable<CatalogueTables['manufacturer']>;
export type ModelRow = Selectable<TyreModelTable>;
export type SizeRow = Selectable<CatalogueTables['tyre_size']>;
export interface PriceChange {
  product_id: string;
  at: Date;
  price_cents: number;
  kind: 'regular' | 'import';
}

/** Products by id, in no order; unknown ids are left out. */
export function listProducts(db: CatalogueDb, ids: readonly string[]): Promise<ProductRow[]> {
  return db
    .selectFrom('product')
    .selectAll()
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute();
}

export function findProduct(db: CatalogueDb, id: string): Promise<ProductRow | undefined> {
  return db.selectFrom('product').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findMakerBySlug(db: CatalogueDb, slug: string): Promise<MakerRow | undefined> {
  return db.selectFrom('manufacturer').selectAll().where('slug', '=', slug).executeTakeFirst();
}

/** Every change of the regular prices of these products, oldest first. */
export function listPriceChanges(db: CatalogueDb, ids: readonly string[]): Promise<PriceChange[]> {
  return db
    .selectFrom('price_history')
    .select(['product_id', 'at', 'price_cents', 'kind'])
    .where(sql<boolean>`product_id = any(${ids}::uuid[])`)
    .orderBy('at')
    .orderBy('id')
    .execute();
}

/** All offers these products have had, past and coming. */
export function listOffers(db: CatalogueDb, ids: readonly string[]): Promise<OfferRow[]> {
  return db
    .selectFrom('product_offer')
    .selectAll()
    .where(sql<boolean>`product_id = any(${ids}::uuid[])`)
    .orderBy('starts_at')
    .execute();
}

/** Ids of the tyres picked to the front, in order, those on sale only. */
export async function listFrontRow(db: CatalogueDb): Promise<string[]> {
  const rows = await db
    .selectFrom('front_row')
    .innerJoin('product', 'product.id', 'front_row.product_id')
    .select('product.id')
    .where('withdrawn_at', 'is', null)
    .orderBy('position')
    .execute();
  return rows.map(({ id }) => id);
}
