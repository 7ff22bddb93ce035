// Other wordings of a question of the shop's list: a text with one per line, without empty lines and repetitions.

/** Characters of all wordings of one question. */
export const MAX_WAYS = 4000;
/** Characters of one; as long as a message to the assistant may be. */
export const MAX_WAY_LENGTH = 500;

export function waysOf(text: string): string[] {
  return [...new Set(text.split('\n').map((line) => line.replaceAll(/\s+/g, ' ').trim()))].filter(Boolean);
}

export function waysText(text: string): string {
  return waysOf(text).join('\n');
}

/** The text with the way in it, or without it. */
export function withWay(text: string, way: string, isKnown: boolean): string {
  const [line = ''] = waysOf(way.replaceAll('\n', ' '));
  const others = waysOf(text).filter((known) => known !== line);
  return (isKnown ? [...others, line] : others).join('\n');
}
