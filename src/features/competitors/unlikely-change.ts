// A changed price that is rather a misread page than a price: '1 299 €' after 119,90 €.

/** No shop makes a tyre more than two and a half times dearer or cheaper at once. */
const MOST_TIMES = 2.5;

export function isUnlikelyChange(beforeCents: number, afterCents: number): boolean {
  return afterCents > beforeCents * MOST_TIMES || afterCents * MOST_TIMES < beforeCents;
}
