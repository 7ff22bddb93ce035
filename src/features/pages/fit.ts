// What happens when other tyres and rims take the place of the present ones.
import { CIRCUMFERENCE_TOLERANCE, sizeGeometry, type SizeGeometry } from '../catalogue/size/size-geometry.ts';
import type { TyreSize } from '../catalogue/size/tyre-size.ts';
import { rimRange, type RimRange } from './rim-widths.ts';

const MM_PER_INCH = 25.4;

/** A rim's width between its flanges and the distance of its mounting face from the middle, outwards positive (ET). */
export interface Rim {
  readonly widthIn: number;
  readonly offsetMm: number;
}

export interface FitQuestion {
  readonly current: TyreSize;
  readonly replacement: TyreSize;
  /** Both or none. */
  readonly rims?: { readonly current: Rim; readonly replacement: Rim } | undefined;
}

/** What a speedometer set for the present tyres shows, and how fast the car then goes on the new ones, in km/h. */
export interface SpeedReading {
  readonly shownKmh: number;
  readonly realKmh: number;
}

/** How far a wheel's edges move, in millimetres: outwards to the arch, inwards to the strut. */
export interface EdgeShift {
  readonly outwardsMm: number;
  readonly inwardsMm: number;
}

export interface FitAnswer {
  readonly current: SizeGeometry;
  readonly replacement: SizeGeometry;
  /** Relative change of the rolling circumference: 0.012 = rolls 1.2 % further per turn. */
  readonly change: number;
  /** Whether the change stays within the trade's ±2 %. */
  readonly isWithinTolerance: boolean;
  readonly speeds: readonly SpeedReading[];
  /** How much higher the car sits; lower when negative. */
  readonly heightMm: number;
  readonly rimRange: RimRange;
  /** Whether the new rim's width suits the new tyre; null when no rim is given. */
  readonly isRimSuitable: boolean | null;
  readonly shift: EdgeShift | null;
}

const SHOWN_SPEEDS_KMH = [50, 80, 100, 120] as const;

/** Millimetres and shares are not rounded. Speedometers are taken to be right with the present tyres. */
export function judgeFit({ current, replacement, rims }: FitQuestion): FitAnswer {
  const before = sizeGeometry(current);
  const after = sizeGeometry(replacement);
  const change = after.circumferenceMm / before.circumferenceMm - 1;
  const range = rimRange(replacement);
  const width = rims?.replacement.widthIn;
  return {
    current: before,
    replacement: after,
    change,
    isWithinTolerance: Math.abs(change) <= CIRCUMFERENCE_TOLERANCE,
    speeds: SHOWN_SPEEDS_KMH.map((shownKmh) => ({ shownKmh, realKmh: shownKmh * (1 + change) })),
    heightMm: (after.outerMm - before.outerMm) / 2,
    rimRange: range,
    isRimSuitable: width === undefined ? null : width >= range.minIn && width <= range.maxIn,
    shift: rims ? edgeShift(rims.current, rims.replacement) : null,
  };
}

/** A wider rim grows to both sides; a smaller offset moves the whole wheel outwards. */
export function edgeShift(current: Rim, replacement: Rim): EdgeShift {
  const wider = ((replacement.widthIn - current.widthIn) * MM_PER_INCH) / 2;
  const outer = current.offsetMm - replacement.offsetMm;
  return { outwardsMm: wider + outer, inwardsMm: wider - outer };
}
