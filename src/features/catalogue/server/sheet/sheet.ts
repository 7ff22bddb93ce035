// The sheet of all tyres: its rows, one changed cell with its undo, and rows as a file.
import { csvText } from '../../../../platform/contract/csv.ts';
import { newId } from '../../../../platform/contract/ids.ts';
import { centsToEuros, eurosToCents } from '../../../../platform/contract/money.ts';
import { notFound } from '../../../../platform/contract/problem.ts';
import { changeRecord } from '../../../../platform/server/change-record.ts';
import type { PriceSelection } from '../../contract/prices.ts';
import type { SentCells, SheetQuery, SheetRow } from '../../contract/sheet.ts';
import { editingMessages as messages } from '../../messages/editing.ts';
import { sheetExport } from '../../messages/sheet.ts';
import { DEFAULT_ORDER } from '../../search/sheet-filter.ts';
import { lastDayOf, loadSpeedText } from '../cards.ts';
import { lockOffer, lockProduct, lockProductTable } from '../editing/editing-store.ts';
import {
  findWords,
  invalidatePages,
  offerThatEnds,
  recordProductChange,
  type EditTools,
} from '../editing/editing.ts';
import { applyChange, fitsSelection } from '../prices/price-change-store.ts';
import { fullSizeOf } from '../search/search-index-parts.ts';
import type { CatalogueDb, CatalogueTables, ProductRow } from '../store.ts';
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
      const current = () => readRow(tools, productId);
      const expected = { version: sent.version, message: messages.stale, current };
      const { change = null, hasEndedOffer = false } = await changeRecord<CatalogueTables, SetProduct>(
        platform,
        db,
        (tx) => lockOnSale(tx, productId),
        { expected, change: (tx, row) => setCells(tools, tx, row, sent) },
      );
      if (change !== null) await invalidatePages(tools, [productId]);
      return { change, hasEndedOffer, row: await current() };
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

/** `change` names what can be undone, where a cell changed. */
type SetProduct = ProductRow & { readonly change?: string; readonly hasEndedOffer?: boolean };

async function lockOnSale(tx: CatalogueDb, productId: string): Promise<ProductRow> {
  await lockProductTable(tx);
  const row = await lockProduct(tx, productId);
  if (!row || row.withdrawnAt !== null) throw notFound('product.not_found', messages.product.notFound);
  return row;
}

async function setCells(
  tools: EditTools,
  tx: CatalogueDb,
  row: ProductRow,
  sent: SentCells,
): Promise<SetProduct> {
  const now = tools.platform.clock.now();
  const after = {
    priceCents: sent.price === undefined ? row.priceCents : eurosToCents(sent.price),
    stock: sent.stock ?? row.stock,
  };
  const isPriced = after.priceCents !== row.priceCents;
  // A count says how many there are, where before it was only known to be more than so many.
  const isCounted = sent.stock !== undefined && (after.stock !== row.stock || row.stockIsMinimum);
  if (!isPriced && !isCounted) return row;
  const ended = offerThatEnds(await lockOffer(tx, row.id), row, after);
  const change = newId(now.getTime());
  const prices = { id: row.id, oldCents: row.priceCents, newCents: after.priceCents, endedOffer: ended };
  const stocks = { id: row.id, oldStock: row.stock, newStock: after.stock, endedOffer: ended };
  await applyChange(tx, change, { prices: isPriced ? [prices] : [], stocks: isCounted ? [stocks] : [] }, now);
  const written = (await lockProduct(tx, row.id)) ?? row;
  await recordProductChange(tools, tx, [row, written]);
  return { ...written, change, hasEndedOffer: ended !== null };
}

function rowOf({
  id,
  widthMm,
  aspect,
  diameterIn,
  vehicleType,
  priceCents,
  saleCents,
  saleEndsAt,
  loadIndex,
  twinLoadIndex,
  speedSymbol,
  ...row
}: SheetSqlRow): SheetRow {
  return {
    ...row,
    _id: id,
    diameterIn,
    vehicleType,
    service: loadSpeedText({ loadIndex, twinLoadIndex, speedSymbol }),
    saleEndsOn: lastDayOf({ endsAt: saleEndsAt }),
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
