/** Turns raw pixels into the shipped files: WebP and AVIF, or the share image's dark ground as JPEG. */
import sharp, { type Sharp } from 'sharp';

import { sitePictures } from '../../src/features/catalogue/product/tyre-picture.ts';
import type { OrderedFile, PictureOrder } from './orders.ts';

/** Wet asphalt with the yellow dashed line of the site's hero. */
function shareGround(width: number, height: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><radialGradient id="light" cx="0.78" cy="0.46" r="0.62"><stop offset="0" stop-color="#3B434A"/><stop offset="0.55" stop-color="#20262A"/><stop offset="1" stop-color="#14171A"/></radialGradient><filter id="grain"><feTurbulence type="fractalNoise" baseFrequency="0.9" numOctaves="2" seed="4"/><feColorMatrix values="0 0 0 0 1  0 0 0 0 1  0 0 0 0 1  0.09 0 0 0 0"/></filter></defs><rect width="100%" height="100%" fill="url(#light)"/><rect width="100%" height="100%" filter="url(#grain)"/><path d="M-40 ${height - 62}L${width + 40} ${height - 96}" stroke="#FFC400" stroke-width="11" stroke-dasharray="96 60"/></svg>`;
}

async function onShareGround(wheel: Sharp): Promise<Sharp> {
  const { widthPx, heightPx } = sitePictures.shareBase;
  const shadow = `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}"><radialGradient id="s"><stop offset="0.3" stop-color="#000" stop-opacity="0.75"/><stop offset="1" stop-color="#000" stop-opacity="0"/></radialGradient><ellipse cx="920" cy="${heightPx - 26}" rx="330" ry="46" fill="url(#s)"/></svg>`;
  return sharp(Buffer.from(shareGround(widthPx, heightPx)))
    .composite([
      { input: Buffer.from(shadow) },
      {
        input: await wheel.extract({ left: 0, top: 0, width: 600, height: 630 }).png().toBuffer(),
        left: 600,
        top: 0,
      },
    ])
    .flatten({ background: '#14171A' });
}

/** One file of the exposure, in the width and format that are ordered. */
export async function encodePicture(
  pixels: Uint8Array,
  { exposure, ground }: PictureOrder,
  { path, widthPx, quality }: OrderedFile,
): Promise<Buffer> {
  const taken = sharp(pixels, {
    raw: { width: exposure.widthPx, height: exposure.heightPx, channels: 4 },
  });
  if (ground === 'share') return (await onShareGround(taken)).jpeg({ quality, mozjpeg: true }).toBuffer();
  const sized = widthPx === exposure.widthPx ? taken : taken.resize(widthPx, null, { kernel: 'lanczos3' });
  return path.endsWith('.avif')
    ? sized.avif({ quality, effort: 4 }).toBuffer()
    : sized.webp({ quality, alphaQuality: 85, effort: 6, smartSubsample: true }).toBuffer();
}
