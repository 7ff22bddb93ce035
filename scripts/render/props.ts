/** Things next to or on a wheel in pictures of a place, as distance fields in the wheel's own frame. */
import { fraction, length2, smoothMax } from './field-math.ts';
import type { Probe, PropFinish } from './probe.ts';
import type { TyreShape } from './tyre-size-shape.ts';

export type PropName = 'coin' | 'gauge' | 'nail' | 'weights' | 'rack';

export interface Prop {
  /** Signed distance; below `nearest` it also stores in the probe what is there. */
  distance(x: number, y: number, z: number, nearest: number, probe: Probe): number;
}

/** A point seen from a place on the tread: away from the axle, along the circumference, across. */
interface TreadPoint {
  readonly out: number;
  readonly along: number;
  readonly across: number;
}

function onTread(angle: number, z: number, place: readonly [x: number, y: number, z: number]): TreadPoint {
  const cos = Math.cos(angle);
  const sin = Math.sin(angle);
  const [x, y, across] = place;
  return { out: x * cos + y * sin - 1, along: y * cos - x * sin, across: across - z };
}

function box(
  a: number,
  b: number,
  c: number,
  half: readonly [number, number, number],
  round: number,
): number {
  const x = Math.abs(a) - half[0] + round;
  const y = Math.abs(b) - half[1] + round;
  const z = Math.abs(c) - half[2] + round;
  const beyond = Math.sqrt(Math.max(x, 0) ** 2 + Math.max(y, 0) ** 2 + Math.max(z, 0) ** 2);
  return beyond + Math.min(Math.max(x, y, z), 0) - round;
}

function found(distance: number, nearest: number, finish: PropFinish, probe: Probe): number {
  if (distance >= nearest) return nearest;
  probe.part = 'prop';
  probe.finish = finish;
  return distance;
}

/** A two-metal coin of nobody's mint, on edge in a groove: 26 mm across at an outer radius of 320 mm. */
function coin(angle: number, z: number): Prop {
  const radius = 0.041;
  const half = 0.0036;
  return {
    distance(x, y, zed, nearest, probe) {
      const point = onTread(angle, z, [x, y, zed]);
      const r = length2(point.out - 0.012, point.along);
      const side = Math.abs(point.across);
      const relief = Math.max(radius - 0.004 - r, 0) > 0 && r > 0.0275 ? 0.0006 : 0;
      const inner = r < 0.0275 ? 0.0004 + 0.0004 * Math.cos(r * 700) : 0;
      const disc = smoothMax(r - radius, side - half + relief + inner, 0.0015);
      return found(disc, nearest, r < 0.0275 ? 'brass' : 'nickel', probe);
    },
  };
}

/** A dial on the valve: its face towards the one who reads it. */
function gauge(shape: TyreShape, angle: number): Prop {
  const valveR = shape.rimRadius - 0.075;
  const [cx, cy] = [valveR * Math.cos(angle), valveR * Math.sin(angle)];
  const faceZ = shape.halfWidth + 0.1;
  return {
    distance(x, y, z, nearest, probe) {
      const [dx, dy, dz] = [x - cx, y - cy, z - faceZ];
      const r = length2(dx, dy);
      const shell = smoothMax(r - 0.125, Math.abs(dz) - 0.026, 0.012);
      const face = smoothMax(r - 0.108, Math.abs(dz - 0.02) - 0.008, 0.001);
      const bezel = smoothMax(Math.abs(r - 0.116) - 0.01, Math.abs(dz - 0.012) - 0.024, 0.006);
      const stem = smoothMax(length2(dx, dy) - 0.022, Math.abs(dz + 0.1) - 0.1, 0.008);
      let near = found(Math.min(shell, stem), nearest, 'ink', probe);
      near = found(bezel, near, 'nickel', probe);
      return found(face, near, dialInk(r, Math.atan2(dy, dx)), probe);
    },
  };
}

/** Marks over three quarters of the dial, a yellow band where most cars are right, the hand in it. */
function dialInk(r: number, angle: number): PropFinish {
  const share = (fraction((1.25 * Math.PI - angle) / (2 * Math.PI)) * 2 * Math.PI) / (1.5 * Math.PI);
  const hand = angle + 0.25 * Math.PI * 0.35 - 1.1;
  const across = r * Math.abs(Math.sin(hand));
  if (r < 0.014 || (Math.cos(hand) > 0 && r < 0.084 && across < 0.005 * (1.3 - r / 0.084))) return 'ink';
  if (share > 1) return 'paper';
  const mark = share * 30;
  const isLong = Math.round(mark) % 5 === 0;
  const isMark = Math.abs(mark - Math.round(mark)) * r < (isLong ? 0.022 : 0.012);
  if (isMark && r > (isLong ? 0.078 : 0.088) && r < 0.1) return 'ink';
  return r > 0.09 && r < 0.1 && share > 0.5 && share < 0.68 ? 'plastic' : 'paper';
}

/** A screw driven into a block, with its head a little above the surface. */
function nail(angle: number, z: number): Prop {
  return {
    distance(x, y, zed, nearest, probe) {
      const { out, along, across } = onTread(angle, z, [x, y, zed]);
      const tilt = along - (out + 0.02) * 0.35;
      const r = length2(tilt, across);
      const shank = smoothMax(r - 0.0065, Math.abs(out) - 0.03, 0.001);
      const head = smoothMax(r - 0.019, Math.abs(out - 0.016 + r * 0.12) - 0.0045, 0.003);
      const slot = Math.max(Math.min(Math.abs(tilt), Math.abs(across)) - 0.0022, 0.016 - out, r - 0.012);
      return found(smoothMax(Math.min(shank, head), -slot, 0.001), nearest, 'nickel', probe);
    },
  };
}

/** Balancing weights in a row on the rim's lip. */
function weights(shape: TyreShape, angle: number): Prop {
  const step = 0.07;
  return {
    distance(x, y, z, nearest, probe) {
      const r = length2(x, y);
      const th = Math.atan2(y, x) - angle;
      const place = Math.min(1, Math.max(-1, Math.round(th / step)));
      const along = (th - place * step) * r;
      const lip = z - shape.halfWidth * 0.835 + 0.004;
      const body = box(r - shape.rimRadius + 0.052, along, lip, [0.02, 0.0195, 0.011], 0.006);
      return found(body, nearest, 'nickel', probe);
    },
  };
}

/** Tubes under the wheels and posts at the ends of a shelf. */
function rack(spacing: number, level: number): Prop {
  const length = spacing * 4.7;
  return {
    distance(x, y, z, nearest, probe) {
      const row = Math.min(1, Math.max(0, Math.round((y + 0.9) / level)));
      const height = y - row * level;
      const tube = length2(Math.abs(x) - 0.5, height + 0.905) - 0.036;
      const tubes = smoothMax(tube, Math.abs(z) - length, 0.01);
      const post = box(Math.abs(x) - 0.5, y - 0.9, Math.abs(z) - length, [0.045, 3.6, 0.045], 0.012);
      const brace = box(x, height + 0.97, Math.abs(z) - length, [0.5, 0.04, 0.03], 0.01);
      return found(Math.min(tubes, post, brace), nearest, 'paint', probe);
    },
  };
}

/** Distance between the middles of a shelf's wheels. */
export function rackSpacing(shape: TyreShape): number {
  return shape.halfWidth * 2.3;
}
export const rackLevel = 2.5;

export function createProp(name: PropName, shape: TyreShape): Prop {
  switch (name) {
    case 'coin':
      return coin(0.2, 0.05);
    case 'gauge':
      return gauge(shape, 0.9);
    case 'nail':
      return nail(0.2, 0.115);
    case 'weights':
      return weights(shape, 0.5);
    case 'rack':
      return rack(rackSpacing(shape), rackLevel);
  }
}
