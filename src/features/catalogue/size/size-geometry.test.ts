import { expect, test } from 'vitest';

import { metricEquivalent, nearestSizes, sizeGeometry } from './size-geometry.ts';
import { formatTyreSize, type TyreSize } from './tyre-size.ts';

function size(widthMm: number, aspect: number, diameterIn: number, isCommercial = false): TyreSize {
  return { widthMm, aspect, diameterIn, isCommercial };
}

test('205/55R16 measures 113, 406 and 632 mm', () => {
  const { sidewallMm, rimMm, outerMm, circumferenceMm } = sizeGeometry(size(205, 55, 16));
  expect([sidewallMm, rimMm, outerMm, circumferenceMm].map(Math.round)).toEqual([113, 406, 632, 1926]);
});

test('inch sizes have a nearest metric size', () => {
  expect(formatTyreSize(metricEquivalent({ outerIn: 31, widthIn: 10.5, diameterIn: 15 }))).toBe('265/75R15');
  expect(formatTyreSize(metricEquivalent({ outerIn: 33, widthIn: 12.5, diameterIn: 15 }))).toBe('315/75R15');
});

test('near sizes roll within 2 %, same rim first, and exclude the size itself and other kinds', () => {
  const candidates = [
    size(225, 45, 17),
    size(205, 55, 16),
    size(225, 50, 16),
    size(195, 65, 15),
    size(205, 55, 16, true),
    size(215, 55, 16),
    size(205, 60, 16),
    size(255, 40, 17),
  ];
  const near = nearestSizes(size(205, 55, 16), candidates);
  expect(near.map((entry) => formatTyreSize(entry.size))).toEqual([
    '225/50R16',
    '215/55R16',
    '225/45R17',
    '195/65R15',
  ]);
  expect(near.map((entry) => entry.isSameRim)).toEqual([true, true, false, false]);
  expect(near).not.toHaveLength(0);
  expect(near.every((entry) => Math.abs(entry.circumferenceChange) <= 0.02)).toBe(true);
});
