// Use cases of reviews: the stored set as of now, and the demonstration shop's.
import { z } from 'zod';

import { addDays, helsinkiDay, helsinkiInstant } from '../../../platform/contract/dates.ts';
import { HOUR_MS } from '../../../platform/contract/durations.ts';
import type { Platform } from '../../../platform/server/context.ts';
import type { PictureMaker } from '../../../platform/server/files/picture-maker.ts';
import type { PlacesSettings } from '../../../platform/server/settings.ts';
import { REVIEWS_TAG, reviewSchema } from '../contract.ts';
import { reviewsMessages } from '../messages.ts';
import { relativeTime } from '../reviews.ts';
import demonstration from './demonstration.json' with { type: 'json' };
import { storePhotos, photoFiles, type PhotoParts } from './photos.ts';
import { fetchReviews, type FetchedReviews } from './places.ts';
import {
  deleteDemonstrationReviews,
  findReviews,
  insertFirstReviews,
  replaceReviews,
  type NewSet,
  type ReviewTables,
  type StoredReviews,
} from './store.ts';

/** Reviews are read daily; the hour is for a run that comes a little early. */
const FRESH_MS = 23 * HOUR_MS;

/** Where the home page shows reviews. */
const SECTION = '/#arvostelut';

/** A review as stored; its age is computed when it is read. */
const storedSchema = reviewSchema.omit({ relative_time_description: true });

/** The stored reviews that the contract accepts; others, of an older version perhaps, are left out. */
function readStored(stored: StoredReviews | undefined): z.output<typeof storedSchema>[] {
  return z
    .array(storedSchema.nullable().catch(null))
    .catch([])
    .parse(stored?.reviews)
    .filter((review) => review !== null);
}

export function reviewsService(platform: Platform, maker: PictureMaker) {
  const db = platform.db.$extendTables<ReviewTables>();
  const today = () => helsinkiDay(platform.clock.now());

  return {
    getReviews: async () => {
      const stored = await findReviews(db);
      const reviews = readStored(stored).map((review) => ({
        ...review,
        relative_time_description: relativeTime(review.time, today()),
      }));
      const rating = stored?.rating ?? 0;
      const total = stored?.total ?? 0;
      return {
        isDemo: stored?.isDemo ?? false,
        set: {
          reviews,
          rating,
          user_ratings_total: total,
          overallRating: rating,
          totalRatings: total,
          fetchedAt: stored?.fetchedAt.toISOString() ?? null,
        },
      };
    },
    /** The authors' photos that are shown. */
    listPhotos: async () => {
      return readStored(await findReviews(db)).flatMap(({ author_name: name, profile_photo_url: path }) =>
        path === null ? [] : [{ path, where: reviewsMessages.photoOf(name), href: SECTION }],
      );
    },
    /** The next midnight in Helsinki: the ages of the reviews change with the day. */
    expiresAt: () => helsinkiInstant(addDays(today(), 1), '00:00'),
    /** Fetches the reviews when the stored ones are a day old, or when `isRequested`. A bad answer throws and changes nothing. */
    refreshWhenDue: async (signal: AbortSignal, isRequested: boolean = false) => {
      const { files, log, settings } = platform;
      const { places } = settings;
      if (!places) return;
      const stored = await findReviews(db);
      const now = platform.clock.now();
      const isFresh = stored && !stored.isDemo && now.getTime() - stored.fetchedAt.getTime() < FRESH_MS;
      if (isFresh && !isRequested) return;
      const { rating, total, reviews } = await fetchWithPhotos(
        { files, log, maker, operatorOrigin: places.baseUrl },
        places,
        signal,
      );
      await replaceReviews(db, { rating, total, reviews, isDemo: false, fetchedAt: now });
      await platform.pages.changed([REVIEWS_TAG]);
      const shown = new Set(photoFiles(photosOf(reviews)));
      const before = photoFiles(photosOf(readStored(stored)));
      await files.remove(before.filter((name) => !shown.has(name)));
    },
    /** Example reviews, where none are stored. */
    loadDemonstrationReviews: async () => {
      const set = demonstrationSet(platform.clock.now());
      if (await insertFirstReviews(db, set)) await platform.pages.changed([REVIEWS_TAG]);
    },
    /** Takes the example reviews away; real ones stay. */
    clearDemonstrationReviews: async () => {
      await deleteDemonstrationReviews(db);
      await platform.pages.changed([REVIEWS_TAG]);
    },
  };
}

export type Reviews = ReturnType<typeof reviewsService>;

function photosOf(reviews: FetchedReviews['reviews']): (string | null)[] {
  return reviews.map((review) => review.profile_photo_url);
}

async function fetchWithPhotos(
  parts: PhotoParts,
  places: PlacesSettings,
  signal: AbortSignal,
): Promise<FetchedReviews> {
  const fetched = await fetchReviews(places, signal);
  const photos = await storePhotos(parts, fetched.photos, signal);
  const reviews = fetched.reviews.map((review, index) => ({
    ...review,
    profile_photo_url: photos[index] ?? null,
  }));
  return { ...fetched, reviews };
}

function demonstrationSet(now: Date): NewSet {
  const reviews = demonstration.map(({ daysAgo, name, rating, text }) => ({
    rating,
    text,
    author_name: name,
    profile_photo_url: null,
    time: Math.floor(now.getTime() / 1000) - daysAgo * 86_400,
  }));
  const rating = reviews.reduce((sum, review) => sum + review.rating, 0) / reviews.length;
  return { rating, total: reviews.length, reviews, isDemo: true, fetchedAt: now };
}
