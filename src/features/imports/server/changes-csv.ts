// The changes of a run as a CSV file.
import { csvText } from '../../../platform/contract/csv.ts';
import { pricePercent, type ImportChange } from '../contract.ts';
import { pageMessages as messages } from '../messages-page.ts';

export function changesCsv(changes: readonly ImportChange[]): string {
  const { kind, product, size, ean, oldPrice, newPrice, percent, oldStock, newStock } = messages.csvColumns;
  return csvText([
    [kind, product, size, ean, oldPrice, newPrice, percent, oldStock, newStock],
    ...changes.map((change) => [
      messages.kinds[change.kind],
      change.name,
      change.size,
      ...[
        change.ean,
        change.oldPrice,
        change.newPrice,
        pricePercent(change),
        change.oldStock,
        change.newStock,
      ].map((value) => value ?? ''),
    ]),
  ]);
}
