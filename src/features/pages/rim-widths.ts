// Which rim widths fit a tyre. The manufacturers' tables decide; this rule comes closest to them.
import type { SizeDimensions } from '../catalogue/size/tyre-size.ts';

const MM_PER_INCH = 25.4;
const STEP_IN = 0.5;

/** Inches, both ends included. */
export interface RimRange {
  readonly minIn: number;
  readonly maxIn: number;
}

/** Share of the tyre's width that the narrowest and the widest rim have, by profile, highest profile first. */
const SHARES: readonly { readonly fromAspect: number; readonly min: number; readonly max: number }[] = [
  { fromAspect: 70, min: 0.62, max: 0.85 },
  { fromAspect: 50, min: 0.7, max: 0.9 },
  { fromAspect: 45, min: 0.8, max: 0.95 },
  { fromAspect: 35, min: 0.85, max: 1 },
  { fromAspect: 0, min: 0.85, max: 0.94 },
];

/**
 * The rim widths that suit a tyre, to half an inch: 205/55R16 → 5.5–7.5. Shares fitted to ETRTO's approved rims of
 * passenger tyres; where a manufacturer's table differs, the table applies.
 */
export function rimRange({ widthMm, aspect }: Pick<SizeDimensions, 'widthMm' | 'aspect'>): RimRange {
  const widthIn = widthMm / MM_PER_INCH;
  const share = SHARES.find(({ fromAspect }) => aspect >= fromAspect) ?? { min: 0.7, max: 0.9 };
  return { minIn: toStep(widthIn * share.min), maxIn: toStep(widthIn * share.max) };
}

function toStep(inches: number): number {
  return Math.round(inches / STEP_IN) * STEP_IN;
}
