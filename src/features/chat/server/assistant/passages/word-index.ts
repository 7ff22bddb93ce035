// Finds texts by the words of a question: BM25 over words, where inflected forms and parts of compounds count in part.
import { stemmer } from '@orama/stemmers/finnish';

import { normaliseWords } from '../../../../catalogue/search/search-words.ts';

export interface IndexedText {
  readonly heading: string;
  readonly text: string;
  /** Of its score, so much counts; 1 unless said. */
  readonly share?: number;
}

export interface Hit {
  /** Index of the text in the list that was indexed. */
  readonly index: number;
  /** 0–1: the share of the question's weight that the text covers. */
  readonly coverage: number;
}

export interface WordIndex {
  /** Best first; texts that cover nothing are left out. */
  find: (question: string) => Hit[];
}

/** A word in a heading counts as often as this many in the text. */
const HEADING_WEIGHT = 3;
/** BM25's saturation of repeated words, and how much the length of a text matters. */
const K1 = 0.8;
const B = 0.6;
const GRAM = 4;
/** Words less alike are different words. */
const LEAST_ALIKE = 0.5;
/** How much a word counts that shares letters, and one that has many others besides: 'rengas' in 'rengaspaineanturi'. */
const SYNONYM = 0.9;
const NEAR = 0.9;
const FAR = 0.6;
const LEAST_BACK = 0.34;

interface Entry {
  /** How often each word occurs. */
  readonly counts: ReadonlyMap<string, number>;
  readonly length: number;
  readonly share: number;
}

/** The languages' own words, as data. */
export interface WordLists {
  /** Words that say nothing by themselves. */
  readonly isEmpty: (word: string) => boolean;
  /** What may stand in a text in the place of this word. */
  readonly synonymsOf: (word: string) => readonly string[];
}

export function createWordIndex(
  texts: readonly IndexedText[],
  { isEmpty, synonymsOf }: WordLists,
): WordIndex {
  const wordsOf = (text: string) => normaliseWords(text).filter((word) => !isEmpty(word));
  const stemsOf = (text: string) => wordsOf(text).map(stemmer);
  const entries = texts.map((text) => entryOf(stemsOf, text));
  const meanLength = entries.reduce((sum, { length }) => sum + length, 0) / Math.max(1, entries.length);
  const frequency = new Map<string, number>();
  for (const { counts } of entries) {
    for (const word of counts.keys()) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  }
  const weightOf = (word: string) => {
    const count = frequency.get(word) ?? 0;
    return Math.log(1 + (entries.length - count + 0.5) / (count + 0.5));
  };
  const wordsOfGram = gramsOf(frequency.keys());

  function queryWord(word: string): QueryWord {
    const own = stemmer(word);
    const forms = alike(own, frequency, wordsOfGram);
    for (const other of synonymsOf(word).map(stemmer)) {
      for (const [form, share] of alike(other, frequency, wordsOfGram)) {
        forms.set(form, Math.max(forms.get(form) ?? 0, share * SYNONYM));
      }
    }
    // A word that only resembles known ones weighs as the commonest of them.
    const weight = frequency.has(own)
      ? weightOf(own)
      : Math.min(weightOf(own), ...[...forms.keys()].map(weightOf));
    return { forms, weight };
  }

  return {
    find: (question) => {
      const queryWords = wordsOf(question).map(queryWord);
      const total = queryWords.reduce((sum, { weight }) => sum + weight, 0);
      return entries
        .map((entry, index) => ({ index, ...scoreOf(entry, queryWords, meanLength) }))
        .filter(({ coverage }) => coverage > 0)
        .toSorted((one, other) => other.score - one.score)
        .map(({ index, coverage }) => ({ index, coverage: coverage / total }));
    },
  };
}

function entryOf(stemsOf: (text: string) => string[], { heading, text, share = 1 }: IndexedText): Entry {
  const counts = new Map<string, number>();
  const add = (words: readonly string[], weight: number) => {
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + weight);
  };
  const words = text.split(/\n|(?<=[.!?])\s/).flatMap(stemsOf);
  add(stemsOf(heading), HEADING_WEIGHT);
  add(words, 1);
  return { counts, length: words.length, share };
}

interface QueryWord {
  /** Words of the index that it stands for, and how much of it each is. */
  readonly forms: ReadonlyMap<string, number>;
  readonly weight: number;
}

function scoreOf(
  { counts, length, share: ownShare }: Entry,
  queryWords: readonly QueryWord[],
  meanLength: number,
) {
  let score = 0;
  let coverage = 0;
  for (const { forms, weight } of queryWords) {
    let best = 0;
    let most = 0;
    for (const [word, share] of forms) {
      const count = counts.get(word);
      if (count === undefined) continue;
      const tf = (count * (K1 + 1)) / (count + K1 * (1 - B + (B * length) / meanLength));
      best = Math.max(best, share * tf);
      most = Math.max(most, share);
    }
    score += weight * best;
    coverage += weight * most;
  }
  return { score: score * ownShare, coverage };
}

function gramsOf(words: Iterable<string>): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const word of words) {
    for (const gram of wordGrams(word)) {
      const others = found.get(gram);
      if (others) others.push(word);
      else found.set(gram, [word]);
    }
  }
  return found;
}

/** The first one has a mark before its letters: words that begin alike are more alike. */
function wordGrams(word: string): string[] {
  const marked = `^${word}`;
  return Array.from({ length: Math.max(0, marked.length - GRAM + 1) }, (_each, at) =>
    marked.slice(at, at + GRAM),
  );
}

/** Known words that share most of their letters: other forms of it, compounds with it, and its parts. */
function alike(
  word: string,
  known: ReadonlyMap<string, number>,
  wordsOfGram: ReadonlyMap<string, readonly string[]>,
): Map<string, number> {
  const forms = new Map<string, number>();
  if (known.has(word)) forms.set(word, 1);
  const grams = wordGrams(word);
  const shared = new Map<string, number>();
  for (const gram of grams) {
    for (const other of wordsOfGram.get(gram) ?? []) shared.set(other, (shared.get(other) ?? 0) + 1);
  }
  for (const [other, count] of shared) {
    const isMostlyElse = count / wordGrams(other).length < LEAST_BACK;
    const likeness = (count / grams.length) * (isMostlyElse ? FAR : NEAR);
    if (other !== word && likeness >= LEAST_ALIKE) forms.set(other, likeness);
  }
  return forms;
}
