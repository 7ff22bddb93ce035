// Suggestions for the search box: sizes, models and manufacturers from the search index, the more tyres the earlier.
import type { PriceRow } from '../../../price-list/price-list.ts';
import { searchMessages } from '../../messages/search.ts';
import { searchPath } from '../../paths.ts';
import type { PricedSuggestion, Suggestion, SuggestionGroup } from '../../product/product-view.ts';
import type { SearchQuery } from '../../search/query-types.ts';
import { parseSearchQuery } from '../../search/search-query.ts';
import { normaliseWords } from '../../search/search-words.ts';
import { formatTyreSize, hasSameDimensions, sizeQueryMatcher } from '../../size/tyre-size.ts';
import { matchWords } from './model-words.ts';
import { countIndex, leastFitted, modelSizes, type ModelInSize } from './search-index-counts.ts';
import type { IndexedManufacturer, IndexedSize } from './search-index-parts.ts';
import type { SearchIndex } from './search-index.ts';
import { sizesOf } from './search-sizes.ts';

const titles = searchMessages.seasonTitles;

export const MIN_CHARACTERS = 2;
export const MAX_SUGGESTIONS = 8;
/** How many of each group when every group has enough. */
const SHARES = { sizes: 4, seasons: 2, models: 3, manufacturers: 1 } as const satisfies Record<
  SuggestionGroup,
  number
>;

/** A suggestion; its tyres are looked up when it is chosen, for their price. */
interface Candidate extends Suggestion {
  readonly tyres: () => readonly ModelInSize[];
}

/** At most eight, in the groups' order; none for fewer than two characters. */
export function suggestTyres(
  searchIndex: SearchIndex,
  text: string,
  priceRows: readonly PriceRow[],
): PricedSuggestion[] {
  const typed = typedText(text);
  if (typed.length < MIN_CHARACTERS) return [];
  const query = parseSearchQuery(typed);
  const least = leastFitted(searchIndex, priceRows);
  return shareOut(
    suggestSizes(searchIndex, typed, query),
    suggestSeasons(searchIndex, query),
    suggestModels(searchIndex, query),
    suggestManufacturers(searchIndex, typed),
  ).map((candidate) => {
    const fromCents = candidate
      .tyres()
      .reduce((cents, { index }) => Math.min(cents, least[index] ?? Infinity), Infinity);
    return { ...suggestion(candidate), fromCents: fromCents === Infinity ? null : fromCents };
  });
}

function typedText(text: string): string {
  return text.trim().slice(0, 100);
}

/** Equal for texts with the same suggestions: '205/55 nokian', '205-55 Nokian' and 'nokian 205 55'. */
export function suggestionKey(text: string): string {
  const typed = typedText(text);
  if (typed.length < MIN_CHARACTERS) return '';
  const query = parseSearchQuery(typed);
  const written = isPartOfSize(typed, query) ? typed : '';
  return JSON.stringify([query, written, normaliseWords(typed).toSorted()]);
}

function suggestion({ group, text, href, productCount }: Candidate): Suggestion {
  return { group, text, href, productCount };
}

function countTyres(tyres: readonly ModelInSize[]): number {
  return tyres.reduce((sum, { slots }) => sum + slots.length, 0);
}

const MAX_DIGIT_SIZES = 24;
const MOST_COMMON = 6;

/** Sizes whose digits contain these, the more tyres the earlier; none unless the text is two to six digits alone. */
export function sizesWithDigits(searchIndex: SearchIndex, text: string): Suggestion[] {
  const digits = text.trim();
  if (!/^\d{2,6}$/.test(digits)) return [];
  return suggestSizes(searchIndex, digits, parseSearchQuery(digits))
    .slice(0, MAX_DIGIT_SIZES)
    .map(suggestion);
}

/** The sizes with the most tyres. */
export function commonSizes(searchIndex: SearchIndex): Suggestion[] {
  return rank(joinByPage(searchIndex, searchIndex.parts.sizes)).slice(0, MOST_COMMON).map(suggestion);
}

/** A complete size finds itself; digits that begin one find all that have them; with other words only a complete size counts. */
function suggestSizes(searchIndex: SearchIndex, typed: string, query: SearchQuery): Candidate[] {
  const { size } = query;
  if (!size && !isPartOfSize(typed, query)) return [];
  const matches = sizeQueryMatcher(typed);
  const matching = searchIndex.parts.sizes.filter((each) => {
    if (size) return hasSameDimensions(each, size) && (each.isCommercial || !size.isCommercial);
    return matches(each) || startsWidth(each, typed);
  });
  return rank(joinByPage(searchIndex, matching));
}

function isPartOfSize(typed: string, { size, understood }: SearchQuery): boolean {
  return !size && understood.length < 2 && /\d/.test(typed);
}

function isBothSold({ parts }: SearchIndex, href: string): boolean {
  return parts.sizes.filter((each) => each.href === href).length > 1;
}

/** '20' is a rim, but may also be the beginning of 205. */
function startsWidth({ widthMm }: IndexedSize, typed: string): boolean {
  return /^\d{2}$/.test(typed) && String(widthMm).startsWith(typed);
}

/** A van size has the page of the plain one: one suggestion for both. */
function joinByPage(searchIndex: SearchIndex, sizes: readonly IndexedSize[]): Candidate[] {
  const { sizes: counts } = countIndex(searchIndex);
  return [...Map.groupBy(sizes, ({ href }) => href)].map(([href, alike]) => {
    const plain = alike.find(({ isCommercial }) => !isCommercial);
    const text = (plain ?? alike[0])?.fullSize ?? '';
    return {
      group: 'sizes',
      text,
      // The page of the size has both: van tyres alone are a search.
      href: plain === undefined && isBothSold(searchIndex, href) ? searchPath({ text }) : href,
      productCount: alike.reduce((sum, { index }) => sum + (counts[index]?.total ?? 0), 0),
      tyres: () => tyresOfSizes(searchIndex, alike),
    };
  });
}

function tyresOfSizes(searchIndex: SearchIndex, sizes: readonly IndexedSize[]): ModelInSize[] {
  const { bySize } = modelSizes(searchIndex);
  return sizes.flatMap(({ index }) => bySize.get(index) ?? []);
}

/** 'talvi' offers winter tyres and each kind of them, with a size those of the size; none with a name. */
function suggestSeasons(searchIndex: SearchIndex, query: SearchQuery): Candidate[] {
  const { season, winterType, words } = query;
  if (season === undefined || words.length > 0) return [];
  const ending = sizeText(query) && ` ${sizeText(query)}`;
  const winter: readonly SeasonName[] = winterType ? [winterType] : ['winter', 'friction', 'studded'];
  const sizes = sizesOf(searchIndex, query);
  const inSizes = sizes ? tyresOfSizes(searchIndex, sizes) : modelSizes(searchIndex).all;
  return (season === 'summer' ? (['summer'] as const) : winter).map((name) => {
    const text = `${titles[name]}${ending}`;
    const tyres = inSizes.filter(({ model }) => model.type === name || model.winterType === name);
    return {
      group: 'seasons' as const,
      text,
      href: searchPath({ text }),
      productCount: countTyres(tyres),
      tyres: () => tyres,
    };
  });
}

type SeasonName = keyof typeof titles;

function suggestModels(searchIndex: SearchIndex, query: SearchQuery): Candidate[] {
  const { models } = matchWords(searchIndex.parts, query.words);
  if (!models) return [];
  const sizes = sizesOf(searchIndex, query);
  const wanted = sizes && new Set(sizes.map(({ index }) => index));
  const { byModel } = modelSizes(searchIndex);
  const ending = sizes ? ` ${sizeText(query)}` : '';
  const matching = searchIndex.parts.models.filter(({ index }) => models[index] === 1);
  return rank(
    [...Map.groupBy(matching, ({ manufacturer, name }) => `${manufacturer.name} ${name}${ending}`)].map(
      ([text, alike]) => {
        const tyres = alike.flatMap(({ index }) =>
          (byModel.get(index) ?? []).filter(({ size }) => wanted?.has(size.index) ?? true),
        );
        return {
          group: 'models',
          text,
          href: searchPath({ text }),
          productCount: countTyres(tyres),
          tyres: () => tyres,
        };
      },
    ),
  );
}

/** What was typed of a size, as it is best written after a model. */
function sizeText({ size, width, aspect, rim }: SearchQuery): string {
  if (size) return formatTyreSize(size);
  const section = [width, aspect].filter((part) => part !== undefined).join('/');
  return [section, rim === undefined ? '' : `R${rim}`].filter(Boolean).join(' ');
}

function suggestManufacturers(searchIndex: SearchIndex, typed: string): Candidate[] {
  const words = normaliseWords(typed);
  if (words.length === 0) return [];
  const { parts } = searchIndex;
  const { manufacturers: counts } = countIndex(searchIndex);
  const matching = parts.manufacturers.filter((manufacturer) =>
    words.every((word) => startsName(manufacturer, word)),
  );
  return rank(
    matching.map(({ name, slug, index }) => ({
      group: 'manufacturers',
      text: name,
      href: searchPath({ manufacturers: [slug] }),
      productCount: counts[index]?.total ?? 0,
      tyres: () => modelSizes(searchIndex).all.filter(({ model }) => model.manufacturer.index === index),
    })),
  );
}

/** Read once per manufacturer: names change only with the search index's parts. */
const wordsByManufacturer = new WeakMap<IndexedManufacturer, readonly string[]>();

function startsName(manufacturer: IndexedManufacturer, word: string): boolean {
  const words = wordsByManufacturer.get(manufacturer) ?? normaliseWords(manufacturer.name);
  wordsByManufacturer.set(manufacturer, words);
  return words.some((each) => each.startsWith(word));
}

function rank(candidates: readonly Candidate[]): Candidate[] {
  return candidates
    .filter(({ productCount }) => productCount > 0)
    .toSorted((a, b) => b.productCount - a.productCount || a.text.localeCompare(b.text, 'fi'));
}

/** Each group gets its share; what one leaves over goes to the others in order. */
function shareOut(
  sizes: Candidate[],
  seasons: Candidate[],
  models: Candidate[],
  manufacturers: Candidate[],
): Candidate[] {
  const groups = [
    { all: sizes, taken: Math.min(sizes.length, SHARES.sizes) },
    {
      all: seasons.filter(({ productCount }) => productCount > 0),
      taken: Math.min(seasons.length, SHARES.seasons),
    },
    { all: models, taken: Math.min(models.length, SHARES.models) },
    { all: manufacturers, taken: Math.min(manufacturers.length, SHARES.manufacturers) },
  ];
  let left = MAX_SUGGESTIONS - groups.reduce((sum, { taken }) => sum + taken, 0);
  for (const group of groups) {
    const more = Math.min(left, group.all.length - group.taken);
    group.taken += more;
    left -= more;
  }
  return groups.flatMap(({ all, taken }) => all.slice(0, taken));
}
