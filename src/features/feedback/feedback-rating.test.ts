import fc from 'fast-check';
import { expect, test } from 'vitest';

import { RATINGS, averageRating, formatAverage, ratingTone, tableRatingTone } from './feedback-rating.ts';

const countsOf = (ratings: readonly number[]) =>
  RATINGS.map((wanted) => ratings.filter((rating) => rating === wanted).length);

test('a rating of 8 or more is green, of 5 to 7 yellow, below 5 red', () => {
  expect(RATINGS.map(ratingTone).join(' ')).toBe('bad bad bad bad bad warn warn warn ok ok ok');
});

test('in the table a rating of 3 or less is red, of 8 or more green, between them yellow', () => {
  expect(RATINGS.map(tableRatingTone).join(' ')).toBe('bad bad bad bad warn warn warn warn ok ok ok');
});

test('the average is the mean to one decimal, and there is none without ratings', () => {
  expect(averageRating(countsOf([]))).toBeNull();
  expect(averageRating(countsOf([0]))).toBe(0);
  expect(averageRating(countsOf([7, 8, 7, 7]))).toBe(7.3);
  expect(averageRating(countsOf([10, 9, 9]))).toBe(9.3);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 10 }), { minLength: 1 }), (ratings) => {
      const mean = ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
      const average = averageRating(countsOf(ratings)) ?? Number.NaN;
      expect(Math.abs(average - mean)).toBeLessThanOrEqual(0.05 + 1e-9);
      expect(formatAverage(average)).toMatch(/^(?:10|\d),\d$/);
    }),
  );
});
