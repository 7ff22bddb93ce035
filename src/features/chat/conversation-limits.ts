// How many conversations may be started, and how long they are stored.
import { HOUR_MS } from '../../platform/contract/durations.ts';

/** Stored messages of one client in an hour. */
export const CLIENT_LIMIT = { windowMs: HOUR_MS, max: 60 } as const;

/** New conversations of all clients together within a day. */
export const MAX_PER_DAY = 5000;

/** Days until messages and the shortened address are deleted; the start of a conversation stays for the statistics. */
export const STORED_DAYS = 90;

/** Days of daily start counts that staff see. */
export const SHOWN_DAYS = 366;

/** Limits of one export, in days and in messages. */
export const MAX_DAYS_EXPORTED = 366;
export const MAX_EXPORTED = 50_000;
