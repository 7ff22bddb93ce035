// Suggestions for the search box: sizes, models and manufacturers from the search index, the more tyres the earlier.
import { searchPath } from '../../paths.ts';
import type { Suggestion, SuggestionGroup } from '../../product/product-view.ts';
import { parseSearchQuery, type SearchQuery } from '../../search/search-query.ts';
import { normaliseWords } from '../../search/search-words.ts';
import { formatTyreSize, hasSameDimensions, sizeQueryMatcher } from '../../size/tyre-size.ts';
import { matchWords } from './model-words.ts';
import { countIndex, placesOfSizes } from './search-index-counts.ts';
import type { IndexedManufacturer, IndexedSize } from './search-index-parts.ts';
import type { SearchIndex } from './search-index.ts';
import { sizesOf } from './search.ts';

export const LEAST_CHARACTERS = 2;
export const MOST_SUGGESTIONS = 8;
/** How many of each group when every group has enough. */
const SHARES = { sizes: 4, models: 3, manufacturers: 1 } as const satisfies Record<SuggestionGroup, number>;

/** At most eight, in the groups' order; none for fewer than two characters. */
export function suggestTyres(searchIndex: SearchIndex, text: string): Suggestion[] {
  const typed = text.trim().slice(0, 100);
  if (typed.length < LEAST_CHARACTERS) return [];
  const query = parseSearchQuery(typed);
  return shareOut(
    suggestSizes(searchIndex, typed, query),
    suggestModels(searchIndex, query),
    suggestManufacturers(searchIndex, typed),
  );
}

const MOST_DIGIT_SIZES = 24;
const MOST_COMMON = 6;

/** Sizes whose digits hold these, the more tyres the earlier; none unless the text is two to six digits alone. */
export function sizesWithDigits(searchIndex: SearchIndex, text: string): Suggestion[] {
  const digits = text.trim();
  if (!/^\d{2,6}$/.test(digits)) return [];
  return suggestSizes(searchIndex, digits, parseSearchQuery(digits)).slice(0, MOST_DIGIT_SIZES);
}

/** The sizes of which there are the most tyres. */
export function commonSizes(searchIndex: SearchIndex): Suggestion[] {
  return rank(joinByPage(searchIndex, searchIndex.parts.sizes)).slice(0, MOST_COMMON);
}

/** A whole size finds itself; digits that begin one find all that have them; beside other words only a whole size counts. */
function suggestSizes(
  searchIndex: SearchIndex,
  typed: string,
  { size, understood }: SearchQuery,
): Suggestion[] {
  if (!/\d/.test(typed) || (!size && understood.length >= 2)) return [];
  const matches = sizeQueryMatcher(typed);
  const matching = searchIndex.parts.sizes.filter((each) => {
    if (size) return hasSameDimensions(each, size);
    return matches(each) || startsWidth(each, typed);
  });
  return rank(joinByPage(searchIndex, matching));
}

/** '20' is a rim, but may also be the beginning of 205. */
function startsWidth({ widthMm }: IndexedSize, typed: string): boolean {
  return /^\d{2}$/.test(typed) && String(widthMm).startsWith(typed);
}

/** A van size has the page of the plain one: one suggestion for both. */
function joinByPage(searchIndex: SearchIndex, sizes: readonly IndexedSize[]): Suggestion[] {
  const { sizes: counts } = countIndex(searchIndex);
  const byPage = new Map<string, Suggestion>();
  for (const size of sizes) {
    const known = byPage.get(size.href);
    const productCount = (counts[size.index]?.total ?? 0) + (known?.productCount ?? 0);
    const text = known && size.isCommercial ? known.text : size.fullSize;
    byPage.set(size.href, { group: 'sizes', text, href: size.href, productCount });
  }
  return [...byPage.values()];
}

function suggestModels(searchIndex: SearchIndex, query: SearchQuery): Suggestion[] {
  const { models } = matchWords(searchIndex.parts, { words: query.words });
  if (!models) return [];
  const sizes = sizesOf(searchIndex, query);
  const counts = sizes
    ? countIn(searchIndex, sizes)
    : countIndex(searchIndex).models.map(({ total }) => total);
  const ending = sizes ? ` ${sizeText(query)}` : '';
  const byName = new Map<string, Suggestion>();
  for (const model of searchIndex.parts.models) {
    if (models[model.index] !== 1) continue;
    const text = `${model.manufacturer.name} ${model.name}${ending}`;
    const productCount = (counts[model.index] ?? 0) + (byName.get(text)?.productCount ?? 0);
    byName.set(text, { group: 'models', text, href: searchPath({ text }), productCount });
  }
  return rank([...byName.values()]);
}

/** What was typed of a size, as it is best written after a model. */
function sizeText({ size, width, aspect, rim }: SearchQuery): string {
  if (size) return formatTyreSize(size);
  const section = [width, aspect].filter((part) => part !== undefined).join('/');
  return [section, rim === undefined ? '' : `R${rim}`].filter(Boolean).join(' ');
}

function countIn(searchIndex: SearchIndex, sizes: readonly IndexedSize[]): number[] {
  const counts = searchIndex.parts.models.map(() => 0);
  for (const place of placesOfSizes(searchIndex, sizes)) {
    const model = searchIndex.modelOf[place] ?? 0;
    counts[model] = (counts[model] ?? 0) + 1;
  }
  return counts;
}

function suggestManufacturers(searchIndex: SearchIndex, typed: string): Suggestion[] {
  const words = normaliseWords(typed);
  if (words.length === 0) return [];
  const { manufacturers: counts } = countIndex(searchIndex);
  const matching = searchIndex.parts.manufacturers.filter((manufacturer) =>
    words.every((word) => startsName(manufacturer, word)),
  );
  return rank(
    matching.map(({ name, slug, index }) => ({
      group: 'manufacturers' as const,
      text: name,
      href: searchPath({ manufacturers: [slug] }),
      productCount: counts[index]?.total ?? 0,
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

function rank(suggestions: Suggestion[]): Suggestion[] {
  return suggestions
    .filter(({ productCount }) => productCount > 0)
    .toSorted((a, b) => b.productCount - a.productCount || a.text.localeCompare(b.text, 'fi'));
}

/** Each group gets its share; what one leaves over goes to the others in order. */
function shareOut(sizes: Suggestion[], models: Suggestion[], manufacturers: Suggestion[]): Suggestion[] {
  const groups = [
    { all: sizes, taken: Math.min(sizes.length, SHARES.sizes) },
    { all: models, taken: Math.min(models.length, SHARES.models) },
    { all: manufacturers, taken: Math.min(manufacturers.length, SHARES.manufacturers) },
  ];
  let left = MOST_SUGGESTIONS - groups.reduce((sum, { taken }) => sum + taken, 0);
  for (const group of groups) {
    const more = Math.min(left, group.all.length - group.taken);
    group.taken += more;
    left -= more;
  }
  return groups.flatMap(({ all, taken }) => all.slice(0, taken));
}
