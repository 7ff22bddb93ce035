// What a search text means: sizes, load and speed, season, tags, an EAN, a limit of price, wishes, and the words that are left.
// The one parser of the product: list page, suggestions, sheet, palette and assistant read texts with it.
import { isEan } from '../product/ean.ts';
import { tyreTag } from '../product/tyre-tags.ts';
import { metricEquivalent } from '../size/size-geometry.ts';
import { writeSpokenNumbers } from '../size/spoken-numbers.ts';
import {
  findMarkedRim,
  findWholeSize,
  findWidthAspect,
  hasSameDimensions,
  isPlausibleSize,
  parseService,
  readRim,
  type FoundSize,
  type ServiceDescription,
  type SizeReading,
  type TyreSize,
} from '../size/tyre-size.ts';
import { listUnderstood } from './list-understood.ts';
import { readPriceLimit } from './price-limit.ts';
import { readPhrases } from './query-phrases.ts';
import type { SearchQuery } from './query-types.ts';
import { normaliseWords, tokens } from './search-words.ts';
import { wordMeaning, type WordMeaning } from './word-meanings.ts';

/** A longer query is cut here. */
export const MAX_QUERY_LENGTH = 100;

type MutableSearchQuery = { -readonly [Key in keyof SearchQuery]: SearchQuery[Key] };

/** Lemmas left out of a search because they narrow nothing down. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  [
    'rengas tuuma koko kokoa kokoon koossa onko olisiko teilla loytyyko loytyisi saako saisiko ja tai seka on alle noin auto',
    'uusi uudet uusia hyva hyvat hyvaa paras parhaat parasta hinta hintaan hinnalla hinnat euroa osta ostaa ostan myos',
    'tarvitsen tarvisin tarvitaan etsin haluan halutaan haussa myytavana paljonko mita mika mitka minka maksaa maksavat',
    'tanaan nyt heti kpl kappaletta kappale yhteensa mun mulle minulle autoni jotain joku kiitos hei moi moro morjens terve ne kanssa',
    'valilta valilla vali max enintaan sopiva sopivat sopii sopisi vai joko mutta sitten kiitti please',
    'oisko ois onks loytyyks loytyis loytys teil teilta mul mulla haen kaipaan jotkut joitain pelkka pelkat pelkastaan kipale kipaletta',
  ].flatMap((words) => words.split(' ')),
);

/**
 * Reads a query: 'hakkapeliitta 16', 'kitka 205/55', 'michelin kesärenkaat 205 55 16 91V XL', an EAN. At most 100 characters are read;
 * a longer text is cut and flagged. Never throws; whatever is not understood is left as words.
 */
export function parseSearchQuery(text: string): SearchQuery {
  const cut = cutText(text.trim());
  const { price, rest: unpriced } = readPriceLimit(writeSpokenNumbers(cut));
  const query: MutableSearchQuery = {
    tags: [],
    words: [],
    otherSizes: [],
    wishes: [],
    isFitted: false,
    isElectric: false,
    understood: [],
    isCut: cut.length < text.trim().length,
    ...(price && { price }),
  };
  const phrases = readPhrases(normaliseNotation(unpriced));
  let { rest } = phrases;
  Object.assign(query, phrases.read);
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
  rest = readOtherSizes(query, rest);
  readWords(query, rest.split(/\s+/).filter(Boolean));
  completeSize(query);
  return { ...query, understood: listUnderstood(query) };
}

/** Writes two-word tags as one word ('run flat' → 'RFT') and English seasons in Finnish, for 'winter' alone is part of names; 'leveys 225' is 225, 'ilman nastoja' friction tyres. */
function normaliseNotation(text: string): string {
  return text
    .replace(/(?<!\p{L})r[ua]n[\s-]?flat[\p{L}-]*/iu, ' RFT ')
    .replaceAll(/(?<!\p{L})(?:leveys|profiili|halkaisija)\s+(?=\d)/giu, ' ')
    .replace(/\bextra[\s-]load\b/i, ' XL ')
    .replace(
      /(?<!\p{L})(?:ilman|ei|muut\s+kuin|without|utan)[\s-]+(?:nast\p{L}*|studs|dubb\p{L}*)/iu,
      ' kitka ',
    )
    .replace(/(?<!\p{L})(?:ilman|ei|muut\s+kuin)[\s-]+kitk\p{L}*/iu, ' ')
    .replace(/(?<!\p{L})liukka\p{L}*\s+kel\p{L}*/iu, ' talvi ')
    .replace(/\bwinter[\s-]?t[iy]res?\b/i, ' talvi ')
    .replace(/\bsummer[\s-]?t[iy]res?\b/i, ' kesa ')
    .replace(/\b(?:all[\s-](?:season|weather)|four[\s-]seasons?)\b/i, ' allseason ')
    .replace(/(?<!\p{L})m\s?\+\s?s(?!\p{L})/iu, ' M+S ');
}

/** Only one size can be searched for; further ones would be words that no tyre has. */
function readOtherSizes(query: MutableSearchQuery, text: string): string {
  const hit = findWholeSize(text);
  if (hit === null) return text;
  const { reading } = hit;
  if (reading.kind === 'full' && !isKnown(query, reading.size)) {
    query.otherSizes = [...query.otherSizes, reading.size];
  }
  return readOtherSizes(query, `${text.slice(0, hit.start)} ${text.slice(hit.end)}`);
}

function isKnown({ size, otherSizes }: MutableSearchQuery, other: TyreSize): boolean {
  return [...(size ? [size] : []), ...otherSizes].some((each) => hasSameDimensions(each, other));
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
  const hasWidth = written.some((word) => /^\d{2}5$/.test(word));
  const seasons = new Set<string>();
  for (const word of written) {
    if (!readWord(query, word, { isAlone: written.length === 1, hasWidth })) left.push(word);
  }
  const named = left
    .flatMap(tokens)
    .filter((token) => !readMeaning(query, wordMeaning(token)) || token === NAMED_VEHICLE);
  query.words = normaliseWords(named.join(' ')).filter((word) => {
    if (SEASON_LEMMAS.has(word)) seasons.add(word);
    return !STOP_WORDS.has(word) && !SEASON_LEMMAS.has(word);
  });
  readSeasons(query, seasons);
}

/** Also a part of names: 'X-Ice North 4 SUV'. */
export const NAMED_VEHICLE = 'suv';

/** Applies a word's meaning apart from names; true if it means something. */
function readMeaning(query: MutableSearchQuery, meaning: WordMeaning | undefined): boolean {
  switch (meaning?.kind) {
    case 'wish':
      if (!query.wishes.includes(meaning.wish)) query.wishes = [...query.wishes, meaning.wish];
      return true;
    case 'vehicle':
      query.vehicleType = meaning.vehicleType;
      return true;
    case 'not-sold':
      query.notSold = meaning.notSold;
      return true;
    case 'count':
      query.count ??= meaning.count;
      return true;
    case 'fitted':
      query.isFitted = true;
      return true;
    case 'electric':
      query.isElectric = true;
      return true;
    case 'grip':
      query.grip = meaning.grip;
      return true;
    case undefined:
      return false;
  }
}

/** Context of a word: what else was written. */
interface Around {
  readonly isAlone: boolean;
  readonly hasWidth: boolean;
}

/** Adds a word to the query if it is a tag, an EAN, a load index and speed symbol or a bare size number; true if it was. */
function readWord(query: MutableSearchQuery, word: string, around: Around): boolean {
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
  return readBareNumber(query, word, around);
}

/**
 * '16' is a rim, '205' a width, '55' next to a width its profile, unless that is known already. 'Hakkapeliitta 10' is a name: a rim
 * below 13 only when it is alone.
 */
function readBareNumber(query: MutableSearchQuery, word: string, { isAlone, hasWidth }: Around): boolean {
  if (query.size !== undefined) return false;
  if (hasWidth && query.aspect === undefined && /^[2-8][05]$/.test(word) && Number(word) >= 25) {
    query.aspect = Number(word);
    return true;
  }
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

const SEASON_LEMMAS: ReadonlySet<string> = new Set(['talvi', 'kesa', 'kitka', 'nasta']);

/** Two seasons, or both kinds of winter tyres, leave open which is meant. */
function readSeasons(query: MutableSearchQuery, lemmas: ReadonlySet<string>): void {
  const [isFriction, isStudded] = [lemmas.has('kitka'), lemmas.has('nasta')];
  const isWinter = lemmas.has('talvi') || isFriction || isStudded;
  if (isWinter === lemmas.has('kesa')) return;
  query.season = isWinter ? 'winter' : 'summer';
  if (isFriction !== isStudded) query.winterType = isFriction ? 'friction' : 'studded';
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
