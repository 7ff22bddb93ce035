// How much feedback may be given, and how long it is kept.

export const LONGEST_COMMENT = 2000;

export const HOUR_MS = 3_600_000;

/** What one client may send within an hour: ratings, and thumbs under answers of the assistant. */
export const MOST_AN_HOUR = { rating: 5, thumbs: 30 } as const;
export type FeedbackKind = keyof typeof MOST_AN_HOUR;

/** Feedback is removed this many months after it came. */
export const KEPT_MONTHS = 24;
