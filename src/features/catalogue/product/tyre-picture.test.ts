import { readdirSync, readFileSync } from 'node:fs';

import fc from 'fast-check';
import { expect, test } from 'vitest';

import {
  isShippedRender,
  WIDEST_PICTURE_PX,
  widePicturePath,
} from '../../../platform/contract/pictures/shipped-render.ts';
import {
  listTyreVariants,
  variantsInRows,
  picturesPath,
  scenePictures,
  sitePictures,
  tyrePicture,
  type PicturedTyre,
} from './tyre-picture.ts';

const folder = new URL('../../../../public/tyres/', import.meta.url);
const shipped = new Set(
  readdirSync(folder, { encoding: 'utf8', recursive: true }).map((name) => `${picturesPath}/${name}`),
);

const touring: PicturedTyre = {
  type: 'summer',
  winterType: null,
  widthMm: 205,
  aspect: 55,
  diameterIn: 16,
  manufacturer: 'Nokian',
  model: 'Hakka Green 3',
};

test('every picture that may be chosen is shipped', () => {
  const wide = [...listTyreVariants().map(({ picture }) => picture), ...Object.values(scenePictures)];
  for (const { url } of [...wide, ...Object.values(sitePictures)]) expect(shipped).toContain(url);
  for (const { url } of wide) {
    expect(isShippedRender(url)).toBe(true);
    expect(shipped).toContain(widePicturePath(url, WIDEST_PICTURE_PX, 'avif'));
  }
});

test('whatever the size and model, the chosen pictures are shipped', () => {
  const tyres = fc.record({
    type: fc.constantFrom('summer' as const, 'winter' as const),
    winterType: fc.constantFrom('studded' as const, 'friction' as const, null),
    widthMm: fc.oneof(fc.integer({ min: 0, max: 400 }), fc.constant(Number.NaN)),
    aspect: fc.oneof(fc.integer({ min: 0, max: 100 }), fc.constant(Number.NaN)),
    diameterIn: fc.oneof(fc.double({ min: 0, max: 24, noNaN: true }), fc.constant(Number.NaN)),
    manufacturer: fc.string(),
    model: fc.string(),
  });
  fc.assert(
    fc.property(tyres, (tyre) => {
      const { threeQuarter, tread } = tyrePicture(tyre);
      expect(shipped).toContain(threeQuarter.url);
      expect(shipped).toContain(tread.url);
    }),
  );
});

test('a model has one look in every size', () => {
  const lookIn = (size: Partial<PicturedTyre>): string =>
    tyrePicture({ ...touring, ...size }).tread.url.replace(/^.*-(\d)-tread\.webp$/, '$1');
  expect(lookIn({ widthMm: 255, aspect: 35, diameterIn: 20 })).toBe(lookIn({}));
  expect(lookIn({ manufacturer: ' NOKIAN ', model: 'hakka green 3' })).toBe(lookIn({}));
});

test('many models share the looks evenly', () => {
  const counts = new Map<string, number>();
  for (let at = 0; at < 400; at += 1) {
    const { url } = tyrePicture({ ...touring, model: `Model ${at}` }).tread;
    counts.set(url, (counts.get(url) ?? 0) + 1);
  }
  expect(counts.size).toBe(8);
  for (const count of counts.values()) expect(count).toBeGreaterThan(25);
});

test('the tread family follows season and studs, and an unknown winter kind has no studs', () => {
  expect(tyrePicture(touring).tread.url).toContain('/summer-');
  expect(tyrePicture({ ...touring, type: 'winter', winterType: 'studded' }).tread.url).toContain('/studded-');
  expect(tyrePicture({ ...touring, type: 'winter', winterType: 'friction' }).tread.url).toContain(
    '/friction-',
  );
  expect(tyrePicture({ ...touring, type: 'winter' }).tread.url).toContain('/friction-');
});

test("of three tyres in a row none has another's picture, and most have the look of their page", () => {
  const models = fc.array(
    fc.record({ manufacturer: fc.string(), model: fc.string(), isWinter: fc.boolean() }),
    {
      maxLength: 40,
    },
  );
  fc.assert(
    fc.property(models, (names) => {
      const list = names.map(({ isWinter, ...name }) => ({
        ...touring,
        ...name,
        type: isWinter ? ('winter' as const) : ('summer' as const),
      }));
      const looks = variantsInRows(list);
      const shown = list.map((tyre, at) => tyrePicture(tyre, looks[at]).threeQuarter.url);
      for (let at = 0; at < shown.length; at += 1) {
        const row = shown.slice(at, at + 3);
        expect(new Set(row).size).toBe(row.length);
      }
    }),
  );
  const many = Array.from({ length: 300 }, (_, at) => ({ ...touring, model: `Model ${at}` }));
  const looks = variantsInRows(many);
  const own = many.filter(
    (tyre, at) => tyrePicture(tyre).tread.url === tyrePicture(tyre, looks[at]).tread.url,
  );
  expect(own.length).toBeGreaterThan(200);
});

test('the nearest proportions win: a high narrow tyre and a low wide one differ', () => {
  expect(tyrePicture({ ...touring, widthMm: 155, aspect: 80, diameterIn: 13 }).threeQuarter.url).toContain(
    '-205-60-16-',
  );
  expect(tyrePicture({ ...touring, widthMm: 275, aspect: 35, diameterIn: 20 }).threeQuarter.url).toContain(
    '-255-35-19-',
  );
});

test('all pictures together weigh at most 6 MB', () => {
  const manifest = readFileSync(new URL('manifest.json', folder), 'utf8');
  const weights = [...manifest.matchAll(/"bytes":\s*(\d+)/g)].map(([, bytes]) => Number(bytes));
  const wide = listTyreVariants().length + Object.keys(scenePictures).length;
  expect(weights).toHaveLength(2 * wide + Object.keys(sitePictures).length);
  expect(weights.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(6_000_000);
});
