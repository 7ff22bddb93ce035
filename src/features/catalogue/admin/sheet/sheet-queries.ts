// Reads and changes of the sheet of all tyres.
import { queryOptions, type QueryClient } from '@tanstack/react-query';

import { apiList } from '../../../../platform/browser/api-query.ts';
import { callApi, callWithTotal } from '../../../../platform/browser/api.ts';
import type { getPriceList } from '../../../price-list/contract.ts';
import type { PriceRow } from '../../../price-list/price-list.ts';
import { priceRowsOf } from '../../../price-list/price-rows.ts';
import type {
  applyPriceChange,
  listPriceChanges,
  previewPriceChange,
  undoPriceChange,
} from '../../contract/prices.ts';
import type { SheetRow, exportSheet, listSheet, putSheetRow } from '../../contract/sheet.ts';
import type { PriceRounding } from '../../price/price-change.ts';
import type { PastedRow } from '../../product/pasted-rows.ts';
import type { SheetFilter, SheetOrder } from '../../search/sheet-filter.ts';

/** Rows of one request. */
export const SHEET_PAGE = 100;
const TYRES = ['tyres'];
const SHEET = [...TYRES, 'sheet'];
/** Thousands of prices take their time. */
const LONG_MS = 120_000;

/** What the sheet shows: which rows in which order. */
export interface SheetView {
  readonly filter: SheetFilter;
  readonly order: SheetOrder;
}

interface SheetPage {
  answer: SheetRow[];
  total: number | null;
  version: number | null;
}

/** The rows of one page, from 0. */
export function sheetPageQuery({ filter, order }: SheetView, page: number) {
  return queryOptions({
    queryKey: [...SHEET, filter, order, page],
    queryFn: ({ signal }): Promise<SheetPage> =>
      callWithTotal<typeof listSheet>('GET /tires/sheet', {
        query: {
          ...filter,
          onOffer: filter.onOffer ? 'true' : undefined,
          ...order,
          offset: page * SHEET_PAGE,
          limit: SHEET_PAGE,
        },
        signal,
      }),
  });
}

/** The shop's price list, for what four cost on the car. */
export const priceRowsQuery = queryOptions({
  queryKey: ['price-list', 'sheet'],
  queryFn: async ({ signal }): Promise<PriceRow[]> => {
    return priceRowsOf(await callApi<typeof getPriceList>('GET /price-list', { signal }));
  },
});

/** Which products a change or a file is about. */
export type SheetSelection =
  | { readonly ids: string[] }
  | { readonly filter: SheetFilter; readonly except?: string[] };

export type SheetChange =
  | { kind: 'percent'; percent: number; rounding: PriceRounding; selection: SheetSelection }
  | { kind: 'euros'; euros: number; rounding: PriceRounding; selection: SheetSelection }
  | { kind: 'rows'; rows: PastedRow[] };

export function previewChange(change: SheetChange) {
  return callApi<typeof previewPriceChange>('POST /tires/prices/preview', {
    body: { change },
    timeoutMs: LONG_MS,
  });
}

export function applyChange(change: SheetChange, fingerprint: string, idempotencyKey: string) {
  return callApi<typeof applyPriceChange>('POST /tires/prices', {
    body: { change, fingerprint },
    idempotencyKey,
    timeoutMs: LONG_MS,
  });
}

/** The newest changes of many tyres. */
export const madeChangesQuery = {
  ...apiList<typeof listPriceChanges>(TYRES, 'GET /tires/prices'),
  staleTime: 0,
};

export function undoChange(id: string) {
  return callApi<typeof undoPriceChange>('POST /tires/prices/:id/undo', {
    params: { id },
    timeoutMs: LONG_MS,
  });
}

export function exportRows(selection: SheetSelection) {
  return callApi<typeof exportSheet>('POST /tires/sheet/export', { body: { selection }, timeoutMs: LONG_MS });
}

/** A cell of a row with its new value. */
export type Cells = { price: number } | { stock: number };

export function putCells(productId: string, cells: Cells, version: number) {
  return callApi<typeof putSheetRow>('PUT /tires/sheet/:productId', {
    params: { productId },
    body: { ...cells, version },
  });
}

/** Changes a row's values in every cached page. */
export function patchRow(queries: QueryClient, id: string, values: Partial<SheetRow>): void {
  queries.setQueriesData<SheetPage>({ queryKey: SHEET }, (page) =>
    page?.answer.some(({ _id }) => _id === id)
      ? { ...page, answer: page.answer.map((row) => (row._id === id ? { ...row, ...values } : row)) }
      : page,
  );
}

/** A row as it is shown now. */
export function shownRow(queries: QueryClient, id: string): SheetRow | undefined {
  for (const [, page] of queries.getQueriesData<SheetPage>({ queryKey: SHEET })) {
    const row = page?.answer.find(({ _id }) => _id === id);
    if (row) return row;
  }
  return undefined;
}

/** The rows from one index to another, both included, fetched where they are not at hand. */
export async function rowsBetween(
  queries: QueryClient,
  view: SheetView,
  from: number,
  to: number,
): Promise<SheetRow[]> {
  const first = Math.floor(from / SHEET_PAGE);
  const pages = Array.from({ length: Math.floor(to / SHEET_PAGE) - first + 1 }, (_, at) => first + at);
  const read = await Promise.all(
    pages.map((page) => queries.query({ ...sheetPageQuery(view, page), staleTime: 'static' })),
  );
  const rows = read.flatMap(({ answer }) => answer);
  return rows.slice(from - first * SHEET_PAGE, to - first * SHEET_PAGE + 1);
}

/** Reads everything shown of tyres again. */
export function refreshTyres(queries: QueryClient): Promise<void> {
  return queries.invalidateQueries({ queryKey: TYRES });
}
