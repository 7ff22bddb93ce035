// A price change so large that the page was probably misread: '1 299 €' after 119,90 €.

/** A shop does not change the price of a tyre by more than this factor at once. */
const MAX_PRICE_FACTOR = 2.5;

export function isUnlikelyChange(beforeCents: number, afterCents: number): boolean {
  return afterCents > beforeCents * MAX_PRICE_FACTOR || afterCents * MAX_PRICE_FACTOR < beforeCents;
}
