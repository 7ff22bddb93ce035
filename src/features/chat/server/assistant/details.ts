// The details in a question: size, season, car, work, days, a sum.
import type { IsoDay } from '../../../../platform/contract/dates.ts';
import type { PriceLimit } from '../../../catalogue/search/price-limit.ts';
import type { SearchQuery } from '../../../catalogue/search/query-types.ts';
import { SEASONS, WINTER_TYPES } from '../../../catalogue/search/search-filters.ts';
import { MAX_QUERY_LENGTH, parseSearchQuery } from '../../../catalogue/search/search-query.ts';
import type { Season, WinterType } from '../../../catalogue/search/seasons.ts';
import { findWholeSize, type TyreSize } from '../../../catalogue/size/tyre-size.ts';
import { VEHICLE_TYPES, type VehicleType } from '../../../catalogue/size/vehicle-type.ts';
import { MONTH_STEMS, type Concept } from './concepts.ts';
import { timeIn } from './day-times.ts';
import { daysIn } from './days.ts';
import { questionKindOf, type QuestionKind } from './question-kind.ts';
import { fold } from './words.ts';

/** Work of the shop that has a price, as words name it; what is done to a part before what is done to a whole wheel. */
const WORKS = [
  'seasonChange',
  'runFlat',
  'lockBolt',
  'valve',
  'retighten',
  'sensor',
  'balancing',
  'repair',
  'recycle',
  'hotel',
  'wash',
  'pressure',
  'condition',
  'fitting',
  'change',
] as const satisfies readonly Concept[];
export type Work = (typeof WORKS)[number];

export interface Details {
  /** As it was written: compared with titles, never repeated. */
  readonly text?: string;
  /** What the words mention; undefined where nobody wrote any. */
  readonly said?: ReadonlySet<Concept>;
  readonly question?: QuestionKind;
  readonly size?: TyreSize;
  /** A second size, to be compared with the first. */
  readonly otherSize?: TyreSize;
  /** Inches, when only the rim was given. */
  readonly rim?: number;
  readonly season?: Season;
  readonly winterType?: WinterType | undefined;
  /** The least that will do. */
  readonly loadIndex?: number;
  /** The load was named as the least that will do. */
  readonly isLeastLoad?: boolean;
  readonly speedSymbol?: string;
  /** 'XL', 'RFT', a car maker's mark. */
  readonly tags?: readonly string[];
  readonly vehicleType?: VehicleType;
  /** All of the named ones, where there are several. */
  readonly vehicleTypes?: readonly VehicleType[];
  /** How many of each, where several were counted: 'kaksi henkilöautoa ja maasturi'. */
  readonly vehicleCounts?: Readonly<Partial<Record<VehicleType | 'any', number>>>;
  readonly work?: Work;
  /** All of the named ones, with `work` first. */
  readonly works?: readonly Work[];
  /** Storage was asked for before and is not wanted any more. */
  readonly isWithoutStorage?: boolean;
  /** Of tyres or wheels. */
  readonly count?: number;
  /** Tread in millimetres. */
  readonly depthMm?: number;
  /** One day, or several such as a weekend. */
  readonly days?: readonly IsoDay[];
  /** From 1: a month, or the middle of the season that was named ('kesällä'). */
  readonly month?: number;
  /** '09:30' */
  readonly time?: string;
  /** Until that time, not at it. */
  readonly isUntil?: boolean;
  readonly partOfDay?: PartOfDay;
  /** Words that may name a maker or a model. */
  readonly words?: readonly string[];
  /** Words that are neither names nor anything else that is known. */
  readonly unread?: readonly string[];
  /** In another country; false where Finland was named. */
  readonly isAbroad?: boolean;
  readonly isCheapest?: boolean;
  readonly best?: 'quiet' | 'wet' | 'fuel';
  readonly isOnSale?: boolean;
  /** What the tyres may cost. */
  readonly price?: PriceLimit;
  /** Four tyres, on the car. */
  readonly isFitted?: boolean;
  readonly euros?: number;
}

export const PARTS_OF_DAY = ['morning', 'afternoon', 'evening'] as const satisfies readonly Concept[];
export type PartOfDay = (typeof PARTS_OF_DAY)[number];

/** All details in the text. */
export function detailsOf(text: string, concepts: ReadonlySet<Concept>, today: IsoDay): Details {
  // A number of a load is no price: 'kantavuus max 104'.
  const read = readTyres(text.replace(LOAD, ' '));
  const has = (concept: Concept) => concepts.has(concept);
  const question = questionKindOf(text);
  const vehicleTypes = VEHICLE_TYPES.filter(has);
  const vehicleType = vehicleTypes[0] ?? read.vehicleType;
  const rim = read.size === undefined ? read.rim : undefined;
  const wishes = wishesIn(text, read, has);
  const works = worksIn(has, rim !== undefined && (wishes.count !== undefined || has('balancing')));
  const [work] = works;
  const days = daysIn(text, concepts, today);
  const said = timeIn(text);
  const partOfDay = PARTS_OF_DAY.find(has);
  return {
    text,
    said: concepts,
    ...(question && { question }),
    ...(read.size && { size: read.size }),
    ...(read.otherSizes[0] && { otherSize: read.otherSizes[0] }),
    ...(rim !== undefined && { rim }),
    ...kindIn(read, has),
    ...strengthIn(text, read),
    ...tagsIn(read, has),
    ...(vehicleType && { vehicleType }),
    ...(vehicleTypes.length > 1 && { vehicleTypes }),
    ...vehicleCountsIn(text),
    ...(work && { work, works }),
    ...(days && { days }),
    ...said,
    ...(has('abroad') ? { isAbroad: true } : /suomes|finland/.test(fold(text)) && { isAbroad: false }),
    ...monthIn(text),
    ...(partOfDay && { partOfDay }),
    ...(read.words.length > 0 && { words: read.words }),
    ...wishes,
  };
}

/** As the search reads it; of a text too long for it the part around the size. */
export function readTyres(text: string): SearchQuery {
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

/** 'kantavuus yli 95', 'kantoluokka vähintään 104', '109 kantavuus'; not the load of anything but a tyre. */
const LOAD =
  /(?:kantavuu|kantolu|kantoin|kantok|kuormaluok|kuormain|load\sindex)\p{L}*(\D{0,24}?)(\d{2,3})(?![\d/\p{L}]|\s?kg)|(?<![\d/\p{L}])(\d{2,3})\s+(?:kantavuu|kantolu|kantoin|load\sindex)/iu;

const LEAST = /(?<!\p{L})(?:yli|v[\u00E4a]hint|min|enemm|isomp|suuremp|at\sleast)/iu;

function strengthIn(text: string, { size, loadIndex, speedSymbol }: SearchQuery): Details {
  const [, word = '', after, before] = LOAD.exec(text) ?? [];
  const least = size ? /v\p{L}hint\p{L}+\s(\d{2,3})(?!\s?(?:€|mm|kpl|\d))/iu.exec(text)?.[1] : undefined;
  const written = after ?? before ?? least;
  const speed = speedSymbol ?? /nopeus\p{L}*\s(?:v\p{L}hint\p{L}+\s)?([A-Z])(?!\p{L})/u.exec(text)?.[1];
  // 'Yli 95' leaves 95 out.
  const above = /(?:^|\s)yli\s*$/iu.test(word) ? 1 : 0;
  const load = loadIndex ?? (written === undefined ? undefined : Number(written) + above);
  return {
    ...(load !== undefined && { loadIndex: load }),
    ...(written !== undefined && LEAST.test(text) && { isLeastLoad: true }),
    ...(speed !== undefined && { speedSymbol: speed }),
  };
}

function tagsIn(read: SearchQuery, has: (concept: Concept) => boolean): Details {
  const tags = [...new Set([...read.tags, ...(has('runFlat') ? ['RFT'] : [])])];
  return tags.length > 0 ? { tags } : {};
}

/** Work whose price has others in it, or beside which they are not meant: 'anturi asennettuna' is no fitting of a tyre. */
const INCLUDED: Readonly<Partial<Record<Work, readonly Work[]>>> = {
  hotel: ['seasonChange', 'fitting', 'change'],
  fitting: ['runFlat', 'balancing', 'change'],
  seasonChange: ['change'],
  repair: ['runFlat'],
  sensor: ['fitting', 'change'],
  valve: ['fitting', 'change'],
  lockBolt: ['fitting', 'change'],
};

/** `isOfRim`: four tyres of a rim size 'alle' are fitted on rims; wheels are changed whatever their size. */
function worksIn(has: (concept: Concept) => boolean, isOfRim: boolean): Work[] {
  const isFitted = (isOfRim && has('change') && !has('seasonChange')) || (has('balancing') && has('include'));
  if (has('surcharge') && has('runFlat')) return ['runFlat'];
  // Run-flat tyres that are changed are fitted: wheels on rims cost the same whatever the tyre.
  if (has('runFlat') && has('change') && !has('seasonChange')) return ['fitting', 'runFlat'];
  return withoutIncluded(WORKS.filter((work) => has(work) || (work === 'fitting' && isFitted)));
}

export function withoutIncluded(works: readonly Work[]): Work[] {
  const included = new Set(works.flatMap((work) => INCLUDED[work] ?? []));
  return works.filter((work) => !included.has(work));
}

function monthIn(text: string): Details {
  const line = fold(text);
  const named = MONTH_STEMS.findIndex((stem) => line.includes(`${stem}kuu`)) + 1;
  if (named > 0) return { month: named };
  if (/\bkesalla\b|\bin summer\b/.test(line)) return { month: 7 };
  return /\btalvella\b|\bin winter\b/.test(line) ? { month: 1 } : {};
}

const COUNTS =
  'yksi kaksi kolme nelja|yks kaks kolme neli|yhen kahen kolmen neljan|yhden kahden kolmen neljan|yhta kahta kolmea neljaa|yhdelta kahdelta kolmelta neljalta|yhdelle kahdelle kolmelle neljalle|yhteen kahteen kolmeen neljaan'
    .split('|')
    .map((forms) => forms.split(' '));

/** 'neljä rengasta', '2 kpl', 'yhden renkaan'; a set is four. */
function countIn(text: string): number | undefined {
  const line = fold(text);
  const wheels = String.raw`\s(?:\d{2}["”″]?\s|\p{L}+\s|\d{2}\s?tuum\p{L}*\s)?\p{L}*(?:ren[gk]a|pyora|kpl|kitk|nast|anturi|venttiil)`;
  const digit = new RegExp(String.raw`(?<![\d/.,])([1-8])(?:\skpl|${wheels})`, 'u').exec(line)?.[1];
  if (digit !== undefined) return Number(digit);
  for (const forms of COUNTS) {
    const at = forms.findIndex((form) => new RegExp(String.raw`(?<!\p{L})${form}${wheels}`, 'u').test(line));
    if (at >= 0) return at + 1;
  }
  return /(?<!\p{L})(?:sarja|setti|setin|sarjan|nelja|neljan|4 kpl)(?!\p{L})/u.test(line) ? 4 : undefined;
}

const VEHICLE_WORDS: readonly (readonly [VehicleType | 'any', string])[] = [
  ['passenger', 'henkiloau'],
  ['suv', '(?:maastur|suv|citymaas)'],
  ['van', '(?:pakettiau|paku)'],
  ['any', 'auto(?:n|a|on|lle|jen|ille|ihin)?\\b'],
];

/** 'kahden auton', '2 henkilöautoa ja maasturi'; undefined where there is one of each. */
function vehicleCountsIn(text: string): Details {
  const line = fold(text);
  const counts = VEHICLE_WORDS.flatMap(([type, word]) => {
    if (!new RegExp(`\\b${word}`).test(line)) return [];
    const digit = new RegExp(`\\b([2-6])\\s${word}`).exec(line)?.[1];
    const inWords = COUNTS.map((forms) =>
      forms.findIndex((form) => new RegExp(`\\b${form}\\s${word}`).test(line)),
    );
    return [[type, digit === undefined ? Math.max(1, Math.max(...inWords) + 1) : Number(digit)] as const];
  });
  const isCounted = counts.some(([, count]) => count > 1);
  return isCounted ? { vehicleCounts: Object.fromEntries(counts) } : {};
}

/** 'kaks milliä jäljellä' */
function depthInWords(text: string): string | undefined {
  const line = fold(text);
  const at = COUNTS.map((forms) => forms.findIndex((form) => line.includes(`${form} mill`)));
  const found = Math.max(...at) + 1;
  return found > 0 ? String(found) : undefined;
}

/** What the first tyre named should be best at, beside its price. */
function best({ wishes }: SearchQuery, has: (concept: Concept) => boolean): Details {
  const wish = (['quiet', 'wet', 'fuel'] as const).find((each) => has(each) || wishes.includes(each));
  return wish ? { best: wish } : {};
}

const SUMS_IN_WORDS: readonly (readonly [RegExp, number])[] = [
  [/\bpuolitoista ?tonni|\bpuoltoista ?tonni/, 1500],
  [/\b(?:kaks|kaksi|kahden|kahta|2) ?(?:tonni|tuhat|tuhan)/, 2000],
  [/\b(?:kolme|kolmen|kolmea|3) ?(?:tonni|tuhat|tuhan)/, 3000],
  [/\b(?:tonni|tuhat(?:ta)? euro|tuhan(?:nen|ten) euro)/, 1000],
  [/\b(?:viisisataa|viidensadan|viissataa|femma ?sata)\b/, 500],
  [/\b(?:kuusisataa|kuudensadan)\b/, 600],
  [/\b(?:seitsemansataa|seitsemansadan)\b/, 700],
  [/\b(?:kahdeksansataa|kahdeksansadan)\b/, 800],
  [/\b(?:yhdeksansataa|yhdeksansadan)\b/, 900],
  [/\b(?:neljasataa|neljansadan)\b/, 400],
  [/\b(?:kolmesataa|kolmensadan)\b/, 300],
  [/\b(?:kaksisataa|kahdensadan)\b/, 200],
];

/** '1 200 euroa', '800e', 'tonnin'. */
function eurosIn(text: string): number | undefined {
  const line = fold(text);
  const written = /(?<![\d/])(\d{1,2}[ .]\d{3}|\d{2,5})(?:,\d{1,2})?\s*(?:€|e\b|eur|ege|egee)/.exec(
    line,
  )?.[1];
  if (written !== undefined) return Number(written.replaceAll(/[ .]/g, ''));
  return SUMS_IN_WORDS.find(([form]) => form.test(line))?.[1];
}

function wishesIn(text: string, read: SearchQuery, has: (concept: Concept) => boolean): Details {
  const euros = eurosIn(text);
  const depth = /(?<![\d/])(\d(?:[.,]\d)?)\s*(?:mm|milli\p{L}*)/iu.exec(text)?.[1] ?? depthInWords(text);
  const count = countIn(text) ?? read.count;
  return {
    ...(depth !== undefined && { depthMm: Number(depth.replace(',', '.')) }),
    ...(count !== undefined && { count }),
    ...(has('cheap') && { isCheapest: true }),
    ...(has('campaign') && { isOnSale: true }),
    ...(has('fitted') && { isFitted: true }),
    ...(euros !== undefined && { euros }),
    ...(read.price?.maxCents !== undefined && { price: read.price }),
    ...best(read, has),
  };
}
