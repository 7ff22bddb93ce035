// How many conversations may be begun, and how long they are stored.

import { HOUR_MS } from '../../platform/contract/durations.ts';

/** Log calls of one client. */
export const CLIENT_LIMIT = { windowMs: HOUR_MS, most: 60 } as const;

/** New conversations of all clients together within a day. */
export const MOST_A_DAY = 5000;

/** Messages and the shortened address are stored for so long; that a conversation began stays for the statistics. */
export const STORED_DAYS = 90;

/** The daily starts go back this far. */
export const SHOWN_DAYS = 366;

/** An export holds at most so many days, and so many messages. */
export const MOST_DAYS_EXPORTED = 366;
export const MOST_EXPORTED = 50_000;
