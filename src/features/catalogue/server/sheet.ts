import { csvText } from '../../../platform/contract/csv.ts';
// The sheet of all tyres: its rows, one changed cell with its undo, and rows as a file.
import { newId } from '../../../platform/contract/ids.ts';
import { centsToEuros, eurosToCents } from '../../../platform/contract/money.ts';
import { conflict, notFound } from '../../../platform/contract/problem.ts';
import { inTransaction } from '../../../platform/server/db/transaction.ts';
import type { PriceSelection } from '../contract-prices.ts';
import type { SentCells, SheetQuery, SheetRow } from '../contract-sheet.ts';
import { editingMessages as messages } from '../messages-editing.ts';
import { sheetExport } from '../messages-sheet.ts';
import { DEFAULT_ORDER } from '../sheet-filter.ts';
import { formatTyreSize } from '../tyre-size.ts';
import { findMaker, getModel, lockOffer, lockProduct, takeProducts } from './editing-store.ts';
import { Stale, auditFields, isDeleted, tellPages } from './editing.ts';
import type { EditTools } from './editing.ts';
import { applyChange, fitsSelection } from './price-change-store.ts';
import { countSheetRows, fitsSheet, isOneOf, listSheetRows } from './sheet-store.ts';
import type { SheetSqlRow } from './sheet-store.ts';
import type { CatalogueDb, OfferRow, ProductRow } from './store.ts';

/** So many rows are read at once for a file. */
const EXPORT_PAGE = 50_000;

export interface Sheet {
  listRows: (query: SheetQuery) => Promise<{ rows: SheetRow[]; total: number }>;
  /** 404, 409 with the row as it stands for a stale version. */
  setCells: (
    productId: string,
    sent: SentCells,
  ) => Promise<{ row: SheetRow; change: string | null; hasEndedOffer: boolean }>;
  exportRows: (selection: PriceSelection) => Promise<string>;
}

export function tyreSheet(tools: EditTools): Sheet {
  const { db, platform } = tools;
  return {
    listRows: async ({ sort, direction, offset, limit, ...filter }) => {
      const now = platform.clock.now();
      const where = fitsSheet(filter, now);
      const [rows, total] = await Promise.all([
        listSheetRows(db, { where, order: { sort, direction }, offset, limit }, now),
        countSheetRows(db, where),
      ]);
      return { rows: rows.map(rowOf), total };
    },
    setCells: async (productId, sent) => {
      const done = await inTransaction(db, (tx) => setCells(tools, tx, productId, sent)).catch(
        async (error: unknown) => {
          if (!(error instanceof Stale)) throw error;
          throw conflict('conflict.stale', messages.stale, await readRow(tools, productId));
        },
      );
      if (done.change !== null) await tellPages(tools, [productId]);
      return { ...done, row: await readRow(tools, productId) };
    },
    exportRows: async (selection) => {
      const now = platform.clock.now();
      const { head } = sheetExport;
      const lines: (string | number)[][] = [Object.values(head)];
      for (let offset = 0; ; offset += EXPORT_PAGE) {
        const where = fitsSelection(selection, now);
        const asked = { where, order: DEFAULT_ORDER, offset, limit: EXPORT_PAGE };
        const rows = await listSheetRows(db, asked, now);
        lines.push(...rows.map((row) => exportCells(rowOf(row))));
        if (rows.length < EXPORT_PAGE) return csvText(lines);
      }
    },
  };
}

async function readRow({ db, platform }: EditTools, id: string): Promise<SheetRow> {
  const asked = { where: isOneOf([id]), order: DEFAULT_ORDER, offset: 0, limit: 1 };
  const [row] = await listSheetRows(db, asked, platform.clock.now());
  if (!row) throw notFound('product.not_found', messages.product.notFound);
  return rowOf(row);
}

interface CellsDone {
  readonly change: string | null;
  readonly hasEndedOffer: boolean;
}

async function setCells(
  { platform }: EditTools,
  tx: CatalogueDb,
  productId: string,
  sent: SentCells,
): Promise<CellsDone> {
  const now = platform.clock.now();
  await takeProducts(tx);
  const row = await lockProduct(tx, productId);
  if (!row || row.withdrawn_at !== null || isDeleted(row)) {
    throw notFound('product.not_found', messages.product.notFound);
  }
  if (sent.version !== row.version) throw new Stale();
  const after = {
    price_cents: sent.price === undefined ? row.price_cents : eurosToCents(sent.price),
    stock: sent.stock ?? row.stock,
  };
  const isPriced = after.price_cents !== row.price_cents;
  // A count says how many there are, where before it was only known to be more than so many.
  const isCounted = sent.stock !== undefined && (after.stock !== row.stock || row.stock_is_minimum);
  if (!isPriced && !isCounted) return { change: null, hasEndedOffer: false };
  const ended = offerThatEnds(await lockOffer(tx, row.id), row, after);
  const change = newId(now.getTime());
  const prices = { id: row.id, old_cents: row.price_cents, new_cents: after.price_cents, ended_offer: ended };
  const stocks = { id: row.id, old_stock: row.stock, new_stock: after.stock, ended_offer: ended };
  await applyChange(tx, change, { prices: isPriced ? [prices] : [], stocks: isCounted ? [stocks] : [] }, now);
  await recordChange(platform, tx, row);
  return { change, hasEndedOffer: ended !== null };
}

/** The offer that cannot stand beside this price and stock. */
function offerThatEnds(
  offer: OfferRow | undefined,
  before: ProductRow,
  after: { price_cents: number; stock: number },
): string | null {
  if (!offer) return null;
  const isSoldOut = offer.ends_at === null && after.stock === 0 && before.stock > 0;
  return after.price_cents < offer.price_cents || isSoldOut ? offer.id : null;
}

async function recordChange(platform: EditTools['platform'], tx: CatalogueDb, before: ProductRow) {
  const model = await getModel(tx, before.model_id);
  const maker = await findMaker(tx, model.manufacturer_id);
  const after = await lockProduct(tx, before.id);
  await platform.audit.record(tx, {
    action: 'changed',
    entity: 'product',
    entityId: before.id,
    name: `${maker?.name ?? ''} ${model.name}`.trim(),
    before: auditFields(before, model),
    after: auditFields(after ?? before, model),
  });
}

function rowOf(row: SheetSqlRow): SheetRow {
  return {
    _id: row.id,
    sizeId: row.size_id,
    manufacturer: row.manufacturer,
    model: row.model,
    size: formatTyreSize({
      widthMm: row.width_mm,
      aspect: row.aspect,
      diameterIn: row.diameter_in,
      isCommercial: row.vehicle_type === 'van',
    }),
    type: row.type,
    winterType: row.winter_type,
    price: centsToEuros(row.price_cents),
    salePrice: row.sale_cents === null ? null : centsToEuros(row.sale_cents),
    stock: row.stock,
    stockIsMinimum: row.stock_is_minimum,
    stockSource: row.stock_source,
    ean: row.ean,
    hasPicture: row.has_picture,
    hasLabel: row.has_label,
    version: row.version,
  };
}

function exportCells(row: SheetRow): (string | number)[] {
  const { kinds, sources } = sheetExport;
  return [
    row._id,
    row.ean ?? '',
    row.manufacturer,
    row.model,
    row.size,
    kinds[row.winterType ?? row.type],
    row.price,
    row.salePrice ?? '',
    row.stock,
    sources[row.stockSource],
  ];
}
