// Pictures of every kind, good and hostile, made in place: none of them lies about in the repository.
import { crc32, deflateSync } from 'node:zlib';

import sharp from 'sharp';

type Kind = 'jpeg' | 'png' | 'webp';

/** A picture with something to see in it. */
export function makePicture(kind: Kind, widthPx = 640, heightPx = 400): Promise<Buffer> {
  return sharp({ create: { width: widthPx, height: heightPx, channels: 3, background: '#c8a018' } })
    .composite([
      { input: { create: { width: 8, height: 8, channels: 3, background: '#101010' } }, top: 4, left: 4 },
    ])
    .toFormat(kind)
    .toBuffer();
}

/** A JPEG with where and by whom it was taken, and lies on its side. */
export function makeNarratingPicture(): Promise<Buffer> {
  return sharp({ create: { width: 600, height: 300, channels: 3, background: '#335577' } })
    .withExif({
      IFD0: { Artist: 'SECRET-ARTIST', Copyright: 'SECRET-OWNER' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '60/1 59/1 0/1', GPSLongitudeRef: 'E' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** An animated WebP of `frames` frames. */
export async function makeMovingPicture(frames: number, sidePx: number): Promise<Buffer> {
  const height = sidePx * frames;
  const strip = Buffer.alloc(sidePx * height * 3);
  for (let frame = 0; frame < frames; frame += 1) {
    strip.fill(frame * 20 + 10, frame * sidePx * sidePx * 3, (frame + 1) * sidePx * sidePx * 3);
  }
  return sharp(strip, { raw: { width: sidePx, height, channels: 3, pageHeight: sidePx } })
    .webp({ lossless: true, effort: 0 })
    .toBuffer();
}

/** A PNG with this size in its header; it contains `rows` rows, all black, compressed to next to nothing. */
export function makeFlatPng(widthPx: number, heightPx: number, rows = heightPx): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(widthPx, 0);
  header.writeUInt32BE(heightPx, 4);
  // One bit for a pixel, grey.
  header.set([1, 0, 0, 0, 0], 8);
  const data = deflateSync(Buffer.alloc((Math.ceil(widthPx / 8) + 1) * rows), { level: 9 });
  return Buffer.concat([PNG_HEAD, pngPart('IHDR', header), pngPart('IDAT', data), PNG_END()]);
}

const PNG_HEAD = Buffer.from('\u0089PNG\r\n\u001A\n', 'latin1');
const PNG_END = () => pngPart('IEND', Buffer.alloc(0));

export function pngPart(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const part = Buffer.alloc(body.length + 8);
  part.writeUInt32BE(data.length, 0);
  part.set(body, 4);
  part.writeUInt32BE(crc32(body), body.length + 4);
  return part;
}

/** A PNG with a further part inserted before the end. */
export function withPngPart(png: Buffer, type: string, data: Uint8Array): Buffer {
  const end = png.length - 12;
  return Buffer.concat([png.subarray(0, end), pngPart(type, data), png.subarray(end)]);
}

/** What a browser sends for a form with one file. */
export function multipartOf(
  field: string,
  content: Uint8Array,
  { name = 'kuva.jpg', type = 'image/jpeg' } = {},
): { payload: Buffer; headers: { 'content-type': string } } {
  const boundary = 'x-kaarto-boundary';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`;
  return {
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}
