// The details in a question: size, season, car, work, days, a sum.
import type { IsoDay } from '../../../../platform/contract/dates.ts';
import { VEHICLE_TYPES, type VehicleType } from '../../../catalogue/product/product-draft.ts';
import { SEASONS, WINTER_TYPES } from '../../../catalogue/search/search-filters.ts';
import {
  MAX_QUERY_LENGTH,
  parseSearchQuery,
  type SearchQuery,
  type Season,
  type WinterType,
} from '../../../catalogue/search/search-query.ts';
import { findWholeSize, type TyreSize } from '../../../catalogue/size/tyre-size.ts';
import { normaliseTime } from '../../../opening-hours/time-of-day.ts';
import type { Concept } from './concepts.ts';
import { daysIn } from './days.ts';

/** Work of the shop that has a price, as words name it. */
export type Work =
  | 'change'
  | 'seasonChange'
  | 'fitting'
  | 'balancing'
  | 'hotel'
  | 'repair'
  | 'sensor'
  | 'wash'
  | 'retighten'
  | 'runFlat'
  | 'recycle'
  | 'valve'
  | 'lockBolt'
  | 'condition'
  | 'pressure';

export interface Details {
  readonly size?: TyreSize;
  /** Inches, when only the rim was given. */
  readonly rim?: number;
  readonly season?: Season;
  readonly winterType?: WinterType | undefined;
  /** The least that will do. */
  readonly loadIndex?: number;
  readonly speedSymbol?: string;
  /** 'XL', 'RFT', a car maker's mark. */
  readonly tags?: readonly string[];
  readonly vehicleType?: VehicleType;
  readonly work?: Work;
  /** One day, or several such as a weekend. */
  readonly days?: readonly IsoDay[];
  /** '09:30' */
  readonly time?: string;
  readonly partOfDay?: PartOfDay;
  /** Words that may name a maker or a model. */
  readonly words?: readonly string[];
  /** Some word was neither a name nor anything else that is known. */
  readonly hasUnreadWords?: boolean;
  readonly isCheapest?: boolean;
  readonly isQuiet?: boolean;
  readonly isOnSale?: boolean;
  /** At most so much a tyre. */
  readonly mostCents?: number;
  /** Four tyres, on the car. */
  readonly isFitted?: boolean;
  readonly euros?: number;
}

export const PARTS_OF_DAY = ['morning', 'afternoon', 'evening'] as const satisfies readonly Concept[];
export type PartOfDay = (typeof PARTS_OF_DAY)[number];

const WORKS = [
  ['seasonChange', 'seasonChange'],
  ['runFlat', 'runFlat'],
  ['lockBolt', 'lockBolt'],
  ['valve', 'valve'],
  ['retighten', 'retighten'],
  ['sensor', 'sensor'],
  ['balancing', 'balancing'],
  ['repair', 'repair'],
  ['recycle', 'recycle'],
  ['hotel', 'hotel'],
  ['wash', 'wash'],
  ['pressure', 'pressure'],
  ['condition', 'condition'],
  ['fitting', 'fitting'],
  ['change', 'change'],
] as const satisfies readonly (readonly [Concept, Work])[];

/** All details in the text. */
export function detailsOf(text: string, concepts: ReadonlySet<Concept>, today: IsoDay): Details {
  const read = readTyres(text);
  const has = (concept: Concept) => concepts.has(concept);
  const named = WORKS.find(([concept]) => has(concept))?.[1];
  // The price of fitting has balancing in it.
  const isInFitting = named === 'balancing' && (has('fitting') || has('include'));
  const work = isInFitting ? 'fitting' : named;
  const vehicleType = VEHICLE_TYPES.find(has);
  const rim = read.size === undefined ? read.rim : undefined;
  const days = daysIn(text, concepts, today);
  const time = timeIn(text);
  const partOfDay = PARTS_OF_DAY.find(has);
  return {
    ...(read.size && { size: read.size }),
    ...(rim !== undefined && { rim }),
    ...kindIn(read, has),
    ...strengthIn(text, read),
    ...tagsIn(read, has),
    ...(vehicleType && { vehicleType }),
    ...(work && { work }),
    ...(days && { days }),
    ...(time && { time }),
    ...(partOfDay && { partOfDay }),
    ...(read.words.length > 0 && { words: read.words }),
    ...wishesIn(text, has),
  };
}

/** As the search reads it; of a text too long for it the part around the size. */
function readTyres(text: string): SearchQuery {
  const start = text.length > MAX_QUERY_LENGTH ? (findWholeSize(text)?.start ?? 0) : 0;
  return parseSearchQuery(text.slice(Math.max(0, start - MAX_QUERY_LENGTH / 2)));
}

/** Two kinds in one question leave it open which of them is meant. */
function kindIn({ season, winterType }: SearchQuery, has: (concept: Concept) => boolean): Details {
  const types = WINTER_TYPES.filter((type) => has(type) || type === winterType);
  const seasons = SEASONS.filter((each) => has(each) || (each === 'winter' && types.length > 0));
  const [first, second] = seasons.length > 0 ? seasons : [season];
  const namedSeason = second === undefined ? first : undefined;
  return {
    ...(namedSeason && { season: namedSeason }),
    ...(namedSeason === 'winter' && types.length === 1 && { winterType: types[0] }),
  };
}

function strengthIn(text: string, { loadIndex, speedSymbol }: SearchQuery): Details {
  const [, after, before] =
    /kantavuu\p{L}*\D{0,24}(\d{2,3})(?![\d/])|(?<![\d/])(\d{2,3})\s+kantavuu/iu.exec(text) ?? [];
  const written = after ?? before;
  const load = loadIndex ?? (written === undefined ? undefined : Number(written));
  return {
    ...(load !== undefined && { loadIndex: load }),
    ...(speedSymbol !== undefined && { speedSymbol }),
  };
}

function tagsIn(read: SearchQuery, has: (concept: Concept) => boolean): Details {
  const tags = [...new Set([...read.tags, ...(has('runFlat') ? ['RFT'] : [])])];
  return tags.length > 0 ? { tags } : {};
}

/** 'klo 9', 'kello 14.30' */
function timeIn(text: string): string | undefined {
  const typed = /\b(?:klo|kello)\.?\s?(\d{1,2}(?:[.:]\d{2})?)/i.exec(text)?.[1];
  return typed === undefined ? undefined : normaliseTime(typed);
}

function wishesIn(text: string, has: (concept: Concept) => boolean): Details {
  const euros = /(?<![\d/])(\d{2,5})\s*(?:€|e\b|eur)/i.exec(text)?.[1];
  const most = /\b(?:alle|max|enint\p{L}*)\s+(\d{2,4})\s*(?:€|e\b|eur)/iu.exec(text)?.[1];
  return {
    ...(has('cheap') && { isCheapest: true }),
    ...(has('quiet') && { isQuiet: true }),
    ...(has('campaign') && { isOnSale: true }),
    ...(has('fitted') && { isFitted: true }),
    ...(euros !== undefined && { euros: Number(euros) }),
    ...(most !== undefined && { mostCents: Number(most) * 100 }),
  };
}
