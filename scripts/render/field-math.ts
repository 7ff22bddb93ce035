/** Small scalar functions that distance fields are built of; lengths are in tyre radii. */

export function clamp01(value: number): number {
  if (value < 0) return 0;
  return value > 1 ? 1 : value;
}

/** 0 up to `from`, 1 beyond `to`, smooth between; `from` may be the greater for a falling step. */
export function smoothStep(from: number, to: number, value: number): number {
  const t = clamp01((value - from) / (to - from));
  return t * t * (3 - 2 * t);
}

/** Union of two distances whose edge is rounded over `radius`. */
export function smoothMin(a: number, b: number, radius: number): number {
  const overlap = Math.max(radius - Math.abs(a - b), 0) / radius;
  return Math.min(a, b) - overlap * overlap * radius * 0.25;
}

/** Intersection of two distances whose edge is rounded over `radius`. */
export function smoothMax(a: number, b: number, radius: number): number {
  const overlap = Math.max(radius - Math.abs(a - b), 0) / radius;
  return Math.max(a, b) + overlap * overlap * radius * 0.25;
}

export function fraction(value: number): number {
  return value - Math.floor(value);
}

/** Plane length; Math.hypot is several times slower and guards against overflow that cannot happen here. */
export function length2(x: number, y: number): number {
  return Math.sqrt(x * x + y * y);
}

/** A bell of height 1 at 0 that has reached 0 at ±1. */
export function bell(value: number): number {
  const rest = 1 - value * value;
  return rest <= 0 ? 0 : rest * rest;
}

/** Distance in the plane from a point to a segment. */
export function segmentDistance(
  px: number,
  py: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): number {
  const dx = bx - ax;
  const dy = by - ay;
  const t = clamp01(((px - ax) * dx + (py - ay) * dy) / (dx * dx + dy * dy));
  return length2(px - ax - dx * t, py - ay - dy * t);
}

/** The angle folded into one of `count` equal sectors round the axis, 0 in the middle of a sector. */
export function sectorAngle(angle: number, count: number): number {
  const sector = (Math.PI * 2) / count;
  return (fraction(angle / sector + 0.5) - 0.5) * sector;
}

/** An even pseudo-random number in [0, 1) that is the same for the same three numbers. */
export function hash3(x: number, y: number, z: number): number {
  return fraction(Math.sin(x * 127.1 + y * 311.7 + z * 74.7) * 43758.5453);
}
