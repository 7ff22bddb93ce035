/** The photo studio: rectangular soft boxes round the wheel. x runs right, y up, z towards the camera. */
import { smoothStep } from './field-math.ts';
import { Vector } from './vector.ts';

interface SoftBox {
  readonly towards: Vector;
  readonly right: Vector;
  readonly up: Vector;
  /** Half size seen from the wheel: tangents of half the opening angles. */
  readonly halfWidth: number;
  readonly halfHeight: number;
  readonly radiance: number;
  /** Light that reaches a surface facing the box. */
  readonly power: number;
}

function softBox(direction: Vector, halfWidth: number, halfHeight: number, radiance: number): SoftBox {
  const towards = direction.normalize();
  const helper = Math.abs(towards.y) > 0.9 ? new Vector(0, 0, -1) : new Vector(0, 1, 0);
  const right = new Vector().cross(helper, towards).normalize();
  const up = new Vector().cross(towards, right);
  const area = 4 * halfWidth * halfHeight;
  const power = (radiance * area) / (1 + halfWidth * halfWidth + halfHeight * halfHeight) ** 1.1 / Math.PI;
  return { towards, right, up, halfWidth, halfHeight, radiance, power };
}

/** The box overhead; the only one that casts hard-edged shadow. */
export const keyLight = softBox(new Vector(-0.18, 0.86, 0.48), 0.8, 0.5, 3.1);

const fillLights: readonly SoftBox[] = [
  // Broad rim light from behind left: parts the silhouette from a dark ground.
  softBox(new Vector(-0.52, 0.34, -0.86), 0.8, 0.9, 4.2),
  softBox(new Vector(-0.86, 0.46, 0.22), 0.42, 0.5, 2.1),
  softBox(new Vector(0.95, 0.28, 0.0), 0.5, 0.8, 2.7),
  softBox(new Vector(0.1, 0.62, -0.78), 1.1, 0.35, 2.4),
  softBox(new Vector(-0.97, -0.42, -0.1), 0.2, 0.35, 1.3),
  softBox(new Vector(0.35, 0.25, 0.9), 0.5, 0.4, 0.55),
  softBox(new Vector(0.2, -0.8, 0.55), 0.9, 0.6, 0.3),
];

function boxRadiance(box: SoftBox, direction: Vector, blur: number): number {
  const ahead = direction.dot(box.towards);
  if (ahead <= 0.05) return 0;
  const x = Math.abs(direction.dot(box.right) / ahead);
  const y = Math.abs(direction.dot(box.up) / ahead);
  const spread =
    (box.halfWidth / (box.halfWidth + blur * 0.5)) * (box.halfHeight / (box.halfHeight + blur * 0.5));
  return (
    box.radiance *
    spread *
    smoothStep(box.halfWidth + blur, box.halfWidth - blur, x) *
    smoothStep(box.halfHeight + blur, box.halfHeight - blur, y)
  );
}

/** Light that arrives from a direction, blurred as a surface of this roughness (0 mirror – 1 chalk) would mirror it. */
export function studioRadiance(direction: Vector, roughness: number): number {
  const blur = 0.05 + roughness * 1.1;
  let light = 0.05 + 0.05 * Math.max(0, direction.y) + 0.035 * Math.max(0, direction.z);
  light += boxRadiance(keyLight, direction, blur);
  for (const box of fillLights) light += boxRadiance(box, direction, blur);
  return light;
}

/** Light on a matt surface with this normal, without the key light. */
export function fillIrradiance(normal: Vector): number {
  let light = 0.07 + 0.06 * normal.y + 0.03 * normal.z;
  for (const box of fillLights) light += box.power * Math.max(0, (normal.dot(box.towards) + 0.25) / 1.25);
  return light;
}

/** Light of the key box on a matt surface with this normal, before shadow. */
export function keyIrradiance(normal: Vector): number {
  return keyLight.power * Math.max(0, (normal.dot(keyLight.towards) + 0.1) / 1.1);
}
