import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';

import { createWidePictures } from './wide-pictures.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'wide-pictures-'));
const pictures = createWidePictures({ shipped: resolve(import.meta.dirname, '../../../../public'), dataDir });
const name = 'summer-205-60-16-1';

afterAll(() => rmSync(dataDir, { recursive: true }));

test.each([
  [240, 'avif', 'heif'],
  [840, 'avif', 'heif'],
  [840, 'webp', 'webp'],
  [1260, 'avif', 'heif'],
  [1260, 'webp', 'webp'],
] as const)(
  'a shipped render comes %i pixels wide as %s with its transparent ground',
  async (width, ending, format) => {
    const picture = await pictures.get(`${name}-${width}.${ending}`);
    expect(picture?.format).toBe(ending);
    expect(await sharp(picture?.bytes).metadata()).toMatchObject({
      width,
      height: width,
      format,
      hasAlpha: true,
    });
  },
);

test('a wide picture is made once for simultaneous requests and stored on disk', async () => {
  const file = 'winter-road-scene-840.webp';
  const [first, second] = await Promise.all([pictures.get(file), pictures.get(file)]);
  expect(second?.bytes).toBe(first?.bytes);
  expect(readdirSync(join(dataDir, 'wide-pictures')).filter((each) => each.endsWith(file))).toHaveLength(1);
  expect((await pictures.get(file))?.bytes).toEqual(first?.bytes);
});

test.each(['', `${name}-500.avif`, `${name}-840.png`, '../manifest-840.avif', 'ei-ole-840.avif'])(
  'the name "%s" is no wide picture',
  async (file) => {
    expect(await pictures.get(file)).toBeUndefined();
  },
);
