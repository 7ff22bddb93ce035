/** The ground in pictures of a place: wet asphalt at dusk, with a dashed line; and the sky over it. */
import { clamp01, fraction, hash3, smoothStep } from './field-math.ts';
import { keyIrradiance, keyLight } from './studio.ts';
import { Vector } from './vector.ts';

/** What the road needs of the ray tracer. */
interface Tracer {
  red: number;
  green: number;
  blue: number;
  distance(x: number, y: number, z: number): number;
  keyShadow(place: Vector): number;
  traceThings(origin: Vector, ray: Vector): boolean;
}

export interface RoadSpec {
  /** 0 dry – 1 puddles. */
  readonly wetness: number;
  /** 0 bare – 1 snow lies on it but for two tracks. */
  readonly snow: number;
  /** Indoors there is no line, and no dusk. */
  readonly isIndoors?: boolean;
}

/** A little above the lowest point of the wheel, which its weight presses flat. */
const roadY = -0.992;
const up = new Vector(0, 1, 0);

/** Smooth noise 0–1 over the plane. */
function noise(x: number, y: number, seed: number): number {
  const column = Math.floor(x);
  const row = Math.floor(y);
  const fx = smoothStep(0, 1, x - column);
  const fy = smoothStep(0, 1, y - row);
  const above = hash3(column, row, seed) * (1 - fx) + hash3(column + 1, row, seed) * fx;
  const below = hash3(column, row + 1, seed) * (1 - fx) + hash3(column + 1, row + 1, seed) * fx;
  return above * (1 - fy) + below * fy;
}

/** Rougher noise: three octaves. */
function clouds(x: number, y: number, seed: number): number {
  return (
    noise(x, y, seed) * 0.55 +
    noise(x * 2.1 + 7, y * 2.1, seed + 1) * 0.3 +
    noise(x * 4.3, y * 4.3 + 3, seed + 2) * 0.15
  );
}

export class Road {
  private readonly spec: RoadSpec;
  private readonly place = new Vector();
  private readonly normal = new Vector();
  private readonly mirrored = new Vector();

  constructor(spec: RoadSpec) {
    this.spec = spec;
  }

  /** How far a ray goes before it meets the road; infinite towards the sky. */
  distanceAlong(origin: Vector, ray: Vector): number {
    return ray.y < -0.0001 ? (roadY - origin.y) / ray.y : Number.POSITIVE_INFINITY;
  }

  /** Leaves the light of road or sky in the tracer. */
  shade(tracer: Tracer, origin: Vector, ray: Vector, travelled: number): void {
    if (travelled > 60) {
      this.sky(tracer, ray);
      return;
    }
    const { place, normal, mirrored } = this;
    place.set(origin.x + ray.x * travelled, roadY, origin.z + ray.z * travelled);
    const near = smoothStep(14, 3, travelled);
    const wet = this.spec.wetness * smoothStep(0.32, 0.52, clouds(place.x * 0.9, place.z * 0.6, 11));
    const bump = (0.11 - 0.1 * wet) * near;
    normal
      .set(
        (noise(place.x * 46, place.z * 46, 21) - 0.5) * bump,
        1,
        (noise(place.x * 46, place.z * 46, 22) - 0.5) * bump,
      )
      .normalize();
    const facing = Math.max(0, -ray.dot(normal));
    mirrored.set(
      ray.x + 2 * facing * normal.x,
      Math.abs(ray.y + 2 * facing * normal.y),
      ray.z + 2 * facing * normal.z,
    );
    mirrored.normalize();
    const share = (0.025 + 0.975 * (1 - facing) ** 5) * (0.2 + 0.8 * Math.max(wet, this.spec.wetness * 0.6));
    place.y += 0.004;
    if (!tracer.traceThings(place, mirrored)) this.sky(tracer, mirrored);
    const { red, green, blue } = tracer;
    const drift = this.drift();
    const ground = this.groundColour(wet, near, drift);
    const light = this.lightOn(tracer);
    const haze = 1 - Math.exp(-Math.max(0, travelled - 4) * 0.09);
    this.sky(tracer, new Vector(ray.x, 0.01, ray.z).normalize());
    const shine = share * (1 - drift);
    tracer.red = (ground.x * light + red * shine) * (1 - haze) + tracer.red * haze;
    tracer.green = (ground.y * light + green * shine) * (1 - haze) + tracer.green * haze;
    tracer.blue = (ground.z * light + blue * shine) * (1 - haze) + tracer.blue * haze;
  }

  /** Dusk: a pale band over the horizon, brighter behind the left shoulder of the wheel. */
  sky(tracer: Tracer, ray: Vector): void {
    const height = clamp01(ray.y);
    if (this.spec.isIndoors) {
      const wall = 0.035 + 0.05 * Math.exp(-height * 3);
      tracer.red = wall;
      tracer.green = wall * 1.02;
      tracer.blue = wall * 1.05;
      return;
    }
    const glow = 0.3 + 0.7 * smoothStep(0.45, -0.6, ray.x / Math.max(0.05, Math.abs(ray.z)));
    const band = Math.exp(-height * 7) * glow;
    const warm = Math.exp(-height * 16) * glow * glow;
    tracer.red = 0.014 + 0.15 * band + 0.3 * warm;
    tracer.green = 0.018 + 0.18 * band + 0.15 * warm;
    tracer.blue = 0.026 + 0.24 * band + 0.05 * warm;
  }

  private lightOn(tracer: Tracer): number {
    const { place } = this;
    let open = 1;
    for (const height of [0.03, 0.09, 0.2, 0.42]) {
      open = Math.min(open, 0.16 + (0.95 * tracer.distance(place.x, place.y + height, place.z)) / height);
    }
    return 0.32 * clamp01(open) + keyIrradiance(up) * tracer.keyShadow(place) * keyLight.towards.y;
  }

  private groundColour(wet: number, near: number, drift: number): Vector {
    const { place } = this;
    const stones = (noise(place.x * 60, place.z * 60, 31) - 0.5) * 0.5 * near;
    const shade =
      0.062 * (1 + stones + (clouds(place.x * 2, place.z * 2, 41) - 0.5) * 0.5) * (1 - 0.55 * wet);
    const colour = new Vector(shade, shade * 1.02, shade * 1.05);
    // The line runs past behind the wheel; worn, so stones show through.
    const across = Math.abs(place.z + 1.75 + place.x * 0.1);
    if (
      !this.spec.isIndoors &&
      across < 0.09 &&
      fraction(place.x / 2.6 + 0.1) < 0.6 &&
      noise(place.x * 30, place.z * 30, 51) > 0.16
    ) {
      colour.set(0.62, 0.36, 0.012);
    }
    if (drift > 0) {
      const snow = 0.62 + 0.25 * (noise(place.x * 34, place.z * 34, 71) - 0.5);
      colour.set(
        colour.x + (snow - colour.x) * drift,
        colour.y + (snow * 1.02 - colour.y) * drift,
        colour.z + (snow * 1.07 - colour.z) * drift,
      );
    }
    return colour;
  }

  /** Snow is next to the tracks, thinning into them in clumps. */
  private drift(): number {
    if (this.spec.snow === 0) return 0;
    const { x, z } = this.place;
    const verge = 0.62 * smoothStep(0.5, 1.9, Math.abs(z + 0.1)) - 0.26;
    const clumps = 0.2 * (clouds(x * 7, z * 7, 65) - 0.5);
    return this.spec.snow * smoothStep(0.4, 0.56, clouds(x * 0.9, z * 1.8, 61) + verge + clumps);
  }
}
