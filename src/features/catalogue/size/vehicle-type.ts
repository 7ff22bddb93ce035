// What vehicles sizes are made for.
import { sizeGeometry } from './size-geometry.ts';
import type { SizeDimensions } from './tyre-size.ts';

/** What a size is made for. A van size is a C size: the same numbers, another tyre. */
export const VEHICLE_TYPES = ['passenger', 'suv', 'van'] as const;
export type VehicleType = (typeof VEHICLE_TYPES)[number];

/** From this outer diameter on a wheel is an SUV's whatever its profile: 235/50R19, 255/45R20, 275/40R21. */
const SUV_OUTER_MM = 715;

/** And from this with a high profile: 215/65R16, 215/60R17, 225/55R18. */
const HIGH_PROFILE_OUTER_MM = 685;
const HIGH_PROFILE_ASPECT = 55;

/** Tall and narrow are electric city cars, 155/70R19, unless the profile is an off-roader's, 175/80R16. */
const NARROW_MM = 185;
const OFF_ROAD_ASPECT = 75;

/**
 * The usual use of a size that is not a van's, guessed from how tall the wheel is: 205/55R16 a car's, 235/60R18 an SUV's. A rule of thumb
 * over the sizes on sale; staff can change it.
 */
export function usualVehicleType(size: SizeDimensions): Exclude<VehicleType, 'van'> {
  const { outerMm } = sizeGeometry(size);
  if (outerMm >= SUV_OUTER_MM) return 'suv';
  if (outerMm < HIGH_PROFILE_OUTER_MM || size.aspect < HIGH_PROFILE_ASPECT) return 'passenger';
  return size.widthMm > NARROW_MM || size.aspect >= OFF_ROAD_ASPECT ? 'suv' : 'passenger';
}
