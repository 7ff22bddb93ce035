// The list the demonstration shop is made of, as a wholesaler would send it again: complete, in part, or with other prices.
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';

const FILE = fileURLToPath(new URL('../../demo/wholesaler-tyres.csv.br', import.meta.url));

/** The CSV text with its heading and the first `rows` rows; default: all 9 500. */
export async function demonstrationListText(rows = Number.POSITIVE_INFINITY): Promise<string> {
  const lines = brotliDecompressSync(await readFile(FILE))
    .toString('utf8')
    .trimEnd()
    .split(/\r?\n/);
  return `${lines.slice(0, rows + 1).join('\n')}\n`;
}

/** The list with a cell changed in every row: `change` is given the cell and the row's EAN. */
export function changeColumn(
  list: string,
  name: string,
  change: (cell: string, ean: string) => string,
): string {
  const [heading = '', ...rows] = list.trimEnd().split('\n');
  const columns = heading.split(';');
  const [at, ean] = [columns.indexOf(name), columns.indexOf('eancode')];
  if (at === -1) throw new Error(`The list has no column "${name}"`);
  const changed = rows.map((row) => {
    const cells = row.split(';');
    cells[at] = change(cells[at] ?? '', cells[ean] ?? '');
    return cells.join(';');
  });
  return `${[heading, ...changed].join('\n')}\n`;
}

/** A cell of the column nett-price in cents. */
export function netCents(cell: string): number {
  return Math.round(Number(cell.replace(',', '.')) * 100);
}

/** Price of a tyre in cents: net × 1.30 margin × 1.255 value added tax, rounded up to whole euros. */
export function priceOfNet(cents: number): number {
  return Math.ceil((cents * 16_315) / 1_000_000) * 100;
}
