// How much may be sent to the shop, and how long it is stored.
import { HOUR_MS, DAY_MS, MINUTE_MS } from '../../platform/contract/durations.ts';

export const MAX_MESSAGE_LENGTH = 2000;
export const MAX_SUMMARY_LENGTH = 500;
export const MAX_REPLY_LENGTH = 5000;

/** Enquiries one client may send, and all clients together. */
export const CLIENT_LIMITS = [
  { windowMs: HOUR_MS, max: 5 },
  { windowMs: DAY_MS, max: 20 },
] as const;
export const LIMIT_OF_ALL = { windowMs: DAY_MS, max: 1000 } as const;

/** The same sent again within this time is the same enquiry: a form sent twice, a page reloaded. */
export const REPEAT_WITHIN_MS = 10 * MINUTE_MS;

/** Enquiries are removed this many months after they came. */
export const RETENTION_MONTHS = 12;

/** A new enquiry that waits longer than this while the shop is open waits too long. */
export const OVERDUE_OPEN_MS = 4 * HOUR_MS;
