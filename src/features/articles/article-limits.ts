// Lengths of an article's parts, sizes of its lists, and how long a deleted one can be restored.
import { MINUTE_MS } from '../../platform/contract/durations.ts';

export const MAX_TITLE_LENGTH = 150;
/** Search engines show about 160 characters of it. */
export const MAX_SUMMARY_LENGTH = 300;
export const MAX_KEYWORD_LENGTH = 60;
export const MAX_KEYWORDS = 20;
/** Articles per page in the back office. */
export const STAFF_PAGE_SIZE = 5;
/** Articles per page of the public list: rows of two and of three come out even. */
export const PUBLIC_PAGE_SIZE = 12;
export const MAX_RELATED = 3;
export const MAX_IN_FEED = 20;
/** The same article sent again within this time is one article. */
export const REPEAT_WITHIN_MS = 10 * MINUTE_MS;
/** Days for which a deleted article can be brought back. */
export const RETENTION_DAYS = 30;
