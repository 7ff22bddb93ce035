// Use cases of reviews: the kept set as of now, and the demonstration shop's.
import { z } from 'zod';

import { addDays, helsinkiDay, helsinkiInstant } from '../../../platform/contract/dates.ts';
import type { Platform } from '../../../platform/server/context.ts';
import type { PictureUse } from '../../../platform/server/feature.ts';
import type { PictureMaker } from '../../../platform/server/files/picture-maker.ts';
import type { PlacesSettings } from '../../../platform/server/settings.ts';
import { REVIEWS_TAG, reviewSchema } from '../contract.ts';
import type { ReviewSet } from '../contract.ts';
import { reviewsMessages } from '../messages.ts';
import { relativeTime } from '../reviews.ts';
import demonstration from './demonstration.json' with { type: 'json' };
import { keepPhotos, photoFiles } from './photos.ts';
import type { PhotoParts } from './photos.ts';
import { fetchReviews } from './places.ts';
import type { FetchedReviews } from './places.ts';
import { deleteDemonstrationReviews, findReviews, insertFirstReviews, replaceReviews } from './store.ts';
import type { NewSet, ReviewTables } from './store.ts';

/** What the pages show: the set, and whether it is made up. */
export interface ShownReviews {
  set: ReviewSet;
  isDemo: boolean;
}

export interface Reviews {
  getReviews: () => Promise<ShownReviews>;
  /** The next midnight in Helsinki: the ages of the reviews change with the day. */
  expiresAt: () => Date;
  /** The authors' photos that are shown. */
  listPhotos: () => Promise<readonly PictureUse[]>;
  /** Reads the reviews anew when the kept ones are a day old, or when asked for. A bad answer throws and leaves them as they are. */
  refreshWhenDue: (signal: AbortSignal, isAsked?: boolean) => Promise<void>;
  /** Example reviews, where none are kept. */
  loadDemonstrationReviews: () => Promise<void>;
  /** Takes the example reviews away; real ones stay. */
  clearDemonstrationReviews: () => Promise<void>;
}

/** Reviews are read daily; the hour is for a run that comes a little early. */
const FRESH_MS = 23 * 3600 * 1000;

/** Where the home page shows reviews. */
const SECTION = '/#arvostelut';

/** A review as kept; its age is told when it is read. */
const keptSchema = z.array(reviewSchema.omit({ relative_time_description: true }));

export function reviewsService(platform: Platform, maker: PictureMaker): Reviews {
  const db = platform.db.$extendTables<ReviewTables>();
  const today = () => helsinkiDay(platform.clock.now());

  return {
    getReviews: async () => {
      const kept = await findReviews(db);
      const reviews = keptSchema.parse(kept?.reviews ?? []).map((review) => ({
        ...review,
        relative_time_description: relativeTime(review.time, today()),
      }));
      const rating = kept?.rating ?? 0;
      const total = kept?.total ?? 0;
      return {
        isDemo: kept?.is_demo ?? false,
        set: {
          reviews,
          rating,
          user_ratings_total: total,
          overallRating: rating,
          totalRatings: total,
          fetchedAt: kept?.fetched_at.toISOString() ?? null,
        },
      };
    },
    listPhotos: async () => {
      const kept = keptSchema.parse((await findReviews(db))?.reviews ?? []);
      return kept.flatMap(({ author_name: name, profile_photo_url: path }) =>
        path === null ? [] : [{ path, where: reviewsMessages.photoOf(name), href: SECTION }],
      );
    },
    expiresAt: () => helsinkiInstant(addDays(today(), 1), '00:00'),
    refreshWhenDue: async (signal, isAsked = false) => {
      const { files, log, settings } = platform;
      const { places } = settings;
      if (!places) return;
      const kept = await findReviews(db);
      const now = platform.clock.now();
      const isFresh = kept && !kept.is_demo && now.getTime() - kept.fetched_at.getTime() < FRESH_MS;
      if (isFresh && !isAsked) return;
      const { rating, total, reviews } = await fetchWithPhotos(
        { files, log, maker, operatorOrigin: places.baseUrl },
        places,
        signal,
      );
      await replaceReviews(db, { rating, total, reviews, is_demo: false, fetched_at: now });
      await platform.pages.changed([REVIEWS_TAG]);
      const shown = new Set(photoFiles(photosOf(reviews)));
      const before = photoFiles(photosOf(keptSchema.parse(kept?.reviews ?? [])));
      await files.remove(before.filter((name) => !shown.has(name)));
    },
    loadDemonstrationReviews: async () => {
      const set = demonstrationSet(platform.clock.now());
      if (await insertFirstReviews(db, set)) await platform.pages.changed([REVIEWS_TAG]);
    },
    clearDemonstrationReviews: async () => {
      await deleteDemonstrationReviews(db);
      await platform.pages.changed([REVIEWS_TAG]);
    },
  };
}

function photosOf(reviews: FetchedReviews['reviews']): (string | null)[] {
  return reviews.map((review) => review.profile_photo_url);
}

async function fetchWithPhotos(
  parts: PhotoParts,
  places: PlacesSettings,
  signal: AbortSignal,
): Promise<FetchedReviews> {
  const fetched = await fetchReviews(places, signal);
  const photos = await keepPhotos(parts, fetched.photos, signal);
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
  return { rating, total: reviews.length, reviews, is_demo: true, fetched_at: now };
}
