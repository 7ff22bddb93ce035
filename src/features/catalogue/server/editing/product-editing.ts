// Staff edit products: added, changed, counted, let go to imports again, taken off sale and put back.
import { helsinkiDay } from '../../../../platform/contract/dates.ts';
import { newId } from '../../../../platform/contract/ids.ts';
import { conflict, invalid, notFound } from '../../../../platform/contract/problem.ts';
import { isUniqueViolation } from '../../../../platform/server/db/errors.ts';
import { inTransaction } from '../../../../platform/server/db/transaction.ts';
import type { LabelValues } from '../../../label-register/label-values.ts';
import type { SentProduct, SentStock, StaffProduct } from '../../contract/editing.ts';
import { editingMessages as messages } from '../../messages/editing.ts';
import type { LockableField } from '../../product/product-draft.ts';
import { isPublishable } from '../../product/snow-mark.ts';
import type { WinterType } from '../../search/search-query.ts';
import { keepStockChange } from '../prices/price-change-store.ts';
import type { CatalogueDb, ManufacturerRow, ModelRow, ProductRow } from '../store.ts';
import * as store from './editing-store.ts';
import {
  Stale,
  WITHDRAWAL,
  auditFields,
  expectProduct,
  isDeleted,
  offerThatEnds,
  readStaffProduct,
  refuseStaleProduct,
  invalidatePages,
  type EditTools,
  type ProductPlace,
} from './editing.ts';
import { endRunningOffer } from './offer-editing.ts';
import { changedValues, labelColumns, locksOf, productValues, type ProductValues } from './product-values.ts';

export function productEditing(tools: EditTools) {
  const { db } = tools;
  /** Runs a change of one product and answers with it as it is then. */
  const change = async (
    { productId }: ProductPlace,
    action: (tx: CatalogueDb) => Promise<boolean>,
  ): Promise<StaffProduct> => {
    const isBulk = await inTransaction(db, async (tx) => {
      await store.lockProductTable(tx);
      return action(tx);
    }).catch((error: unknown) => {
      if (error instanceof Stale) return refuseStaleProduct(tools, productId);
      if (isUniqueViolation(error)) throw conflict('product.ean_taken', messages.product.eanTaken);
      throw error;
    });
    await invalidatePages(tools, [productId], isBulk);
    return readStaffProduct(tools, productId);
  };
  return {
    getProduct: async (place: ProductPlace) => {
      const product = await readStaffProduct(tools, place.productId);
      if (product.sizeId !== place.sizeId) throw notFound('product.not_found', messages.product.notFound);
      return product;
    },
    createProduct: async (sizeId: string, sent: SentProduct) => {
      const productId = newId(tools.platform.clock.now().getTime());
      return change({ sizeId, productId }, (tx) => add(tools, tx, { sizeId, productId }, sent));
    },
    /** 404, 409 for a stale version or a taken EAN, 422 for a friction tyre without the snow mark. */
    updateProduct: (place: ProductPlace, sent: SentProduct) =>
      change(place, (tx) => update(tools, tx, place, sent)),
    setStock: async (place: ProductPlace, sent: SentStock) => {
      const id = newId(tools.platform.clock.now().getTime());
      return { ...(await change(place, (tx) => count(tools, tx, { place, sent, id }))), change: id };
    },
    /** What a label says, from the EU's register; null leaves a value as it is. 404, 409 for a stale version. */
    setLabel: async (productId: string, version: number, label: LabelValues) => {
      await change({ sizeId: '', productId }, async (tx) => {
        const row = await store.lockProduct(tx, productId);
        if (!row || isDeleted(row)) throw notFound('product.not_found', messages.product.notFound);
        if (row.version !== version) throw new Stale();
        const values = changedValues(labelColumns(label), row);
        const locks = [...new Set([...row.lockedFields, ...locksOf(Object.keys(values))])];
        return write(tools, tx, row, { ...values, lockedFields: locks });
      });
    },
    /** Lets imports fill these fields again. */
    releaseLocks: (
      place: ProductPlace,
      { fields, version }: { fields: readonly LockableField[]; version?: number | undefined },
    ) =>
      change(place, async (tx) => {
        const row = await takeProduct(tx, place, version);
        const isKept = (field: string) => !fields.some((released) => released === field);
        return write(tools, tx, row, { lockedFields: row.lockedFields.filter(isKept) });
      }),
    removeProduct: async (place: ProductPlace) => {
      await change(place, (tx) => remove(tools, tx, place));
    },
    restoreProduct: (place: ProductPlace) => change(place, (tx) => restore(tools, tx, place)),
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
  readonly manufacturer: ManufacturerRow;
  readonly model: ModelRow;
  /** The manufacturer or the model was not there before. */
  readonly isNew: boolean;
}

/** The manufacturer and model that a sent product names, added where they are missing. */
async function findOrInsertModel(tx: CatalogueDb, sent: SentProduct, now: Date): Promise<TakenModel> {
  const known = await store.findManufacturerByName(tx, sent.manufacturer);
  const manufacturer = known ?? (await store.insertManufacturer(tx, { name: sent.manufacturer }, now));
  if (!manufacturer) throw conflict('manufacturer.duplicate', messages.manufacturer.duplicate);
  const kind = { name: sent.model, type: sent.type, winterType: winterTypeOf(sent) };
  const { model, isNew } = await store.findOrInsertModel(tx, manufacturer, kind, now);
  return { manufacturer, model, isNew: isNew || known === undefined };
}

function winterTypeOf({ type, winterType }: SentProduct): WinterType | null {
  return type === 'winter' ? (winterType ?? null) : null;
}

/**
 * The law on unstudded winter tyres applies to every product on sale. A mark that is left out is neither claimed nor
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
  if (!size || size.deletedAt) throw notFound('size.not_found', messages.size.notFound);
  refuseWithoutSnowMark(sent, undefined, now);
  const { manufacturer, model, isNew } = await findOrInsertModel(tx, sent, now);
  const values = productValues(sent, model, undefined);
  const priceCents = values.priceCents ?? 0;
  await store.insertProduct(tx, {
    ...values,
    id: productId,
    sizeId,
    modelId: model.id,
    priceCents,
    stockSource: 'own',
    lockedFields: ['manufacturer', 'model', 'type', 'size', ...locksOf(Object.keys(values))],
    createdAt: now,
    updatedAt: now,
  });
  await store.addPrice(tx, productId, priceCents, now);
  const row = expectProduct(await store.lockProduct(tx, productId), { sizeId, productId });
  await platform.audit.record(tx, {
    ...entryOf(row, manufacturer, model),
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
  const { winterType } = await store.getModel(tx, row.modelId);
  refuseWithoutSnowMark(sent, { winterType, hasSnowGrip: row.hasSnowGrip }, now);
  const { model, isNew } = await findOrInsertModel(tx, sent, now);
  const values = changedValues(productValues(sent, model, row), row);
  const locks = [...(await modelLocks(tx, row, model)), ...locksOf(Object.keys(values))];
  await write(tools, tx, row, {
    ...values,
    lockedFields: [...new Set([...row.lockedFields, ...locks])],
  });
  if (sent.sale?.isActive === false) await endRunningOffer(tools, tx, row);
  return isNew;
}

/** What a product that became another model holds against imports. */
async function modelLocks(tx: CatalogueDb, row: ProductRow, model: ModelRow): Promise<LockableField[]> {
  if (row.modelId === model.id) return [];
  const was = await store.getModel(tx, row.modelId);
  return [
    ...(was.manufacturerId === model.manufacturerId ? [] : ['manufacturer' as const]),
    ...(was.name === model.name ? [] : ['model' as const]),
    ...(was.type === model.type && was.winterType === model.winterType ? [] : ['type' as const]),
  ];
}

/** A booked stock can be undone; the change is stored under `id`. */
async function count(
  tools: EditTools,
  tx: CatalogueDb,
  { place, sent, id }: { place: ProductPlace; sent: SentStock; id: string },
): Promise<boolean> {
  const { stock, stockSource, version } = sent;
  const row = await takeProduct(tx, place, version);
  const offer = await store.lockOffer(tx, row.id);
  const endedOffer = offerThatEnds(offer, row, { priceCents: row.priceCents, stock });
  await keepStockChange(tx, id, row, { stock, endedOffer }, tools.platform.clock.now());
  return write(tools, tx, row, {
    stock,
    stockIsMinimum: false,
    stockSource,
    lockedFields: [...new Set([...row.lockedFields, 'stock'])],
  });
}

async function remove(tools: EditTools, tx: CatalogueDb, place: ProductPlace): Promise<boolean> {
  const now = tools.platform.clock.now();
  const row = await takeProduct(tx, place, undefined);
  await store.endOffer(tx, row.id, now);
  const withdrawn = {
    withdrawnAt: row.withdrawnAt ?? now,
    lockedFields: [...row.lockedFields, WITHDRAWAL],
  };
  return write(tools, tx, row, withdrawn, 'removed');
}

async function restore(tools: EditTools, tx: CatalogueDb, place: ProductPlace): Promise<boolean> {
  const row = await store.lockProduct(tx, place.productId);
  if (!row || row.sizeId !== place.sizeId) {
    throw notFound('product.not_found', messages.product.notFound);
  }
  if (!isDeleted(row)) throw conflict('product.not_deleted', messages.product.notDeleted);
  const locks = row.lockedFields.filter((field) => field !== WITHDRAWAL);
  // Back on sale in a size that was removed, it brings its size back.
  const size = await store.lockSize(tx, row.sizeId);
  const isBack = size?.deletedAt != null;
  if (isBack) await store.updateSize(tx, row.sizeId, { deletedAt: null }, tools.platform.clock.now());
  await write(tools, tx, row, { withdrawnAt: null, lockedFields: locks }, 'restored');
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
  if (after.priceCents !== before.priceCents) await store.addPrice(tx, after.id, after.priceCents, now);
  const ended = offerThatEnds(await store.lockOffer(tx, after.id), before, after);
  if (ended !== null) await store.endOffer(tx, after.id, now);
  const model = await store.getModel(tx, after.modelId);
  const manufacturer = await store.findManufacturer(tx, model.manufacturerId);
  await platform.audit.record(tx, {
    ...entryOf(after, manufacturer, model),
    action,
    before: auditFields(before, await store.getModel(tx, before.modelId)),
    after: auditFields(after, model),
  });
  return false;
}

function entryOf(row: ProductRow, manufacturer: ManufacturerRow | undefined, model: ModelRow) {
  return { entity: 'product', entityId: row.id, name: `${manufacturer?.name ?? ''} ${model.name}`.trim() };
}
