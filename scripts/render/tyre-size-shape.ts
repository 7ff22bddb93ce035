/** Proportions of a tyre size with its outer radius as the unit of length. */

export interface TyreSize {
  readonly widthMm: number;
  /** Sidewall height in per cent of the width. */
  readonly aspect: number;
  readonly diameterIn: number;
}

export interface TyreShape {
  readonly halfWidth: number;
  readonly rimRadius: number;
  /** Sidewall height: 1 − rimRadius. */
  readonly sectionHeight: number;
}

const mmPerInch = 25.4;

export function tyreShape(size: TyreSize): TyreShape {
  const rimRadiusMm = (size.diameterIn * mmPerInch) / 2;
  const outerRadiusMm = rimRadiusMm + (size.widthMm * size.aspect) / 100;
  const rimRadius = rimRadiusMm / outerRadiusMm;
  return { halfWidth: size.widthMm / 2 / outerRadiusMm, rimRadius, sectionHeight: 1 - rimRadius };
}
