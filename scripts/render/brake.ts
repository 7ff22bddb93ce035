/** Brake disc and caliper behind the spokes, as distance fields. */
import { fraction, length2, smoothMax } from './field-math.ts';
import type { TyreShape } from './tyre-size-shape.ts';

/** Caliper's middle, radians from the axis to the right; it sits behind the axle. */
const caliperAngle = -0.42;
const drillings = 24;

export interface Brake {
  /** Radius beyond which there is nothing. */
  readonly reach: number;
  disc(r: number, z: number, th: number): number;
  caliper(r: number, z: number, th: number): number;
}

function angleFrom(th: number, middle: number): number {
  const turns = (th - middle) / (Math.PI * 2);
  return (turns - Math.round(turns)) * Math.PI * 2;
}

export function createBrake(shape: TyreShape): Brake {
  const scale = shape.rimRadius / 0.643;
  const discRadius = 0.5 * scale;
  const discZ = -0.035;
  return {
    reach: 0.6 * scale,
    disc(r, z, th) {
      const ring = smoothMax(Math.max(r - discRadius, 0.2 - r), Math.abs(z - discZ) - 0.018, 0.006);
      const hat = smoothMax(r - 0.225, Math.abs(z - discZ - 0.02) - 0.05, 0.02);
      const plate = Math.min(ring, hat);
      if (r < 0.25 || r > discRadius - 0.03) return plate;
      const sector = (Math.PI * 2) / drillings;
      const angle = (fraction((th + r * 2.6) / sector) - 0.5) * sector;
      const hole = length2(r * Math.sin(angle), (fraction(r * 11) - 0.5) / 11) - 0.009;
      return Math.max(plate, -hole);
    },
    caliper(r, z, th) {
      const along = Math.abs(angleFrom(th, caliperAngle)) * r;
      const across = Math.abs(r - 0.44 * scale);
      const body = smoothMax(
        smoothMax(along - 0.2 * scale, across - 0.088 * scale, 0.05),
        Math.abs(z - discZ - 0.02) - 0.085,
        0.03,
      );
      const slot = Math.max(Math.abs(along - 0.075 * scale) - 0.006, 0.07 + discZ - z);
      return smoothMax(body, -slot, 0.008);
    },
  };
}
