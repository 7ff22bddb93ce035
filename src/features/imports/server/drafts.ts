// A list's rows as tyres for sale; refused rows are collected with their line and reason.
import type { ProductDraft } from '../../catalogue/product/product-draft.ts';
import { MAX_REFUSED_ROWS, MAX_ROW_ERRORS, type ImportRun } from '../contract.ts';
import { plainCell } from '../list-values.ts';
import type { ListRecord } from '../list/list-columns.ts';
import { importMessages } from '../messages-import.ts';
import { rowErrorText } from '../messages.ts';
import { NotAListError } from '../not-a-list.ts';
import type { RowProblem } from '../row-codes.ts';
import { mapWholesalerRow, type RowPricing } from '../wholesaler-row.ts';
import { openList } from './list-reader.ts';

/** Collects refused rows: all are counted, the first thousand by line are stored. Throws `NotAListError` when they are too many. */
export class RefusedRows {
  readonly #reported: ImportRun['errors'] = [];
  readonly #eans: string[] = [];
  readonly #numbers: string[] = [];
  #count = 0;

  add(line: number, problem: RowProblem): void {
    this.addText(line, problem.code, rowErrorText(problem.code, problem.params));
  }

  addText(line: number, code: string, message: string): void {
    this.#count += 1;
    if (this.#count > MAX_REFUSED_ROWS) throw new NotAListError('rows-unusable');
    if (this.#reported.length < MAX_ROW_ERRORS) this.#reported.push({ line, code, message });
  }

  /** The tyre of a refused row is in the list all the same, so it must not be withdrawn. */
  addSeen(record: ListRecord | undefined): void {
    const [ean, number] = [plainCell(record?.ean), plainCell(record?.number)];
    if (ean !== '') this.#eans.push(ean);
    if (number !== '') this.#numbers.push(number);
  }

  seen(): { eans: readonly string[]; numbers: readonly string[] } {
    return { eans: this.#eans, numbers: this.#numbers };
  }

  /** Counts rows refused elsewhere whose details were not collected. */
  addUncollected(count: number): void {
    this.#count += count;
  }

  result(): { errorCount: number; errors: ImportRun['errors'] } {
    return { errorCount: this.#count, errors: this.#reported.toSorted((a, b) => a.line - b.line) };
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
      refused.addSeen(row.record);
      continue;
    }
    const mapped = mapWholesalerRow(row.line, row.record, pricing);
    if (!mapped.ok) {
      refused.add(row.line, mapped.problem);
      refused.addSeen(row.record);
    } else if (mapped.isPublishable) {
      yield mapped.draft;
    } else {
      refused.addText(row.line, 'import.snow_mark_missing', importMessages.snowMarkMissing);
    }
  }
}
