// Which models the words of a search mean: every word must begin one of a model's words; a misspelt word is read as its nearest.
import { LRUCache } from 'lru-cache';

import { fold } from '../../../../platform/contract/text.ts';
import type { Correction } from '../../product/product-view.ts';
import { isCarName } from '../../search/misplaced-search.ts';
import { NAMED_VEHICLE } from '../../search/search-query.ts';
import type { IndexedModel, SearchIndexParts } from './search-index-parts.ts';

export interface WordMatch {
  /** 1 for models that fit; undefined: any model. */
  readonly models: Uint8Array | undefined;
  readonly corrections: readonly Correction[];
  /** Words that are part of no name, left out because a size was also given. */
  readonly ignored: readonly string[];
}

const vocabularies = new WeakMap<SearchIndexParts, ReadonlySet<string>>();

/** Reads the words of a search against the models of the search index; where that is wanted, unknown words are left out. */
export function matchWords(
  parts: SearchIndexParts,
  words: readonly string[],
  leavesOutUnknown = false,
): WordMatch {
  let models: Uint8Array | undefined;
  const corrections: Correction[] = [];
  const ignored: string[] = [];
  // A tyre for an SUV need not have that in its name: the search looks at its size, too.
  const named = words.filter((each) => each !== NAMED_VEHICLE).flatMap((each) => splitJoined(parts, each));
  for (const word of joinApart(parts, named)) {
    const fitting = knownModelsWith(parts, word);
    const isKnown = fitting.includes(1);
    const nearest =
      isKnown || isCarName(word)
        ? undefined
        : [word, word.replace(CASE, '')].map((form) => nearestWord(vocabularyOf(parts), form)).find(Boolean);
    if (nearest !== undefined) corrections.push({ from: word, to: nearest });
    if (!isKnown && nearest === undefined && leavesOutUnknown) ignored.push(word);
    else models = both(models, nearest === undefined ? fitting : knownModelsWith(parts, nearest));
  }
  return { models, corrections, ignored };
}

/** 'blizzakkeja', 'hakkapeliitoista' */
const CASE = /(?:e?j|[eo]?i|oj)?(?:ssa|sta|lla|lta|lle|ksi|hin|den|jen|ta|a|n|t)$/;

/** Letters with which a name may begin where two of them were written as one. */
const MIN_BEGINNING = 4;

/** 'contiviking' as two words: the beginnings of two names of one model. */
function splitJoined(parts: SearchIndexParts, word: string): string[] {
  if (knownModelsWith(parts, word).includes(1) || isCarName(word)) return [word];
  for (let cut = MIN_BEGINNING; cut <= word.length - MIN_BEGINNING; cut += 1) {
    const halves = [word.slice(0, cut), word.slice(cut)];
    const [first, second] = halves.map((half) => knownModelsWith(parts, half));
    if (first && second && both(first, second).includes(1)) return halves;
  }
  return [word];
}

/** 'good year' and 'haka peliitta' as one word: neighbours that are not both known alone, but are together, if with a slip. */
function joinApart(parts: SearchIndexParts, words: readonly string[]): string[] {
  const isKnown = (word: string) => knownModelsWith(parts, word).includes(1);
  const isNear = (one: string, other: string) =>
    !isKnown(one) && !isKnown(other) && nearestWord(vocabularyOf(parts), `${one}${other}`) !== undefined;
  const joined: string[] = [];
  for (const word of words) {
    const before = joined.at(-1);
    const isApart =
      before !== undefined &&
      !(isKnown(before) && isKnown(word)) &&
      (isKnown(`${before}${word}`) || isNear(before, word));
    if (isApart) joined.splice(-1, 1, `${before}${word}`);
    else joined.push(word);
  }
  return joined;
}

/** Words by which makers name tyres for electric cars. */
const ELECTRIC_WORDS: ReadonlySet<string> = new Set(['ev', 'ion', 'elect']);

/** 1 for each model that its maker or the shop names for electric cars. */
export function electricModels(parts: SearchIndexParts): Uint8Array {
  return Uint8Array.from(parts.models, ({ words, designedFor }) =>
    words.some((word) => ELECTRIC_WORDS.has(word)) || fold(designedFor).includes('sahkoaut') ? 1 : 0,
  );
}

/** Cached until the models change: the same words are searched for letter by letter and by many. */
const fittingByWord = new WeakMap<SearchIndexParts, LRUCache<string, Uint8Array>>();
const MAX_WORDS = 500;

function knownModelsWith(parts: SearchIndexParts, word: string): Uint8Array {
  const words = fittingByWord.get(parts) ?? new LRUCache<string, Uint8Array>({ max: MAX_WORDS });
  fittingByWord.set(parts, words);
  const known = words.get(word) ?? modelsWith(parts.models, word);
  words.set(word, known);
  return known;
}

/** 1 for each model that has a word beginning with `word`; numbers and single letters must be complete words. */
export function modelsWith(models: readonly IndexedModel[], word: string): Uint8Array {
  const isWhole = word.length === 1 || /^\d+$/.test(word);
  const fits = new Uint8Array(models.length);
  for (const { index, words } of models) {
    if (isWhole ? words.includes(word) : words.some((each) => each.startsWith(word))) fits[index] = 1;
  }
  return fits;
}

function both(a: Uint8Array | undefined, b: Uint8Array): Uint8Array {
  return a === undefined ? b : b.map((fits, index) => fits & (a[index] ?? 0));
}

function vocabularyOf(parts: SearchIndexParts): ReadonlySet<string> {
  const known = vocabularies.get(parts) ?? new Set(parts.models.flatMap(({ words }) => words));
  vocabularies.set(parts, known);
  return known;
}

/**
 * The word of the vocabulary that is one slip away, two in words of seven letters or more; undefined for short words and numbers.
 * A short word keeps its first letter: 'taka' is not Hakka.
 * Double letters count as single ones: 'hakapelita' is Hakkapeliitta.
 */
function nearestWord(vocabulary: ReadonlySet<string>, word: string): string | undefined {
  const typed = withoutDoubles(word);
  if (typed.length < 4 || word.length > 24 || /\d/.test(word)) return undefined;
  const most = typed.length < 7 ? 1 : 2;
  let nearest: string | undefined;
  let least = most + 1;
  for (const known of vocabulary) {
    const plain = withoutDoubles(known);
    if (typed.length < 6 && plain[0] !== typed[0]) continue;
    // The word may be the unfinished beginning of a longer one.
    const start = plain.slice(0, typed.length + 1);
    const slips = Math.min(editDistance(typed, plain, least), editDistance(typed, start, least));
    if (slips < least) {
      least = slips;
      nearest = known;
    }
  }
  return nearest;
}

function withoutDoubles(word: string): string {
  return word.replaceAll(/(.)\1+/gu, '$1');
}

/** Insertions, deletions, changes and swaps of neighbours (optimal string alignment); `limit` when there are at least as many. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) >= limit) return limit;
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const isSame = a[row - 1] === b[column - 1];
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current[column] = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwap ? (before[column - 2] ?? 0) + 1 : Infinity,
      );
    }
    if (Math.min(...current) >= limit) return limit;
    before = previous;
    previous = current;
  }
  return Math.min(previous[b.length] ?? limit, limit);
}
