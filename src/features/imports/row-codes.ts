// Why a row of a list is refused: the closed list of codes and the parameters of each sentence.

export const ROW_CODES = [
  'import.row_cut_short',
  'import.row_too_many_cells',
  'import.row_too_long',
  'import.row_quote_not_closed',
  'import.row_unreadable',
  'import.number_missing',
  'import.ean_invalid',
  'import.manufacturer_missing',
  'import.model_missing',
  'import.size_invalid',
  'import.size_inch',
  'import.size_conflict',
  'import.load_speed_invalid',
  'import.price_missing',
  'import.price_invalid',
  'import.stock_invalid',
  'import.label_invalid',
  'import.noise_invalid',
] as const;
export type RowCode = (typeof ROW_CODES)[number];

/** `value` and `other` as in the list (at most 60 characters), `column` as the list names it, counts of cells. */
export interface RowParams {
  readonly value?: string;
  readonly other?: string;
  readonly column?: string;
  readonly found?: number;
  readonly expected?: number;
}

export interface RowProblem {
  readonly code: RowCode;
  readonly params: RowParams;
}

/** A problem with a value of the list, cut to what a message can show. */
export function valueProblem(code: RowCode, value: string, column?: string): RowProblem {
  const shown = value.length > 60 ? `${value.slice(0, 59).replace(/[\uD800-\uDBFF]$/, '')}…` : value;
  return { code, params: { value: shown, ...(column === undefined ? {} : { column }) } };
}
