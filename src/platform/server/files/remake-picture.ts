// Makes a foreign picture ours: decoded with every doubt a refusal, turned upright, made smaller, encoded again without
// anything that was written in it. Runs in a separate process (picture-worker.ts).
import sharp from 'sharp';

import { MAX_SIDE_PX, widthsOf, type PictureFormat } from '../../contract/pictures/uploaded-picture.ts';

/** All frames together. */
const MAX_PIXELS = 40_000_000;
const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp']);

export interface RemadePicture {
  kind: 'picture';
  widthPx: number;
  heightPx: number;
  /** PNG only where something shows through. */
  format: 'jpg' | 'png';
  content: Uint8Array;
  sizes: { widthPx: number; format: PictureFormat; content: Uint8Array }[];
}

export type Remade = RemadePicture | { kind: 'refused'; reason: 'damaged' | 'pixels' };

/** Every decoder but the three is blocked for the complete process. */
export function allowOnlyPhotographs(): void {
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });
  sharp.cache(false);
  sharp.concurrency(1);
}

export async function remakePicture(bytes: Uint8Array): Promise<Remade> {
  try {
    const { format, width, height, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (!FORMATS.has(format)) return { kind: 'refused', reason: 'damaged' };
    if (width * height * pages > MAX_PIXELS) return { kind: 'refused', reason: 'pixels' };
    return await encodeAll(bytes);
  } catch {
    return { kind: 'refused', reason: 'damaged' };
  }
}

async function encodeAll(bytes: Uint8Array): Promise<RemadePicture> {
  const { data, info } = await sharp(bytes, { failOn: 'warning', limitInputPixels: MAX_PIXELS })
    .autoOrient()
    .resize({ width: MAX_SIDE_PX, height: MAX_SIDE_PX, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const upright = () => sharp(data, { raw: { width, height, channels } });
  const { isOpaque } = await upright().stats();
  const sizes: RemadePicture['sizes'] = [];
  for (const widthPx of widthsOf({ widthPx: width })) {
    const resized = () => upright().resize({ width: widthPx });
    const avif = await resized().avif({ quality: 55, effort: 2, chromaSubsampling: '4:2:0' }).toBuffer();
    const webp = await resized().webp({ quality: 78 }).toBuffer();
    sizes.push({ widthPx, format: 'avif', content: avif }, { widthPx, format: 'webp', content: webp });
  }
  return {
    kind: 'picture',
    widthPx: width,
    heightPx: height,
    format: isOpaque ? 'jpg' : 'png',
    content: await (
      isOpaque
        ? upright().removeAlpha().jpeg({ quality: 82, mozjpeg: true })
        : upright().png({ compressionLevel: 9 })
    ).toBuffer(),
    sizes,
  };
}
