// Reads the notation of `claim-patterns.ts` and finds its frames in a sentence.
import type { Frame } from './claim-patterns.ts';

export interface WordGroup {
  readonly pattern: RegExp;
  readonly isForbidden: boolean;
}

export function compileFrame(frame: Frame): WordGroup[] {
  return frame.split(' & ').map((group) => {
    const isForbidden = group.startsWith('!');
    const stems = group.slice(isForbidden ? 1 : 0).match(STEM) ?? [];
    return { pattern: new RegExp(stems.map(stemPattern).join('|')), isForbidden };
  });
}

/**
 * Positions of a frame's words, from the first to the last; undefined when one is missing or a forbidden one is there.
 */
export function matchFrame(
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

/** The parts between bars that are in no bracket; brackets are nested at most three deep. */
const STEM = /(?:\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|[^|(])+/g;

function stemPattern(stem: string): string {
  const word = stem.replace(/^~/, '').replaceAll(/(?<!\(\?<?)=/g, String.raw`(?!\w)`);
  return String.raw`${startOf(stem)}(?:${word})\w*`;
}

function startOf(stem: string): string {
  if (stem.startsWith('~')) return String.raw`\b\w*`;
  return STARTS_A_WORD.test(stem) ? String.raw`\b` : '';
}

/** Other patterns, such as a currency sign, match anywhere. */
const STARTS_A_WORD = /^(?:\(\?[:!])?(?:[a-z\d]|\\w)/;
