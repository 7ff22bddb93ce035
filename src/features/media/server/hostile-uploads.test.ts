// Every kind of file that should not come as a picture: refused with a message, or re-encoded without its hidden
// content.
import { randomBytes } from 'node:crypto';

import sharp from 'sharp';
import { afterAll, beforeEach, expect, test } from 'vitest';

import { startTestApp } from '../../../../test/app.ts';
import {
  makeFlatPng,
  makeMovingPicture,
  makePicture,
  makeNarratingPicture,
  multipartOf,
  withPngPart,
} from '../../../../test/builders/pictures.ts';

const shop = await startTestApp();
const staff = await shop.loginStaff();
beforeEach(async () => {
  for await (const { name } of shop.files.list()) await shop.files.remove([name]);
});
afterAll(() => shop.close());

function upload(content: Uint8Array, sent?: Parameters<typeof multipartOf>[2]) {
  const { payload, headers } = multipartOf('image', content, sent);
  return shop.app.inject({
    method: 'POST',
    url: '/api/upload',
    headers: { ...headers, ...staff },
    payload,
  });
}

const SCRIPT = '<script>alert(1)</script>';
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><image href="file:///etc/passwd"/></svg>`;
const text = (content: string) => async () => Buffer.from(content, 'latin1');
const jpeg = () => makePicture('jpeg');
const png = () => makePicture('png');
const webp = () => makePicture('webp');
const part = async (whole: Promise<Buffer>, share: number) => {
  const bytes = await whole;
  return bytes.subarray(0, Math.floor(bytes.length * share));
};
async function spoiled(whole: Promise<Buffer>): Promise<Buffer> {
  const bytes = Buffer.from(await whole);
  for (let at = Math.floor(bytes.length / 2); at < bytes.length; at += 1) bytes.writeUInt8(at % 251, at);
  return bytes;
}

const TYPE = [415, 'media.type'] as const;
const DAMAGED = [422, 'media.damaged'] as const;
const PIXELS = [422, 'media.too_many_pixels'] as const;
const LARGE = [413, 'media.too_large'] as const;

const REFUSED: readonly (readonly [string, () => Promise<Buffer>, readonly [number, string]])[] = [
  ['nothing at all', text(''), TYPE],
  ['one byte', text('\u00FF'), TYPE],
  ['a page called .png', text(`<!doctype html>${SCRIPT}`), TYPE],
  ['an SVG with a script', text(SVG), TYPE],
  ['an SVG behind an XML head', text(`<?xml version="1.0"?>${SVG}`), TYPE],
  ['an SVG behind a byte order mark', text(`\u00EF\u00BB\u00BF${SVG}`), TYPE],
  [
    'a GIF',
    () =>
      sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
        .gif()
        .toBuffer(),
    TYPE,
  ],
  ['a GIF that is a script', text('GIF89a=1;alert(1)'), TYPE],
  [
    'a TIFF',
    () =>
      sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
        .tiff()
        .toBuffer(),
    TYPE,
  ],
  [
    'an AVIF',
    () =>
      sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
        .avif()
        .toBuffer(),
    TYPE,
  ],
  ['a PDF', text('%PDF-1.7\n1 0 obj'), TYPE],
  ['a PostScript program', text('%!PS-Adobe-3.0 EPSF-3.0\n(x) run'), TYPE],
  ['a drawing program of ImageMagick', text('push graphic-context\nfill url(https://x/)'), TYPE],
  ['an archive', text('PK\u0003\u0004'), TYPE],
  ['a program', text('\u007FELF\u0002\u0001\u0001'), TYPE],
  ['a Windows bitmap', text('BM\u0000\u0000\u0000\u0000'), TYPE],
  ['random bytes', async () => randomBytes(20_000), TYPE],
  ['a sound in the wrapping of WebP', text('RIFF\u0024\u0000\u0000\u0000WAVEfmt '), TYPE],
  ['a JPEG head and a page', text(`\u00FF\u00D8\u00FF\u00E0${SCRIPT}`), DAMAGED],
  ['a PNG head and a page', text(`\u0089PNG\r\n\u001A\n${SCRIPT}`), DAMAGED],
  ['a WebP head and an SVG', text(`RIFF\u0024\u0000\u0000\u0000WEBP${SVG}`), DAMAGED],
  ['a JPEG cut in the head', () => part(jpeg(), 0.05), DAMAGED],
  ['a JPEG cut in the middle', () => part(jpeg(), 0.6), DAMAGED],
  ['a PNG cut in the middle', () => part(png(), 0.5), DAMAGED],
  ['a WebP cut in the middle', () => part(webp(), 0.5), DAMAGED],
  ['a PNG spoiled in the middle', () => spoiled(png()), DAMAGED],
  ['a PNG of no width', async () => makeFlatPng(0, 10, 1), DAMAGED],
  ['a PNG with half of its rows', async () => makeFlatPng(400, 400, 200), DAMAGED],
  ['a PNG of 196 megapixels', async () => makeFlatPng(14_000, 14_000), PIXELS],
  ['a PNG that says it is of 4 000 megapixels', async () => makeFlatPng(65_000, 65_000, 1), PIXELS],
  ['a PNG of one very long row', async () => makeFlatPng(60_000_000, 1), PIXELS],
  ['a moving WebP whose frames are 45 megapixels together', () => makeMovingPicture(5, 3000), PIXELS],
  [
    'a picture of more than 5 MB',
    async () => Buffer.concat([await jpeg(), Buffer.alloc(5 * 1024 * 1024)]),
    LARGE,
  ],
];

test.each(REFUSED)(
  '%s is refused with a sentence and leaves no files',
  async (_name, make, [status, code]) => {
    const content = await make();
    for (const sent of [{}, { name: '../../x.png', type: 'image/png' }]) {
      const answer = await upload(content, sent);
      expect(answer.statusCode).toBe(status);
      expect(answer.json().code).toBe(code);
      expect(answer.json().message).toMatch(/^[A-ZÄÖ].*[.]$/);
    }
    expect(await Array.fromAsync(shop.files.list())).toEqual([]);
  },
);

const REMADE: readonly (readonly [string, () => Promise<Buffer>])[] = [
  ['a JPEG with a page behind it', async () => Buffer.concat([await jpeg(), Buffer.from(SCRIPT)])],
  [
    'a PNG with a script in a comment',
    async () => withPngPart(await png(), 'tEXt', Buffer.from(`Comment\0${SCRIPT}`)),
  ],
  [
    'a PNG with an archive behind it',
    async () => Buffer.concat([await png(), Buffer.from(`PK\u0003\u0004${SCRIPT}`)]),
  ],
  ['a JPEG with the place where it was taken', makeNarratingPicture],
  ['a WebP called .jpg', webp],
  ['a moving WebP', () => makeMovingPicture(3, 60)],
  ['a PNG of a few pixels', () => makePicture('png', 16, 16)],
  ['a PNG 3 pixels high and 12 000 wide', async () => makeFlatPng(12_000, 3)],
];

test.each(REMADE)('%s is re-encoded without hidden data', async (_name, make) => {
  const answer = await upload(await make());
  expect(answer.statusCode).toBe(201);
  const names = await Array.fromAsync(shop.files.list(), ({ name }) => name);
  expect(names.length).toBeGreaterThanOrEqual(3);
  for (const name of names) {
    const file = await shop.app.inject(`/api/files/${name}`);
    expect(file.statusCode).toBe(200);
    const content = file.rawPayload;
    for (const hidden of ['<script', 'SECRET', 'PK\u0003\u0004', 'Exif']) {
      expect(content.includes(hidden), `${hidden} in ${name}`).toBe(false);
    }
    const { format, pages = 1, exif, width, height } = await sharp(content).metadata();
    expect(['jpeg', 'png', 'webp', 'heif']).toContain(format);
    expect([pages, exif]).toEqual([1, undefined]);
    expect(Math.max(width, height)).toBeLessThanOrEqual(1920);
  }
});

test('a rotated picture is turned upright before its orientation tag is removed', async () => {
  const { imageUrl } = (await upload(await makeNarratingPicture())).json();
  expect(imageUrl).toMatch(/-300x600\.jpg$/);
});
