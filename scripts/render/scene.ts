/** Puts tyre, rim and brake together into one distance field, as data asks for. */
import type { TreadFamily } from '../../src/features/catalogue/product/tyre-picture.ts';
import { createBrake, type Brake } from './brake.ts';
import type { RimFinish } from './materials.ts';
import type { Probe } from './probe.ts';
import { createRim, type Rim, type RimStyle } from './rim.ts';
import { drawSidewall } from './sidewall-art.ts';
import { drawTread } from './tread-drawing.ts';
import { treadStyle } from './tread-families.ts';
import { tyreShape, type TyreSize } from './tyre-size-shape.ts';
import { createTyre, type Tyre } from './tyre.ts';

export interface SceneSpec {
  readonly size: TyreSize;
  /** Left out: a bare rim. */
  readonly tyre?: { readonly family: TreadFamily; readonly variant: number };
  /** Left out: a bare tyre. */
  readonly rim?: { readonly style: RimStyle; readonly finish: RimFinish };
  readonly hasBrake?: boolean;
}

export interface Scene {
  readonly finish: RimFinish;
  /** Signed distance in the wheel's own frame (axis z, outer radius 1); fills the probe with the nearest part. */
  distance(x: number, y: number, z: number, probe: Probe): number;
}

interface Parts {
  readonly tyre: Tyre | undefined;
  readonly rim: Rim | undefined;
  readonly brake: Brake | undefined;
  readonly rimReach: number;
}

function nearestPart(parts: Parts, r: number, z: number, th: number, probe: Probe): number {
  let nearest = 9;
  if (parts.tyre !== undefined) {
    nearest = parts.tyre.distance(r, z, th, probe);
    probe.part = 'rubber';
  }
  if (parts.rim !== undefined && r < parts.rimReach + 0.1) {
    const distance = parts.rim.distance(r, z, th, probe);
    if (distance < nearest) {
      nearest = distance;
      probe.part = 'rim';
    }
  }
  if (parts.brake !== undefined && r < parts.brake.reach) {
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

export async function buildScene(spec: SceneSpec): Promise<Scene> {
  const shape = tyreShape(spec.size);
  const parts: Parts = {
    tyre: await buildTyre(spec),
    rim: spec.rim && createRim(shape, spec.rim.style),
    brake: spec.hasBrake === true ? createBrake(shape) : undefined,
    rimReach: shape.rimRadius + 0.04,
  };
  const reach = parts.tyre === undefined ? parts.rimReach : 1.01;
  const halfWidth = shape.halfWidth * 1.06;
  return {
    finish: spec.rim?.finish ?? 'silver',
    distance(x, y, z, probe) {
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
      return nearestPart(parts, r, z, Math.atan2(y, x), probe);
    },
  };
}
