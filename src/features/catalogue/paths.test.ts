import fc from 'fast-check';
import { expect, test } from 'vitest';

import { newId } from '../../platform/contract/ids.ts';
import { productPath, readProductId, searchPath, sizePath, slugOf } from './paths.ts';

test.each([
  ['Nokian', 'nokian'],
  ['X-Ice North 4 SUV', 'x-ice-north-4-suv'],
  ['Winter i*Pike X W429', 'winter-i-pike-x-w429'],
  ['Wintrac Pro+', 'wintrac-pro-plus'],
  ["N'Blue S", 'n-blue-s'],
  ['Kärki Öljy', 'karki-oljy'],
  ['轮胎', 'usbypfy'],
])('the slug of %j is %j', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

test('any name has an address of plain letters, digits and hyphens', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (name) => {
      expect(slugOf(name)).toMatch(/^[a-z0-9][a-z0-9-]{0,120}$/);
    }),
  );
});

test('a product is found again by its address', () => {
  const id = newId();
  const path = productPath({ id, manufacturerSlug: 'nokian', model: 'Hakkapeliitta R5' });
  expect(path).toBe(`/renkaat/nokian/hakkapeliitta-r5-${id}`);
  expect(readProductId(path.split('/').at(-1) ?? '')).toBe(id);
  expect(readProductId(id)).toBe(id);
  expect(readProductId('hakkapeliitta-r5')).toBeNull();
});

test('size and search pages have addresses made from their values', () => {
  expect(sizePath({ widthMm: 205, aspect: 55, diameterIn: 16 })).toBe('/renkaat/205-55-16');
  expect(searchPath()).toBe('/renkaat');
  expect(searchPath({ type: 'winter', page: 2 })).toBe('/renkaat?type=winter&page=2');
});
