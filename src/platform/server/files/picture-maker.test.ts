import { setImmediate } from 'node:timers/promises';

import { expect, test } from 'vitest';

import { makePicture } from '../../../../test/builders/pictures.ts';
import { runAs } from '../audit/current-actor.ts';
import { createPictureMaker, type PictureMaker } from './picture-maker.ts';
import type { Remade } from './remake-picture.ts';

const refused: Remade = { kind: 'refused', reason: 'damaged' };
const whole = async () => new Uint8Array(1);
const busy = { status: 429, code: 'media.busy', retryAfterS: 5 };

function sendAs(username: string, maker: PictureMaker, read = whole): Promise<Remade> {
  return runAs({ kind: 'staff', accountId: username, username, isOwner: false }, () => maker.make(read));
}

test('two images are made at once, eight may be queued, the ninth is refused for now', async () => {
  let running = 0;
  let most = 0;
  const gate = Promise.withResolvers<Remade>();
  const maker = createPictureMaker(async () => {
    running += 1;
    most = Math.max(most, running);
    await gate.promise;
    running -= 1;
    return refused;
  });
  const eight = Array.from({ length: 8 }, () => sendAs('liisa', maker));
  await setImmediate();
  await expect(sendAs('matti', maker)).rejects.toMatchObject(busy);
  gate.resolve(refused);
  expect(await Promise.all(eight)).toEqual(Array.from({ length: 8 }, () => refused));
  expect(most).toBe(2);
  expect(await sendAs('matti', maker)).toEqual(refused);
});

test('eight uploads of one person that hang keep nobody else out', async () => {
  const maker = createPictureMaker(async () => refused);
  const cut = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
  const eight = Array.from({ length: 8 }, () => sendAs('liisa', maker, () => cut.promise));
  await expect(sendAs('liisa', maker)).rejects.toMatchObject(busy);
  expect(await sendAs('matti', maker)).toEqual(refused);
  cut.reject(new Error('cut off'));
  await Promise.allSettled(eight);
  expect(await sendAs('liisa', maker)).toEqual(refused);
});

test('an upload that breaks off gives its place back', async () => {
  const maker = createPictureMaker(async () => refused);
  for (let round = 0; round < 20; round += 1) {
    await expect(maker.make(() => Promise.reject(new Error('cut off')))).rejects.toThrow('cut off');
  }
  expect(await maker.make(whole)).toEqual(refused);
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
