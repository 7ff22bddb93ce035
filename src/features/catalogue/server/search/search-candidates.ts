// Which tyres a search text means. For a page, conditions that no tyre meets and names that a size does not have are left out, and the page
// shows that: a complete size is never empty because of them. Load and speed are never left out.
import type { PriceRow } from '../../../price-list/price-list.ts';
import { fittedPrice } from '../../fitting/fitted-price.ts';
import { FULL_SET } from '../../fitting/full-set.ts';
import type { Correction } from '../../product/product-view.ts';
import { LABEL_CLASSES, NOISE_CLASSES } from '../../product/tyre-label.ts';
import type { PriceLimit } from '../../search/price-limit.ts';
import type { LabelWish, SearchQuery } from '../../search/query-types.ts';
import { SEASONS, WINTER_TYPES, type TyreFilters } from '../../search/search-filters.ts';
import { NAMED_VEHICLE } from '../../search/search-query.ts';
import { CONDITIONS, type Condition } from '../../search/word-meanings.ts';
import { speedSymbolKmh } from '../../size/load-speed.ts';
import type { VehicleType } from '../../size/vehicle-type.ts';
import { electricModels, matchWords, type WordMatch } from './model-words.ts';
import { countIndex, slotsOfSizes } from './search-index-counts.ts';
import type { IndexedSize } from './search-index-parts.ts';
import type { SearchIndex } from './search-index.ts';
import { sizesOf } from './search-sizes.ts';

export interface Candidates {
  readonly candidates: Int32Array;
  /** Those with a lower load or speed rating than requested are only counted. */
  readonly tooWeakCount: number;
  readonly corrections: readonly Correction[];
  readonly ignored: readonly string[];
  readonly unmet: readonly Condition[];
}

export interface CandidateOptions {
  readonly priceRows?: readonly PriceRow[] | undefined;
  /** Leaves out what would leave nothing; the result then contains what was left out. */
  readonly isRelaxed?: boolean | undefined;
}

type Strength = Pick<TyreFilters, 'text' | 'minLoadIndex'>;

/** One reading of a text: with these words and under these conditions. */
interface Attempt {
  readonly words: WordMatch;
  readonly vehicleType: VehicleType | undefined;
  readonly conditions: readonly Condition[];
}

export function readCandidates(
  searchIndex: SearchIndex,
  query: SearchQuery,
  filters: Strength,
  { priceRows, isRelaxed = false }: CandidateOptions = {},
): Candidates {
  const isOfSize = (query.size ?? query.aspect) !== undefined;
  const words = matchWords(searchIndex.parts, query.words, isOfSize);
  const conditions = conditionsOf(query);
  const find = (attempt: Attempt) => findCandidates(searchIndex, query, filters, priceRows, attempt);
  const { vehicleType } = query;
  const strict = { ...find({ words, vehicleType, conditions }), ...correctionsOf(words), unmet: [] };
  if (!isRelaxed || strict.candidates.length > 0 || isNothing(query, filters.text)) return strict;
  for (const attempt of looserAttempts(searchIndex, query, { words, vehicleType, conditions })) {
    const found = find(attempt);
    if (found.candidates.length === 0) continue;
    const unmet = conditions.filter((each) => !attempt.conditions.includes(each));
    return { ...found, ...correctionsOf(attempt.words), unmet };
  }
  return strict;
}

function correctionsOf({ corrections, ignored }: WordMatch) {
  return { corrections, ignored };
}

/** The conditions are left out first, then with a complete size one word after another from the end. */
function* looserAttempts(searchIndex: SearchIndex, query: SearchQuery, strict: Attempt): Generator<Attempt> {
  const { conditions } = strict;
  if (conditions.length > 0 && isAboutTyres(query)) yield { ...strict, conditions: [] };
  if (query.size === undefined) return;
  for (let length = query.words.length - 1; length >= 0; length -= 1) {
    const fewer = matchWords(searchIndex.parts, query.words.slice(0, length), true);
    const left = query.words.slice(length);
    const words = { ...fewer, ignored: [...fewer.ignored, ...left] };
    const vehicleType = left.includes(NAMED_VEHICLE) ? undefined : query.vehicleType;
    yield { words, vehicleType, conditions };
    if (conditions.length > 0) yield { words, vehicleType, conditions: [] };
  }
}

function conditionsOf({ price, wishes, isElectric }: SearchQuery): Condition[] {
  return CONDITIONS.filter((each) => {
    if (each === 'price') return price !== undefined;
    return each === 'electric' ? isElectric : wishes.includes(each);
  });
}

/** The text contains more than its conditions. */
function isAboutTyres(query: SearchQuery): boolean {
  return query.understood.some(({ kind }) => kind !== 'price' && kind !== 'wish' && kind !== 'electric');
}

/** Marks alone ('%', an emoji), or without a size something that is not in the catalogue. */
function isNothing({ understood, size, notSold }: SearchQuery, text: string): boolean {
  const isOnlyMarks = text.trim() !== '' && !/[\p{L}\p{N}]/u.test(text);
  return (understood.length === 0 && isOnlyMarks) || (notSold !== undefined && size === undefined);
}

function findCandidates(
  searchIndex: SearchIndex,
  query: SearchQuery,
  filters: Strength,
  priceRows: CandidateOptions['priceRows'],
  attempt: Attempt,
): Pick<Candidates, 'candidates' | 'tooWeakCount'> {
  if (isNothing(query, filters.text)) return { candidates: new Int32Array(0), tooWeakCount: 0 };
  const sizes = sizesOf(searchIndex, query);
  const tests = [
    ...meaningTests(searchIndex, query, attempt),
    ...attempt.conditions.map((each) => conditionTest(searchIndex, query, each, priceRows)),
  ];
  const isStrong = strengthTest(searchIndex, query, filters);
  if (sizes === undefined && tests.length === 0 && isStrong === undefined) {
    return { candidates: countIndex(searchIndex).slots, tooWeakCount: 0 };
  }
  return passing(searchIndex, sizes, tests, isStrong);
}

function passing(
  searchIndex: SearchIndex,
  sizes: readonly IndexedSize[] | undefined,
  tests: readonly SlotTest[],
  isStrong: SlotTest | undefined,
): Pick<Candidates, 'candidates' | 'tooWeakCount'> {
  const inSizes = sizes === undefined ? undefined : slotsOfSizes(searchIndex, sizes);
  const length = inSizes?.length ?? searchIndex.length;
  const candidates = new Int32Array(length);
  let count = 0;
  let tooWeakCount = 0;
  for (let at = 0; at < length; at += 1) {
    const slot = inSizes === undefined ? at : (inSizes[at] ?? 0);
    if (searchIndex.isGone[slot] === 1 || !passesAll(tests, slot)) continue;
    if (isStrong === undefined || isStrong(slot)) {
      candidates[count] = slot;
      count += 1;
    } else tooWeakCount += 1;
  }
  return { candidates: candidates.subarray(0, count), tooWeakCount };
}

type SlotTest = (slot: number) => boolean;

function passesAll(tests: readonly SlotTest[], slot: number): boolean {
  for (const test of tests) if (!test(slot)) return false;
  return true;
}

function meaningTests(
  searchIndex: SearchIndex,
  query: SearchQuery,
  { words: { models }, vehicleType }: Attempt,
): SlotTest[] {
  const tests: SlotTest[] = query.tags.map((tag) => tagTest(searchIndex, tag));
  const { facets } = searchIndex;
  const season = query.season ? SEASONS.indexOf(query.season) + 1 : 0;
  const winterType = query.winterType ? WINTER_TYPES.indexOf(query.winterType) + 1 : 0;
  const ean = Number(query.ean ?? 0);
  if (models) tests.push((slot) => models[searchIndex.modelOf[slot] ?? 0] === 1);
  if (vehicleType) tests.push((slot) => isForVehicle(searchIndex, slot, vehicleType));
  if (season > 0) tests.push((slot) => facets.type[slot] === season);
  if (winterType > 0) tests.push((slot) => facets.winterType[slot] === winterType);
  if (ean > 0) tests.push((slot) => searchIndex.ean[slot] === ean);
  if (query.grip === 'ice') tests.push((slot) => facets.iceGrip[slot] === 1);
  if (query.grip === 'snow') tests.push((slot) => facets.snowGrip[slot] === 1);
  return [...tests, ...labelTests(searchIndex, query.classes)];
}

/** A class or a better one; a tyre without a label has none. */
function labelTests({ facets }: SearchIndex, classes: LabelWish = {}): SlotTest[] {
  const test = (column: Uint16Array, worst: number): SlotTest[] =>
    worst === 0 ? [] : [(slot) => (column[slot] ?? 0) > 0 && (column[slot] ?? 0) <= worst];
  const { wetGrip, fuelEfficiency, noiseClass } = classes;
  return [
    ...test(facets.wetGrip, wetGrip === undefined ? 0 : LABEL_CLASSES.indexOf(wetGrip) + 1),
    ...test(
      facets.fuelEfficiency,
      fuelEfficiency === undefined ? 0 : LABEL_CLASSES.indexOf(fuelEfficiency) + 1,
    ),
    ...test(facets.noiseClass, noiseClass === undefined ? 0 : NOISE_CLASSES.indexOf(noiseClass) + 1),
  ];
}

function conditionTest(
  searchIndex: SearchIndex,
  { price }: SearchQuery,
  condition: Condition,
  priceRows: CandidateOptions['priceRows'],
): SlotTest {
  switch (condition) {
    case 'price':
      return price === undefined ? () => true : priceTest(searchIndex, price, priceRows);
    case 'offer':
      return (slot) => searchIndex.facets.onSale[slot] === 1;
    case 'in-stock':
      return (slot) => searchIndex.facets.inStock[slot] === 1;
    case 'on-shelf':
      return (slot) => searchIndex.facets.inStock[slot] === 1 && searchIndex.isOwnStock[slot] === 1;
    case 'electric': {
      const electric = electricModels(searchIndex.parts);
      return (slot) => electric[searchIndex.modelOf[slot] ?? 0] === 1;
    }
  }
}

/** Without a price list the fitting cannot be counted: then the tyres alone must be within the limit. */
function priceTest(
  searchIndex: SearchIndex,
  { minCents = 0, maxCents = Infinity, of }: PriceLimit,
  priceRows: CandidateOptions['priceRows'],
): SlotTest {
  const costOf = (slot: number): number | null => {
    const cents = searchIndex.cents[slot] ?? 0;
    const size = searchIndex.parts.sizes[searchIndex.sizeOf[slot] ?? 0];
    if (of === 'tyre') return cents;
    if (of === 'four' || priceRows === undefined || size === undefined) return cents * FULL_SET;
    const isRunFlat = searchIndex.facets.runFlat[slot] === 1;
    return fittedPrice({ price: { cents }, size, isRunFlat }, priceRows)?.totalCents ?? null;
  };
  return (slot) => {
    const cost = costOf(slot);
    return cost !== null && cost > 0 && cost >= minCents && cost <= maxCents;
  };
}

/** By the usual use of its size or by its name: an 'X-Ice North 4 SUV' is meant by 'suv' in any size. */
function isForVehicle(searchIndex: SearchIndex, slot: number, vehicleType: VehicleType): boolean {
  const size = searchIndex.parts.sizes[searchIndex.sizeOf[slot] ?? 0];
  const model = searchIndex.parts.models[searchIndex.modelOf[slot] ?? 0];
  return size?.vehicleType === vehicleType || (model?.words.includes(vehicleType) ?? false);
}

function tagTest(searchIndex: SearchIndex, tag: string): (slot: number) => boolean {
  switch (tag) {
    case 'XL':
      return (slot) => searchIndex.isXl[slot] === 1;
    case 'RFT':
      return (slot) => searchIndex.facets.runFlat[slot] === 1;
    case '3PMSF':
      return (slot) => searchIndex.facets.snowGrip[slot] === 1;
    case 'M+S':
      return (slot) => searchIndex.facets.type[slot] === SEASONS.indexOf('winter') + 1;
    default:
      return (slot) => searchIndex.marks[slot]?.includes(tag) ?? false;
  }
}

/** undefined: no filter. */
function strengthTest(searchIndex: SearchIndex, query: SearchQuery, filters: Strength): SlotTest | undefined {
  const loadIndex = Math.max(query.loadIndex ?? 0, filters.minLoadIndex ?? 0);
  const speedKmh = query.speedSymbol === undefined ? 0 : (speedSymbolKmh(query.speedSymbol) ?? 0);
  if (loadIndex === 0 && speedKmh === 0) return undefined;
  return (slot) =>
    (searchIndex.loadIndex[slot] ?? 0) >= loadIndex && (searchIndex.speedKmh[slot] ?? 0) >= speedKmh;
}
