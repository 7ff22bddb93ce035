// An answer that would be given twice in a row: the sentence on what is new in the question, or that no more is known.
import { assistantMessages as messages } from '../../../messages/assistant.ts';
import { languageMessages } from '../../../messages/languages.ts';
import { conceptsIn } from '../concepts.ts';
import type { Reply } from '../intents/answer-intent.ts';
import type { Language } from '../languages/languages.ts';
import { mentions, ownWords } from '../unanswered-parts.ts';
import { fold } from '../words.ts';

/** Topics whose words are the same for everybody: given again, they do not answer what was asked. */
export const MAY_REPEAT: ReadonlySet<Reply['topic']> = new Set([
  'faq',
  'choice',
  'contact',
  'duration',
  'hotel',
  'own-booking',
  'season',
  'tread',
]);

const SENTENCES = /(?<=[.!])\s+|\n/u;

/** The same sentences, whatever their order. */
export function isSameAnswer(one: string, other: string): boolean {
  const sorted = (text: string) => text.split(SENTENCES).toSorted().join();
  return sorted(one) === sorted(other);
}

/** The sentences on what is asked now, when some are on a word that the question before did not have; undefined where all are. */
export function asksAnew(answer: string, [before = '', now = '']: readonly string[]): string | undefined {
  const own = ownWords(now);
  const added = own.filter((word) => !mentions(before, word));
  const sentences = answer.split(SENTENCES);
  const on = (words: readonly string[]) =>
    sentences.filter((sentence) => words.some((word) => mentions(sentence, word)));
  const meant = on(own);
  const isPart = on(added).length > 0 && meant.length < sentences.length;
  return isPart && fold(before) !== fold(now) ? meant.join(' ') : undefined;
}

/** Another sentence comes first, and it is on what is asked now. */
export function isReordered(answer: string, earlier: string, asked: string): boolean {
  const [first = ''] = answer.split(SENTENCES);
  const on = conceptsIn(first);
  return !earlier.startsWith(first) && [...conceptsIn(asked)].some((each) => on.has(each));
}

export function sayAgain(answer: string, language: Language): string {
  return `${answer}\n${(language === 'fi' ? messages : languageMessages[language]).knowsNoMore}`;
}
