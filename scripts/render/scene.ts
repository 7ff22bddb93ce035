/** Puts tyre, rim and brake together into one distance field, as the data describes. */
import type { TreadFamily } from '../../src/features/catalogue/product/tyre-picture.ts';
import { createBrake, type Brake } from './brake.ts';
import type { RimFinish } from './materials.ts';
import type { Probe } from './probe.ts';
import { createProp, rackLevel, rackSpacing, type Prop, type PropName } from './props.ts';
import { createRim, type Rim, type RimStyle } from './rim.ts';
import { Road, type RoadSpec } from './road.ts';
import { drawSidewall } from './sidewall-art.ts';
import { drawTread } from './tread-drawing.ts';
import { treadStyle } from './tread-families.ts';
import { tyreShape, type TyreShape, type TyreSize } from './tyre-size-shape.ts';
import { createTyre, type Tyre } from './tyre.ts';

export interface SceneSpec {
  readonly size: TyreSize;
  /** Left out: a bare rim. */
  readonly tyre?: { readonly family: TreadFamily; readonly variant: number };
  /** Left out: a bare tyre. */
  readonly rim?: { readonly style: RimStyle; readonly finish: RimFinish };
  readonly hasBrake?: boolean;
  /** Left out: nothing but the wheel, on a transparent ground. */
  readonly road?: RoadSpec;
  /** On a rack the wheel is repeated. */
  readonly prop?: PropName;
  /** A second tyre behind the first, on the same axis. */
  readonly beside?: SceneSpec['tyre'];
}

export interface Scene {
  readonly finish: RimFinish;
  readonly road: Road | undefined;
  /** Nothing is farther from the middle of the wheel, the road left aside. */
  readonly reach: number;
  /** Signed distance in the wheel's own frame (axis z, outer radius 1); fills the probe with the nearest part. */
  distance(x: number, y: number, z: number, probe: Probe): number;
}

type Field = Scene['distance'];

interface Parts {
  readonly tyre: Tyre | undefined;
  readonly rim: Rim | undefined;
  readonly brake: Brake | undefined;
  readonly rimReach: number;
}

function nearestPart(parts: Parts, x: number, y: number, z: number, probe: Probe): number {
  const r = Math.sqrt(x * x + y * y);
  let nearest = 9;
  if (parts.tyre !== undefined) {
    nearest = parts.tyre.distance(r, x, y, z, probe);
    probe.part = 'rubber';
  }
  if (parts.rim === undefined || r > parts.rimReach + 0.1) return nearest;
  const th = Math.atan2(y, x);
  const toRim = parts.rim.distance(r, z, th, probe);
  if (toRim < nearest) {
    nearest = toRim;
    probe.part = 'rim';
  }
  if (parts.brake === undefined || r > parts.brake.reach) return nearest;
  const disc = parts.brake.disc(r, z, th);
  if (disc < nearest) {
    nearest = disc;
    probe.part = 'disc';
  }
  const caliper = parts.brake.caliper(r, z, th);
  if (caliper < nearest) {
    nearest = caliper;
    probe.part = 'caliper';
  }
  return nearest;
}

async function buildTyre(spec: SceneSpec): Promise<Tyre | undefined> {
  if (spec.tyre === undefined) return undefined;
  const shape = tyreShape(spec.size);
  const style = treadStyle(spec.tyre.family, spec.tyre.variant);
  const [tread, sidewall] = await Promise.all([
    drawTread(style.drawing),
    drawSidewall(style.sidewall, shape),
  ]);
  return createTyre({ shape, tread, sidewall, shoulderRoundness: style.shoulderRoundness });
}

/** The wheel alone; far from it only the distance to its hull is worked out. */
function wheelField(parts: Parts, shape: TyreShape): Field {
  const reach = parts.tyre === undefined ? parts.rimReach : 1.01;
  const halfWidth = shape.halfWidth * 1.06;
  return (x, y, z, probe) => {
    const r = Math.sqrt(x * x + y * y);
    const outR = Math.max(r - reach, 0);
    const outZ = Math.max(Math.abs(z) - halfWidth, 0);
    const outside = Math.sqrt(outR * outR + outZ * outZ);
    if (outside > 0.08) {
      probe.part = 'air';
      return outside;
    }
    probe.groove = 0;
    probe.lettering = 0;
    probe.stud = 0;
    probe.inset = 0;
    probe.isTread = false;
    probe.isLiner = false;
    return nearestPart(parts, x, y, z, probe);
  };
}

interface Row {
  readonly spacing: number;
  /** Wheels before and behind the middle one. */
  readonly before: number;
  readonly behind: number;
  readonly levels: number;
}

/** Repeats wheels on one axis and above each other; steps end at the border of a wheel's cell, beyond which the next begins. */
function inRows(wheels: readonly Field[], row: Row): Field {
  const [first] = wheels;
  if (first === undefined) throw new Error('A row needs a wheel');
  return (x, y, z, probe) => {
    const place = Math.min(row.before, Math.max(-row.behind, Math.round(z / row.spacing)));
    const level = Math.min(row.levels - 1, Math.max(0, Math.round(y / rackLevel)));
    const turn = place * 0.9 + level * 2.3;
    const cos = Math.cos(turn);
    const sin = Math.sin(turn);
    const height = y - level * rackLevel;
    const inCell = z - place * row.spacing;
    const wheel = wheels[Math.abs(place) % wheels.length] ?? first;
    const distance = wheel(cos * x - sin * height, sin * x + cos * height, inCell, probe);
    const toBorder = Math.min(row.spacing / 2 - Math.abs(inCell), rackLevel / 2 - Math.abs(height));
    return distance > 0.03 ? Math.min(distance, Math.max(0.01, toBorder) + 0.02) : distance;
  };
}

/** With other things about nothing may be left out as air: what a ray leaves is not all there is. */
function solid(field: Field, prop: Prop | undefined): Field {
  return (x, y, z, probe) => {
    const distance = field(x, y, z, probe);
    if (probe.part === 'air') probe.part = 'rubber';
    return prop ? prop.distance(x, y, z, distance, probe) : distance;
  };
}

/** The objects in the picture, and how far they reach from the first wheel's middle. */
async function buildField(spec: SceneSpec, shape: TyreShape): Promise<Pick<Scene, 'distance' | 'reach'>> {
  const partsOf = async (tyre: SceneSpec['tyre']): Promise<Parts> => ({
    tyre: await buildTyre({ ...spec, ...(tyre && { tyre }) }),
    rim: spec.rim && createRim(shape, spec.rim.style),
    brake: spec.hasBrake === true ? createBrake(shape) : undefined,
    rimReach: shape.rimRadius + 0.04,
  });
  const wheel = wheelField(await partsOf(spec.tyre), shape);
  const spacing = rackSpacing(shape);
  if (spec.beside) {
    const second = wheelField(await partsOf(spec.beside), shape);
    const pair = inRows([wheel, second], { spacing, before: 0, behind: 1, levels: 1 });
    return { distance: solid(pair, undefined), reach: 2 };
  }
  if (!spec.prop) return { distance: wheel, reach: 1.12 };
  const prop = createProp(spec.prop, shape);
  if (spec.prop !== 'rack') return { distance: solid(wheel, prop), reach: 1.4 };
  const shelf = inRows([wheel], { spacing, before: 4, behind: 4, levels: 2 });
  return { distance: solid(shelf, prop), reach: 5 };
}

export async function buildScene(spec: SceneSpec): Promise<Scene> {
  return {
    ...(await buildField(spec, tyreShape(spec.size))),
    finish: spec.rim?.finish ?? 'silver',
    road: spec.road && new Road(spec.road),
  };
}
