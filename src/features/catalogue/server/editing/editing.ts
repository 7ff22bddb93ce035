// What all editing of the catalogue shares: its dependencies, the answer to staff, and invalidating pages.
import { centsToEuros } from '../../../../platform/contract/money.ts';
import { notFound } from '../../../../platform/contract/problem.ts';
import { pick } from '../../../../platform/contract/records.ts';
import { changeRecord } from '../../../../platform/server/change-record.ts';
import type { Platform } from '../../../../platform/server/context.ts';
import type { StaffProduct } from '../../contract/editing.ts';
import type { PriceSelection } from '../../contract/prices.ts';
import { CATALOGUE_BULK_TAG, CATALOGUE_TAG, productTag } from '../../contract/tyres.ts';
import { editingMessages as messages } from '../../messages/editing.ts';
import {
  LABEL_CLASS_FIELDS,
  PRODUCT_FACTS,
  PRODUCT_TEXTS,
  LOCKABLE_FIELDS,
} from '../../product/product-fields.ts';
import { NO_FILTERS } from '../../search/search-filters.ts';
import type { SheetFilter } from '../../search/sheet-filter.ts';
import { referenceOf, type JoinedProduct } from '../cards.ts';
import { readPastPrices } from '../import/row-cache.ts';
import type { FoundSelection } from '../prices/price-change-store.ts';
import { withPrices } from '../product-reader.ts';
import { toProductResponse } from '../responses.ts';
import type { SearchIndexCache } from '../search/search-index-cache.ts';
import type { SearchIndex } from '../search/search-index.ts';
import { findTyres } from '../search/search.ts';
import type { FoundFilter } from '../sheet/sheet-store.ts';
import {
  findProduct,
  type CatalogueDb,
  type CatalogueTables,
  type ModelRow,
  type OfferRow,
  type ProductRow,
} from '../store.ts';
import { findManufacturer, getModel, lockProduct, lockProductTable } from './editing-store.ts';

export interface EditTools {
  readonly platform: Pick<Platform, 'clock' | 'pages' | 'audit'>;
  readonly db: CatalogueDb;
  readonly indexCache: SearchIndexCache;
}

/** The product in the address; without a size where the address names none. */
export interface ProductIds {
  readonly sizeId?: string;
  readonly productId: string;
}

/** `isBulk` when a manufacturer, model or size came with the product's change. */
type ProductUpdate = ProductRow & { readonly isBulk?: boolean };

/** Marks a product that staff took off sale, so that no list brings it back. */
export const WITHDRAWAL = 'withdrawal';

export function isDeleted({ withdrawnAt, lockedFields }: ProductRow): boolean {
  return withdrawnAt !== null && lockedFields.includes(WITHDRAWAL);
}

/** The row, if it is of this size and staff have not taken it off sale; 404 otherwise. */
export function expectProduct(row: ProductRow | undefined, { sizeId }: ProductIds): ProductRow {
  if (!row || row.sizeId !== (sizeId ?? row.sizeId) || isDeleted(row)) {
    throw notFound('product.not_found', messages.product.notFound);
  }
  return row;
}

/** The current product, for staff; 404 when it does not exist. */
export async function readStaffProduct({ db, indexCache }: EditTools, id: string): Promise<StaffProduct> {
  const searchIndex = await indexCache.open();
  const row = await findProduct(db, id);
  const [product] = row ? await withPrices((some) => readPastPrices(db, some), searchIndex, [row]) : [];
  if (!product) throw notFound('product.not_found', messages.product.notFound);
  return staffProduct(product);
}

function staffProduct(product: JoinedProduct): StaffProduct {
  const { row } = product;
  return {
    ...toProductResponse(product),
    // The counted ones, because staff count.
    ...pick(row, ['stock', 'reserved']),
    lockedFields: LOCKABLE_FIELDS.filter((field) => row.lockedFields.includes(field)),
    isDeleted: isDeleted(row),
    offerWarning: offerWarning(product),
  };
}

function offerWarning(product: JoinedProduct): string | null {
  if (!product.offer) return null;
  const reference = referenceOf(product, product.offer);
  if (reference === null) return messages.offer.noHistory;
  return product.offer.priceCents < reference ? null : messages.offer.notBelow(reference);
}

interface ProductChange {
  /** Refuses the change with 409 unless this version is stored. */
  readonly version?: number | undefined;
  /** Default: the product is on sale. */
  readonly expect?: typeof expectProduct;
  /** Writes the change with its audit entry. */
  readonly change: (tx: CatalogueDb, row: ProductRow) => Promise<ProductUpdate>;
}

/** Changes a product, drops the pages that show it, and answers with it as it is then. */
export async function changeProduct(
  tools: EditTools,
  ids: ProductIds,
  { version, expect = expectProduct, change }: ProductChange,
): Promise<StaffProduct> {
  const { productId } = ids;
  const current = () => readStaffProduct(tools, productId);
  const lock = async (tx: CatalogueDb) => {
    await lockProductTable(tx);
    return expect(await lockProduct(tx, productId), ids);
  };
  const expected = { version, message: messages.stale, current };
  const { isBulk } = await changeRecord<CatalogueTables, ProductUpdate>(tools.platform, tools.db, lock, {
    expected,
    change,
  });
  await invalidatePages(tools, [productId], isBulk);
  return current();
}

/** Writes a product's change into the audit log. */
export async function recordProductChange(
  { platform }: EditTools,
  tx: CatalogueDb,
  [before, after]: readonly [ProductRow, ProductRow],
  action: 'changed' | 'removed' | 'restored' = 'changed',
): Promise<void> {
  const model = await getModel(tx, after.modelId);
  await platform.audit.record(tx, {
    ...(await productEntry(tx, after, 'product')),
    action,
    before: auditFields(before, await getModel(tx, before.modelId)),
    after: auditFields(after, model),
  });
}

/** What the audit log calls a product or its offer. */
export async function productEntry(
  tx: CatalogueDb,
  { id, modelId }: ProductRow,
  entity: 'product' | 'offer',
) {
  const model = await getModel(tx, modelId);
  const manufacturer = await findManufacturer(tx, model.manufacturerId);
  return { entity, entityId: id, name: `${manufacturer?.name ?? ''} ${model.name}`.trim() };
}

/** The filter with the tyres that its words mean and those on offer: the same as the public search finds. */
export async function findByIndex(
  { indexCache }: EditTools,
  { q, onOffer, ...filter }: SheetFilter,
): Promise<FoundFilter> {
  const searchIndex = await indexCache.open();
  const offerIds = onOffer && searchIndex.listOnOffer();
  const slots = foundSlots(searchIndex, { q });
  const foundIds = slots && Array.from(slots, (slot) => searchIndex.ids[slot] ?? '');
  return { ...filter, offerIds, foundIds };
}

/** What is selected, with its filter as the index finds it. Read before a transaction: the index may need a connection of its own. */
export async function foundSelection(
  tools: EditTools,
  { filter, ...selection }: PriceSelection,
): Promise<FoundSelection> {
  return { ...selection, filter: filter && (await findByIndex(tools, filter)) };
}

/** The tyres that the words of a filter mean; undefined without words. */
export function foundSlots(searchIndex: SearchIndex, { q }: Pick<SheetFilter, 'q'>) {
  if (q === undefined || q.trim() === '') return undefined;
  return findTyres(searchIndex, { ...NO_FILTERS, text: q }, { offset: 0, limit: 0 }).slots;
}

/** Drops what shows these products; `isBulk` when a manufacturer, model or size is new or renamed. */
export async function invalidatePages(
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

/** The offer that is not valid with this price and stock. */
export function findInvalidatedOffer(
  offer: OfferRow | undefined,
  before: Pick<ProductRow, 'stock'>,
  after: { priceCents: number; stock: number },
): string | null {
  if (!offer) return null;
  const isSoldOut = offer.endsAt === null && after.stock === 0 && before.stock > 0;
  return after.priceCents < offer.priceCents || isSoldOut ? offer.id : null;
}

export function auditFields(row: ProductRow, model: Pick<ModelRow, 'name' | 'type' | 'winterType'>) {
  return {
    model: model.name,
    type: model.type,
    winterType: model.winterType,
    price: centsToEuros(row.priceCents),
    financingPrice: centsToEuros(row.financingPriceCents),
    ...pick(row, ['stock', 'stockSource', ...PRODUCT_FACTS]),
    weight: row.weightG === null ? null : row.weightG / 1000,
    noiseLevel: row.noiseDb,
    ...pick(row, [...LABEL_CLASS_FIELDS, ...PRODUCT_TEXTS, 'features', 'lockedFields']),
    performanceRating: row.ratings,
    images: { thumbnail: row.imageThumbnail, pattern: row.imagePattern, gallery: row.imageGallery },
  };
}
