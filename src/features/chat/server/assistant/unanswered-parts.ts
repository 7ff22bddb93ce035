// Parts of a message that its answers pass over: answered after all where that is likely enough, else named as unknown.
import { numberOf } from './details/counts.ts';
import type { Intent } from './intents/intents.ts';
import { stemOf } from './intents/stems.ts';
import { TOPICS, isEveryday } from './intents/topics.ts';
import { EMPTY_WORDS, foldedWords } from './words.ts';

const MIN_LETTERS = 5;
const ASKS = /(?:ko|kos|kohan|ks)$/;
/** 'Pitääkö siitä ilmoittaa?' is about what was asked before it. */
const REFERS =
  /^(?:se|sen|sit[ai]?|siita?|siihen?|siina?|silla?|sille|silta|sita|siks|siksi|ne|nii(?:den|den|hin|ta|sta|st|lla|l|lle)|noi|noita|noista|tama|taman|tahan|tasta|tata|tuo|tuon|toi|ton)$/;

/** The words of a part that say what it is about, none where it only continues. */
export function ownWords(part: string): string[] {
  return foldedWords(part).some((word) => REFERS.test(word)) ? [] : contentWords(part);
}

export function contentWords(part: string): string[] {
  return foldedWords(part).filter(
    (word) =>
      word.length >= MIN_LETTERS &&
      !ASKS.test(word) &&
      !EMPTY_WORDS.has(word) &&
      numberOf(word) === undefined,
  );
}

/** Whether a text speaks of what a part names. */
export function mentions(text: string, part: string): boolean {
  const starts = new Set(foldedWords(text).map((word) => word.slice(0, MIN_LETTERS)));
  return foldedWords(part).some(
    (word) => word.length >= MIN_LETTERS && !ASKS.test(word) && starts.has(word.slice(0, MIN_LETTERS)),
  );
}

/** Whether a word of the question is in neither the answer nor any way to ask for it: it may be about something else. */
export function isPartlyCovered(question: string, intent: Intent, answer: string): boolean {
  const known = new Set(waysOf(intent).flatMap(foldedWords).map(stemOf));
  return ownWords(question).some(
    (word) => !isEveryday(word) && !known.has(stemOf(word)) && !mentions(answer, word),
  );
}

/** Whether a part is about something that neither the answer nor any way to ask for it has a word of. */
export function isUnansweredPart(part: string, intent: Intent, answer: string): boolean {
  const words = ownWords(part).filter((word) => !isEveryday(word));
  if (words.length === 0 || mentions(answer, words.join(' '))) return false;
  const known = new Set(waysOf(intent).flatMap(foldedWords).map(stemOf));
  return words.every((word) => !known.has(stemOf(word)));
}

function waysOf(intent: Intent): readonly string[] {
  if (typeof intent !== 'string') return [intent.heading, intent.text, ...(intent.ways ?? [])];
  return TOPICS.find(({ topic }) => topic === intent)?.ways ?? [];
}

/** Letters alone, so that nothing else can be put into the shop's mouth. */
const QUOTABLE = /^[\p{L}\s,-]{4,80}$/u;

/** The part as the visitor wrote it, where it can be repeated. */
export function quotedPart(part: string): string | undefined {
  const bare = part
    .trim()
    .replace(/^(?:ja|sek\p{L}+|ent\p{L})\s+/iu, '')
    .replace(/[?!.\s]+$/u, '');
  return QUOTABLE.test(bare) ? bare : undefined;
}
