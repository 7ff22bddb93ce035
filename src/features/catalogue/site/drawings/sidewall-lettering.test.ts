import fc from 'fast-check';
import { expect, test } from 'vitest';

import { tyreProfiles } from '../../product/tyre-picture.ts';
import { letterSidewall, PICTURE_UNITS } from './sidewall-lettering.ts';

const numbers = (transform: string): number[] => (transform.match(/-?[\d.]+/g) ?? []).map(Number);

test('a render bears the size letter by letter along the upper edge of its sidewall', () => {
  for (const profile of tyreProfiles) {
    const letters = letterSidewall('205/55R16', profile);
    expect(letters.map(({ letter }) => letter).join('')).toBe('205/55R16');
    const places = letters.map(({ transform }) => numbers(transform));
    expect(places.every((place) => place.length === 6)).toBe(true);
    const lefts = places.map((place) => place[4] ?? Number.NaN);
    expect(lefts).toEqual(lefts.toSorted((a, b) => a - b));
    for (const place of places) {
      // On the wall that faces the camera: left of the middle, in the upper third.
      expect(place[4]).toBeGreaterThan(PICTURE_UNITS * 0.2);
      expect(place[4]).toBeLessThan(PICTURE_UNITS * 0.6);
      expect(place[5]).toBeGreaterThan(0);
      expect(place[5]).toBeLessThan(PICTURE_UNITS / 3);
    }
  }
});

test('letters of whatever size keep within the picture', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[\dRC/., ]{0,14}$/),
      fc.integer({ min: 0, max: 400 }),
      fc.integer({ min: 0, max: 100 }),
      fc.double({ min: 0, max: 24, noNaN: true }),
      (text, widthMm, aspect, diameterIn) => {
        for (const { transform } of letterSidewall(text, { widthMm, aspect, diameterIn })) {
          const [, , , , x = Number.NaN, y = Number.NaN] = numbers(transform);
          expect(x).toBeGreaterThan(0);
          expect(x).toBeLessThan(PICTURE_UNITS);
          expect(y).toBeGreaterThan(0);
          expect(y).toBeLessThan(PICTURE_UNITS);
        }
      },
    ),
  );
});
