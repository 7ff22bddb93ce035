// How much feedback may be given, and how long it is stored.

import { HOUR_MS } from '../../platform/contract/durations.ts';

export const LONGEST_COMMENT = 2000;

/** What one client may send: ratings, and thumbs under answers of the assistant. */
export const CLIENT_LIMITS = {
  rating: { windowMs: HOUR_MS, most: 5 },
  thumbs: { windowMs: HOUR_MS, most: 30 },
} as const;
export type FeedbackKind = keyof typeof CLIENT_LIMITS;

/** Feedback is removed this many months after it came. */
export const RETENTION_MONTHS = 24;
