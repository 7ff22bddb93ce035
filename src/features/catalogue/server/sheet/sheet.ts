// The sheet of all tyres: its rows, one changed cell with its undo, and rows as a file.
import { csvText } from '../../../../platform/contract/csv.ts';
import { newId } from '../../../../platform/contract/ids.ts';
import { centsToEuros, eurosToCents } from '../../../../platform/contract/money.ts';
import { conflict, notFound } from '../../../../platform/contract/problem.ts';
import { inTransaction } from '../../../../platform/server/db/transaction.ts';
import type { PriceSelection } from '../../contract/prices.ts';
import type { SentCells, SheetQuery, SheetRow } from '../../contract/sheet.ts';
import { editingMessages as messages } from '../../messages/editing.ts';
import { sheetExport } from '../../messages/sheet.ts';
import { DEFAULT_ORDER } from '../../search/sheet-filter.ts';
import {
  findManufacturer,
  getModel,
  lockOffer,
  lockProduct,
  lockProductTable,
} from '../editing/editing-store.ts';
import {
  Stale,
  auditFields,
  findWords,
  isDeleted,
  offerThatEnds,
  invalidatePages,
  type EditTools,
} from '../editing/editing.ts';
import { applyChange, fitsSelection } from '../prices/price-change-store.ts';
import { fullSizeOf } from '../search/search-index-parts.ts';
import type { CatalogueDb, ProductRow } from '../store.ts';
import { countSheetRows, fitsSheet, isOneOf, listSheetRows, type SheetSqlRow } from './sheet-store.ts';

/** So many rows are read at once for a file. */
const EXPORT_PAGE = 50_000;

export function tyreSheet(tools: EditTools) {
  const { db, platform } = tools;
  return {
    listRows: async ({ sort, direction, offset, limit, ...filter }: SheetQuery) => {
      const now = platform.clock.now();
      const where = fitsSheet(await findWords(tools, filter), now);
      const [rows, total] = await Promise.all([
        listSheetRows(db, { where, order: { sort, direction }, offset, limit }, now),
        countSheetRows(db, where),
      ]);
      return { rows: rows.map(rowOf), total };
    },
    /** 404, 409 with the current row for a stale version. */
    setCells: async (productId: string, sent: SentCells) => {
      const done = await inTransaction(db, (tx) => setCells(tools, tx, productId, sent)).catch(
        async (error: unknown) => {
          if (!(error instanceof Stale)) throw error;
          throw conflict('conflict.stale', messages.stale, await readRow(tools, productId));
        },
      );
      if (done.change !== null) await invalidatePages(tools, [productId]);
      return { ...done, row: await readRow(tools, productId) };
    },
    exportRows: async (selection: PriceSelection) => {
      const now = platform.clock.now();
      const { head } = sheetExport;
      const found = selection.filter && (await findWords(tools, selection.filter));
      const lines: (string | number)[][] = [Object.values(head)];
      for (let offset = 0; ; offset += EXPORT_PAGE) {
        const where = fitsSelection({ ...selection, filter: found }, now);
        const rowsQuery = { where, order: DEFAULT_ORDER, offset, limit: EXPORT_PAGE };
        const rows = await listSheetRows(db, rowsQuery, now);
        lines.push(...rows.map((row) => exportCells(rowOf(row))));
        if (rows.length < EXPORT_PAGE) return csvText(lines);
      }
    },
  };
}

async function readRow({ db, platform }: EditTools, id: string): Promise<SheetRow> {
  const rowsQuery = { where: isOneOf([id]), order: DEFAULT_ORDER, offset: 0, limit: 1 };
  const [row] = await listSheetRows(db, rowsQuery, platform.clock.now());
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
  await lockProductTable(tx);
  const row = await lockProduct(tx, productId);
  if (!row || row.withdrawnAt !== null || isDeleted(row)) {
    throw notFound('product.not_found', messages.product.notFound);
  }
  if (sent.version !== row.version) throw new Stale();
  const after = {
    priceCents: sent.price === undefined ? row.priceCents : eurosToCents(sent.price),
    stock: sent.stock ?? row.stock,
  };
  const isPriced = after.priceCents !== row.priceCents;
  // A count says how many there are, where before it was only known to be more than so many.
  const isCounted = sent.stock !== undefined && (after.stock !== row.stock || row.stockIsMinimum);
  if (!isPriced && !isCounted) return { change: null, hasEndedOffer: false };
  const ended = offerThatEnds(await lockOffer(tx, row.id), row, after);
  const change = newId(now.getTime());
  const prices = { id: row.id, oldCents: row.priceCents, newCents: after.priceCents, endedOffer: ended };
  const stocks = { id: row.id, oldStock: row.stock, newStock: after.stock, endedOffer: ended };
  await applyChange(tx, change, { prices: isPriced ? [prices] : [], stocks: isCounted ? [stocks] : [] }, now);
  await recordChange(platform, tx, row);
  return { change, hasEndedOffer: ended !== null };
}

async function recordChange(platform: EditTools['platform'], tx: CatalogueDb, before: ProductRow) {
  const model = await getModel(tx, before.modelId);
  const manufacturer = await findManufacturer(tx, model.manufacturerId);
  const after = await lockProduct(tx, before.id);
  await platform.audit.record(tx, {
    action: 'changed',
    entity: 'product',
    entityId: before.id,
    name: `${manufacturer?.name ?? ''} ${model.name}`.trim(),
    before: auditFields(before, model),
    after: auditFields(after ?? before, model),
  });
}

function rowOf({
  id,
  widthMm,
  aspect,
  diameterIn,
  vehicleType,
  priceCents,
  saleCents,
  ...row
}: SheetSqlRow): SheetRow {
  return {
    ...row,
    _id: id,
    size: fullSizeOf({ widthMm, aspect, diameterIn, vehicleType }),
    price: centsToEuros(priceCents),
    salePrice: saleCents === null ? null : centsToEuros(saleCents),
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
