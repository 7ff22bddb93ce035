// How journeys read what a page shows.

/** The first '1 234,50 €' of a text, with any kind of space, in cents. */
export function centsOf(text: string): number {
  const found = /(\d[\d\s]*),(\d\d)\s*€/.exec(text);
  if (!found) throw new Error(`No price in "${text}"`);
  return Number(found[1]?.replaceAll(/\s/g, '')) * 100 + Number(found[2]);
}

/** The price of one tyre on its card, '131 €/kpl' or '131,50 €/kpl', in cents. */
export function tyreCentsOf(text: string): number {
  const found = /(\d[\d\s]*)(?:,(\d\d))?\s*€\/kpl/.exec(text);
  if (!found) throw new Error(`No price of one tyre in "${text}"`);
  return Number(found[1]?.replaceAll(/\s/g, '')) * 100 + Number(found[2] ?? 0);
}

/** The only number of a text: '1 234 mallia' is 1234. */
export function countOf(text: string): number {
  const digits = text.replaceAll(/\D/g, '');
  if (digits === '') throw new Error(`No number in "${text}"`);
  return Number(digits);
}
