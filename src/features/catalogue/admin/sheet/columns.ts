// The columns of the sheet: which there are, where they are shown, what can be typed into and ordered by.
import { eurosToCents } from '../../../../platform/contract/money.ts';
import type { PriceRow } from '../../../price-list/price-list.ts';
import type { SheetRow } from '../../contract/sheet.ts';
import { fittedPrice } from '../../fitting/fitted-price.ts';
import { sheetMessages as messages } from '../../messages/sheet.ts';
import { priceNow } from '../../price/price-in-force.ts';
import { readPastedRows, readStock } from '../../product/pasted-rows.ts';
import { readEuros, type SheetSort } from '../../search/sheet-filter.ts';
import type { Cells } from './sheet-queries.ts';

export const COLUMNS = [
  'select',
  'manufacturer',
  'model',
  'size',
  'service',
  'kind',
  'price',
  'sale',
  'fitted',
  'stock',
  'place',
  'saleEnds',
  'ean',
  'gaps',
] as const;
export type Column = (typeof COLUMNS)[number];
/** The same with the end of an offer beside its price, where offers alone are shown. */
export const OFFER_COLUMNS: readonly Column[] = COLUMNS.filter((column) => column !== 'saleEnds').flatMap(
  (column) => (column === 'sale' ? [column, 'saleEnds'] : column),
);
/** Those that a narrow screen shows. */
export const NARROW_COLUMNS: readonly Column[] = [
  'select',
  'manufacturer',
  'model',
  'size',
  'service',
  'kind',
  'price',
  'sale',
  'fitted',
  'saleEnds',
  'stock',
  'place',
];

export type Field = 'price' | 'stock';

export function fieldOf(column: Column): Field | undefined {
  return column === 'price' || column === 'stock' ? column : undefined;
}

export function sortOf(column: Column): SheetSort | undefined {
  switch (column) {
    case 'manufacturer':
    case 'model':
    case 'size':
    case 'price':
    case 'stock':
      return column;
    case 'select':
    case 'service':
    case 'kind':
    case 'sale':
    case 'saleEnds':
    case 'fitted':
    case 'place':
    case 'ean':
    case 'gaps':
      return undefined;
  }
}

/** '89,90', '8': a field's value as it is typed. */
export function fieldText(row: SheetRow, field: Field): string {
  return field === 'price' ? row.price.toFixed(2).replace('.', ',') : String(row.stock);
}

/** What was typed as a field's new value; undefined for what is none. */
export function readField(text: string, field: Field): Cells | undefined {
  if (field === 'price') {
    const price = readEuros(text);
    return price === undefined ? undefined : { price };
  }
  const stock = readStock(text);
  return stock === undefined ? undefined : { stock };
}

export function isSame(row: SheetRow, cells: Cells): boolean {
  if ('price' in cells) return cells.price === row.price;
  return cells.stock === row.stock && !row.stockIsMinimum;
}

export function rowName({ manufacturer, model, size }: SheetRow): string {
  return `${manufacturer} ${model} ${size}`;
}

/** '91T XL', '94W XL run flat' */
export function serviceText({ service, isXl, isRunFlat }: SheetRow): string {
  return [service, isXl && messages.xl, isRunFlat && messages.runFlat].filter(Boolean).join(' ');
}

/** What four cost on the car by the shop's one price rule, in cents; null: on request. */
export function fittedCents(
  { price, salePrice, diameterIn, vehicleType, isRunFlat }: SheetRow,
  priceRows: readonly PriceRow[],
): number | null {
  const tyre = {
    price: { cents: eurosToCents(priceNow(price, salePrice)) },
    size: { diameterIn, vehicleType },
    isRunFlat,
  };
  return fittedPrice(tyre, priceRows)?.totalCents ?? null;
}

export function gapsText({ hasPicture, hasLabel }: SheetRow): string {
  return [...(hasPicture ? [] : [messages.gaps.picture]), ...(hasLabel ? [] : [messages.gaps.label])].join(
    ', ',
  );
}

/** True of text that is rows of a spreadsheet, not one value. */
export function isRows(text: string): boolean {
  return text.trim().includes('\t') || readPastedRows(text).rows.length > 1;
}
