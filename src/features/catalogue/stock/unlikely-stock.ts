// When a counted stock is rather a slip of the finger.

const MOST_LIKELY_STOCK = 200;
const MAX_LIKELY_TIMES = 5;

/** '86' typed over 8: needs a confirmation before it is saved. */
export function isUnlikelyStock(before: number, after: number): boolean {
  return after > Math.max(before, MOST_LIKELY_STOCK) || (before > 0 && after > before * MAX_LIKELY_TIMES);
}
