/** The tyre as a distance field: a hollow carcass of revolution, sidewall ribs and lettering, tread cut in by a drawing. */
import { bell, clamp01, fraction, length2, smoothMax, smoothMin, smoothStep } from './field-math.ts';
import type { Probe } from './probe.ts';
import type { Relief } from './relief.ts';
import { halfSpan, type TreadRelief } from './tread-drawing.ts';
import type { TyreShape } from './tyre-size-shape.ts';

export interface TyreBuild {
  readonly shape: TyreShape;
  readonly tread: TreadRelief;
  readonly sidewall: Relief;
  /** 0 a sharp block shoulder (winter) to 1 a well-rounded one (summer). */
  readonly shoulderRoundness: number;
}

/** Depth of the tread's full grooves; about 1.25 of the real depth, so that it still reads in a small picture. */
const grooveDepth = 0.034;
/** 1.2 mm at an outer radius of 320 mm. */
const studHeight = 0.0038;
const letterHeight = 0.005;
const sidewallThickness = 0.042;
const treadThickness = 0.085;
const wearBarCount = 8;

export interface Tyre {
  /** Signed distance at (`x`, `y`, `z`), `r` from the axis; fills the probe's tread and lettering. */
  distance(r: number, x: number, y: number, z: number, probe: Probe): number;
}

interface TreadFrame {
  readonly tiles: number;
  readonly halfWidth: number;
}

/** Tread strip position across: 0 centre, ±1 at the half width, going on down the shoulder. */
function acrossTread(r: number, z: number, crown: number, halfWidth: number): number {
  const flat = Math.abs(z) / halfWidth;
  const down = (Math.max(0, crown - r) / halfWidth) * smoothStep(0.72, 0.98, flat);
  return (flat + down) * (z < 0 ? -1 : 1);
}

/** Tiles passed at an angle; pitches swell and shrink a little, as real ones do against humming. */
function tilesAt(th: number, tiles: number): number {
  return (th / (Math.PI * 2)) * tiles + 0.045 * Math.sin(th * 3) + 0.03 * Math.sin(th * 5 + 1);
}

function wearBar(th: number): number {
  const turn = fraction((th / (Math.PI * 2)) * wearBarCount) - 0.5;
  return smoothStep(0.02, 0.012, Math.abs(turn));
}

/** What the tread takes off (grooves) or adds (studs) at a place near the crown. */
function treadCut(
  tread: TreadRelief,
  frame: TreadFrame,
  across: number,
  th: number,
  fade: number,
  probe: Probe,
): number {
  const u = tilesAt(th, frame.tiles);
  const v = 0.5 + (across * 100) / (halfSpan * 2);
  const groove = tread.cut.sample(u, v) * fade;
  probe.groove = groove;
  probe.isTread = Math.abs(across) < 1.12;
  const floor = groove > 0.7 ? 1 - 0.28 * wearBar(th) : 1;
  let cut = Math.min(groove, floor) * grooveDepth;
  if (tread.studs !== undefined) {
    const stud = tread.studs.sample(u, v);
    if (stud > 0.04) {
      probe.stud = stud;
      cut -= stud * studHeight;
    }
  }
  return cut;
}

/** Height of the moulded rings between bead (0) and shoulder (1). */
function sidewallRings(t: number): number {
  return (
    0.011 * bell((t - 0.125) / 0.05) +
    0.0035 * bell((t - 0.2) / 0.012) +
    0.003 * bell((t - 0.345) / 0.01) +
    0.0035 * bell((t - 0.765) / 0.012)
  );
}

function sidewallHeight(sidewall: Relief, t: number, z: number, th: number, probe: Probe): number {
  const turn = th / (Math.PI * 2);
  // Seen from either side the lettering reads clockwise.
  const level = sidewall.sample(z > 0 ? 0.5 - turn : turn, 1 - t) * 2 - 1;
  probe.lettering = Math.max(0, level - 0.35);
  return sidewallRings(t) + letterHeight * level;
}

export function createTyre(build: TyreBuild): Tyre {
  const { shape, tread, sidewall } = build;
  const { halfWidth, rimRadius, sectionHeight } = shape;
  const circumference = (Math.PI * 2 * 100) / halfWidth;
  const frame = { tiles: Math.max(3, Math.round(circumference / tread.tileLength)), halfWidth };
  const shoulder = (0.07 + 0.07 * build.shoulderRoundness) * Math.min(1, sectionHeight / 0.34);
  const beadZ = halfWidth * 0.79;

  return {
    distance(r, x, y, z, probe) {
      const side = Math.abs(z);
      const t = (r - rimRadius) / sectionHeight;
      const bulge = clamp01(t) - 0.53;
      const wall = side - halfWidth * (1 - 0.66 * bulge * bulge);
      const flat = side / halfWidth;
      const square = flat * flat;
      const crownRadius = 1 - 0.026 * square - 0.016 * square * square * square;
      const crown = r - crownRadius;
      let outer = smoothMax(wall, crown, shoulder);
      // Farther off the drawings only cost time: what they cut and raise is less than the way there.
      if (outer > -0.045 && outer < 0.045) {
        const th = Math.atan2(y, x);
        if (t > 0.75) {
          const across = acrossTread(r, z, crownRadius, halfWidth);
          const fade = smoothStep(1.26, 1.1, Math.abs(across)) * smoothStep(0.75, 0.84, t);
          if (fade > 0) outer += treadCut(tread, frame, across, th, fade, probe);
        }
        if (flat > 0.6 && t > 0 && t < 0.8) outer -= sidewallHeight(sidewall, t, z, th, probe);
      }
      const inner = smoothMax(wall + sidewallThickness, crown + treadThickness, 0.12);
      const shell = smoothMax(outer, -inner, 0.012);
      const bead = length2(r - rimRadius - 0.032, side - beadZ) - 0.036;
      probe.isLiner = -inner > outer && bead > 0.004;
      return smoothMax(smoothMin(shell, bead, 0.04), rimRadius - r, 0.014);
    },
  };
}
