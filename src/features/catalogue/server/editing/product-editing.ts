// Staff edit products: added, changed, counted, let go to imports again, taken off sale and put back.
import { helsinkiDay } from '../../../../platform/contract/dates.ts';
import { newId } from '../../../../platform/contract/ids.ts';
import { conflict, invalid, notFound } from '../../../../platform/contract/problem.ts';
import { isUniqueViolation } from '../../../../platform/server/db/errors.ts';
import { inTransaction } from '../../../../platform/server/db/transaction.ts';
import type { LabelValues } from '../../../label-register/label-values.ts';
import type { NewProductInput, ProductInput, StockInput } from '../../contract/editing.ts';
import { editingMessages as messages } from '../../messages/editing.ts';
import type { LockableField } from '../../product/product-fields.ts';
import { isSavable, type SnowMark } from '../../product/snow-mark.ts';
import type { WinterType } from '../../search/seasons.ts';
import { recordStockChange } from '../prices/price-change-store.ts';
import type { CatalogueDb, ModelRow, ProductRow } from '../store.ts';
import * as store from './editing-store.ts';
import {
  WITHDRAWAL,
  auditFields,
  changeProduct,
  expectProduct,
  invalidatePages,
  isDeleted,
  findInvalidatedOffer,
  productEntry,
  readStaffProduct,
  recordProductChange,
  type EditTools,
  type ProductIds,
} from './editing.ts';
import { endRunningOffer } from './offer-editing.ts';
import { changedValues, labelColumns, locksOf, productValues, type ProductValues } from './product-values.ts';

export function productEditing(tools: EditTools) {
  const { db, platform } = tools;
  return {
    getProduct: async (ids: ProductIds) => {
      const product = await readStaffProduct(tools, ids.productId);
      if (product.sizeId !== ids.sizeId) throw notFound('product.not_found', messages.product.notFound);
      return product;
    },
    createProduct: async (sizeId: string, sent: NewProductInput) => {
      const productId = newId(platform.clock.now().getTime());
      const isBulk = await inTransaction(db, async (tx) => {
        await store.lockProductTable(tx);
        return add(tools, tx, { sizeId, productId }, sent);
      }).catch(refuseTakenEan);
      await invalidatePages(tools, [productId], isBulk);
      return readStaffProduct(tools, productId);
    },
    /** 404, 409 for a stale version or a taken EAN, 422 for a friction tyre without the snow mark. */
    updateProduct: (ids: ProductIds, sent: ProductInput) =>
      changeProduct(tools, ids, {
        version: sent.version,
        change: (tx, row) => update(tools, tx, row, sent),
      }).catch(refuseTakenEan),
    setStock: async (ids: ProductIds, sent: StockInput) => {
      const id = newId(platform.clock.now().getTime());
      const product = await changeProduct(tools, ids, {
        version: sent.version,
        change: (tx, row) => count(tools, tx, row, { sent, id }),
      });
      return { ...product, change: id };
    },
    /** Sets label values from the EU's register; null leaves a value unchanged. 404, 409 for a stale version. */
    setLabel: async (productId: string, version: number, label: LabelValues) => {
      const change = (tx: CatalogueDb, row: ProductRow) => {
        const values = changedValues(labelColumns(label), row);
        const locks = [...new Set([...row.lockedFields, ...locksOf(Object.keys(values))])];
        return write(tools, tx, row, { ...values, lockedFields: locks });
      };
      await changeProduct(tools, { productId }, { version, change });
    },
    /** Lets imports fill these fields again. */
    releaseLocks: (
      ids: ProductIds,
      { fields, version }: { fields: readonly LockableField[]; version?: number | undefined },
    ) => {
      const isKept = (field: string) => !fields.some((released) => released === field);
      const change = (tx: CatalogueDb, row: ProductRow) =>
        write(tools, tx, row, { lockedFields: row.lockedFields.filter(isKept) });
      return changeProduct(tools, ids, { version, change });
    },
    removeProduct: async (ids: ProductIds) => {
      await changeProduct(tools, ids, { change: (tx, row) => remove(tools, tx, row) });
    },
    restoreProduct: (ids: ProductIds) =>
      changeProduct(tools, ids, { expect: expectDeleted, change: (tx, row) => restore(tools, tx, row) }),
  };
}

function refuseTakenEan(error: unknown): never {
  if (isUniqueViolation(error)) throw conflict('product.ean_taken', messages.product.eanTaken);
  throw error;
}

function expectDeleted(row: ProductRow | undefined, { sizeId }: ProductIds): ProductRow {
  if (!row || row.sizeId !== sizeId) throw notFound('product.not_found', messages.product.notFound);
  if (!isDeleted(row)) throw conflict('product.not_deleted', messages.product.notDeleted);
  return row;
}

interface TakenModel {
  readonly model: ModelRow;
  /** The manufacturer or the model was not there before. */
  readonly isNew: boolean;
}

/** The model that a sent product names, added with its manufacturer where they are missing. */
async function findOrInsertModel(tx: CatalogueDb, sent: ProductInput, now: Date): Promise<TakenModel> {
  const known = await store.findManufacturerByName(tx, sent.manufacturer);
  const manufacturer = known ?? (await store.insertManufacturer(tx, { name: sent.manufacturer }, now));
  if (!manufacturer) throw conflict('manufacturer.duplicate', messages.manufacturer.duplicate);
  const kind = { name: sent.model, type: sent.type, winterType: winterTypeOf(sent) };
  const { model, isNew } = await store.findOrInsertModel(tx, manufacturer, kind, now);
  return { model, isNew: isNew || known === undefined };
}

function winterTypeOf({ type, winterType }: ProductInput): WinterType | null {
  return type === 'winter' ? (winterType ?? null) : null;
}

/**
 * The law on unstudded winter tyres applies to every product on sale. A mark that is left out is neither claimed nor denied.
 */
function refuseWithoutSnowMark(sent: ProductInput, before: SnowMark | undefined, now: Date): void {
  const tyre = { winterType: winterTypeOf(sent), hasSnowGrip: sent.hasSnowGrip ?? true };
  if (isSavable(tyre, before, helsinkiDay(now))) return;
  const field = { path: 'hasSnowGrip', code: 'product.no_snow_mark', message: messages.product.noSnowMark };
  throw invalid('product.no_snow_mark', messages.product.noSnowMark, [field]);
}

async function add(
  { platform }: EditTools,
  tx: CatalogueDb,
  { sizeId, productId }: Required<ProductIds>,
  sent: NewProductInput,
): Promise<boolean> {
  const now = platform.clock.now();
  const size = await store.lockSize(tx, sizeId);
  if (!size || size.deletedAt) throw notFound('size.not_found', messages.size.notFound);
  refuseWithoutSnowMark(sent, undefined, now);
  const { model, isNew } = await findOrInsertModel(tx, sent, now);
  const values = productValues(sent, model, undefined);
  const priceCents = values.priceCents ?? 0;
  await store.insertProduct(tx, {
    ...values,
    id: productId,
    sizeId,
    modelId: model.id,
    priceCents,
    stock: sent.stock ?? 0,
    stockSource: sent.stockSource ?? 'own',
    lockedFields: [
      ...(['manufacturer', 'model', 'type', 'size'] as const),
      ...(sent.stock == null ? [] : (['stock'] as const)),
      ...locksOf(Object.keys(values)),
    ],
    createdAt: now,
    updatedAt: now,
  });
  await store.addPrice(tx, productId, priceCents, now);
  const row = expectProduct(await store.lockProduct(tx, productId), { sizeId, productId });
  await platform.audit.record(tx, {
    ...(await productEntry(tx, row, 'product')),
    action: 'created',
    after: auditFields(row, model),
  });
  return isNew;
}

async function update(tools: EditTools, tx: CatalogueDb, row: ProductRow, sent: ProductInput) {
  const now = tools.platform.clock.now();
  const { winterType } = await store.getModel(tx, row.modelId);
  refuseWithoutSnowMark(sent, { winterType, hasSnowGrip: row.hasSnowGrip }, now);
  const { model, isNew } = await findOrInsertModel(tx, sent, now);
  const values = changedValues(productValues(sent, model, row), row);
  const locks = [...(await modelLocks(tx, row, model)), ...locksOf(Object.keys(values))];
  const lockedFields = [...new Set([...row.lockedFields, ...locks])];
  const written = await write(tools, tx, row, { ...values, lockedFields });
  const ended = sent.sale?.isActive === false ? await endRunningOffer(tools, tx, row) : undefined;
  return { ...(ended ?? written), isBulk: isNew };
}

/** Fields of a product that became another model which imports leave alone. */
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
  row: ProductRow,
  { sent: { stock, stockSource }, id }: { sent: StockInput; id: string },
): Promise<ProductRow> {
  const offer = await store.lockOffer(tx, row.id);
  const endedOffer = findInvalidatedOffer(offer, row, { priceCents: row.priceCents, stock });
  await recordStockChange(tx, id, row, { stock, endedOffer }, tools.platform.clock.now());
  return write(tools, tx, row, {
    stock,
    stockIsMinimum: false,
    stockSource,
    lockedFields: [...new Set([...row.lockedFields, 'stock'])],
  });
}

/** Off sale for good, its offer ended. */
export async function remove(tools: EditTools, tx: CatalogueDb, row: ProductRow): Promise<ProductRow> {
  const now = tools.platform.clock.now();
  await store.endOffer(tx, row.id, now);
  const withdrawn = {
    withdrawnAt: row.withdrawnAt ?? now,
    lockedFields: [...row.lockedFields, WITHDRAWAL],
  };
  return write(tools, tx, row, withdrawn, 'removed');
}

/** What was taken off sale by hand, back on sale. */
export async function restore(tools: EditTools, tx: CatalogueDb, row: ProductRow) {
  const locks = row.lockedFields.filter((field) => field !== WITHDRAWAL);
  // Back on sale in a size that was removed, it brings its size back.
  const size = await store.lockSize(tx, row.sizeId);
  const isBack = size?.deletedAt != null;
  if (isBack) await store.updateSize(tx, row.sizeId, { deletedAt: null }, tools.platform.clock.now());
  const back = await write(tools, tx, row, { withdrawnAt: null, lockedFields: locks }, 'restored');
  return { ...back, isBulk: isBack };
}

/** Writes a change of a product with all that follows from it: price history, offers that end, the audit. */
async function write(
  tools: EditTools,
  tx: CatalogueDb,
  before: ProductRow,
  values: ProductValues,
  action?: 'removed' | 'restored',
): Promise<ProductRow> {
  if (Object.keys(changedValues(values, before)).length === 0) return before;
  const now = tools.platform.clock.now();
  const after = await store.updateProduct(tx, before.id, values, now);
  if (after.priceCents !== before.priceCents) await store.addPrice(tx, after.id, after.priceCents, now);
  const ended = findInvalidatedOffer(await store.lockOffer(tx, after.id), before, after);
  if (ended !== null) await store.endOffer(tx, after.id, now);
  await recordProductChange(tools, tx, [before, after], action);
  return after;
}
