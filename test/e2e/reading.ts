// How journeys read what a page shows.

/** The first price of a text, '1 234,50 €' or '131 €' with any kind of space, in cents; with a unit, the first that has it: '131 €/kpl'. */
export function centsOf(text: string, unit = ''): number {
  const found = new RegExp(`(\\d[\\d\\s]*)(?:,(\\d\\d))?\\s*€${unit}`).exec(text);
  if (!found) throw new Error(`No price in "${text}"`);
  return Number(found[1]?.replaceAll(/\s/g, '')) * 100 + Number(found[2] ?? 0);
}

/** The fitted price of a card as it is written there: '664 €'. */
export function fittedPriceOf(text: string): string {
  const found = /\d[\d\s,]*€(?=\s+asennettuna)/.exec(text);
  if (!found) throw new Error(`No fitted price in "${text}"`);
  return found[0];
}

/** The only number of a text: '1 234 rengasta' is 1234. */
export function countOf(text: string): number {
  const digits = text.replaceAll(/\D/g, '');
  if (digits === '') throw new Error(`No number in "${text}"`);
  return Number(digits);
}
