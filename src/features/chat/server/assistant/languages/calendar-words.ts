// Months and days of the week in other languages, each with the Finnish word for when it is.
import { MONTH_STEMS } from '../concepts.ts';

export const MONTHS = MONTH_STEMS.map((stem) => `${stem}kuussa`);
export const WEEKDAYS =
  'maanantaina tiistaina keskiviikkona torstaina perjantaina lauantaina sunnuntaina'.split(' ');

/** `names`: those of the other language in the same order, with spaces between them. */
export function inOrder(
  finnish: readonly string[],
  phraseOf: (name: string) => string,
  names: string,
): (readonly [string, string])[] {
  return names.split(' ').map((name, at) => [phraseOf(name), finnish[at] ?? '']);
}
