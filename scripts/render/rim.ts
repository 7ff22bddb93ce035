/** Rims as distance fields: barrel with drop centre, four spoke styles, hub with bolts and cap. */
import {
  clamp01,
  length2,
  sectorAngle,
  segmentDistance,
  smoothMax,
  smoothMin,
  smoothStep,
} from './field-math.ts';
import type { Probe } from './probe.ts';
import type { TyreShape } from './tyre-size-shape.ts';

type SpokeStyle = 'twin' | 'y' | 'ten';
export type RimStyle = SpokeStyle | 'steel';

export interface Rim {
  /** Signed distance at radius `r`, axial position `z` and angle `th` (radians). */
  distance(r: number, z: number, th: number, probe: Probe): number;
}

/** Measures shared by all parts of one rim. */
interface RimFrame {
  readonly radius: number;
  /** Axial position of the outer flange. */
  readonly lipZ: number;
  /** How far the hub lies behind the spokes' outer ends. */
  readonly dish: number;
  /** Spokes, or vent holes of a steel rim. */
  readonly sectors: number;
}

const boltCount = 5;
/** Bolts sit between the spokes. */
const boltTurn = Math.PI / boltCount;

function frameOf(shape: TyreShape, style: RimStyle): RimFrame {
  const dish = { twin: 0.13, y: 0.15, ten: 0.12, steel: 0.1 }[style];
  const sectors = { twin: 5, y: 5, ten: 10, steel: 16 }[style];
  return { radius: shape.rimRadius, lipZ: shape.halfWidth * 0.835, dish, sectors };
}

/** Sheet of revolution from the outer flange over bead seat and drop centre to the inner flange. */
function barrel(frame: RimFrame, r: number, z: number): number {
  const { radius, lipZ } = frame;
  const seat = radius - 0.012;
  const well = radius - 0.075;
  let d = segmentDistance(r, z, seat, lipZ - 0.01, seat, lipZ - 0.1);
  d = Math.min(d, segmentDistance(r, z, seat, lipZ - 0.1, well, lipZ - 0.17));
  d = Math.min(d, segmentDistance(r, z, well, lipZ - 0.17, well, lipZ - 0.3));
  d = Math.min(d, segmentDistance(r, z, well, lipZ - 0.3, seat - 0.012, -lipZ + 0.1));
  d = Math.min(d, segmentDistance(r, z, seat - 0.012, -lipZ + 0.1, seat, -lipZ + 0.01));
  const side = Math.abs(z);
  const flange = segmentDistance(r, side, seat, lipZ, radius + 0.02, lipZ + 0.016) - 0.0125;
  const ledge = smoothMax(Math.abs(r - radius + 0.05) - 0.032, Math.abs(z - lipZ + 0.052) - 0.022, 0.012);
  return smoothMin(smoothMin(d - 0.011, ledge, 0.02), flange, 0.014);
}

/** Outline of one spoke in its own sector: `along` from the hub, `across` from the sector's middle. */
function spokeOutline(style: SpokeStyle, frame: RimFrame, along: number, across: number): number {
  const k = along / frame.radius;
  const off = Math.abs(across);
  switch (style) {
    case 'twin':
      return Math.abs(off - (0.036 + 0.105 * k * k)) - (0.026 + 0.013 * k);
    case 'y':
      return Math.abs(off - 0.16 * smoothStep(0.38, 1.02, k)) - (0.056 - 0.02 * k);
    default:
      return off - (0.036 + 0.014 * Math.abs(k - 0.5));
  }
}

/** Height of the spokes' front over the radius: dished, rising towards the lip and running in under its ledge. */
function faceZ(frame: RimFrame, r: number): number {
  const k = clamp01(r / frame.radius);
  return frame.lipZ - 0.044 - frame.dish * (1 - smoothStep(0.02, 1.02, k)) - 0.03 * smoothStep(0.68, 0.92, k);
}

function spokes(style: SpokeStyle, frame: RimFrame, r: number, z: number, th: number, probe: Probe): number {
  const angle = sectorAngle(th, frame.sectors);
  const along = r * Math.cos(angle);
  const across = r * Math.sin(angle);
  const outline = spokeOutline(style, frame, along, across);
  const front = faceZ(frame, r);
  const thickness = Math.abs(z - front + 0.045) - 0.045 - 0.008 * smoothStep(0, 0.022, -outline);
  probe.isFace = z > front - 0.006 && outline < -0.003;
  const spoke = smoothMax(outline, thickness, 0.018);
  return smoothMax(spoke, Math.max(r - frame.radius + 0.055, 0.05 - along), 0.012);
}

/** Pressed steel disc: raised ring with vent holes round a dished middle. */
function steelDisc(frame: RimFrame, r: number, z: number, th: number): number {
  const k = r / frame.radius;
  const ridge = 0.075 * smoothStep(0.4, 0.62, k) - 0.085 * smoothStep(0.72, 0.97, k);
  const boss = 0.04 * smoothStep(0.36, 0.26, k);
  const sheet = Math.abs(z - (frame.lipZ - 0.16 + ridge + boss)) - 0.013;
  const angle = sectorAngle(th, frame.sectors);
  const hole = length2((r * Math.cos(angle) - 0.75 * frame.radius) * 0.8, r * Math.sin(angle)) - 0.042;
  const vented = smoothMax(sheet * 0.8, -hole, 0.016);
  return Math.max(vented, r - frame.radius + 0.012);
}

function bolts(r: number, z: number, th: number, hubZ: number, circle: number): number {
  const angle = sectorAngle(th + boltTurn, boltCount);
  const away = length2(r * Math.cos(angle) - circle, r * Math.sin(angle));
  return smoothMax(away - 0.0165, Math.abs(z - hubZ + 0.012) - 0.03, 0.006);
}

/** Hub plate with bolt pockets, bolts and a round cap. */
function hub(frame: RimFrame, r: number, z: number, th: number): number {
  const hubZ = faceZ(frame, 0.1);
  const circle = 0.128;
  const angle = sectorAngle(th + boltTurn, boltCount);
  const pocket = length2(r * Math.cos(angle) - circle, r * Math.sin(angle)) - 0.026;
  const plate = smoothMax(r - 0.185, Math.abs(z - hubZ + 0.055) - 0.06, 0.03);
  const drilled = smoothMax(plate, -Math.max(pocket, hubZ - 0.035 - z), 0.008);
  const cap = smoothMax(r - 0.074, Math.abs(z - hubZ - 0.004) - 0.014, 0.012);
  const capRing = length2(r - 0.061, z - hubZ - 0.018) - 0.004;
  return Math.min(drilled, bolts(r, z, th, hubZ - 0.03, circle), smoothMin(cap, capRing, 0.004));
}

function steelHub(frame: RimFrame, r: number, z: number, th: number): number {
  const hubZ = frame.lipZ - 0.12;
  const cap = smoothMax(r - 0.085, Math.abs(z - hubZ) - 0.035, 0.02);
  return Math.min(cap, bolts(r, z, th, hubZ + 0.012, 0.145));
}

export function createRim(shape: TyreShape, style: RimStyle): Rim {
  const frame = frameOf(shape, style);
  return {
    distance(r, z, th, probe) {
      const shell = barrel(frame, r, z);
      probe.isFace = r > frame.radius - 0.016 && z > frame.lipZ - 0.004;
      probe.inset = clamp01((frame.lipZ - 0.06 - z) / 0.16) * clamp01((frame.radius + 0.004 - r) / 0.01);
      if (r > frame.radius + 0.01) return shell;
      const isLip = probe.isFace;
      if (style === 'steel') {
        return Math.min(smoothMin(shell, steelDisc(frame, r, z, th), 0.02), steelHub(frame, r, z, th));
      }
      const arms = spokes(style, frame, r, z, th, probe);
      const middle = hub(frame, r, z, th);
      const joined = smoothMin(smoothMin(shell, arms, 0.035), middle, 0.03);
      probe.isFace = arms < shell && arms < middle ? probe.isFace : isLip && shell < middle;
      if (arms < shell || middle < shell) probe.inset = 0;
      return joined;
    },
  };
}
