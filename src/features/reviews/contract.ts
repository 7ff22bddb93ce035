// What others may know of reviews: the set as the API gives it out.
import { z } from 'zod';

import { endpoint } from '../../platform/contract/endpoint.ts';

/** A new set drops cached pages with this tag. */
export const REVIEWS_TAG = 'reviews';

export const reviewSchema = z.strictObject({
  rating: z.int().min(1).max(5),
  /** Empty when the customer gave only stars. */
  text: z.string().max(5000),
  author_name: z.string().min(1).max(200),
  /** null: initials replace the photo. */
  profile_photo_url: z.string().nullable(),
  relative_time_description: z.string(),
  /** Unix seconds. */
  time: z.int(),
});
export type Review = z.infer<typeof reviewSchema>;

export const reviewSetSchema = z.strictObject({
  reviews: z.array(reviewSchema),
  /** Mean of all ratings of the service, 0 when there are none. */
  rating: z.number().min(0).max(5),
  user_ratings_total: z.int().min(0),
  /** The same two by their other names. */
  overallRating: z.number().min(0).max(5),
  totalRatings: z.int().min(0),
  /** When the service last gave a good answer; null before the first. */
  fetchedAt: z.iso.datetime({ offset: true }).nullable(),
});
export type ReviewSet = z.infer<typeof reviewSetSchema>;

export const getReviews = endpoint('GET /reviews', {
  access: 'everyone',
  summary: 'Reviews of the shop as last read from the reviews service, with the overall rating',
  output: reviewSetSchema,
});
