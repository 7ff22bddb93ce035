// The numbers of a size as in the size drawings: Finnish decimals, whole millimetres.
import type { SizeWords } from '../../messages/label.ts';
import { sizeGeometry } from '../../size/size-geometry.ts';
import { formatTyreSize } from '../../size/tyre-size.ts';

/** A size to be drawn: mm, per cent, inches; `isCommercial` writes the C of van tyres. */
export interface DrawnSize {
  readonly widthMm: number;
  readonly aspect: number;
  readonly diameterIn: number;
  readonly isCommercial?: boolean | undefined;
}

/** 205/55R16 → width '205', side '113', rim '16' and '406', outer '632', rolling '1,93' m. */
export function sizeWords(size: DrawnSize): SizeWords {
  const { sidewallMm, rimMm, outerMm, circumferenceMm } = sizeGeometry(size);
  return {
    code: formatTyreSize({ ...size, isCommercial: size.isCommercial === true }),
    widthMm: String(size.widthMm),
    aspect: String(size.aspect),
    sideMm: String(Math.round(sidewallMm)),
    rimInches: String(size.diameterIn).replace('.', ','),
    rimMm: String(Math.round(rimMm)),
    outerMm: String(Math.round(outerMm)),
    rollingM: (circumferenceMm / 1000).toFixed(2).replace('.', ','),
  };
}
