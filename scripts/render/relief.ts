/** Height maps drawn as SVG: tread patterns and sidewall lettering are drawings that press into the tyre. */
import sharp from 'sharp';

import { clamp01 } from './field-math.ts';

/** A drawing whose columns wrap round (along the circumference) and whose rows end (across). */
export interface Relief {
  /** Brightness 0–1 at column `u` and row `v`, both 0–1; `u` wraps, `v` is clamped at the edges. */
  sample(u: number, v: number): number;
}

/** Draws the SVG in grey, softens it by `blurPx` and makes it samplable between pixels. */
export async function drawRelief(svg: string, blurPx: number): Promise<Relief> {
  const drawn = sharp(Buffer.from(svg), { limitInputPixels: false }).greyscale();
  const softened = blurPx > 0 ? drawn.blur(blurPx) : drawn;
  const { data, info } = await softened.raw().toBuffer({ resolveWithObject: true });
  const texels = new Float32Array(info.width * info.height);
  for (let at = 0; at < texels.length; at += 1) {
    texels[at] = (data[at * info.channels] ?? 0) / 255;
  }
  return reliefOf(texels, info.width, info.height);
}

/** Wraps texels (row by row) as a relief with bilinear sampling. */
export function reliefOf(texels: Float32Array, columns: number, rows: number): Relief {
  return {
    sample(u, v) {
      const x = (u - Math.floor(u)) * columns - 0.5;
      const y = clamp01(v) * (rows - 1);
      const column = Math.floor(x);
      const row = Math.min(Math.floor(y), rows - 2);
      const fx = x - column;
      const fy = y - row;
      const left = column < 0 ? columns - 1 : column;
      const right = left + 1 === columns ? 0 : left + 1;
      const top = row * columns;
      const bottom = top + columns;
      const above = (texels[top + left] ?? 0) * (1 - fx) + (texels[top + right] ?? 0) * fx;
      const below = (texels[bottom + left] ?? 0) * (1 - fx) + (texels[bottom + right] ?? 0) * fx;
      return above * (1 - fy) + below * fy;
    },
  };
}
