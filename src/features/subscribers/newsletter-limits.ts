// How often the newsletter's forms may be used, and how long things count.
// Source of the figures: docs/behaviour/newsletter.md.
import { HOUR_MS, DAY_MS } from '../../platform/contract/durations.ts';

/** Mails of one kind to one address. The first counts only links that still work: after leaving, a new one is needed. */
export const MAIL_LIMITS = [
  { windowMs: HOUR_MS, max: 1, isOfLiveLinks: true },
  { windowMs: DAY_MS, max: 5, isOfLiveLinks: false },
] as const;

export const SUBSCRIBE_LIMIT = { windowMs: HOUR_MS, max: 60 } as const;
/** How often one client learns that an address has subscribed already; after that the answer is that of a new one. */
export const ALREADY_LIMIT = { windowMs: DAY_MS, max: 3 } as const;
/** Unsubscribe links that one client may request. */
export const UNSUBSCRIBE_LIMIT = { windowMs: HOUR_MS, max: 5 } as const;

/** How long a link to confirm can be used. */
export const CONFIRM_WITHIN_DAYS = 7;
/** A request that nobody confirms is removed after this. */
export const PENDING_RETENTION_DAYS = 30;
/** The address of an ended subscription is removed after a year; a hash prevents its import. */
export const LEFT_RETENTION_DAYS = 365;
