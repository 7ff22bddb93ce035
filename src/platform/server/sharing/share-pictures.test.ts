import { resolve } from 'node:path';

import sharp from 'sharp';
import { expect, test } from 'vitest';

import { Problem } from '../../contract/problem.ts';
import { drawSharePicture } from './share-picture.ts';
import { createSharePictures, shareVersion } from './share-pictures.ts';

const folders = { shipped: resolve(import.meta.dirname, '../../../../public') };
const recipe = (title: string) => ({ title, detail: '', siteName: 'Kaarto Rengas', picturePath: undefined });

/** Draws on demand, and counts how many at once. */
function slowDrawing() {
  const waiting: (() => void)[] = [];
  const state = { made: 0, atOnce: 0, mostAtOnce: 0 };
  return {
    state,
    finishAll: async () => {
      while (waiting.length > 0) {
        waiting.shift()?.();
        await new Promise(setImmediate);
      }
    },
    draw: async () => {
      state.made += 1;
      state.atOnce += 1;
      state.mostAtOnce = Math.max(state.mostAtOnce, state.atOnce);
      await new Promise<void>((done) => {
        waiting.push(done);
      });
      state.atOnce -= 1;
      return Buffer.from('picture');
    },
  };
}

test('a picture is drawn once for all requests, and one picture at a time', async () => {
  const { draw, state, finishAll } = slowDrawing();
  const pictures = createSharePictures(folders, draw);
  const requested = ['a', 'b', 'a', 'a', 'b'].map((title) => pictures.get(recipe(title)));
  await new Promise(setImmediate);
  await finishAll();
  await Promise.all(requested);
  await pictures.get(recipe('a'));
  expect(state).toEqual({ made: 2, atOnce: 0, mostAtOnce: 1 });
});

test('a request is refused for now when too many images are queued', async () => {
  const { draw, finishAll } = slowDrawing();
  const pictures = createSharePictures(folders, draw);
  const requested = Array.from({ length: 24 }, (_, at) => pictures.get(recipe(`sivu ${at}`)));
  const refused = await pictures.get(recipe('yksi liikaa')).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Problem);
  expect(refused).toMatchObject({ status: 503, retryAfterS: 5 });
  await new Promise(setImmediate);
  await finishAll();
  await Promise.all(requested);
  await new Promise(setImmediate);
  const again = pictures.get(recipe('yksi liikaa'));
  await new Promise(setImmediate);
  await finishAll();
  expect((await again).toString()).toBe('picture');
});

test('a failed image is drawn again for the next request and blocks no other', async () => {
  let isBroken = true;
  const pictures = createSharePictures(folders, async () => {
    if (isBroken) throw new Error('no disk');
    return Buffer.from('picture');
  });
  await expect(pictures.get(recipe('a'))).rejects.toThrow('no disk');
  isBroken = false;
  expect((await pictures.get(recipe('a'))).toString()).toBe('picture');
  expect((await pictures.get(recipe('b'))).toString()).toBe('picture');
});

test('whatever the title contains, the image has its size', async () => {
  const titles = [
    '',
    'R',
    'Kesärenkaat & <b>vanteet</b> "halvalla" \u0000\u0007',
    'Lentokonesuihkuturbiinimoottoriapumekaanikkoaliupseerioppilas'.repeat(3),
    'pitkä otsikko '.repeat(60),
    '轮胎 😀 \uD800',
  ];
  for (const title of titles) {
    const picture = await drawSharePicture(
      { title, detail: title, siteName: title, picturePath: undefined },
      folders,
    );
    const { width, height } = await sharp(picture).metadata();
    expect([width, height], title.slice(0, 20)).toEqual([1200, 630]);
  }
});

test('whatever changes the look of a picture changes its version', () => {
  const base = recipe('Renkaat');
  const others = [
    { ...base, title: 'Vanteet' },
    { ...base, detail: 'alkaen' },
    { ...base, siteName: 'Toinen' },
    { ...base, picturePath: '/tyres/x.webp' },
  ];
  expect(new Set([base, ...others].map(shareVersion)).size).toBe(5);
  expect(shareVersion({ ...base })).toBe(shareVersion(base));
});
