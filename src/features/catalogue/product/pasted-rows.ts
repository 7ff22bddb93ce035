// Rows copied from a spreadsheet, read as products with a new price, stock or both.
import { readEuros } from '../search/sheet-filter.ts';

export interface PastedRow {
  /** An EAN or a product's id. */
  readonly product: string;
  /** Euros. */
  readonly price?: number;
  readonly stock?: number;
}

/** product: none; rounded: an EAN as 6,41945E+12; nothing: neither price nor stock. */
export type PastedRowError = 'product' | 'rounded' | 'price' | 'stock' | 'nothing';

export interface PastedRows {
  readonly rows: readonly PastedRow[];
  /** Lines from 1, as they were pasted. */
  readonly errors: readonly { readonly line: number; readonly error: PastedRowError }[];
}

type Column = 'id' | 'ean' | 'price' | 'stock';
type Columns = Readonly<Partial<Record<Column, number>>>;

/** Heads by which columns are known, in lower case. */
const HEADS: Readonly<Record<string, Column>> = {
  tunnus: 'id',
  id: 'id',
  ean: 'ean',
  'ean-koodi': 'ean',
  hinta: 'price',
  price: 'price',
  saldo: 'stock',
  stock: 'stock',
  varastosaldo: 'stock',
};
const WITHOUT_HEADS: Columns = { ean: 0, price: 1, stock: 2 };
const MAX_STOCK = 100_000;

/**
 * Cells are separated by tabs, or by semicolons where there is no tab. A first line of heads names the columns; without it they are
 * product, price, stock. Empty lines are passed over.
 */
export function readPastedRows(text: string): PastedRows {
  const separator = text.includes('\t') ? '\t' : ';';
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n?|\n/)
    .map((line) => line.split(separator).map(cellText));
  const start = lines.findIndex((cells) => !isEmpty(cells));
  const named = columnsOf(lines[start] ?? []);
  const columns = named ?? WITHOUT_HEADS;
  const rows: PastedRow[] = [];
  const errors: { line: number; error: PastedRowError }[] = [];
  for (const [index, cells] of lines.entries()) {
    if (isEmpty(cells) || (named && index === start)) continue;
    const read = readRow(cells, columns);
    if (typeof read === 'string') errors.push({ line: index + 1, error: read });
    else rows.push(read);
  }
  return { rows, errors };
}

function cellText(cell: string): string {
  return cell
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .replaceAll('""', '"')
    .replace(/^'/, '')
    .trim();
}

function isEmpty(cells: readonly string[]): boolean {
  return cells.every((cell) => cell === '');
}

function columnsOf(cells: readonly string[]): Columns | undefined {
  const found: Partial<Record<Column, number>> = {};
  for (const [index, cell] of cells.entries()) {
    const column = HEADS[cell.toLowerCase()];
    if (column && found[column] === undefined) found[column] = index;
  }
  return found.id === undefined && found.ean === undefined ? undefined : found;
}

function readRow(cells: readonly string[], columns: Columns): PastedRow | PastedRowError {
  const at = (column: Column) => {
    const index = columns[column];
    return index === undefined ? '' : (cells[index] ?? '');
  };
  const product = (at('id') || at('ean')).replaceAll(/\s/g, '');
  if (product === '') return 'product';
  if (/^\d+[.,]\d+e\+\d+$/i.test(product)) return 'rounded';
  const price = at('price') === '' ? undefined : readEuros(at('price'));
  const stock = at('stock') === '' ? undefined : readStock(at('stock'));
  if (at('price') !== '' && price === undefined) return 'price';
  if (at('stock') !== '' && stock === undefined) return 'stock';
  if (price === undefined && stock === undefined) return 'nothing';
  return { product, ...(price !== undefined && { price }), ...(stock !== undefined && { stock }) };
}

/** Whole numbers from 0; undefined for anything else. */
export function readStock(text: string): number | undefined {
  const plain = text.replaceAll(/[\s\u00A0]/g, '').replace(/[.,]0+$/, '');
  if (!/^\d{1,6}$/.test(plain)) return undefined;
  const stock = Number(plain);
  return stock > MAX_STOCK ? undefined : stock;
}
