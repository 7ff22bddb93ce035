/** Follows one ray into the scene and works out the light that comes back along it. */
import { smoothStep } from './field-math.ts';
import { Material, materialAt } from './materials.ts';
import { Probe } from './probe.ts';
import type { Scene } from './scene.ts';
import { fillIrradiance, keyIrradiance, keyLight, studioRadiance } from './studio.ts';
import { Vector } from './vector.ts';

const hitDistance = 0.0006;
const normalStep = 0.0012;
const maxSteps = 150;

export class Shader {
  red = 0;
  green = 0;
  blue = 0;
  private readonly scene: Scene;
  private readonly cos: number;
  private readonly sin: number;
  private readonly probe = new Probe();
  private readonly material = new Material();
  private readonly place = new Vector();
  private readonly normal = new Vector();
  private readonly mirrored = new Vector();

  constructor(scene: Scene, turn: number) {
    this.scene = scene;
    this.cos = Math.cos(turn);
    this.sin = Math.sin(turn);
  }

  /** Follows a ray; false when it misses, else red, green and blue contain linear light. */
  trace(origin: Vector, ray: Vector): boolean {
    const { road } = this.scene;
    if (!road) return this.traceThings(origin, ray);
    const toRoad = road.distanceAlong(origin, ray);
    if (!this.traceThings(origin, ray, toRoad)) road.shade(this, origin, ray, toRoad);
    return true;
  }

  /** Things nearer than `limit`, without road and sky. */
  traceThings(origin: Vector, ray: Vector, limit = Number.POSITIVE_INFINITY): boolean {
    const travelled = this.march(origin, ray);
    if (travelled < 0 || travelled > limit) return false;
    this.place.set(origin.x + ray.x * travelled, origin.y + ray.y * travelled, origin.z + ray.z * travelled);
    this.findNormal();
    this.shade(ray);
    return true;
  }

  /** Signed distance at a place in the studio. */
  distance(x: number, y: number, z: number): number {
    return this.scene.distance(this.cos * x - this.sin * z, y, this.sin * x + this.cos * z, this.probe);
  }

  private along(origin: Vector, ray: Vector, t: number): number {
    return this.distance(origin.x + ray.x * t, origin.y + ray.y * t, origin.z + ray.z * t);
  }

  private march(origin: Vector, ray: Vector): number {
    const toCentre = origin.dot(ray);
    const { reach } = this.scene;
    const inside = toCentre * toCentre - (origin.dot(origin) - reach * reach);
    if (inside < 0) return -1;
    const end = -toCentre + Math.sqrt(inside);
    let t = Math.max(0, -toCentre - Math.sqrt(inside));
    let before = t;
    let last = Number.POSITIVE_INFINITY;
    for (let step = 0; step < maxSteps && t < end; step += 1) {
      const distance = this.along(origin, ray, t);
      if (distance < hitDistance) return distance < 0 ? this.bisect(origin, ray, before, t) : t;
      if (this.isLeaving(distance, last)) return -1;
      last = distance;
      before = t;
      // Grooves make the field steeper than 1 near the surface, so steps there are shortened.
      t += distance > 0.06 ? distance * 0.85 : distance * 0.6;
    }
    return -1;
  }

  /** Outside of the one wheel's hull and going away from it: nothing comes any more. */
  private isLeaving(distance: number, last: number): boolean {
    return this.probe.part === 'air' && distance > last;
  }

  private bisect(origin: Vector, ray: Vector, outside: number, inside: number): number {
    let near = outside;
    let far = inside;
    for (let step = 0; step < 7; step += 1) {
      const middle = (near + far) / 2;
      if (this.along(origin, ray, middle) < 0) far = middle;
      else near = middle;
    }
    return near;
  }

  /** Gradient of the field from four corners of a small tetrahedron. */
  private findNormal(): void {
    const { x, y, z } = this.place;
    const e = normalStep;
    const a = this.distance(x + e, y - e, z - e);
    const b = this.distance(x - e, y - e, z + e);
    const c = this.distance(x - e, y + e, z - e);
    const d = this.distance(x + e, y + e, z + e);
    this.normal.set(a - b - c + d, c + d - a - b, b + d - a - c).normalize();
  }

  private awayFromSurface(direction: Vector, distance: number): number {
    const { place } = this;
    return this.distance(
      place.x + direction.x * distance,
      place.y + direction.y * distance,
      place.z + direction.z * distance,
    );
  }

  private ambientOcclusion(): number {
    let missing = 0;
    let weight = 1;
    for (let step = 1; step <= 5; step += 1) {
      const distance = 0.008 + 0.0125 * step * step;
      missing += Math.max(0, distance - this.awayFromSurface(this.normal, distance)) * weight;
      weight *= 0.68;
    }
    return Math.max(0.03, 1 - 2.3 * missing);
  }

  /** Share of the key light that reaches a place. */
  keyShadow(place: Vector): number {
    const { towards } = keyLight;
    let light = 1;
    let t = 0.012;
    let last = Number.POSITIVE_INFINITY;
    for (let step = 0; step < 34 && t < 1.9; step += 1) {
      const distance = this.distance(
        place.x + towards.x * t,
        place.y + towards.y * t,
        place.z + towards.z * t,
      );
      if (distance < 0.0008) return 0;
      if (this.isLeaving(distance, last)) break;
      last = distance;
      light = Math.min(light, (5 * distance) / t);
      t += Math.max(0.01, Math.min(0.15, distance * 0.8));
    }
    return light * light * (3 - 2 * light);
  }

  private mirrorOpenness(): number {
    const near = this.awayFromSurface(this.mirrored, 0.06) / 0.06;
    const far = this.awayFromSurface(this.mirrored, 0.22) / 0.22;
    return 0.6 * smoothStep(-0.05, 0.5, near) + 0.4 * smoothStep(-0.05, 0.45, far);
  }

  private shade(ray: Vector): void {
    const { place, normal, mirrored, material, probe } = this;
    this.distance(place.x, place.y, place.z);
    materialAt(
      material,
      probe,
      this.scene.finish,
      this.cos * place.x - this.sin * place.z,
      place.y,
      this.sin * place.x + this.cos * place.z,
    );
    place.set(place.x + normal.x * 0.003, place.y + normal.y * 0.003, place.z + normal.z * 0.003);
    const facing = Math.min(1, Math.max(0, -ray.dot(normal)));
    mirrored.set(ray.x + 2 * facing * normal.x, ray.y + 2 * facing * normal.y, ray.z + 2 * facing * normal.z);
    const occlusion = this.ambientOcclusion();
    const key = keyIrradiance(normal);
    const matt = fillIrradiance(normal) * occlusion + (key > 0 ? key * this.keyShadow(place) : 0);
    const openness = this.mirrorOpenness() * (0.35 + 0.65 * occlusion);
    const grazing = (1 - facing) ** 5;
    this.combine(matt, studioRadiance(mirrored, material.roughness) * openness, grazing, mirrored, openness);
  }

  private combine(matt: number, shine: number, grazing: number, mirrored: Vector, openness: number): void {
    const { material } = this;
    if (material.isMetal) {
      const lacquer =
        material.lacquer > 0
          ? (material.lacquer + (1 - material.lacquer) * grazing * 0.7) *
            studioRadiance(mirrored, 0.05) *
            openness
          : 0;
      const body = shine * (1 + 0.3 * grazing) + matt * 0.18;
      this.red = material.red * body + lacquer;
      this.green = material.green * body + lacquer;
      this.blue = material.blue * body + lacquer;
      return;
    }
    const gloss =
      shine * (material.mirror + (1 - material.mirror) * grazing * (1 - material.roughness) * 0.8);
    this.red = material.red * matt + gloss;
    this.green = material.green * matt + gloss;
    this.blue = material.blue * matt + gloss;
  }
}
