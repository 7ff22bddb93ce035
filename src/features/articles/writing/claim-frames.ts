// Reads the notation of `claim-patterns.ts` and finds its frames in a sentence.
import type { Frame } from './claim-patterns.ts';

export interface WordGroup {
  readonly pattern: RegExp;
  readonly isForbidden: boolean;
}

export function compiled(frame: Frame): WordGroup[] {
  return frame.split(' & ').map((group) => {
    const isForbidden = group.startsWith('!');
    const stems = stemsOf(isForbidden ? group.slice(1) : group);
    return { pattern: new RegExp(stems.map(stemPattern).join('|')), isForbidden };
  });
}

/** Where the words of a frame stand, from the first to the last; undefined when one is missing or a forbidden one is there. */
export function framed(
  groups: readonly WordGroup[],
  words: string,
): { index: number; end: number } | undefined {
  let [index, end] = [words.length, 0];
  for (const { pattern, isForbidden } of groups) {
    const match = pattern.exec(words);
    if (isForbidden === (match !== null)) return undefined;
    if (!match) continue;
    index = Math.min(index, match.index);
    end = Math.max(end, match.index + match[0].length);
  }
  return { index, end };
}

/** The parts between bars that are in no bracket. */
function stemsOf(group: string): string[] {
  let depth = 0;
  const marked = group.split('').map((sign) => {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    return sign === '|' && depth === 0 ? '\n' : sign;
  });
  return marked.join('').split('\n');
}

function stemPattern(stem: string): string {
  const isWhole = stem.endsWith('=');
  const word = stem.slice(stem.startsWith('~') ? 1 : 0, isWhole ? -1 : undefined);
  return `${startOf(stem)}(?:${word})${isWhole ? String.raw`(?!\w)` : String.raw`\w*`}`;
}

function startOf(stem: string): string {
  if (stem.startsWith('~')) return String.raw`\b\w*`;
  return STARTS_A_WORD.test(stem) ? String.raw`\b` : '';
}

/** Other patterns, such as a sign of money, stand anywhere. */
const STARTS_A_WORD = /^(?:\(\?[:!])?(?:[a-z\d]|\\w)/;
