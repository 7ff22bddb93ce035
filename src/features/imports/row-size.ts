// The size of a row: three columns, checked against the size that the description names.
import {
  FULL_PROFILE_ASPECT,
  formatTyreSize,
  hasSameDimensions,
  isPlausibleSize,
  readRim,
  type SizeDimensions,
  type SizeReading,
} from '../catalogue/size/tyre-size.ts';
import { isUnknown } from './list-values.ts';
import type { ListColumn } from './list/list-columns.ts';
import { valueProblem, type RowProblem } from './row-codes.ts';

export interface RowSize {
  readonly dimensions: SizeDimensions;
  readonly isCommercial: boolean;
}

type SizeResult =
  | { readonly ok: true; readonly value: RowSize }
  | { readonly ok: false; readonly problem: RowProblem };

/**
 * The size of a row. The rim may be written 225 for 22.5; no profile is the full one of 80. Inch sizes are refused, and so is a row whose
 * columns and description name different sizes: one of them is wrong, and a wrong fit must not be sold.
 */
export function readRowSize(
  cells: (column: ListColumn) => string,
  described: SizeReading | null,
): SizeResult {
  const [width, aspect, diameter] = [
    cells('width'),
    cells('aspect'),
    cells('diameter').replaceAll(/["R\s]/gi, ''),
  ];
  const written = `${width}/${aspect} R${diameter}`;
  if (described?.kind === 'inch') {
    const { outerIn, widthIn, diameterIn } = described;
    return { ok: false, problem: valueProblem('import.size_inch', `${outerIn}x${widthIn} R${diameterIn}`) };
  }
  const full = described?.kind === 'full' ? described : null;
  const hasColumns = !isUnknown(width) || !isUnknown(diameter);
  if (!hasColumns && full !== null) return found(full.size, full.size.isCommercial);
  const dimensions = readColumns(width, aspect, diameter);
  if (dimensions === null || !isPlausibleSize(dimensions)) {
    return { ok: false, problem: valueProblem('import.size_invalid', written) };
  }
  if (full !== null && !hasSameDimensions(full.size, dimensions)) {
    const params = { value: formatTyreSize(full.size), other: formatTyreSize(dimensions) };
    return { ok: false, problem: { code: 'import.size_conflict', params } };
  }
  return found(dimensions, full?.size.isCommercial === true);
}

function found({ widthMm, aspect, diameterIn }: SizeDimensions, isCommercial: boolean): SizeResult {
  return { ok: true, value: { dimensions: { widthMm, aspect, diameterIn }, isCommercial } };
}

function readColumns(width: string, aspect: string, diameter: string): SizeDimensions | null {
  const isNumeric = /^\d{3}(?:[.,]0{1,2})?$/.test(width) && /^\d{2}(?:[.,]?[05])?$/.test(diameter);
  if (!isNumeric || !/^(?:\d{1,2}(?:[.,]0{1,2})?)?$/.test(aspect)) return null;
  return {
    widthMm: Number.parseInt(width, 10),
    aspect: Number.parseInt(aspect, 10) || FULL_PROFILE_ASPECT,
    diameterIn: readRim(diameter.replace(/[.,]0$/, '')),
  };
}
