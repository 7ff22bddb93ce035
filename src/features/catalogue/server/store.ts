// The tables of the catalogue as Kysely knows them, and the SQL of reading products with what they cost.
import { sql, type ColumnType, type Generated, type Kysely, type Selectable } from 'kysely';

import type { ProductText } from '../product/product-fields.ts';
import type { LabelClass, NoiseClass } from '../product/tyre-label.ts';
import type { Season, WinterType } from '../search/seasons.ts';
import type { VehicleType } from '../size/vehicle-type.ts';

/** The name and the size of a tyre, as rows about it have them. */
export interface NamedTyreRow {
  manufacturer: string;
  model: string;
  widthMm: number;
  aspect: number;
  diameterIn: number;
  vehicleType: string;
}

export type CatalogueTables = {
  manufacturer: {
    id: string;
    name: string;
    slug: string;
    country: Generated<string>;
    logo: Generated<string>;
    website: Generated<string>;
    description: Generated<string>;
    postalAddress: Generated<string>;
    electronicAddress: Generated<string>;
    responsiblePerson: Generated<string>;
    version: Generated<number>;
    createdAt: Date;
    updatedAt: Date;
  };
  tyreSize: {
    id: string;
    widthMm: number;
    aspect: number;
    diameterIn: number;
    vehicleType: VehicleType;
    /** Removed by staff; not shown unless a list has brought tyres for it since. */
    deletedAt: Date | null;
    version: Generated<number>;
    createdAt: Date;
    updatedAt: Date;
  };
  tyreModel: TyreModelTable;
  product: ProductTable;
  priceHistory: {
    id: Generated<number>;
    productId: string;
    at: Date;
    priceCents: number;
    kind: 'regular' | 'import';
  };
  productOffer: {
    id: string;
    productId: string;
    priceCents: number;
    name: string;
    description: string;
    startsAt: Date;
    endsAt: Date | null;
    endedAt: Date | null;
    createdAt: Date;
  };
  frontRow: { position: number; productId: string };
  priceChange: { id: string; createdAt: Date; undoneAt: Date | null };
  priceChangeRow: {
    changeId: string;
    productId: string;
    oldCents: number;
    newCents: number;
    wasFree: boolean;
    endedOffer: string | null;
  };
  stockChangeRow: {
    changeId: string;
    productId: string;
    oldStock: number;
    newStock: number;
    wasMinimum: boolean;
    wasFree: boolean;
    endedOffer: string | null;
  };
  demonstrationCatalogue: { onlyRow: Generated<boolean>; state: Generated<'never' | 'loaded' | 'cleared'> };
};

type TyreModelTable = Record<ProductText, Generated<string>> & {
  id: string;
  manufacturerId: string;
  name: string;
  slug: string;
  type: Season;
  winterType: WinterType | null;
  features: Generated<string[]>;
  ratingDryGrip: number | null;
  ratingWetGrip: number | null;
  ratingSnowGrip: number | null;
  ratingIceGrip: number | null;
  ratingComfort: number | null;
  ratingDurability: number | null;
  imageThumbnail: string | null;
  imagePattern: string | null;
  imageGallery: Generated<string[]>;
  searchWords: string;
  createdAt: Date;
  updatedAt: Date;
};

type ProductTable = Record<ProductText, string | null> & {
  id: string;
  sizeId: string;
  modelId: string;
  loadIndex: number | null;
  twinLoadIndex: number | null;
  speedSymbol: string | null;
  isXl: Generated<boolean>;
  isRunFlat: Generated<boolean>;
  marks: Generated<string[]>;
  priceCents: number;
  financingPriceCents: number | null;
  netCents: number | null;
  grossCents: number | null;
  stock: Generated<number>;
  stockIsMinimum: Generated<boolean>;
  stockSource: Generated<'own' | 'supplier'>;
  /** Reserved by open bookings. */
  reserved: Generated<number>;
  ean: string | null;
  listName: string | null;
  wholesalerNumber: string | null;
  weightG: number | null;
  fuelEfficiency: LabelClass | null;
  wetGrip: LabelClass | null;
  noiseDb: number | null;
  noiseClass: NoiseClass | null;
  hasSnowGrip: Generated<boolean>;
  hasIceGrip: Generated<boolean>;
  eprelNumber: string | null;
  eprelUrl: string | null;
  features: string[] | null;
  ratings: ColumnType<unknown, string | null, string | null>;
  imageThumbnail: string | null;
  imagePattern: string | null;
  imageGallery: string[] | null;
  lockedFields: Generated<string[]>;
  withdrawnAt: Date | null;
  version: Generated<number>;
  createdAt: Date;
  updatedAt: Date;
};

export type CatalogueDb = Kysely<CatalogueTables>;
export type ProductRow = Selectable<ProductTable>;
export type OfferRow = Selectable<CatalogueTables['productOffer']>;
export type ManufacturerRow = Selectable<CatalogueTables['manufacturer']>;
export type ModelRow = Selectable<TyreModelTable>;
export type SizeRow = Selectable<CatalogueTables['tyreSize']>;
export interface PriceChange {
  productId: string;
  at: Date;
  priceCents: number;
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

export function findManufacturerBySlug(db: CatalogueDb, slug: string): Promise<ManufacturerRow | undefined> {
  return db.selectFrom('manufacturer').selectAll().where('slug', '=', slug).executeTakeFirst();
}

/** Every change of the regular prices of these products, oldest first. */
export function listPriceChanges(db: CatalogueDb, ids: readonly string[]): Promise<PriceChange[]> {
  return db
    .selectFrom('priceHistory')
    .select(['productId', 'at', 'priceCents', 'kind'])
    .where(sql<boolean>`product_id = any(${ids}::uuid[])`)
    .orderBy('at')
    .orderBy('id')
    .execute();
}

/** All offers these products have had, past and coming. */
export function listOffers(db: CatalogueDb, ids: readonly string[]): Promise<OfferRow[]> {
  return db
    .selectFrom('productOffer')
    .selectAll()
    .where(sql<boolean>`product_id = any(${ids}::uuid[])`)
    .orderBy('startsAt')
    .execute();
}

/** Ids of the tyres picked to the front, in order, those on sale only. */
export async function listFrontRow(db: CatalogueDb): Promise<string[]> {
  const rows = await db
    .selectFrom('frontRow')
    .innerJoin('product', 'product.id', 'frontRow.productId')
    .select('product.id')
    .where('withdrawnAt', 'is', null)
    .orderBy('position')
    .execute();
  return rows.map(({ id }) => id);
}

/** What the addresses of tyres on sale are made of and when they last changed, in the order of their ids. */
export function listOnSale(db: CatalogueDb, offset: number, limit: number) {
  return db
    .selectFrom('product')
    .innerJoin('tyreModel', 'tyreModel.id', 'product.modelId')
    .innerJoin('manufacturer', 'manufacturer.id', 'tyreModel.manufacturerId')
    .select([
      'product.id',
      'tyreModel.name as model',
      'manufacturer.slug as manufacturerSlug',
      sql<Date>`greatest(product.updated_at, tyre_model.updated_at)`.as('changedAt'),
    ])
    .where('product.withdrawnAt', 'is', null)
    .orderBy('product.id')
    .offset(offset)
    .limit(limit)
    .execute();
}

export interface NamedPicture {
  path: string;
  /** 'Nokian Hakkapeliitta 10'. */
  name: string;
}

/** Every picture with what it shows, each pair once. */
export async function listPictures(db: Kysely<unknown>): Promise<NamedPicture[]> {
  const { rows } = await sql<NamedPicture>`
    with shown as (
      select logo as path, name from manufacturer
      union
      select path, manufacturer.name || ' ' || model.name from tyre_model model
        join manufacturer on manufacturer.id = model.manufacturer_id,
        unnest(array[model.image_thumbnail, model.image_pattern] || model.image_gallery) path
      union
      select path, manufacturer.name || ' ' || model.name from product
        join tyre_model model on model.id = product.model_id
        join manufacturer on manufacturer.id = model.manufacturer_id,
        unnest(array[product.image_thumbnail, product.image_pattern] || product.image_gallery) path
        where coalesce(product.image_thumbnail, product.image_pattern, product.image_gallery[1]) is not null
    )
    select path, name from shown where path like '%api/files/%' order by name, path`.execute(db);
  return rows;
}
