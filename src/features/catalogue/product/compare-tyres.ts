// A comparison of tyres row by row: what each has, which is best, and whether they differ at all.
import { fittingDay, fittingDayText, setPrice, type FittingTerms } from '../fitting/fitting-terms.ts';
import { loadIndexKg, speedSymbolKmh } from '../size/load-speed.ts';
import type { ProductDetail } from './product-view.ts';

/** In the order of showing. */
export const COMPARED_ROWS = [
  'fitted',
  'price',
  'day',
  'season',
  'fuel',
  'wet',
  'noise',
  'snow',
  'ice',
  'stars',
  'load',
  'speed',
  'runFlat',
  'weight',
] as const;
export type ComparedRow = (typeof COMPARED_ROWS)[number];

type ValueOf = (product: ProductDetail, terms: FittingTerms) => ComparedCell['value'];

const VALUES: Readonly<Record<ComparedRow, ValueOf>> = {
  fitted: (product, terms) => (product.isWithdrawn ? null : (setPrice(product, terms)?.totalCents ?? null)),
  price: ({ isWithdrawn, price }) => (isWithdrawn ? null : price.cents || null),
  day: fittingDay,
  season: ({ type, winterType }) => winterType ?? type,
  fuel: ({ label }) => label.fuelEfficiency,
  wet: ({ label }) => label.wetGrip,
  noise: ({ label }) => label.noiseDb,
  snow: ({ label }) => Number(label.hasSnowGrip),
  // The mark is for tyres without studs, and does not describe the grip of studs.
  ice: ({ label, winterType }) => (winterType === 'studded' ? null : Number(label.hasIceGrip)),
  stars: ({ ratingAverage }) => ratingAverage,
  load: ({ loadIndex }) => (loadIndex === null ? null : loadIndexKg(loadIndex)),
  speed: ({ speedSymbol }) => (speedSymbol === null ? null : speedSymbolKmh(speedSymbol)),
  runFlat: ({ isRunFlat }) => Number(isRunFlat),
  weight: ({ weightG }) => weightG,
};

/** Classes and days in their usual spelling sort as text. Load and speed have no best: what the car requires decides. */
const BEST: Partial<Record<ComparedRow, 'lowest' | 'highest'>> = {
  fitted: 'lowest',
  price: 'lowest',
  day: 'lowest',
  fuel: 'lowest',
  wet: 'lowest',
  noise: 'lowest',
  snow: 'highest',
  ice: 'highest',
  stars: 'highest',
  weight: 'lowest',
};

/** A tyre that is sold out is no cheaper than one that can be had. */
const PRICES: ReadonlySet<ComparedRow> = new Set(['fitted', 'price']);

export interface ComparedCell {
  readonly product: ProductDetail;
  /** null: not given, on request, or no longer sold; neither best nor worst. */
  readonly value: string | number | null;
  /** False for all where they are alike, fewer than two are known, or their kinds differ: friction, studded, summer. */
  readonly isBest: boolean;
}

export interface Comparison {
  readonly row: ComparedRow;
  readonly isSame: boolean;
  /** In the order of the tyres. */
  readonly cells: readonly ComparedCell[];
}

/** Rows in which at least one of the tyres has something. */
export function compareTyres(products: readonly ProductDetail[], terms: FittingTerms): Comparison[] {
  // A summer tyre is no better than a studded one for being cheaper.
  const isOneKind = new Set(products.map((product) => VALUES.season(product, terms))).size === 1;
  return COMPARED_ROWS.flatMap((row) => {
    const values = products.map((product) => VALUES[row](product, terms));
    if (!values.some(Boolean) && row !== 'day') return [];
    const shown = row === 'day' ? products.map((product) => fittingDayText(product, terms)) : values;
    const isInQuestion = (at: number) => !PRICES.has(row) || products[at]?.stock.kind !== 'none';
    const inQuestion = values.map((value, at) => (isInQuestion(at) ? value : null));
    const best = isOneKind ? bestOf(inQuestion, BEST[row]) : undefined;
    const cells = products.map((product, at) => ({
      product,
      value: values[at] ?? null,
      isBest: best !== undefined && inQuestion[at] === best,
    }));
    return [{ row, isSame: new Set(shown).size < 2, cells }];
  });
}

function bestOf(values: readonly ComparedCell['value'][], best: 'lowest' | 'highest' | undefined) {
  const known = values.filter((value) => value !== null);
  const [lowest, ...others] = known.toSorted((a, b) => (a < b ? -1 : Number(a > b)));
  const highest = others.at(-1);
  if (highest === undefined || lowest === highest) return undefined;
  return best && { lowest, highest }[best];
}
