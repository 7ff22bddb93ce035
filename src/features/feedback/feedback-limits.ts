// How much feedback may be given, and how long it is stored.
import { HOUR_MS } from '../../platform/contract/durations.ts';

export const MAX_COMMENT_LENGTH = 2000;

/** What one client may send: ratings, and thumbs under answers of the assistant. */
export const CLIENT_LIMITS = {
  rating: { windowMs: HOUR_MS, max: 5 },
  thumbs: { windowMs: HOUR_MS, max: 30 },
} as const;
export type FeedbackKind = keyof typeof CLIENT_LIMITS;

/** Feedback is removed this many months after it came. */
export const RETENTION_MONTHS = 24;
