// Limits of customer accounts. Sources of the figures: docs/behaviour/customers.md.
import { HOUR_MS, DAY_MS } from '../../platform/contract/durations.ts';

export const MAX_LENGTH = { email: 254, name: 100, phone: 40, address: 300, plate: 12, size: 40 } as const;
/** Long enough for any password manager, short enough to hash. */
export const MAX_PASSWORD_LENGTH = 200;
export const MAX_VEHICLES = 20;

/** A customer's session ends after this long without a call, and after this long at all. */
export const SESSION_IDLE_MS = 30 * DAY_MS;
export const SESSION_MS = 180 * DAY_MS;

/** How long a mailed link is valid. */
export const LINK_HOURS = { register: 48, email: 48, reset: 1 } as const;
/** Mails of one kind to one address. */
export const MAX_MAILS = { hour: 1, day: 5 } as const;
/** Links requested from one network address. */
export const CLIENT_LINK_LIMIT = { windowMs: HOUR_MS, max: 10 } as const;

/** An account unused for 24 months is removed 30 days after a notice to its owner. */
export const UNUSED_MONTHS = 24;
export const UNUSED_NOTICE_DAYS = 30;

/** Between requesting the removal of the account and its removal. */
export const REGRET_DAYS = 7;
