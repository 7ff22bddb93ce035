// Staff edit products: added, changed, counted, let go to imports again, taken off sale and put back.
import { helsinkiDay } from '../../../platform/contract/dates.ts';
import { newId } from '../../../platform/contract/ids.ts';
import { conflict, invalid, notFound } from '../../../platform/contract/problem.ts';
import { isUniqueViolation } from '../../../platform/server/db/errors.ts';
import { inTransaction } from '../../../platform/server/db/transaction.ts';
import type { SentProduct, SentStock, StaffProduct } from '../contract-editing.ts';
import { editingMessages as messages } from '../messages-editing.ts';
import type { LockableField } from '../product-draft.ts';
import type { WinterType } from '../search-query.ts';
import { isPublishable } from '../snow-mark.ts';
import * as store from './editing-store.ts';
import {
  Stale,
  WITHDRAWAL,
  auditFields,
  expectProduct,
  isDeleted,
  readStaffProduct,
  refuseStaleProduct,
  tellPages,
} from './editing.ts';
import type { EditTools, ProductPlace } from './editing.ts';
import type { TyreLabel } from './labelled-store.ts';
import { endRunningOffer } from './offer-editing.ts';
import { changedValues, labelColumns, locksOf, productValues } from './product-values.ts';
import type { ProductValues } from './product-values.ts';
import type { CatalogueDb, MakerRow, ModelRow, ProductRow } from './store.ts';

export interface ProductEditing {
  getProduct: (place: ProductPlace) => Promise<StaffProduct>;
  createProduct: (sizeId: string, sent: SentProduct) => Promise<StaffProduct>;
  /** 404, 409 for a stale version or a taken EAN, 422 for a friction tyre without the snow mark. */
  updateProduct: (place: ProductPlace, sent: SentProduct) => Promise<StaffProduct>;
  setStock: (place: ProductPlace, sent: SentStock) => Promise<StaffProduct>;
  /** What a label says, from the EU's register; null leaves a value as it is. 404, 409 for a stale version. */
  setLabel: (productId: string, version: number, label: TyreLabel) => Promise<void>;
  /** Lets imports fill these fields again. */
  releaseLocks: (
    place: ProductPlace,
    sent: { fields: readonly LockableField[]; version?: number | undefined },
  ) => Promise<StaffProduct>;
  removeProduct: (place: ProductPlace) => Promise<void>;
  restoreProduct: (place: ProductPlace) => Promise<StaffProduct>;
}

export function productEditing(tools: EditTools): ProductEditing {
  const { db } = tools;
  /** Runs a change of one product and answers with it as it is then. */
  const change = async (
    { productId }: ProductPlace,
    action: (tx: CatalogueDb) => Promise<boolean>,
  ): Promise<StaffProduct> => {
    const isBulk = await inTransaction(db, async (tx) => {
      await store.takeProducts(tx);
      return action(tx);
    }).catch((error: unknown) => {
      if (error instanceof Stale) return refuseStaleProduct(tools, productId);
      if (isUniqueViolation(error)) throw conflict('product.ean_taken', messages.product.eanTaken);
      throw error;
    });
    await tellPages(tools, [productId], isBulk);
    return readStaffProduct(tools, productId);
  };
  return {
    getProduct: async (place) => {
      const product = await readStaffProduct(tools, place.productId);
      if (product.sizeId !== place.sizeId) throw notFound('product.not_found', messages.product.notFound);
      return product;
    },
    createProduct: async (sizeId, sent) => {
      const productId = newId(tools.platform.clock.now().getTime());
      return change({ sizeId, productId }, (tx) => add(tools, tx, { sizeId, productId }, sent));
    },
    updateProduct: (place, sent) => change(place, (tx) => update(tools, tx, place, sent)),
    setStock: (place, sent) => change(place, (tx) => count(tools, tx, place, sent)),
    setLabel: async (productId, version, label) => {
      await change({ sizeId: '', productId }, async (tx) => {
        const row = await store.lockProduct(tx, productId);
        if (!row || isDeleted(row)) throw notFound('product.not_found', messages.product.notFound);
        if (row.version !== version) throw new Stale();
        const values = changedValues(labelColumns(label), row);
        const locks = [...new Set([...row.locked_fields, ...locksOf(Object.keys(values))])];
        return write(tools, tx, row, { ...values, locked_fields: locks });
      });
    },
    releaseLocks: (place, { fields, version }) =>
      change(place, async (tx) => {
        const row = await takeProduct(tx, place, version);
        const isKept = (field: string) => !fields.some((released) => released === field);
        return write(tools, tx, row, { locked_fields: row.locked_fields.filter(isKept) });
      }),
    removeProduct: async (place) => {
      await change(place, (tx) => remove(tools, tx, place));
    },
    restoreProduct: (place) => change(place, (tx) => restore(tools, tx, place)),
  };
}

async function takeProduct(
  tx: CatalogueDb,
  place: ProductPlace,
  version: number | undefined,
): Promise<ProductRow> {
  const row = expectProduct(await store.lockProduct(tx, place.productId), place);
  if (version !== undefined && version !== row.version) throw new Stale();
  return row;
}

interface TakenModel {
  readonly maker: MakerRow;
  readonly model: ModelRow;
  /** The maker or the model was not there before. */
  readonly isNew: boolean;
}

/** The maker and model that a sent product names, added where they are missing. */
async function takeModel(tx: CatalogueDb, sent: SentProduct, now: Date): Promise<TakenModel> {
  const known = await store.findMakerByName(tx, sent.manufacturer);
  const maker = known ?? (await store.insertMaker(tx, { name: sent.manufacturer }, now));
  if (!maker) throw conflict('manufacturer.duplicate', messages.maker.duplicate);
  const kind = { name: sent.model, type: sent.type, winterType: winterTypeOf(sent) };
  const { model, isNew } = await store.takeModel(tx, maker, kind, now);
  return { maker, model, isNew: isNew || known === undefined };
}

function winterTypeOf({ type, winterType }: SentProduct): WinterType | null {
  return type === 'winter' ? (winterType ?? null) : null;
}

/**
 * The law on unstudded winter tyres holds for what is sold, whoever wrote it. A mark that is not spoken of is neither claimed nor
 * denied; what was stored without a mark may be sent back as it was.
 */
function refuseWithoutSnowMark(sent: SentProduct, before: SnowMark | undefined, now: Date): void {
  const winterType = winterTypeOf(sent);
  const hasSnowGrip = sent.hasSnowGrip ?? true;
  const isAsBefore = before !== undefined && before.winterType === winterType && !before.hasSnowGrip;
  if (isAsBefore || isPublishable({ winterType, hasSnowGrip }, helsinkiDay(now))) return;
  const field = { path: 'hasSnowGrip', code: 'product.no_snow_mark', message: messages.product.noSnowMark };
  throw invalid('product.no_snow_mark', messages.product.noSnowMark, [field]);
}

interface SnowMark {
  readonly winterType: WinterType | null;
  readonly hasSnowGrip: boolean;
}

async function add(
  { platform }: EditTools,
  tx: CatalogueDb,
  { sizeId, productId }: ProductPlace,
  sent: SentProduct,
): Promise<boolean> {
  const now = platform.clock.now();
  const size = await store.lockSize(tx, sizeId);
  if (!size || size.deleted_at) throw notFound('size.not_found', messages.size.notFound);
  refuseWithoutSnowMark(sent, undefined, now);
  const { maker, model, isNew } = await takeModel(tx, sent, now);
  const values = productValues(sent, model, undefined);
  const priceCents = values.price_cents ?? 0;
  await store.insertProduct(tx, {
    ...values,
    id: productId,
    size_id: sizeId,
    model_id: model.id,
    price_cents: priceCents,
    stock_source: 'own',
    locked_fields: ['manufacturer', 'model', 'type', 'size', ...locksOf(Object.keys(values))],
    created_at: now,
    updated_at: now,
  });
  await store.addPrice(tx, productId, priceCents, now);
  const row = expectProduct(await store.lockProduct(tx, productId), { sizeId, productId });
  await platform.audit.record(tx, {
    ...entryOf(row, maker, model),
    action: 'created',
    after: auditFields(row, model),
  });
  return isNew;
}

async function update(
  tools: EditTools,
  tx: CatalogueDb,
  place: ProductPlace,
  sent: SentProduct,
): Promise<boolean> {
  const now = tools.platform.clock.now();
  const row = await takeProduct(tx, place, sent.version);
  const { winter_type: winterType } = await store.getModel(tx, row.model_id);
  refuseWithoutSnowMark(sent, { winterType, hasSnowGrip: row.has_snow_grip }, now);
  const { model, isNew } = await takeModel(tx, sent, now);
  const values = changedValues(productValues(sent, model, row), row);
  const locks = [...(await modelLocks(tx, row, model)), ...locksOf(Object.keys(values))];
  await write(tools, tx, row, {
    ...values,
    locked_fields: [...new Set([...row.locked_fields, ...locks])],
  });
  if (sent.sale?.isActive === false) await endRunningOffer(tools, tx, row);
  return isNew;
}

/** What a product that became another model holds against imports. */
async function modelLocks(tx: CatalogueDb, row: ProductRow, model: ModelRow): Promise<LockableField[]> {
  if (row.model_id === model.id) return [];
  const was = await store.getModel(tx, row.model_id);
  return [
    ...(was.manufacturer_id === model.manufacturer_id ? [] : ['manufacturer' as const]),
    ...(was.name === model.name ? [] : ['model' as const]),
    ...(was.type === model.type && was.winter_type === model.winter_type ? [] : ['type' as const]),
  ];
}

async function count(
  tools: EditTools,
  tx: CatalogueDb,
  place: ProductPlace,
  { stock, stockSource, version }: SentStock,
): Promise<boolean> {
  const row = await takeProduct(tx, place, version);
  return write(tools, tx, row, {
    stock,
    stock_is_minimum: false,
    stock_source: stockSource,
    locked_fields: [...new Set([...row.locked_fields, 'stock'])],
  });
}

async function remove(tools: EditTools, tx: CatalogueDb, place: ProductPlace): Promise<boolean> {
  const now = tools.platform.clock.now();
  const row = await takeProduct(tx, place, undefined);
  await store.endOffer(tx, row.id, now);
  const withdrawn = {
    withdrawn_at: row.withdrawn_at ?? now,
    locked_fields: [...row.locked_fields, WITHDRAWAL],
  };
  return write(tools, tx, row, withdrawn, 'removed');
}

async function restore(tools: EditTools, tx: CatalogueDb, place: ProductPlace): Promise<boolean> {
  const row = await store.lockProduct(tx, place.productId);
  if (!row || row.size_id !== place.sizeId) {
    throw notFound('product.not_found', messages.product.notFound);
  }
  if (!isDeleted(row)) throw conflict('product.not_deleted', messages.product.notDeleted);
  const locks = row.locked_fields.filter((field) => field !== WITHDRAWAL);
  // Back on sale in a size that was removed, it brings its size back.
  const size = await store.lockSize(tx, row.size_id);
  const isBack = size?.deleted_at != null;
  if (isBack) await store.updateSize(tx, row.size_id, { deleted_at: null }, tools.platform.clock.now());
  await write(tools, tx, row, { withdrawn_at: null, locked_fields: locks }, 'restored');
  return isBack;
}

/** Writes a change of a product with all that follows from it: price history, offers that end, the audit. False: one product alone changed. */
async function write(
  { platform }: EditTools,
  tx: CatalogueDb,
  before: ProductRow,
  values: ProductValues,
  action: 'changed' | 'removed' | 'restored' = 'changed',
): Promise<false> {
  if (Object.keys(changedValues(values, before)).length === 0) return false;
  const now = platform.clock.now();
  const after = await store.updateProduct(tx, before.id, values, now);
  if (after.price_cents !== before.price_cents) await store.addPrice(tx, after.id, after.price_cents, now);
  await endOfferThatCannotStand(tx, before, after, now);
  const model = await store.getModel(tx, after.model_id);
  const maker = await store.findMaker(tx, model.manufacturer_id);
  await platform.audit.record(tx, {
    ...entryOf(after, maker, model),
    action,
    before: auditFields(before, await store.getModel(tx, before.model_id)),
    after: auditFields(after, model),
  });
  return false;
}

/** An offer ends when the price is no longer above it, and one as long as stock lasts when stock runs out. */
async function endOfferThatCannotStand(
  tx: CatalogueDb,
  before: ProductRow,
  after: ProductRow,
  now: Date,
): Promise<void> {
  const offer = await store.lockOffer(tx, after.id);
  if (!offer) return;
  const isSoldOut = offer.ends_at === null && after.stock === 0 && before.stock > 0;
  if (after.price_cents < offer.price_cents || isSoldOut) await store.endOffer(tx, after.id, now);
}

function entryOf(row: ProductRow, maker: MakerRow | undefined, model: ModelRow) {
  return { entity: 'product', entityId: row.id, name: `${maker?.name ?? ''} ${model.name}`.trim() };
}
