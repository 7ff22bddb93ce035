// What follows from a size's numbers: its measures in millimetres and the sizes that roll nearly the same.
import { hasSameDimensions, type SizeDimensions, type TyreSize } from './tyre-size.ts';

const MM_PER_INCH = 25.4;

/** A loaded tyre rolls on a little less than its free circumference. */
const ROLLING_FACTOR = 0.97;

/** How far the rolling circumference of a replacement may be from the requested one (inspection practice of the trade). */
export const CIRCUMFERENCE_TOLERANCE = 0.02;

/** A tyre much narrower or wider than requested fits neither the rim nor the arch, however it rolls. */
const MAX_WIDTH_CHANGE_MM = 30;

/** Millimetres, not rounded. */
export interface SizeGeometry {
  readonly sidewallMm: number;
  readonly rimMm: number;
  readonly outerMm: number;
  readonly circumferenceMm: number;
}

/**
 * Measures of a size: sidewall = width × profile / 100, rim = 25.4 × inches, outer = rim + 2 × sidewall, rolling circumference ≈
 * 0.97 × π × outer. 205/55R16 → 112.75, 406.4, 631.9 and about 1 926 mm.
 */
export function sizeGeometry({ widthMm, aspect, diameterIn }: SizeDimensions): SizeGeometry {
  const sidewallMm = (widthMm * aspect) / 100;
  const rimMm = MM_PER_INCH * diameterIn;
  const outerMm = rimMm + 2 * sidewallMm;
  return { sidewallMm, rimMm, outerMm, circumferenceMm: ROLLING_FACTOR * Math.PI * outerMm };
}

/** The metric size nearest to a flotation size given in inches: 31 × 10.50 R15 → 265/75R15. */
export function metricEquivalent(inch: { outerIn: number; widthIn: number; diameterIn: number }): TyreSize {
  const widthMm = Math.round((inch.widthIn * MM_PER_INCH - 5) / 10) * 10 + 5;
  const sidewallMm = ((inch.outerIn - inch.diameterIn) * MM_PER_INCH) / 2;
  const aspect = Math.round(((sidewallMm / widthMm) * 100) / 5) * 5;
  return { widthMm, aspect, diameterIn: inch.diameterIn, isCommercial: false };
}

/** A size that may replace the requested one; `circumferenceChange` is relative, 0.012 = rolls 1.2 % further per turn. */
export interface NearSize<T extends TyreSize> {
  readonly size: T;
  readonly isSameRim: boolean;
  readonly circumferenceChange: number;
}

/**
 * Candidates within ±2 % of the requested rolling circumference, 30 mm of its width and of its kind (van or not), the requested size itself left
 * out: same rim first, then the nearest circumference, then the nearest width.
 */
export function nearestSizes<T extends TyreSize>(
  requested: TyreSize,
  candidates: readonly T[],
): NearSize<T>[] {
  const wantedMm = sizeGeometry(requested).circumferenceMm;
  return candidates
    .map((size) => ({
      size,
      isSameRim: size.diameterIn === requested.diameterIn,
      circumferenceChange: sizeGeometry(size).circumferenceMm / wantedMm - 1,
    }))
    .filter(
      ({ size, circumferenceChange }) =>
        Math.abs(circumferenceChange) <= CIRCUMFERENCE_TOLERANCE &&
        Math.abs(size.widthMm - requested.widthMm) <= MAX_WIDTH_CHANGE_MM &&
        size.isCommercial === requested.isCommercial &&
        !hasSameDimensions(size, requested),
    )
    .toSorted(
      (a, b) =>
        Number(b.isSameRim) - Number(a.isSameRim) ||
        Math.abs(a.circumferenceChange) - Math.abs(b.circumferenceChange) ||
        Math.abs(a.size.widthMm - requested.widthMm) - Math.abs(b.size.widthMm - requested.widthMm),
    );
}
