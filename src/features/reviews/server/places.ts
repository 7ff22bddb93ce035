// Reads the shop's reviews from the Google Places API (New).
import { z } from 'zod';

import { fetchOutside } from '../../../platform/server/outbound/outbound.ts';
import type { PlacesSettings } from '../../../platform/server/settings.ts';
import type { Review } from '../contract.ts';
import { reviewsMessages } from '../messages.ts';

export type StoredReview = Omit<Review, 'relative_time_description'>;

export interface FetchedReviews {
  rating: number;
  total: number;
  reviews: StoredReview[];
  /** Where the service has the photos of the authors, in the order of the reviews. */
  photos: (string | undefined)[];
}

const GOOGLE = 'https://places.googleapis.com';
const FIELDS = 'rating,userRatingCount,reviews';
const MAX_BYTES = 500_000;
const TIMEOUT_MS = 15_000;
const MAX_TEXT_LENGTH = 5000;

const textSchema = z.object({ text: z.string() }).optional();
const placeSchema = z.object({
  rating: z.number().min(0).max(5),
  userRatingCount: z.int().min(0),
  reviews: z
    .array(
      z.object({
        rating: z.int().min(1).max(5),
        originalText: textSchema,
        text: textSchema,
        authorAttribution: z
          .object({ displayName: z.string().optional(), photoUri: z.string().optional() })
          .optional(),
        publishTime: z.iso.datetime({ offset: true }),
      }),
    )
    .max(20)
    .default([]),
});

/** The reviews as they are now. Throws when the service does not answer 200 with JSON of the expected form. */
export async function fetchReviews(places: PlacesSettings, signal: AbortSignal): Promise<FetchedReviews> {
  const { apiKey, placeId, baseUrl } = places;
  const answer = await fetchOutside({
    url: `${baseUrl ?? GOOGLE}/v1/places/${encodeURIComponent(placeId)}?languageCode=fi`,
    headers: { 'x-goog-api-key': apiKey, 'x-goog-fieldmask': FIELDS, accept: 'application/json' },
    maxBytes: MAX_BYTES,
    timeoutMs: TIMEOUT_MS,
    signal,
    ...(baseUrl !== undefined && { operatorOrigin: baseUrl }),
  });
  if (answer.status !== 200 || !answer.contentType.includes('json')) {
    throw new Error(`The reviews service answered ${answer.status} (${answer.contentType})`);
  }
  const place = placeSchema.parse(JSON.parse(answer.text));
  return {
    rating: place.rating,
    total: place.userRatingCount,
    photos: place.reviews.map(({ authorAttribution }) => authorAttribution?.photoUri),
    reviews: place.reviews.map((review) => ({
      rating: review.rating,
      text: (review.originalText ?? review.text)?.text.slice(0, MAX_TEXT_LENGTH) ?? '',
      author_name: review.authorAttribution?.displayName?.trim().slice(0, 200) || reviewsMessages.noName,
      profile_photo_url: null,
      time: Math.floor(Date.parse(review.publishTime) / 1000),
    })),
  };
}
