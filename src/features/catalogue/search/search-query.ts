// What a visitor's search text means: size, load and speed, season, tags, an EAN, and the words that are left.

import { isEan } from '../product/ean.ts';
import { tyreTag } from '../product/tyre-tags.ts';
import { metricEquivalent } from '../size/size-geometry.ts';
import {
  findMarkedRim,
  findWholeSize,
  findWidthAspect,
  isPlausibleSize,
  parseService,
  readRim,
  type FoundSize,
  type ServiceDescription,
  type SizeReading,
  type TyreSize,
} from '../size/tyre-size.ts';
import { normaliseWords } from './search-words.ts';

/** A longer query is cut here. */
export const MAX_QUERY_LENGTH = 100;

export type Season = 'summer' | 'winter';
export type WinterType = 'studded' | 'friction';

/** One recognised part of a query; shown in this order. `inch` is searched as the nearest metric size. */
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

type MutableSearchQuery = { -readonly [Key in keyof SearchQuery]: SearchQuery[Key] };

/** Lemmas left out of a search because they narrow nothing down. */
const STOP_WORDS: ReadonlySet<string> = new Set(
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
  const query: MutableSearchQuery = {
    tags: [],
    words: [],
    understood: [],
    isCut: cut.length < text.trim().length,
  };
  let rest = normaliseNotation(cut);
  const applyHit = (hit: FoundSize | null) => {
    if (hit === null) return;
    applyReading(query, hit.reading);
    rest = `${rest.slice(0, hit.start)} ${rest.slice(hit.end)}`;
  };
  applyHit(findWholeSize(rest));
  if (query.size === undefined) {
    applyHit(findWidthAspect(rest));
    applyHit(findMarkedRim(rest));
  }
  rest = withoutSizes(rest);
  readWords(query, rest.split(/\s+/).filter(Boolean));
  completeSize(query);
  return { ...query, understood: listUnderstood(query) };
}

/**
 * Writes two-word tags as one word ('run flat' → 'RFT') and English seasons in Finnish, for 'winter' alone is part of names;
 * removes quantities and prices ('4 kpl', '100 €').
 */
function normaliseNotation(text: string): string {
  return text
    .replace(/(?<!\p{L})run[\s-]?flat[\p{L}-]*/iu, ' RFT ')
    .replace(/\bextra[\s-]load\b/i, ' XL ')
    .replace(/\bwinter[\s-]?t[iy]res?\b/i, ' talvi ')
    .replace(/\bsummer[\s-]?t[iy]res?\b/i, ' kesa ')
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

function applyReading(query: MutableSearchQuery, reading: SizeReading): void {
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

function applyService(query: MutableSearchQuery, service: ServiceDescription): void {
  if (service.loadIndex !== undefined) query.loadIndex = service.loadIndex;
  if (service.speedSymbol !== undefined) query.speedSymbol = service.speedSymbol;
}

function readWords(query: MutableSearchQuery, written: readonly string[]): void {
  const left: string[] = [];
  for (const word of written) {
    if (!readWord(query, word, written.length === 1)) left.push(word);
  }
  const words = normaliseWords(left.join(' ')).filter(
    (word) => !STOP_WORDS.has(word) && !readSeason(query, word),
  );
  query.words = words;
}

/** Adds a word to the query if it is a tag, an EAN, a load index and speed symbol or a bare size number; true if it was. */
function readWord(query: MutableSearchQuery, word: string, isAlone: boolean): boolean {
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
function readBareNumber(query: MutableSearchQuery, word: string, isAlone: boolean): boolean {
  if (query.size !== undefined) return false;
  if (/^\d{2}(?:[.,]5)?$/.test(word) && query.rim === undefined) {
    const rim = readRim(word);
    const isRim = rim <= 24 && (rim >= 13 || (isAlone && rim >= 10));
    if (isRim) query.rim = rim;
    return isRim;
  }
  return /^\d{2}5$/.test(word) && readBareWidth(query, Number(word));
}

function readBareWidth(query: MutableSearchQuery, width: number): boolean {
  if (query.width !== undefined || width < 125 || width > 395) return false;
  query.width = width;
  return true;
}

function readSeason(query: MutableSearchQuery, lemma: string): boolean {
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

/** Joins width, aspect and rim written apart ('205/55 kitka 16') into one size. */
function completeSize(query: MutableSearchQuery): void {
  const { width, aspect, rim } = query;
  if (width === undefined || aspect === undefined || rim === undefined) return;
  if (!isPlausibleSize({ widthMm: width, aspect, diameterIn: rim })) return;
  query.size = { widthMm: width, aspect, diameterIn: rim, isCommercial: false };
  delete query.width;
  delete query.aspect;
  delete query.rim;
}

function listUnderstood(query: MutableSearchQuery): Understood[] {
  const { size, rim, loadIndex, speedSymbol, season, winterType, ean, tags, words } = query;
  const parts: Understood[] = [...query.understood];
  if (size !== undefined && parts.length === 0) parts.push({ kind: 'size', size });
  parts.push(...listWidthAspect(query));
  if (rim !== undefined) parts.push({ kind: 'rim', rim });
  const speed = speedSymbol === undefined ? {} : { speedSymbol };
  if (loadIndex !== undefined) parts.push({ kind: 'service', loadIndex, ...speed });
  if (winterType !== undefined) parts.push({ kind: 'winter-type', winterType });
  else if (season !== undefined) parts.push({ kind: 'season', season });
  if (ean !== undefined) parts.push({ kind: 'ean', ean });
  for (const tag of tags) parts.push({ kind: 'tag', tag });
  if (words.length > 0) parts.push({ kind: 'words', words });
  return parts;
}

function listWidthAspect({ width, aspect }: MutableSearchQuery): Understood[] {
  if (width === undefined) return [];
  return [aspect === undefined ? { kind: 'width', width } : { kind: 'width-aspect', width, aspect }];
}
