import type { ProductDraft } from '../../catalogue/product-draft.ts';
import { ROW_ERRORS_KEPT } from '../contract.ts';
import type { ImportRun } from '../contract.ts';
import { importMessages } from '../messages-import.ts';
import { rowErrorText } from '../messages.ts';
import type { RowProblem } from '../row-codes.ts';
import { mapWholesalerRow } from '../wholesaler-row.ts';
import type { RowPricing } from '../wholesaler-row.ts';
// A list's rows as tyres for sale; refused rows are set aside with their line and reason.
import { openList } from './list-reader.ts';

/** Collects refused rows: all are counted, the first thousand by line are kept. */
export class RefusedRows {
  readonly #kept: ImportRun['errors'] = [];
  #count = 0;

  add(line: number, problem: RowProblem): void {
    this.addText(line, problem.code, rowErrorText(problem.code, problem.params));
  }

  addText(line: number, code: string, message: string): void {
    this.#count += 1;
    if (this.#kept.length < ROW_ERRORS_KEPT) this.#kept.push({ line, code, message });
  }

  /** Rows refused elsewhere that nobody kept. */
  addUnkept(count: number): void {
    this.#count += count;
  }

  result(): { errorCount: number; errors: ImportRun['errors'] } {
    return { errorCount: this.#count, errors: this.#kept.toSorted((a, b) => a.line - b.line) };
  }
}

/** The tyres of a list in its order. Throws `NotAListError` before the first when the file is no list at all. */
export async function* readDrafts(
  source: AsyncIterable<Uint8Array>,
  pricing: RowPricing,
  refused: RefusedRows,
): AsyncGenerator<ProductDraft, void, void> {
  const { rows } = await openList(source);
  for await (const row of rows) {
    if ('error' in row) {
      refused.add(row.line, row.error);
      continue;
    }
    const mapped = mapWholesalerRow(row.line, row.record, pricing);
    if (!mapped.ok) {
      refused.add(row.line, mapped.problem);
    } else if (mapped.isPublishable) {
      yield mapped.draft;
    } else {
      refused.addText(row.line, 'import.snow_mark_missing', importMessages.snowMarkMissing);
    }
  }
}
