// What two intents have in common: the question that stands for each, and the share that they have together.
import { assistantMessages as messages } from '../../../messages/assistant.ts';
import type { Understanding } from '../understanding.ts';
import { EMPTY_WORDS, foldedWords } from '../words.ts';
import type { Intent } from './intents.ts';

/** Below this share even the likeliest intent is not used. */
export const MIN_SHARE = 0.25;
const STEM_LETTERS = 5;

/** The two likeliest may be nearly the same question, which then has the share of both. */
export function shareOfMatter({ share, intent, rival, rivalShare }: Understanding): number {
  if (share < MIN_SHARE) return share;
  const [stems, others] = [intent, rival].map(
    (each) => new Set(wordsOf(each).map((word) => word.slice(0, STEM_LETTERS))),
  );
  return [...(stems ?? [])].some((stem) => others?.has(stem)) ? share + rivalShare : share;
}

export function headingOf(intent: Intent | undefined): string | undefined {
  return typeof intent === 'object' ? intent.heading : undefined;
}

/** What the question that stands for an intent speaks of. */
export function wordsOf(intent: Intent | undefined): string[] {
  const question = headingOf(intent) ?? messages.choices[typeof intent === 'string' ? intent : ''];
  const isOwn = (word: string) => word.length >= STEM_LETTERS && !EMPTY_WORDS.has(word) && !COMMON.test(word);
  return foldedWords(question ?? '').filter(isOwn);
}

/** In nearly every question of a tyre shop. */
const COMMON = /^(?:ren[gk](?!ashot)|ajaa|kestaa|maksa|teill|onko|miksi|kuink|kannat)/;
