// Reads the demonstration shop's list: our own file in the wholesaler's form, complete and clean, so it is simply split.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';

import { columnOfHeading, type ListRecord } from '../../../imports/list/list-columns.ts';
import { mapWholesalerRow, type RowPricing } from '../../../imports/wholesaler-row.ts';
import type { ProductDraft } from '../../product/product-draft.ts';

export const DEMONSTRATION_FILE = 'wholesaler-tyres.csv.br';

/** The tyres of the list in `folder`, in its order. */
export async function readDemonstrationDrafts(folder: string, pricing: RowPricing): Promise<ProductDraft[]> {
  const text = (await promisify(brotliDecompress)(await readFile(join(folder, DEMONSTRATION_FILE)))).toString(
    'utf8',
  );
  const [heading = '', ...lines] = text.split(/\r?\n/);
  const columns = heading.split(';').map(columnOfHeading);
  return lines.flatMap((line, index) => {
    if (line === '') return [];
    const mapped = mapWholesalerRow(index + 2, toListRecord(columns, line.split(';')), pricing);
    return mapped.ok && mapped.isPublishable ? [mapped.draft] : [];
  });
}

function toListRecord(
  columns: readonly ReturnType<typeof columnOfHeading>[],
  cells: readonly string[],
): ListRecord {
  const record: { -readonly [Column in keyof ListRecord]: ListRecord[Column] } = {};
  for (const [index, column] of columns.entries()) {
    if (column !== null) record[column] = cells[index] ?? '';
  }
  return record;
}
