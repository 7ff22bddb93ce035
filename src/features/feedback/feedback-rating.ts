// What a rating is, how it is averaged, and which colour shows how good it is.

export const WORST_RATING = 0;
export const BEST_RATING = 10;
/** What the form starts with. */
export const DEFAULT_RATING = 5;

/** 0, 1, … 10. */
export const RATINGS: readonly number[] = Array.from(
  { length: BEST_RATING - WORST_RATING + 1 },
  (_, step) => WORST_RATING + step,
);

export type RatingTone = 'ok' | 'warn' | 'bad';

/** 8 or more green, 5 to 7 yellow, below 5 red. For averages and the like. */
export function ratingTone(rating: number): RatingTone {
  if (rating >= 8) return 'ok';
  return rating >= 5 ? 'warn' : 'bad';
}

/** In the feedback table 3 or less is red and 8 or more is green. */
export function tableRatingTone(rating: number): RatingTone {
  if (rating >= 8) return 'ok';
  return rating <= 3 ? 'bad' : 'warn';
}

/** The mean to one decimal of `counts[rating]` ratings each; null when there are none. */
export function averageRating(counts: readonly number[]): number | null {
  const count = counts.reduce((sum, each) => sum + each, 0);
  if (count === 0) return null;
  const sum = counts.reduce((total, each, rating) => total + each * rating, 0);
  return meanOf(sum, count);
}

/** To one decimal; `count` of at least 1. */
export function meanOf(sum: number, count: number): number {
  return Math.round((sum * 10) / count) / 10;
}

/** 7 → '7,0'. */
export function formatAverage(average: number): string {
  return average.toFixed(1).replace('.', ',');
}
