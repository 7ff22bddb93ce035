import { setTimeout as wait } from 'node:timers/promises';

import { expect, test } from 'vitest';

import { makePicture } from '../../../../test/builders/pictures.ts';
import { createPictureMaker } from './picture-maker.ts';
import type { Remade } from './remake-picture.ts';

const refused: Remade = { kind: 'refused', reason: 'damaged' };

test('two images are made at once, eight may be queued, the ninth is refused for now', async () => {
  let running = 0;
  let most = 0;
  const maker = createPictureMaker(async () => {
    running += 1;
    most = Math.max(most, running);
    await wait(5);
    running -= 1;
    return refused;
  });
  const read = async () => new Uint8Array(1);
  const eight = Array.from({ length: 8 }, () => maker.make(read));
  await expect(maker.make(read)).rejects.toMatchObject({ status: 429, code: 'media.busy', retryAfterS: 5 });
  expect(await Promise.all(eight)).toEqual(Array.from({ length: 8 }, () => refused));
  expect(most).toBe(2);
  expect(await maker.make(read)).toEqual(refused);
});

test('an upload that breaks off gives its place back', async () => {
  const maker = createPictureMaker(async () => refused);
  for (let round = 0; round < 20; round += 1) {
    await expect(maker.make(() => Promise.reject(new Error('cut off')))).rejects.toThrow('cut off');
  }
  expect(await maker.make(async () => new Uint8Array(1))).toEqual(refused);
});

test('a picture is made in a process that ends with it', async () => {
  const picture = await makePicture('png', 100, 50);
  expect(await createPictureMaker().make(async () => picture)).toMatchObject({
    kind: 'picture',
    widthPx: 100,
    heightPx: 50,
    format: 'jpg',
  });
});
