/** Takes the picture: camera, ray marching, samples per pixel, 8-bit colour with alpha. */
import { hash3 } from './field-math.ts';
import type { Scene } from './scene.ts';
import { Shader } from './shading.ts';
import { Vector } from './vector.ts';

export interface Camera {
  /** Turn of the wheel about the upright axis, radians; negative shows the tread on the right. */
  readonly turn: number;
  /** Height of the camera above the axle, in tyre radii. */
  readonly height: number;
  /** Focal length: greater is closer; 4.75 shows the whole wheel. */
  readonly focal: number;
  /** Point in the studio that the camera is aimed at. */
  readonly target: readonly [x: number, y: number, z: number];
}

export interface Exposure {
  readonly sizePx: number;
  readonly samplesPerPixel: number;
  /** Brightness factor before the tone curve. */
  readonly gain: number;
}

const cameraDistance = 5.2;

/** Where rays start and which way the picture's axes run. */
interface Rig {
  readonly origin: Vector;
  readonly ahead: Vector;
  readonly right: Vector;
  readonly up: Vector;
}

function rigOf(camera: Camera): Rig {
  const origin = new Vector(0, camera.height, cameraDistance);
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

/** Renders a square RGBA picture, row by row, straight alpha; the same input gives the same bytes. */
export function takePicture(scene: Scene, camera: Camera, exposure: Exposure): Uint8Array<ArrayBuffer> {
  const { sizePx, samplesPerPixel, gain } = exposure;
  const rig = rigOf(camera);
  const shader = new Shader(scene, camera.turn);
  const pixels = new Uint8Array(sizePx * sizePx * 4);
  const ray = new Vector();
  for (let row = 0; row < sizePx; row += 1) {
    for (let column = 0; column < sizePx; column += 1) {
      let red = 0;
      let green = 0;
      let blue = 0;
      let hits = 0;
      for (let sample = 0; sample < samplesPerPixel; sample += 1) {
        // Additive recurrence of the plastic number: evenly spread without a visible grid.
        const jitterX = (0.5 + sample * 0.7548776662 + hash3(column, row, 1)) % 1;
        const jitterY = (0.5 + sample * 0.5698402909 + hash3(column, row, 2)) % 1;
        const px = ((column + jitterX) / sizePx) * 2 - 1;
        const py = 1 - ((row + jitterY) / sizePx) * 2;
        aim(ray, rig, camera.focal, px, py);
        if (!shader.trace(rig.origin, ray)) continue;
        hits += 1;
        red += displayValue(shader.red * gain);
        green += displayValue(shader.green * gain);
        blue += displayValue(shader.blue * gain);
      }
      if (hits === 0) continue;
      const at = (row * sizePx + column) * 4;
      const dither = hash3(column, row, 3);
      pixels[at] = Math.floor((red / hits) * 255 + dither);
      pixels[at + 1] = Math.floor((green / hits) * 255 + dither);
      pixels[at + 2] = Math.floor((blue / hits) * 255 + dither);
      pixels[at + 3] = Math.round((hits / samplesPerPixel) * 255);
    }
  }
  return pixels;
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
