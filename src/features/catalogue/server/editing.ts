// What all editing of the catalogue shares: its tools, the answer to staff, and telling pages.
import { centsToEuros } from '../../../platform/contract/money.ts';
import { conflict, notFound } from '../../../platform/contract/problem.ts';
import type { Platform } from '../../../platform/server/context.ts';
import type { StaffProduct } from '../contract-editing.ts';
import { CATALOGUE_BULK_TAG, CATALOGUE_TAG, productTag } from '../contract.ts';
import { editingMessages as messages } from '../messages-editing.ts';
import { LOCKABLE_FIELDS } from '../product-draft.ts';
import { productAnswer } from './answers.ts';
import { referenceOf } from './cards.ts';
import type { WholeProduct } from './cards.ts';
import { withPrices } from './product-reader.ts';
import { readPastPrices } from './row-cache.ts';
import type { ShelfKeeper } from './shelf-keeper.ts';
import type { CatalogueDb, ModelRow, ProductRow } from './store.ts';
import { findProduct } from './store.ts';

export interface EditTools {
  readonly platform: Pick<Platform, 'clock' | 'pages' | 'audit'>;
  readonly db: CatalogueDb;
  readonly keeper: ShelfKeeper;
}

/** Which product, as its address says. */
export interface ProductPlace {
  readonly sizeId: string;
  readonly productId: string;
}

/** Marks a product that staff took off sale, so that no list brings it back. */
export const WITHDRAWAL = 'withdrawal';

export function isDeleted({ withdrawn_at, locked_fields }: ProductRow): boolean {
  return withdrawn_at !== null && locked_fields.includes(WITHDRAWAL);
}

/** The row, if it is of this size and staff have not taken it off sale; 404 otherwise. */
export function expectProduct(row: ProductRow | undefined, { sizeId }: ProductPlace): ProductRow {
  if (!row || row.size_id !== sizeId || isDeleted(row)) {
    throw notFound('product.not_found', messages.product.notFound);
  }
  return row;
}

/** A product as it is now, for staff; 404 when it is gone. */
export async function readStaffProduct({ db, keeper }: EditTools, id: string): Promise<StaffProduct> {
  const shelf = await keeper.open();
  const row = await findProduct(db, id);
  const [product] = row ? await withPrices((some) => readPastPrices(db, some), shelf, [row]) : [];
  if (!product) throw notFound('product.not_found', messages.product.notFound);
  return staffProduct(product);
}

function staffProduct(product: WholeProduct): StaffProduct {
  const { row } = product;
  return {
    ...productAnswer(product),
    lockedFields: LOCKABLE_FIELDS.filter((field) => row.locked_fields.includes(field)),
    isDeleted: isDeleted(row),
    offerWarning: offerWarning(product),
  };
}

function offerWarning(product: WholeProduct): string | null {
  if (!product.offer) return null;
  const reference = referenceOf(product, product.offer);
  if (reference === null) return messages.offer.noHistory;
  return product.offer.price_cents < reference ? null : messages.offer.notBelow(reference);
}

/** 409 with the product as it is, when the version is no longer the one that was read. */
export async function refuseStaleProduct(tools: EditTools, id: string): Promise<never> {
  throw conflict('conflict.stale', messages.stale, await readStaffProduct(tools, id));
}

/** Thrown inside a transaction; the answer to it is read after the end of it. */
export class Stale extends Error {}

/** Drops what shows these products; `isBulk` when a maker, model or size is new or renamed. */
export async function tellPages(
  { platform }: EditTools,
  productIds: readonly string[],
  isBulk = false,
): Promise<void> {
  await platform.pages.changed([
    CATALOGUE_TAG,
    ...(isBulk ? [CATALOGUE_BULK_TAG] : []),
    ...productIds.map(productTag),
  ]);
}

/** A product's fields as the audit keeps them. */
export function auditFields(row: ProductRow, model: Pick<ModelRow, 'name' | 'type' | 'winter_type'>) {
  return {
    model: model.name,
    type: model.type,
    winterType: model.winter_type,
    price: centsToEuros(row.price_cents),
    financingPrice: row.financing_price_cents === null ? null : centsToEuros(row.financing_price_cents),
    stock: row.stock,
    stockSource: row.stock_source,
    ean: row.ean,
    loadIndex: row.load_index,
    twinLoadIndex: row.twin_load_index,
    speedSymbol: row.speed_symbol,
    isXl: row.is_xl,
    isRunFlat: row.is_run_flat,
    marks: row.marks,
    hasSnowGrip: row.has_snow_grip,
    hasIceGrip: row.has_ice_grip,
    eprelNumber: row.eprel_number,
    weight: row.weight_g === null ? null : row.weight_g / 1000,
    fuelEfficiency: row.fuel_efficiency,
    wetGrip: row.wet_grip,
    noiseLevel: row.noise_db,
    noiseClass: row.noise_class,
    description: row.description,
    designedFor: row.designed_for,
    features: row.features,
    performanceRating: row.ratings,
    images: { thumbnail: row.image_thumbnail, pattern: row.image_pattern, gallery: row.image_gallery },
    lockedFields: row.locked_fields,
  };
}
