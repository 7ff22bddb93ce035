// Figures of newsletters. Sources: specification of the back office, point 9; docs/behaviour/newsletters.md.

export const LONGEST_SUBJECT = 80;
/** From here on the counter warns: mail programs on phones cut longer subjects. */
export const LONG_SUBJECT = 50;
/** A test letter goes to so many addresses at most. */
export const MOST_TEST_ADDRESSES = 5;
/** Test letters of the whole shop within an hour. */
export const TEST_LETTERS_PER_HOUR = 20;
/** Deliveries on one page of the list. */
export const MOST_DELIVERIES = 200;
/** Subscribers that can be chosen one by one. */
export const MOST_CHOSEN = 10_000;
/** Offer messages of the whole shop that a language model may word within an hour; beyond, ready sentences are taken. */
export const MODEL_MESSAGES_PER_HOUR = 40;
