// Finds texts by the words of a question: BM25 over words, where inflected forms and parts of compounds count in part.
import { stemmer } from '@orama/stemmers/finnish';

import { inTurns } from '../../../../../platform/server/turns.ts';
import { normaliseWords } from '../../../../catalogue/search/search-words.ts';

export interface IndexedText {
  readonly heading: string;
  readonly text: string;
  /** Share of its score that counts; default 1. */
  readonly share?: number;
}

export interface Hit {
  /** Place of the text in the list that was indexed. */
  readonly place: number;
  readonly score: number;
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
const MIN_ALIKE = 0.5;
/** How much a word counts that shares letters, and one that has many others: 'rengas' in 'rengaspaineanturi'. */
const SYNONYM = 0.9;
const NEAR = 0.9;
const FAR = 0.6;
const MIN_BACK = 0.34;

interface Entry {
  /** How often each word occurs. */
  readonly words: ReadonlyMap<string, number>;
  readonly length: number;
}

/** The languages' own words, as data. */
export interface WordLists {
  /** Words without meaning by themselves. */
  readonly isEmpty: (word: string) => boolean;
  /** Words of a text that may replace this one. */
  readonly synonymsOf: (word: string) => readonly string[];
}

export function createWordIndex(texts: readonly IndexedText[], lists: WordLists): WordIndex {
  return indexOf(
    texts,
    texts.map((text) => entryOf(text, lists)),
    lists,
  );
}

/** As `createWordIndex`, in turns. */
export async function createLongWordIndex(
  texts: readonly IndexedText[],
  lists: WordLists,
): Promise<WordIndex> {
  const entries: Entry[] = [];
  for await (const text of inTurns(texts)) entries.push(entryOf(text, lists));
  return indexOf(texts, entries, lists);
}

const wordsOf = (text: string, { isEmpty }: WordLists) =>
  normaliseWords(text).filter((word) => !isEmpty(word));

function indexOf(texts: readonly IndexedText[], entries: readonly Entry[], lists: WordLists): WordIndex {
  const meanLength = sumOf(entries.map(({ length }) => length)) / Math.max(1, entries.length);
  const places = placesOf(entries, meanLength);
  const weights = new Map<string, number>();
  for (const [word, { length }] of places) weights.set(word, weightFor(length, entries.length));
  const unknownWeight = weightFor(0, entries.length);
  const weightOf = (word: string) => weights.get(word) ?? unknownWeight;
  const wordsOfGram = gramsOf(places.keys());

  function queryWord(word: string): QueryWord {
    const own = stemmer(word);
    const forms = alike(own, places, wordsOfGram);
    for (const other of lists.synonymsOf(word).map(stemmer)) {
      for (const [form, share] of alike(other, places, wordsOfGram)) {
        forms.set(form, Math.max(forms.get(form) ?? 0, share * SYNONYM));
      }
    }
    // A word that only resembles known ones weighs as the commonest of them.
    const weight = places.has(own)
      ? weightOf(own)
      : Math.min(weightOf(own), ...[...forms.keys()].map(weightOf));
    return { forms, weight };
  }

  return {
    find: (question) => {
      const asked = wordsOf(question, lists).map(queryWord);
      const total = sumOf(asked.map(({ weight }) => weight));
      const found = new Map<number, Scored>();
      for (const word of asked) addScores(found, word, places);
      return [...found]
        .map(([place, { score, coverage }]) => ({
          place,
          score: score * (texts[place]?.share ?? 1),
          coverage: coverage / total,
        }))
        .toSorted((one, other) => other.score - one.score || one.place - other.place);
    },
  };
}

interface Scored {
  score: number;
  coverage: number;
}

/** Adds to each text the score of one word of the question: the form that fits best counts. */
function addScores(found: Map<number, Scored>, { forms, weight }: QueryWord, places: Places): void {
  const best = new Map<number, { word: string; share: number; value: number }>();
  for (const [word, share] of forms) {
    for (const { place, frequency } of places.get(word) ?? []) {
      const before = best.get(place);
      const value = Math.max(before?.value ?? 0, share * frequency);
      const isNearer = !before || share > before.share;
      best.set(place, isNearer ? { word, share, value } : { ...before, value });
    }
  }
  for (const [place, { share, value }] of best) {
    const scored = found.get(place) ?? { score: 0, coverage: 0 };
    scored.score += weight * value;
    scored.coverage += weight * share;
    found.set(place, scored);
  }
}

/** In which texts each word occurs, with its BM25 weight. */
type Places = ReadonlyMap<string, readonly { readonly place: number; readonly frequency: number }[]>;

function placesOf(entries: readonly Entry[], meanLength: number): Places {
  const places = new Map<string, { place: number; frequency: number }[]>();
  for (const [place, { words, length }] of entries.entries()) {
    for (const [word, count] of words) {
      const frequency = (count * (K1 + 1)) / (count + K1 * (1 - B + (B * length) / meanLength));
      const others = places.get(word);
      if (others) others.push({ place, frequency });
      else places.set(word, [{ place, frequency }]);
    }
  }
  return places;
}

/** The rarer a word, the higher its weight. */
function weightFor(count: number, texts: number): number {
  return Math.log(1 + (texts - count + 0.5) / (count + 0.5));
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0);
}

function entryOf({ heading, text }: IndexedText, lists: WordLists): Entry {
  const stemsOf = (part: string) => wordsOf(part, lists).map(stemmer);
  const counts = new Map<string, number>();
  const add = (stems: readonly string[], weight: number) => {
    for (const stem of stems) counts.set(stem, (counts.get(stem) ?? 0) + weight);
  };
  const stems = text.split(/\n|(?<=[.!?])\s/).flatMap(stemsOf);
  add(stemsOf(heading), HEADING_WEIGHT);
  add(stems, 1);
  return { words: counts, length: stems.length };
}

interface QueryWord {
  /** Words of the index that match it, each with its share. */
  readonly forms: ReadonlyMap<string, number>;
  readonly weight: number;
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
  known: ReadonlyMap<string, unknown>,
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
    const isMostlyElse = count / wordGrams(other).length < MIN_BACK;
    const likeness = (count / grams.length) * (isMostlyElse ? FAR : NEAR);
    if (other !== word && likeness >= MIN_ALIKE) forms.set(other, likeness);
  }
  return forms;
}
