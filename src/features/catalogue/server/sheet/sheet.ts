// The sheet of all tyres: its rows, one changed cell with its undo, and rows as a file.
import { csvText } from '../../../../platform/contract/csv.ts';
import { newId } from '../../../../platform/contract/ids.ts';
import { centsToEuros, eurosToCents } from '../../../../platform/contract/money.ts';
import { notFound } from '../../../../platform/contract/problem.ts';
import { changeRecord } from '../../../../platform/server/change-record.ts';
import type { PriceSelection } from '../../contract/prices.ts';
import type { CellsInput, SheetQuery, SheetRow } from '../../contract/sheet.ts';
import { editingMessages as messages } from '../../messages/editing.ts';
import { sheetExport } from '../../messages/sheet.ts';
import { DEFAULT_ORDER } from '../../search/sheet-filter.ts';
import { lastDayOf, loadSpeedText } from '../cards.ts';
import { lockOffer, lockProduct, lockProductTable } from '../editing/editing-store.ts';
import {
  findByIndex,
  foundSlots,
  invalidatePages,
  findInvalidatedOffer,
  recordProductChange,
  type EditTools,
} from '../editing/editing.ts';
import { applyChange, fitsSelection } from '../prices/price-change-store.ts';
import { fullSizeOf } from '../search/search-index-parts.ts';
import type { SearchIndex } from '../search/search-index.ts';
import type { CatalogueDb, CatalogueTables, OfferRow, ProductRow } from '../store.ts';
import { listSheetIds } from './sheet-slots.ts';
import {
  countSheetRows,
  fitsSheet,
  hasProductId,
  listRowsOf,
  listSheetRows,
  type RowsQuery,
  type SheetSqlRow,
} from './sheet-store.ts';

/** Rows read at once for a file. */
const EXPORT_PAGE = 50_000;

export function tyreSheet(tools: EditTools) {
  const { db, platform } = tools;
  return {
    listRows: async ({ sort, direction, offset, limit, ...filter }: SheetQuery) => {
      const order = { sort, direction };
      const searchIndex = await tools.indexCache.open();
      const ids = listSheetIds(searchIndex, filter, foundSlots(searchIndex, filter), order);
      if (ids) {
        const rows = await listRowsOf(db, ids.slice(offset, offset + limit));
        return { rows: withOffers(searchIndex, rows), total: ids.length };
      }
      const where = fitsSheet(await findByIndex(tools, filter));
      const [rows, total] = await Promise.all([
        readRows(tools, { where, order, offset, limit }),
        countSheetRows(db, where),
      ]);
      return { rows, total };
    },
    /** 404, 409 with the current row for a stale version. */
    setCells: async (productId: string, sent: CellsInput) => {
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
      const { head } = sheetExport;
      const found = selection.filter && (await findByIndex(tools, selection.filter));
      const lines: (string | number)[][] = [Object.values(head)];
      for (let offset = 0; ; offset += EXPORT_PAGE) {
        const where = fitsSelection({ ...selection, filter: found });
        const rowsQuery = { where, order: DEFAULT_ORDER, offset, limit: EXPORT_PAGE };
        const rows = await readRows(tools, rowsQuery);
        lines.push(...rows.map(exportCells));
        if (rows.length < EXPORT_PAGE) return csvText(lines);
      }
    },
  };
}

async function readRow(tools: EditTools, id: string): Promise<SheetRow> {
  const rowsQuery = { where: hasProductId([id]), order: DEFAULT_ORDER, offset: 0, limit: 1 };
  const [row] = await readRows(tools, rowsQuery);
  if (!row) throw notFound('product.not_found', messages.product.notFound);
  return row;
}

/** Offers are those of the search index, so that a tyre is on offer here exactly when it is for visitors. */
async function readRows({ db, indexCache }: EditTools, rowsQuery: RowsQuery): Promise<SheetRow[]> {
  const [searchIndex, rows] = await Promise.all([indexCache.open(), listSheetRows(db, rowsQuery)]);
  return withOffers(searchIndex, rows);
}

function withOffers(searchIndex: SearchIndex, rows: readonly SheetSqlRow[]): SheetRow[] {
  return rows.map((row) => {
    const slot = searchIndex.slotOf(row.id);
    return rowOf(row, slot === undefined ? undefined : searchIndex.offerOf(slot));
  });
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
  sent: CellsInput,
): Promise<SetProduct> {
  const now = tools.platform.clock.now();
  const after = {
    priceCents: sent.price === undefined ? row.priceCents : eurosToCents(sent.price),
    stock: sent.stock ?? row.stock,
  };
  const isPriced = after.priceCents !== row.priceCents;
  // A count makes the number exact where before it was only a minimum.
  const isCounted = sent.stock !== undefined && (after.stock !== row.stock || row.stockIsMinimum);
  if (!isPriced && !isCounted) return row;
  const ended = findInvalidatedOffer(await lockOffer(tx, row.id), row, after);
  const change = newId(now.getTime());
  const prices = { id: row.id, oldCents: row.priceCents, newCents: after.priceCents, endedOffer: ended };
  const stocks = { id: row.id, oldStock: row.stock, newStock: after.stock, endedOffer: ended };
  await applyChange(tx, change, { prices: isPriced ? [prices] : [], stocks: isCounted ? [stocks] : [] }, now);
  const written = (await lockProduct(tx, row.id)) ?? row;
  await recordProductChange(tools, tx, [row, written]);
  return { ...written, change, hasEndedOffer: ended !== null };
}

function rowOf(sheetRow: SheetSqlRow, offer: OfferRow | undefined): SheetRow {
  const {
    id,
    widthMm,
    aspect,
    diameterIn,
    vehicleType,
    priceCents,
    loadIndex,
    twinLoadIndex,
    speedSymbol,
    ...row
  } = sheetRow;
  return {
    ...row,
    _id: id,
    diameterIn,
    vehicleType,
    service: loadSpeedText({ loadIndex, twinLoadIndex, speedSymbol }),
    saleEndsOn: offer ? lastDayOf(offer) : null,
    size: fullSizeOf({ widthMm, aspect, diameterIn, vehicleType }),
    price: centsToEuros(priceCents),
    salePrice: offer ? centsToEuros(offer.priceCents) : null,
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
