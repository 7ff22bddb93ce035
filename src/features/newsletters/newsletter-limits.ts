// Figures of newsletters. docs/behaviour/newsletters.md has the tests of them.

import { HOUR_MS } from '../../platform/contract/durations.ts';

export const MAX_SUBJECT_LENGTH = 80;

/** From here on the counter warns: mail programs on phones cut longer subjects. */
export const LONG_SUBJECT = 50;
/** A test email goes to so many addresses at most. */
export const MAX_TEST_ADDRESSES = 5;
/** Test emails of the whole shop. */
export const TEST_EMAIL_LIMIT = { windowMs: HOUR_MS, max: 20 } as const;
/** Deliveries on one page of the list. */
export const MAX_DELIVERIES = 200;
/** Subscribers that can be chosen one by one. */
export const MAX_CHOSEN = 10_000;
/** Offer messages of the whole shop that a language model may word; beyond, ready sentences are taken. */
export const MODEL_MESSAGE_LIMIT = { windowMs: HOUR_MS, max: 40 } as const;
