/** Takes the picture: camera, ray marching, samples per pixel, 8-bit colour with alpha. */
import { CAMERA_DISTANCE } from '../../src/features/catalogue/site/drawings/sidewall-lettering.ts';
import { hash3 } from './field-math.ts';
import type { Scene } from './scene.ts';
import { Shader } from './shading.ts';
import { Vector } from './vector.ts';

export interface Camera {
  /** Turn of the wheel about the upright axis, radians; negative shows the tread on the right. */
  readonly turn: number;
  /** Height of the camera above the axle, in tyre radii. */
  readonly height: number;
  /** Focal length: greater is closer; 4.75 shows the complete wheel. */
  readonly focal: number;
  /** Point in the studio that the camera is aimed at. */
  readonly target: readonly [x: number, y: number, z: number];
}

export interface Exposure {
  readonly widthPx: number;
  readonly heightPx: number;
  /** For pixels on an edge; one whose neighbours are like it has one. */
  readonly samplesPerPixel: number;
  /** Brightness factor before the tone curve. */
  readonly gain: number;
}

/** Neighbours that differ by more, of 1, are on an edge. */
const edgeContrast = 0.06;

/** Where rays start and which way the picture's axes run. */
interface Rig {
  readonly origin: Vector;
  readonly ahead: Vector;
  readonly right: Vector;
  readonly up: Vector;
}

function rigOf(camera: Camera): Rig {
  const origin = new Vector(0, camera.height, CAMERA_DISTANCE);
  const [x, y, z] = camera.target;
  const ahead = new Vector(x - origin.x, y - origin.y, z - origin.z).normalize();
  const right = new Vector(-ahead.z, 0, ahead.x).normalize();
  return { origin, ahead, right, up: new Vector().cross(right, ahead) };
}

/** Filmic curve: straight in the shadows, rolls off towards white; then the sRGB transfer curve. */
function displayValue(linear: number): number {
  const film = 1 - Math.exp(-1.25 * linear);
  return film <= 0.0031308 ? film * 12.92 : 1.055 * film ** (1 / 2.4) - 0.055;
}

/** Collects samples: for each pixel the sums of red, green, blue and hits, and how many samples were taken. */
class Film {
  readonly sums: Float32Array;
  readonly taken: Uint8Array;
  private readonly rig: Rig;
  private readonly shader: Shader;
  private readonly ray = new Vector();
  private readonly focal: number;
  private readonly exposure: Exposure;

  constructor(scene: Scene, camera: Camera, exposure: Exposure) {
    this.rig = rigOf(camera);
    this.shader = new Shader(scene, camera.turn);
    this.focal = camera.focal;
    this.exposure = exposure;
    this.sums = new Float32Array(exposure.widthPx * exposure.heightPx * 4);
    this.taken = new Uint8Array(exposure.widthPx * exposure.heightPx);
  }

  /** Takes samples of a pixel until it has `count`. */
  expose(column: number, row: number, count: number): void {
    const { widthPx, heightPx, gain } = this.exposure;
    const { sums, taken, shader, rig } = this;
    const pixel = row * widthPx + column;
    const at = pixel * 4;
    const dx = hash3(column, row, 1);
    const dy = hash3(column, row, 2);
    for (let sample = taken[pixel] ?? 0; sample < count; sample += 1) {
      // Additive recurrence of the plastic number: evenly spread without a visible grid.
      const jitterX = (0.5 + sample * 0.7548776662 + dx) % 1;
      const jitterY = (0.5 + sample * 0.5698402909 + dy) % 1;
      const px = (((column + jitterX) / widthPx) * 2 - 1) * (widthPx / heightPx);
      const py = 1 - ((row + jitterY) / heightPx) * 2;
      aim(this.ray, rig, this.focal, px, py);
      if (!shader.trace(rig.origin, this.ray)) continue;
      sums[at] = (sums[at] ?? 0) + displayValue(shader.red * gain);
      sums[at + 1] = (sums[at + 1] ?? 0) + displayValue(shader.green * gain);
      sums[at + 2] = (sums[at + 2] ?? 0) + displayValue(shader.blue * gain);
      sums[at + 3] = (sums[at + 3] ?? 0) + 1;
    }
    taken[pixel] = count;
  }

  /** Whether two pixels with one sample each differ in light or in being hit. */
  private differ(a: number, b: number): boolean {
    const { sums } = this;
    for (let channel = 0; channel < 4; channel += 1) {
      if (Math.abs((sums[a * 4 + channel] ?? 0) - (sums[b * 4 + channel] ?? 0)) > edgeContrast) return true;
    }
    return false;
  }

  /** The pixels whose right or lower neighbour differs, and those neighbours. */
  edges(): Uint8Array {
    const { widthPx, heightPx } = this.exposure;
    const marks = new Uint8Array(widthPx * heightPx);
    const mark = (a: number, b: number): void => {
      if (!this.differ(a, b)) return;
      marks[a] = 1;
      marks[b] = 1;
    };
    for (let row = 0; row < heightPx; row += 1) {
      for (let column = 0; column < widthPx; column += 1) {
        const pixel = row * widthPx + column;
        if (column + 1 < widthPx) mark(pixel, pixel + 1);
        if (row + 1 < heightPx) mark(pixel, pixel + widthPx);
      }
    }
    return marks;
  }

  develop(): Uint8Array<ArrayBuffer> {
    const { widthPx } = this.exposure;
    const { sums, taken } = this;
    const pixels = new Uint8Array(sums.length);
    for (const [pixel, count] of taken.entries()) {
      const at = pixel * 4;
      const hits = sums[at + 3] ?? 0;
      if (hits === 0) continue;
      const dither = hash3(pixel % widthPx, Math.floor(pixel / widthPx), 3);
      for (let channel = 0; channel < 3; channel += 1) {
        pixels[at + channel] = Math.min(255, Math.floor(((sums[at + channel] ?? 0) / hits) * 255 + dither));
      }
      pixels[at + 3] = Math.round((hits / count) * 255);
    }
    return pixels;
  }
}

/** Renders an RGBA picture with straight alpha; the same input gives the same bytes. */
export function takePicture(scene: Scene, camera: Camera, exposure: Exposure): Uint8Array<ArrayBuffer> {
  const { widthPx, heightPx, samplesPerPixel } = exposure;
  const film = new Film(scene, camera, exposure);
  for (let row = 0; row < heightPx; row += 1) {
    for (let column = 0; column < widthPx; column += 1) film.expose(column, row, 1);
  }
  for (const [pixel, isEdge] of film.edges().entries()) {
    if (isEdge === 1) film.expose(pixel % widthPx, Math.floor(pixel / widthPx), samplesPerPixel);
  }
  return film.develop();
}

function aim(ray: Vector, rig: Rig, focal: number, px: number, py: number): void {
  const { ahead, right, up } = rig;
  ray
    .set(
      ahead.x * focal + right.x * px + up.x * py,
      ahead.y * focal + right.y * px + up.y * py,
      ahead.z * focal + right.z * px + up.z * py,
    )
    .normalize();
}
