// Ranges of numbers in running text: a line never ends between a dash and the number after it.

/** U+2060: no break here. */
const JOINER = '\u2060';

/** 'ajettuasi 50–100 kilometriä' with the range unbreakable; other dashes stay as they are. */
export function unbreakRanges(text: string): string {
  return text.replaceAll(/(?<=[\d″.])[–-](?=\d)/g, `$&${JOINER}`);
}
