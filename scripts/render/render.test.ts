import { expect, test } from 'vitest';

import { treadFamilies, type TreadFamily } from '../../src/features/catalogue/product/tyre-picture.ts';
import { readManifest } from './manifest.ts';
import { listOrders, recipeOf } from './orders.ts';
import { takePicture } from './picture.ts';
import { reliefOf } from './relief.ts';
import { buildScene } from './scene.ts';
import { sidewallSvg } from './sidewall-art.ts';
import { drawTread, halfSpan } from './tread-drawing.ts';
import { treadStyle } from './tread-families.ts';
import { studdedTreads } from './tread-studded.ts';
import { tyreShape } from './tyre-size-shape.ts';

const camera = { turn: -0.78, height: 0.48, focal: 4.95, target: [0, 0, 0] } as const;
/** What any tyre has on its wall; '&#…' is a sign. */
const TRADE_WORDS = new Set(
  'TUBELESS RADIAL STEEL BELTED M+S TWI OUTSIDE ROTATION &#62;&#62;&#62; &#8226;'.split(' '),
);
const size = { widthMm: 205, aspect: 55, diameterIn: 16 };

async function thumbnail(family: TreadFamily): Promise<Uint8Array> {
  const scene = await buildScene({ size, tyre: { family, variant: 0 } });
  return takePicture(scene, camera, { widthPx: 24, heightPx: 24, samplesPerPixel: 4, gain: 1.4 });
}

function alphas(pixels: Uint8Array): number[] {
  return [...pixels].filter((_, at) => at % 4 === 3);
}

test.each(treadFamilies)(
  'a %s tyre fills the frame, has soft edges, a hole and transparent corners',
  async (family) => {
    const alpha = alphas(await thumbnail(family));
    expect(alpha).toHaveLength(24 * 24);
    expect(alpha.filter((value) => value === 255).length).toBeGreaterThan(150);
    expect(alpha.filter((value) => value > 0 && value < 255).length).toBeGreaterThan(20);
    expect([alpha[0], alpha[23], alpha[24 * 23], alpha.at(-1)]).toEqual([0, 0, 0, 0]);
    expect(alpha[24 * 12 + 12]).toBe(0);
  },
);

test('a sidewall bears neither a name nor a size, and only friction tyres the snow mark', () => {
  expect(treadFamilies).not.toHaveLength(0);
  for (const family of treadFamilies) {
    for (const variant of [0, 1, 2, 3, 4, 5, 6, 7]) {
      const svg = sidewallSvg(treadStyle(family, variant).sidewall, tyreShape(size));
      const words = new Set(
        [...svg.matchAll(/>([^<>]+)<\/text>/g)].flatMap(([, text = '']) => text.split(/ +/)),
      );
      expect([...words].filter((word) => !TRADE_WORDS.has(word))).toEqual([]);
      expect(words.has('TUBELESS')).toBe(true);
      expect(svg.includes('M1 22L6.5 8')).toBe(family === 'friction' && variant % 2 === 0);
    }
  }
});

test('the same order gives the same bytes', async () => {
  expect(await thumbnail('friction')).toEqual(await thumbnail('friction'));
});

test('the families differ even at 24 pixels', async () => {
  const [summer, friction, studded] = await Promise.all(treadFamilies.map(thumbnail));
  const apart = (a: Uint8Array = new Uint8Array(), b: Uint8Array = new Uint8Array()): number =>
    a.reduce((sum, value, at) => sum + Math.abs(value - (b[at] ?? 0)), 0);
  expect(apart(summer, friction)).toBeGreaterThan(1500);
  expect(apart(friction, studded)).toBeGreaterThan(1500);
  expect(apart(summer, studded)).toBeGreaterThan(1500);
});

test('every stud stands on rubber, clear of the grooves', async () => {
  for (const drawing of studdedTreads()) {
    const { cut, tileLength } = await drawTread(drawing);
    for (const { x, y } of drawing.studs) {
      expect(cut.sample(y / tileLength, 0.5 + x / (2 * halfSpan)), `stud at ${x}, ${y}`).toBeLessThan(0.1);
    }
  }
});

test('a relief wraps along the circumference and ends across it', () => {
  const relief = reliefOf(new Float32Array([0, 1, 0.5, 0.5]), 2, 2);
  expect(relief.sample(0.75, 0)).toBe(1);
  expect(relief.sample(1.75, 0)).toBe(1);
  expect(relief.sample(0, 0)).toBe(0.5);
  expect(relief.sample(0.3, 2)).toBe(0.5);
});

test('the shipped pictures were made by the present recipes', () => {
  const manifest = readManifest(new URL('../../public/tyres/', import.meta.url));
  const outdated = listOrders().filter((order) =>
    order.files.some(({ path }) => manifest[path]?.recipe !== recipeOf(order)),
  );
  expect(outdated.map(({ name }) => name)).toEqual([]);
});
