// What two intents have in common: the question that stands for each, and the share that they have together.
import { assistantMessages as messages } from '../../../messages/assistant.ts';
import { EMPTY_WORDS, foldedWords } from '../words.ts';
import type { Intent, RankedIntent } from './intents.ts';

/** Below this share even the likeliest intent is not used. */
export const MIN_SHARE = 0.25;
const STEM_LETTERS = 5;
/** Share of the likeliest from which the next is nearly as likely. */
const NEAR = 0.5;

interface LikeliestTwo {
  intent: Intent;
  share: number;
  rival?: Intent;
  rivalShare: number;
}

/** The two likeliest may be nearly the same question, which then has the share of both. */
export function shareOfQuestion({ share, intent, rival, rivalShare }: LikeliestTwo): number {
  if (share < MIN_SHARE) return share;
  return isSameQuestion(intent, rival) ? share + rivalShare : share;
}

function isSameQuestion(intent: Intent, rival: Intent | undefined): boolean {
  const others = new Set(stemsOf(wordsOf(rival)));
  return stemsOf(wordsOf(intent)).some((stem) => others.has(stem));
}

function stemsOf(words: readonly string[]): string[] {
  return words.map((word) => word.slice(0, STEM_LETTERS));
}

/** Of two pages on the same that are nearly as likely, the one that speaks of no more than was asked. */
export function narrowerFirst(ranked: readonly RankedIntent[], asked: string): readonly RankedIntent[] {
  const [best, second, ...others] = ranked;
  if (typeof best?.label !== 'object' || typeof second?.label !== 'object') return ranked;
  if (second.share < best.share * NEAR || !isSameQuestion(best.label, second.label)) return ranked;
  const known = new Set(stemsOf(foldedWords(asked)));
  const more = (label: Intent) => stemsOf(wordsOf(label)).filter((stem) => !known.has(stem)).length;
  return more(second.label) < more(best.label) ? [second, best, ...others] : ranked;
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
