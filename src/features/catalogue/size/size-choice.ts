// The choice of a size in the finder: which widths, profiles and rims are sold together, how many tyres, and from what price.
import { parseSearchQuery } from '../search/search-query.ts';
import { isPlausibleSize } from './tyre-size.ts';

export const SEASON_KINDS = ['friction', 'studded', 'summer'] as const;
export type SeasonKind = (typeof SEASON_KINDS)[number];

/**
 * A size that is sold, vans' too: mm, per cent and inches; then for friction, studded and summer tyres how many there are and
 * the least that four cost fitted, in cents (0: no price is known).
 */
export type SizeRow = [
  width: number,
  aspect: number,
  diameter: number,
  friction: number,
  frictionCents: number,
  studded: number,
  studdedCents: number,
  summer: number,
  summerCents: number,
];

/** In the order in which they are chosen: each is limited by those before it. */
export const MEASURES = ['width', 'aspect', 'diameter'] as const;
export type Measure = (typeof MEASURES)[number];
/** null: not chosen. */
export type Measures = Readonly<Record<Measure, number | null>>;

/** What can be chosen: the measures of the sizes the shop has, in rising order. */
export type MeasureChoices = Readonly<Record<Measure, readonly number[]>>;

export const NO_MEASURES: Measures = { width: null, aspect: null, diameter: null };

export interface SizeCount {
  readonly count: number;
  /** The least that four cost fitted; null: no price is known. */
  readonly fromCents: number | null;
}

/** The tyres of these kinds in all sizes with these measures. */
export function countTyres(
  table: readonly SizeRow[],
  measures: Measures,
  kinds: readonly SeasonKind[],
): SizeCount {
  const cells = table
    .filter((row) =>
      MEASURES.every((each) => measures[each] === null || measureOf(row, each) === measures[each]),
    )
    .flatMap((row) => kinds.map((kind) => cellOf(row, kind)));
  const prices = cells.map(({ cents }) => cents).filter((cents) => cents > 0);
  return {
    count: cells.reduce((sum, { count }) => sum + count, 0),
    fromCents: prices.length === 0 ? null : Math.min(...prices),
  };
}

/** Each value of a measure with its tyres of these kinds, given the measures before it; a value without tyres is left out. */
export function countValues(
  table: readonly SizeRow[],
  measures: Measures,
  measure: Measure,
  kinds: readonly SeasonKind[],
): ReadonlyMap<number, number> {
  const before = beforeMeasure(measures, measure);
  const counts = [...new Set(table.map((row) => measureOf(row, measure)))].map((value) => {
    const { count } = countTyres(table, { ...before, [measure]: value }, kinds);
    return [value, count] as const;
  });
  return new Map(counts.filter(([, count]) => count > 0));
}

/**
 * What is chosen as the table allows it: a value not sold with those before it is dropped, in whatever season, and the only
 * value possible fills itself.
 */
export function completeMeasures(
  table: readonly SizeRow[],
  chosen: Measures,
  kinds: readonly SeasonKind[],
): Measures {
  let measures = NO_MEASURES;
  for (const measure of MEASURES) {
    const wanted = { ...measures, [measure]: chosen[measure] };
    const isSold = chosen[measure] !== null && countTyres(table, wanted, SEASON_KINDS).count > 0;
    measures = isSold ? wanted : { ...measures, [measure]: onlyValue(table, measures, measure, kinds) };
  }
  return measures;
}

/** null where several values are possible, or nothing limits them yet. */
function onlyValue(
  table: readonly SizeRow[],
  measures: Measures,
  measure: Measure,
  kinds: readonly SeasonKind[],
): number | null {
  if (MEASURES.every((each) => measures[each] === null)) return null;
  const [only = null, ...others] = countValues(table, measures, measure, kinds).keys();
  return others.length === 0 ? only : null;
}

export interface TypedSize {
  readonly measures: Measures;
  /** The text contains nothing else. */
  readonly isAlone: boolean;
}

/** The size, or its width and profile, that a search text names; null when it names neither. */
export function readTypedSize(text: string): TypedSize | null {
  const plain = readPlainSize(text);
  return plain === undefined ? readSizeInWords(text) : plain;
}

/**
 * A size that is typed as a number, also half of it, read without the grammar of the search, whose expressions take a slow phone a
 * fifth of a second to compile; undefined: the grammar has to read it.
 */
function readPlainSize(text: string): TypedSize | null | undefined {
  if (/^(?:\d{0,4}|\d{6})$/.test(text)) return null;
  const [, width, aspect, rim] = /^(\d{3})[ /]?(\d{2})(?: ?R\d?|[ /]?R?(\d{2}))?$/i.exec(text) ?? [];
  const measures = { width: Number(width), aspect: Number(aspect), diameter: rim ? Number(rim) : null };
  const isSold = isPlausibleSize({
    widthMm: measures.width,
    aspect: measures.aspect,
    diameterIn: Number(rim ?? 16),
  });
  return isSold ? { measures, isAlone: true } : undefined;
}

function readSizeInWords(text: string): TypedSize | null {
  const { size, width, aspect, understood } = parseSearchQuery(text);
  const isPlain = understood.every(({ kind }) => kind === 'size' || kind === 'width-aspect');
  if (understood.some(({ kind }) => kind === 'inch')) return null;
  if (size) {
    const measures = { width: size.widthMm, aspect: size.aspect, diameter: size.diameterIn };
    return { measures, isAlone: isPlain && !size.isCommercial };
  }
  if (width === undefined || aspect === undefined) return null;
  return { measures: { width, aspect, diameter: null }, isAlone: isPlain };
}

function beforeMeasure(measures: Measures, measure: Measure): Measures {
  const at = MEASURES.indexOf(measure);
  const before = (each: Measure) => (MEASURES.indexOf(each) < at ? measures[each] : null);
  return { width: before('width'), aspect: before('aspect'), diameter: before('diameter') };
}

function measureOf(row: SizeRow, measure: Measure): number {
  return { width: row[0], aspect: row[1], diameter: row[2] }[measure];
}

function cellOf(row: SizeRow, kind: SeasonKind): { count: number; cents: number } {
  switch (kind) {
    case 'friction':
      return { count: row[3], cents: row[4] };
    case 'studded':
      return { count: row[5], cents: row[6] };
    case 'summer':
      return { count: row[7], cents: row[8] };
  }
}
