import { resolve } from 'node:path';

import sharp from 'sharp';
import { expect, test } from 'vitest';

import { mailPicturePath } from '../../contract/pictures/mail-picture.ts';
import { createMailPictures } from './mail-pictures.ts';

const pictures = createMailPictures({ shipped: resolve(import.meta.dirname, '../../../../public') });

test('a shipped picture of a tyre comes as a small JPEG on a pale ground, made once', async () => {
  const name = 'summer-205-60-16-1';
  expect(mailPicturePath(`/tyres/${name}.avif`)).toBe(`/jako/kirje/${name}.jpg`);
  const [first, second] = await Promise.all([pictures.get(name), pictures.get(name)]);
  expect(second).toBe(first);
  const { format, width, height, hasAlpha } = await sharp(first).metadata();
  expect({ format, width, height, hasAlpha }).toEqual({
    format: 'jpeg',
    width: 264,
    height: 264,
    hasAlpha: false,
  });
  expect(first?.length).toBeLessThan(20_000);
});

test.each(['', '../icons/icon-192', 'ei-ole', 'A', 'manifest.json'])(
  'the name "%s" is no picture for mails',
  async (name) => {
    expect(await pictures.get(name)).toBeUndefined();
  },
);
