// Suggestions for the search box: sizes, models and makers from the shelf, the more tyres the earlier.
import { searchPath } from '../paths.ts';
import type { Suggestion, SuggestionGroup } from '../product-view.ts';
import { parseSearchQuery } from '../search-query.ts';
import type { SearchQuery } from '../search-query.ts';
import { normaliseWords } from '../search-words.ts';
import { formatTyreSize, hasSameDimensions, sizeQueryMatcher } from '../tyre-size.ts';
import { matchWords } from './model-words.ts';
import { sizesOf } from './search.ts';
import { countShelf, placesOfSizes } from './shelf-counts.ts';
import type { ShelfMaker, ShelfSize } from './shelf-parts.ts';
import type { Shelf } from './shelf.ts';

export const LEAST_CHARACTERS = 2;
export const MOST_SUGGESTIONS = 8;
/** How many of each group when every group has enough. */
const SHARES = { sizes: 4, models: 3, manufacturers: 1 } as const satisfies Record<SuggestionGroup, number>;

/** At most eight, in the groups' order; none for fewer than two characters. */
export function suggestTyres(shelf: Shelf, text: string): Suggestion[] {
  const typed = text.trim().slice(0, 100);
  if (typed.length < LEAST_CHARACTERS) return [];
  const query = parseSearchQuery(typed);
  return shareOut(
    suggestSizes(shelf, typed, query),
    suggestModels(shelf, query),
    suggestMakers(shelf, typed),
  );
}

const MOST_DIGIT_SIZES = 24;

/** Sizes whose digits hold these, the more tyres the earlier; none unless the text is two to six digits alone. */
export function sizesWithDigits(shelf: Shelf, text: string): Suggestion[] {
  const digits = text.trim();
  if (!/^\d{2,6}$/.test(digits)) return [];
  return suggestSizes(shelf, digits, parseSearchQuery(digits)).slice(0, MOST_DIGIT_SIZES);
}

/** A whole size finds itself; digits that begin one find all that have them; beside other words only a whole size counts. */
function suggestSizes(shelf: Shelf, typed: string, { size, understood }: SearchQuery): Suggestion[] {
  if (!/\d/.test(typed) || (!size && understood.length >= 2)) return [];
  const matches = sizeQueryMatcher(typed);
  const matching = shelf.parts.sizes.filter((each) => {
    if (size) return hasSameDimensions(each, size);
    return matches(each) || startsWidth(each, typed);
  });
  return rank(joinByPage(shelf, matching));
}

/** '20' is a rim, but may also be the beginning of 205. */
function startsWidth({ widthMm }: ShelfSize, typed: string): boolean {
  return /^\d{2}$/.test(typed) && String(widthMm).startsWith(typed);
}

/** A van size has the page of the plain one: one suggestion for both. */
function joinByPage(shelf: Shelf, sizes: readonly ShelfSize[]): Suggestion[] {
  const { sizes: counts } = countShelf(shelf);
  const byPage = new Map<string, Suggestion>();
  for (const size of sizes) {
    const known = byPage.get(size.href);
    const productCount = (counts[size.index]?.total ?? 0) + (known?.productCount ?? 0);
    const text = known && size.isCommercial ? known.text : size.fullSize;
    byPage.set(size.href, { group: 'sizes', text, href: size.href, productCount });
  }
  return [...byPage.values()];
}

function suggestModels(shelf: Shelf, query: SearchQuery): Suggestion[] {
  const { models } = matchWords(shelf.parts, query.words);
  if (!models) return [];
  const sizes = sizesOf(shelf, query);
  const counts = sizes ? countIn(shelf, sizes) : countShelf(shelf).models.map(({ total }) => total);
  const ending = sizes ? ` ${sizeText(query)}` : '';
  const byName = new Map<string, Suggestion>();
  for (const model of shelf.parts.models) {
    if (models[model.index] !== 1) continue;
    const text = `${model.maker.name} ${model.name}${ending}`;
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

function countIn(shelf: Shelf, sizes: readonly ShelfSize[]): number[] {
  const counts = shelf.parts.models.map(() => 0);
  for (const place of placesOfSizes(shelf, sizes)) {
    const model = shelf.modelOf[place] ?? 0;
    counts[model] = (counts[model] ?? 0) + 1;
  }
  return counts;
}

function suggestMakers(shelf: Shelf, typed: string): Suggestion[] {
  const words = normaliseWords(typed);
  if (words.length === 0) return [];
  const { makers: counts } = countShelf(shelf);
  const matching = shelf.parts.makers.filter((maker) => words.every((word) => startsName(maker, word)));
  return rank(
    matching.map(({ name, slug, index }) => ({
      group: 'manufacturers' as const,
      text: name,
      href: searchPath({ manufacturers: [slug] }),
      productCount: counts[index]?.total ?? 0,
    })),
  );
}

/** Read once per maker: names change only with the shelf's parts. */
const wordsByMaker = new WeakMap<ShelfMaker, readonly string[]>();

function startsName(maker: ShelfMaker, word: string): boolean {
  const words = wordsByMaker.get(maker) ?? normaliseWords(maker.name);
  wordsByMaker.set(maker, words);
  return words.some((each) => each.startsWith(word));
}

function rank(suggestions: Suggestion[]): Suggestion[] {
  return suggestions
    .filter(({ productCount }) => productCount > 0)
    .toSorted((a, b) => b.productCount - a.productCount || a.text.localeCompare(b.text, 'fi'));
}

/** Each group gets its share; what one leaves over goes to the others in order. */
function shareOut(sizes: Suggestion[], models: Suggestion[], makers: Suggestion[]): Suggestion[] {
  const groups = [
    { all: sizes, taken: Math.min(sizes.length, SHARES.sizes) },
    { all: models, taken: Math.min(models.length, SHARES.models) },
    { all: makers, taken: Math.min(makers.length, SHARES.manufacturers) },
  ];
  let left = MOST_SUGGESTIONS - groups.reduce((sum, { taken }) => sum + taken, 0);
  for (const group of groups) {
    const more = Math.min(left, group.all.length - group.taken);
    group.taken += more;
    left -= more;
  }
  return groups.flatMap(({ all, taken }) => all.slice(0, taken));
}
