// Figures of newsletters. docs/behaviour/newsletters.md has the tests of them.
import { HOUR_MS } from '../../platform/contract/durations.ts';

export const MAX_SUBJECT_LENGTH = 80;

/** From here on the counter warns: mail programs on phones cut longer subjects. */
export const LONG_SUBJECT = 50;
/** Addresses per test email. */
export const MAX_TEST_ADDRESSES = 5;
/** Test emails per hour of the shop. */
export const TEST_EMAIL_LIMIT = { windowMs: HOUR_MS, max: 20 } as const;
/** Deliveries on one page of the list. */
export const MAX_DELIVERIES = 200;
/** Subscribers that can be chosen one by one. */
export const MAX_CHOSEN = 10_000;
/** Offer messages per hour of the shop worded by a language model; beyond that, ready sentences are used. */
export const MODEL_MESSAGE_LIMIT = { windowMs: HOUR_MS, max: 40 } as const;
