// What a visitor's search text means: size, load and speed, season, tags, an EAN, and the words that are left.

import { isEan } from './ean.ts';
import { normaliseWords } from './search-words.ts';
import { metricEquivalent } from './size-geometry.ts';
import {
  findMarkedRim,
  findWholeSize,
  findWidthAspect,
  isPlausibleSize,
  parseService,
  readRim,
} from './tyre-size.ts';
import type { FoundSize, ServiceDescription, SizeReading, TyreSize } from './tyre-size.ts';
import { tyreTag } from './tyre-tags.ts';

/** A longer query is cut here. */
export const MAX_QUERY_LENGTH = 100;

export type Season = 'summer' | 'winter';
export type WinterType = 'studded' | 'friction';

/** One thing that was understood, in the order it should be told. `inch` was read as the metric size nearest to it. */
export type Understood =
  | { readonly kind: 'size'; readonly size: TyreSize }
  | {
      readonly kind: 'inch';
      readonly outerIn: number;
      readonly widthIn: number;
      readonly diameterIn: number;
      readonly nearest: TyreSize;
    }
  | { readonly kind: 'width-aspect'; readonly width: number; readonly aspect: number }
  | { readonly kind: 'width'; readonly width: number }
  | { readonly kind: 'rim'; readonly rim: number }
  | ({ readonly kind: 'service' } & ServiceDescription)
  | { readonly kind: 'season'; readonly season: Season }
  | { readonly kind: 'winter-type'; readonly winterType: WinterType }
  | { readonly kind: 'ean'; readonly ean: string }
  | { readonly kind: 'tag'; readonly tag: string }
  | { readonly kind: 'words'; readonly words: readonly string[] };

/**
 * A read query. `size` is whole; `width`, `aspect` (mm, percent) and `rim` (inches) are what is known without a whole size.
 * `size.isCommercial` true asks for van tyres; false leaves both kinds open. `loadIndex` is the least that fits: a lower one is never the same. `words` are normalised and must all be found.
 */
export interface SearchQuery {
  readonly size?: TyreSize;
  readonly width?: number;
  readonly aspect?: number;
  readonly rim?: number;
  readonly loadIndex?: number;
  readonly speedSymbol?: string;
  readonly season?: Season;
  readonly winterType?: WinterType;
  readonly ean?: string;
  readonly tags: readonly string[];
  readonly words: readonly string[];
  readonly understood: readonly Understood[];
  readonly isCut: boolean;
}

type Draft = { -readonly [Key in keyof SearchQuery]: SearchQuery[Key] };

/** Lemmas that choose no tyre: every product is one, and people write whole sentences. */
const EMPTY_WORDS: ReadonlySet<string> = new Set(
  [
    'rengas tuuma koko sarja pari onko teilla loytyyko saako ja tai on alle noin varasto varastossa hyllyssa auto',
    'uusi uudet uusia hyva hyvat paras parhaat hinta osta ostaa tarvitsen etsin haluan',
  ].flatMap((words) => words.split(' ')),
);

/**
 * Reads a query: 'hakkapeliitta 16', 'kitka 205/55', 'michelin kesärenkaat 205 55 16 91V XL', an EAN. At most 100 characters are read;
 * a longer text is cut and flagged. Never throws; whatever is not understood is left as words.
 */
export function parseSearchQuery(text: string): SearchQuery {
  const cut = cutText(text.trim());
  const query: Draft = { tags: [], words: [], understood: [], isCut: cut.length < text.trim().length };
  let rest = plainMarks(cut);
  const take = (hit: FoundSize | null) => {
    if (hit === null) return;
    applyReading(query, hit.reading);
    rest = `${rest.slice(0, hit.start)} ${rest.slice(hit.end)}`;
  };
  take(findWholeSize(rest));
  if (query.size === undefined) {
    take(findWidthAspect(rest));
    take(findMarkedRim(rest));
  }
  rest = withoutSizes(rest);
  readWords(query, rest.split(/\s+/).filter(Boolean));
  completeSize(query);
  return { ...query, understood: tellUnderstood(query) };
}

/** Marks of two words as one; amounts and prices ('4 kpl', '100 €') say nothing about the tyre. */
function plainMarks(text: string): string {
  return text
    .replace(/\brun[\s-]flat\b/i, ' RFT ')
    .replace(/\bextra[\s-]load\b/i, ' XL ')
    .replaceAll(/(?<!\S)\d{1,6}\s?(?:kpl|€|eur\p{L}{0,8})(?!\p{L})/giu, ' ');
}

/** Only one size can be searched for; further ones would be words that no tyre has. */
function withoutSizes(text: string): string {
  const hit = findWholeSize(text);
  return hit === null ? text : withoutSizes(`${text.slice(0, hit.start)} ${text.slice(hit.end)}`);
}

function cutText(text: string): string {
  if (text.length <= MAX_QUERY_LENGTH) return text;
  return text.slice(0, MAX_QUERY_LENGTH).replace(/[\uD800-\uDBFF]$/, '');
}

function applyReading(query: Draft, reading: SizeReading): void {
  switch (reading.kind) {
    case 'full':
      query.size = reading.size;
      query.tags = reading.tags.filter((tag) => tag === 'HL');
      applyService(query, reading);
      return;
    case 'inch': {
      const nearest = metricEquivalent(reading);
      query.size = nearest;
      query.understood = [{ ...reading, nearest }];
      return;
    }
    case 'width-aspect':
      query.width = reading.widthMm;
      query.aspect = reading.aspect;
      return;
    case 'rim':
      query.rim = reading.diameterIn;
  }
}

function applyService(query: Draft, service: ServiceDescription): void {
  if (service.loadIndex !== undefined) query.loadIndex = service.loadIndex;
  if (service.speedSymbol !== undefined) query.speedSymbol = service.speedSymbol;
}

function readWords(query: Draft, written: readonly string[]): void {
  const left: string[] = [];
  for (const word of written) {
    if (!readWord(query, word, written.length === 1)) left.push(word);
  }
  const words = normaliseWords(left.join(' ')).filter(
    (word) => !EMPTY_WORDS.has(word) && !readSeason(query, word),
  );
  query.words = words;
}

/** Whether one written word was something else than a word: an EAN, a tag, a load and speed, a bare number of a size. */
function readWord(query: Draft, word: string, isAlone: boolean): boolean {
  const tag = tyreTag(word);
  if (tag !== null) {
    if (!query.tags.includes(tag)) query.tags = [...query.tags, tag];
    return true;
  }
  if (isEan(word)) {
    query.ean = word;
    return true;
  }
  const service = /[A-Z]$/i.test(word) ? parseService(word) : null;
  if (service !== null && query.loadIndex === undefined) {
    applyService(query, service);
    return true;
  }
  return readBareNumber(query, word, isAlone);
}

/** '16' is a rim, '205' a width, unless that is known already. 'Hakkapeliitta 10' is a name: a rim below 13 only when it stands alone. */
function readBareNumber(query: Draft, word: string, isAlone: boolean): boolean {
  if (query.size !== undefined) return false;
  if (/^\d{2}(?:[.,]5)?$/.test(word) && query.rim === undefined) {
    const rim = readRim(word);
    const isRim = rim <= 24 && (rim >= 13 || (isAlone && rim >= 10));
    if (isRim) query.rim = rim;
    return isRim;
  }
  return /^\d{2}5$/.test(word) && readBareWidth(query, Number(word));
}

function readBareWidth(query: Draft, width: number): boolean {
  if (query.width !== undefined || width < 125 || width > 395) return false;
  query.width = width;
  return true;
}

function readSeason(query: Draft, lemma: string): boolean {
  switch (lemma) {
    case 'talvi':
      query.season = 'winter';
      return true;
    case 'kesa':
      if (query.winterType === undefined) query.season = 'summer';
      return true;
    case 'kitka':
    case 'nasta':
      query.season = 'winter';
      query.winterType = lemma === 'kitka' ? 'friction' : 'studded';
      return true;
    default:
      return false;
  }
}

/** '205/55 kitka 16': the parts of one size, said apart. */
function completeSize(query: Draft): void {
  const { width, aspect, rim } = query;
  if (width === undefined || aspect === undefined || rim === undefined) return;
  if (!isPlausibleSize({ widthMm: width, aspect, diameterIn: rim })) return;
  query.size = { widthMm: width, aspect, diameterIn: rim, isCommercial: false };
  delete query.width;
  delete query.aspect;
  delete query.rim;
}

function tellUnderstood(query: Draft): Understood[] {
  const { size, rim, loadIndex, speedSymbol, season, winterType, ean, tags, words } = query;
  const told: Understood[] = [...query.understood];
  if (size !== undefined && told.length === 0) told.push({ kind: 'size', size });
  told.push(...tellSection(query));
  if (rim !== undefined) told.push({ kind: 'rim', rim });
  const speed = speedSymbol === undefined ? {} : { speedSymbol };
  if (loadIndex !== undefined) told.push({ kind: 'service', loadIndex, ...speed });
  if (winterType !== undefined) told.push({ kind: 'winter-type', winterType });
  else if (season !== undefined) told.push({ kind: 'season', season });
  if (ean !== undefined) told.push({ kind: 'ean', ean });
  for (const tag of tags) told.push({ kind: 'tag', tag });
  if (words.length > 0) told.push({ kind: 'words', words });
  return told;
}

function tellSection({ width, aspect }: Draft): Understood[] {
  if (width === undefined) return [];
  return [aspect === undefined ? { kind: 'width', width } : { kind: 'width-aspect', width, aspect }];
}
