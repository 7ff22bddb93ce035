// The lines of a drawn tyre: a round body turned to the side, its tread cut into blocks by season. Computed once.

export type DrawnSeason = 'summer' | 'friction' | 'studded';

export interface TyreShape {
  /** Filled outlines, from the back to the front. */
  body: string;
  side: string;
  hole: string;
  /** The opening of the far side; where both openings meet one sees through. */
  farHole: string;
  /** The tread's blocks, and what is cut or set into them. */
  blocks: string;
  sipes: string;
  studs: string;
  /** A thin ring on the side. */
  stripe: string;
}

/** The drawing is 480 units square. */
const CENTRE = 240;
const RADIUS = 214;
const BEAD_SHARE = 0.62;
/** Half of the tread's width against the radius. */
const HALF_WIDTH = 0.36;
const TURN = (44 * Math.PI) / 180;

interface TreadPlan {
  /** Blocks around the complete tyre. */
  pitches: number;
  /** From and to of each rib across the tread, −1 (near side) to 1. */
  ribs: readonly (readonly [number, number])[];
  /** How much of a pitch is rubber. */
  fill: number;
  /** How far a block's far edge runs ahead, in pitches. */
  slant: number;
  sipesPerBlock: number;
  studEvery: number;
}

const plans: Readonly<Record<DrawnSeason, TreadPlan>> = {
  summer: {
    pitches: 40,
    ribs: [
      [-0.98, -0.6],
      [-0.5, -0.14],
      [-0.04, 0.34],
      [0.44, 0.98],
    ],
    fill: 0.86,
    slant: 0.7,
    sipesPerBlock: 0,
    studEvery: 0,
  },
  friction: {
    pitches: 46,
    ribs: [
      [-0.98, -0.56],
      [-0.48, -0.1],
      [0, 0.38],
      [0.46, 0.98],
    ],
    fill: 0.72,
    slant: 0.25,
    sipesPerBlock: 2,
    studEvery: 0,
  },
  studded: {
    pitches: 42,
    ribs: [
      [-0.98, -0.5],
      [-0.38, 0.1],
      [0.22, 0.98],
    ],
    fill: 0.66,
    slant: -0.3,
    sipesPerBlock: 1,
    studEvery: 4,
  },
};

/** A point on the tyre: `across` −1…1, `angle` from the top, `radius` as a share. The tread faces right. */
function project(across: number, angle: number, radius: number): readonly [number, number] {
  const depth = radius * Math.sin(angle) * Math.cos(TURN);
  const x = CENTRE + RADIUS * (depth + across * HALF_WIDTH * Math.sin(TURN));
  return [Math.round(x), Math.round(CENTRE - RADIUS * radius * Math.cos(angle))];
}

function ellipse(across: number, radius: number): string {
  const [x, y] = project(across, 0, radius);
  const rx = Math.round(RADIUS * radius * Math.cos(TURN));
  const ry = Math.round(RADIUS * radius);
  return `M${x} ${y}a${rx} ${ry} 0 0 1 0 ${2 * ry}a${rx} ${ry} 0 0 1 0 ${-2 * ry}z`;
}

/** The tread is a little lower at its edges. */
function crown(across: number): number {
  return 1 - 0.035 * across ** 4;
}

function polygon(points: readonly (readonly [number, number])[]): string {
  let [lastX, lastY] = points[0] ?? [0, 0];
  let path = `M${lastX} ${lastY}`;
  for (const [x, y] of points.slice(1)) {
    path += `l${x - lastX} ${y - lastY}`;
    [lastX, lastY] = [x, y];
  }
  return `${path}z`;
}

function draw(plan: TreadPlan): Pick<TyreShape, 'blocks' | 'sipes' | 'studs'> {
  const pitch = (2 * Math.PI) / plan.pitches;
  const shape = { blocks: '', sipes: '', studs: '' };
  let count = 0;
  for (const [row, [near, far]] of plan.ribs.entries()) {
    for (let at = 0; at < plan.pitches / 2; at += 1) {
      const from = (at + (row % 2) / 2) * pitch;
      if (from + pitch > Math.PI + pitch / 2) continue;
      const to = from + pitch * plan.fill;
      const lead = plan.slant * pitch * (row < plan.ribs.length / 2 ? 1 : -1);
      const corner = (across: number, angle: number): readonly [number, number] =>
        project(across, Math.min(Math.PI, Math.max(0, angle)), crown(across));
      shape.blocks += polygon([
        corner(near, from),
        corner(far, from + lead),
        corner(far, to + lead),
        corner(near, to),
      ]);
      for (let sipe = 1; sipe <= plan.sipesPerBlock; sipe += 1) {
        const share = (pitch * plan.fill * sipe) / (plan.sipesPerBlock + 1);
        const [x1, y1] = corner(near + 0.05, from + share);
        const [x2, y2] = corner(far - 0.05, from + lead + share);
        shape.sipes += `M${x1} ${y1}l${x2 - x1} ${y2 - y1}`;
      }
      count += 1;
      if (plan.studEvery > 0 && (count + row) % plan.studEvery === 0 && at > 1 && at < plan.pitches / 2 - 2) {
        const [x, y] = corner((near + far) / 2, (from + to + lead) / 2);
        shape.studs += `M${x} ${y}h.1`;
      }
    }
  }
  return shape;
}

function body(): string {
  const [left, top] = project(-0.9, 0, 1);
  const [right] = project(0.9, 0, 1);
  const rx = Math.round(RADIUS * Math.cos(TURN));
  return `M${left} ${top}H${right}a${rx} ${RADIUS} 0 0 1 0 ${2 * RADIUS}H${left}a${rx} ${RADIUS} 0 0 1 0 ${-2 * RADIUS}z`;
}

function shapeOf(season: DrawnSeason): TyreShape {
  return {
    body: body(),
    side: ellipse(-1, 0.955),
    hole: ellipse(-0.92, BEAD_SHARE),
    farHole: ellipse(0.92, BEAD_SHARE - 0.03),
    stripe: ellipse(-1, 0.8),
    ...draw(plans[season]),
  };
}

/** One drawing per season, a few kilobytes each. */
export const tyreShapes: Readonly<Record<DrawnSeason, TyreShape>> = {
  summer: shapeOf('summer'),
  friction: shapeOf('friction'),
  studded: shapeOf('studded'),
};
