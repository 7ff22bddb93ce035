// The details in a question: size, season, car, work, days, a sum.
import type { IsoDay } from '../../../../../platform/contract/dates.ts';
import type { PriceLimit } from '../../../../catalogue/search/price-limit.ts';
import type { LabelWish, SearchQuery } from '../../../../catalogue/search/query-types.ts';
import { SEASONS, WINTER_TYPES } from '../../../../catalogue/search/search-filters.ts';
import { MAX_QUERY_LENGTH, parseSearchQuery } from '../../../../catalogue/search/search-query.ts';
import type { Season, WinterType } from '../../../../catalogue/search/seasons.ts';
import { writeSpokenNumbers } from '../../../../catalogue/size/spoken-numbers.ts';
import { findWholeSize, type TyreSize } from '../../../../catalogue/size/tyre-size.ts';
import { VEHICLE_TYPES, type VehicleType } from '../../../../catalogue/size/vehicle-type.ts';
import { MONTH_STEMS, type Concept } from '../concepts.ts';
import { questionKindOf, type QuestionKind } from '../question-kind.ts';
import { fold } from '../words.ts';
import { countIn, depthInWords, priceOfEachIn, vehicleCountsIn, type VehicleCounts } from './counts.ts';
import { timeIn } from './day-times.ts';
import { daysIn } from './days.ts';
import { worksIn, type Work } from './works.ts';

export interface Details {
  /** As it was written: compared with titles, never repeated. */
  readonly text?: string;
  /** What the words mention; undefined where nobody wrote any. */
  readonly said?: ReadonlySet<Concept>;
  readonly question?: QuestionKind;
  readonly size?: TyreSize;
  /** Width and aspect, where the rim was left out. */
  readonly noRim?: { readonly widthMm: number; readonly aspect: number } | undefined;
  /** A van's tyre of the size that was named before. */
  readonly isCommercial?: boolean;
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
  /** 'Škoda Octavia', as the list of cars has it. */
  readonly car?: string;
  readonly carYear?: number;
  readonly vehicleType?: VehicleType;
  /** Those that the conversation has named one after another. */
  readonly vehiclesInTalk?: readonly VehicleType[];
  /** All of the named ones, where there are several. */
  readonly vehicleTypes?: readonly VehicleType[];
  /** How many of each, where several were counted: 'kaksi henkilöautoa ja maasturi'. */
  readonly vehicleCounts?: VehicleCounts;
  readonly work?: Work | undefined;
  /** All of the named ones, with `work` first. */
  readonly works?: readonly Work[] | undefined;
  /** Storage was requested before and is not wanted any more. */
  readonly isWithoutStorage?: boolean;
  /** Number of tyres or wheels. */
  readonly count?: number;
  /** It is that of each work: one of them was counted before the others were named. */
  readonly isCountOfAll?: boolean;
  /** The trailer's tyres are meant. */
  readonly isOfTrailer?: boolean;
  /** Of both seasons. */
  readonly isOfYear?: boolean;
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
  readonly timeSide?: 'before' | 'after' | undefined;
  readonly partOfDay?: PartOfDay;
  /** Which of the times that were offered: 0 is the first, -1 the last. */
  readonly place?: number;
  /** Words that may name a maker or a model. */
  readonly words?: readonly string[] | undefined;
  /** Words that are neither names nor anything else that is known. */
  readonly unread?: readonly string[];
  /** A street or town was named, or all of them. */
  readonly isOfStreet?: boolean;
  /** Months of a credit. */
  readonly termMonths?: number;
  /** In another country; false where Finland was named. */
  readonly isAbroad?: boolean;
  readonly isCheapest?: boolean;
  readonly best?: 'quiet' | 'wet' | 'fuel';
  readonly isOnSale?: boolean;
  /** The worst classes of the EU label that will do. */
  readonly classes?: LabelWish;
  /** With the ice grip mark of the EU label. */
  readonly hasIceGrip?: boolean;
  /** What the tyres may cost. */
  readonly price?: PriceLimit;
  /** Four tyres, on the car. */
  readonly isFitted?: boolean;
  readonly euros?: number;
  /** What one tyre costs, as the visitor knows. */
  readonly eachEuros?: number;
}

export const PARTS_OF_DAY = ['morning', 'afternoon', 'evening'] as const satisfies readonly Concept[];
export type PartOfDay = (typeof PARTS_OF_DAY)[number];

/** 'C-renkaat', 'pitää olla C'. */
const COMMERCIAL =
  /(?<![\p{L}\d])c[\s-]?(?:ren[gk]|kum|merk|luoka?n?\sren)|(?:olla|tarvi\p{L}*|siis|eli|kun|ku|joka on)\sc(?![\p{L}\d-])/iu;

/** All details in the text. */
export function detailsOf(text: string, concepts: ReadonlySet<Concept>, today: IsoDay): Details {
  // A number of a load is no price: 'kantavuus max 104'.
  const read = readTyres(text.replace(LOAD, ' '));
  const has = (concept: Concept) => concepts.has(concept);
  const question = questionKindOf(text);
  const rim = read.size === undefined ? read.rim : undefined;
  const wishes = wishesIn(text, read, has);
  const isOfRim = rim !== undefined && (wishes.count !== undefined || has('balancing'));
  const works = worksIn({ has, text, isOfRim });
  const [work] = works;
  const days = daysIn(text, concepts, today);
  const said = timeIn(text);
  const partOfDay = PARTS_OF_DAY.find(has);
  const isCommercial = COMMERCIAL.test(text);
  return {
    text,
    said: concepts,
    ...(question && { question }),
    ...(read.size && { size: isCommercial ? { ...read.size, isCommercial } : read.size }),
    ...(isCommercial && !read.size && { isCommercial }),
    ...(read.otherSizes[0] && { otherSize: read.otherSizes[0] }),
    ...(rim !== undefined && { rim }),
    ...noRimIn(read),
    ...kindIn(read, text, has),
    ...strengthIn(text, read),
    ...tagsIn(read, has),
    ...(read.classes && { classes: read.classes }),
    ...vehiclesIn(text, read, has),
    ...(work && { work, works }),
    ...(days && { days }),
    ...said,
    ...(has('abroad') && !HERE.test(fold(text))
      ? { isAbroad: true }
      : /suomes|finland/.test(fold(text)) && { isAbroad: false }),
    ...monthIn(text),
    ...(OF_STREET.test(fold(text)) && { isOfStreet: true }),
    ...termIn(text),
    ...(partOfDay && { partOfDay }),
    ...(read.words.length > 0 && { words: read.words }),
    ...wishes,
  };
}

function vehiclesIn(text: string, read: SearchQuery, has: (concept: Concept) => boolean): Details {
  const vehicleTypes = VEHICLE_TYPES.filter(has);
  const vehicleType = vehicleTypes[0] ?? read.vehicleType;
  const vehicleCounts = vehicleCountsIn(text);
  return {
    ...(vehicleType && { vehicleType }),
    ...(vehicleTypes.length > 1 && { vehicleTypes }),
    ...(has('trailer') && { isOfTrailer: true }),
    ...(vehicleCounts && { vehicleCounts }),
  };
}

/** What a maker is thought to be worth is no name: but 'PremiumContact' is. */
const RANKS =
  /(?<!\p{L})(?:premium(?!\s?contact)|black\s?(?:friday|week)|halpis|halpamerk|laatumerk|budjetti)\p{L}*/giu;

const RIM = /\d{2}\s?(?:tuum|"|\u2033)/u;

/** As the search reads it; of a text too long for it the part around the size. */
export function readTyres(written: string): SearchQuery {
  const text = written.replaceAll(RANKS, ' ');
  const start =
    text.length > MAX_QUERY_LENGTH ? (findWholeSize(text)?.start ?? Math.max(0, text.search(RIM))) : 0;
  return parseSearchQuery(text.slice(Math.max(0, start - MAX_QUERY_LENGTH / 2)));
}

function noRimIn({ size, rim, width, aspect }: SearchQuery): Details {
  const isLeftOut = size === undefined && rim === undefined && width !== undefined && aspect !== undefined;
  return isLeftOut ? { noRim: { widthMm: width, aspect } } : {};
}

/** 'Siinä on kesät alla': others are looked for. */
const ON_CAR = /\b(?:kesa|talvi|kitka|nasta)\w*(?: \w+)? alla\b|\balla on (?:kesa|talvi|kitka|nasta)/;

/** Two kinds in one question leave it open which of them is meant. */
function kindIn(
  { season, winterType, size }: SearchQuery,
  text: string,
  has: (concept: Concept) => boolean,
): Details {
  const line = fold(text);
  const isEither = /\bkitka\w* (?:vai|tai) nasta|\bnasta\w* (?:vai|tai) kitka/.test(line);
  const types = WINTER_TYPES.filter((type) => isEither || has(type) || type === winterType);
  if (size && ON_CAR.test(line)) return {};
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
  /(?:kantavuu|kantolu|kantoin|kantok|kuormaluok|kuormain|load\sindex)\p{L}*(\D{0,24}?)(\d{2,3})(?![\d/\p{L}]|\s?kg)|(?<![\d/\p{L}])(\d{2,3})\s+(?:kantavuu|kantolu|kantoin|kantaa|load\sindex)/iu;

/** '225/45R17 94 kesä' */
const BEHIND_SIZE =
  /\d{3}[\s/-]\d{2}[\s/-]?z?r?\s?\d{2}c?\s((?:[6-9]|1[0-2])\d)(?![\d/.,\p{L}]|\s?(?:€|e(?:ur\p{L}*)?(?!\p{L})|kpl|mm|%|[a-z](?!\p{L})))/iu;

const MIN = /(?<!\p{L})(?:yli|v[\u00E4a]hint|min|enemm|isomp|suuremp|at\sleast)/iu;

function loadOfSize(text: string): string | undefined {
  const [, behind] = BEHIND_SIZE.exec(text) ?? [];
  return /v\p{L}hint\p{L}+\s(\d{2,3})(?!\s?(?:€|mm|kpl|\d))/iu.exec(text)?.[1] ?? behind;
}

function strengthIn(text: string, { size, loadIndex, speedSymbol }: SearchQuery): Details {
  const [, word = '', after, before] = LOAD.exec(text) ?? [];
  const written = after ?? before ?? (size ? loadOfSize(text) : undefined);
  const service = /(?<![\d/\p{L},.])((?:[6-9]|1[0-2])\d)\s(?:ja\s)?([H-Z])(?![\p{L}\d])/u.exec(text);
  const speed =
    speedSymbol ?? service?.[2] ?? /nopeus\p{L}*\s(?:v\p{L}hint\p{L}+\s)?([A-Z])(?!\p{L})/u.exec(text)?.[1];
  // 'Yli 95' leaves 95 out.
  const above = /(?:^|\s)yli\s*$/iu.test(word) ? 1 : 0;
  const load = loadIndex ?? (written === undefined ? numberIn(service?.[1]) : Number(written) + above);
  return {
    ...(load !== undefined && { loadIndex: load }),
    ...(written !== undefined && MIN.test(text) && { isLeastLoad: true }),
    ...(speed !== undefined && { speedSymbol: speed }),
  };
}

function numberIn(written: string | undefined): number | undefined {
  return written === undefined ? undefined : Number(written);
}

function tagsIn(read: SearchQuery, has: (concept: Concept) => boolean): Details {
  const tags = [...new Set([...read.tags, ...(has('runFlat') ? ['RFT'] : [])])];
  return tags.length > 0 ? { tags } : {};
}

const OF_STREET =
  /(?:kadu|katu)(?:lla|lle|n|t|illa|ja|jen)?\b|kaikkial|joka paik|\b(?:keskust|kaupun|kantakaup|helsin|stadi)\w*|nastakiel/;

/** '24 kk', 'kahdessa vuodessa' is left to the shop. */
function termIn(text: string): Details {
  const [, months] = /(?<![\d/.,])(\d{1,2})\s?(?:kk\b|kuukau|kuulle\b|er\u00E4{2,})/iu.exec(text) ?? [];
  return months === undefined ? {} : { termMonths: Number(months) };
}

/** 'Saksasta ostetut, kelpaako Suomessa?' asks about Finland. */
const HERE = /suomessa?\b|in finland/;

function monthIn(text: string): Details {
  const line = fold(text);
  const named = MONTH_STEMS.findIndex((stem) => line.includes(`${stem}kuu`)) + 1;
  if (named > 0) return { month: named };
  if (/\bkesalla\b|\bin summer\b/.test(line)) return { month: 7 };
  return /\btalvella\b|\bin winter\b/.test(line) ? { month: 1 } : {};
}

/** Wish by which the first tyre is chosen, in addition to its price. */
function best({ wishes }: SearchQuery, has: (concept: Concept) => boolean): Details {
  const wish = (['quiet', 'wet', 'fuel'] as const).find((each) => has(each) || wishes.includes(each));
  return wish ? { best: wish } : {};
}

const THOUSANDS: readonly (readonly [RegExp, number])[] = [
  [/\bpuolitoista ?tonni|\bpuoltoista ?tonni/, 1500],
  [/\b(?:kaks|kaksi|kahden|kahta|2) ?(?:tonni|tuhat|tuhan)/, 2000],
  [/\b(?:kolme|kolmen|kolmea|3) ?(?:tonni|tuhat|tuhan)/, 3000],
  [/\b(?:tonni|tuhat(?:ta)? euro|tuhan(?:nen|ten) euro)/, 1000],
];

/** '1 200 euroa', '800e', 'tonnin'. */
function eurosIn(text: string): number | undefined {
  const line = writeSpokenNumbers(fold(text));
  const written = /(?<![\d/])(\d{1,2}[ .]\d{3}|\d{2,5})(?:,\d{1,2})?\s*(?:€|e\b|eur|ege|egee)/.exec(
    line,
  )?.[1];
  if (written !== undefined) return Number(written.replaceAll(/[ .]/g, ''));
  // 'Viisisataa' is money without the word for it.
  const said = /(?<![\d/])[2-9]00(?![\d/])/.exec(line)?.[0];
  if (said !== undefined && !text.includes(said)) return Number(said);
  return THOUSANDS.find(([form]) => form.test(line))?.[1];
}

/** 'Koko satsi maksaa 772', in talk of instalments. */
function bareSumIn(text: string): number | undefined {
  const written = /(?<![\d/.,])(\d{3,4})(?![\d/.,\p{L}]|\s?(?:kk|kpl|km|mm|kuu))/u.exec(text)?.[1];
  return written === undefined ? undefined : Number(written);
}

/** Who asks the shop to make an offer looks for no campaign. */
const WANTS_OFFER =
  /\b(?:te[eh]\w*|pyyd\w*|haluai?s\w*) (?:\w+ ){0,2}tarjou[sk]|\btarjous (?:\w+ )?\w+(?:sta|ista)\b/;

function wishesIn(text: string, read: SearchQuery, has: (concept: Concept) => boolean): Details {
  const depth = depthIn(text, has);
  const count = countIn(text) ?? read.count;
  return {
    ...(depth !== undefined && { depthMm: depth }),
    ...sumsIn(text, read, has),
    ...(count !== undefined && { count }),
    ...(has('cheap') && { isCheapest: true }),
    ...(has('campaign') && !WANTS_OFFER.test(fold(text)) && { isOnSale: true }),
    ...(has('iceGripMark') && { hasIceGrip: true }),
    ...(has('fitted') && { isFitted: true }),
    ...best(read, has),
  };
}

function depthIn(text: string, has: (concept: Concept) => boolean): number | undefined {
  const written = /(?<![\d/])(\d(?:[.,]\d)?)\s*(?:mm|mil\p{L}*)/iu.exec(text)?.[1];
  const bare = has('tread') ? /(?<![\d/.,])(\d[.,]\d)(?![\d/.,])/u.exec(text)?.[1] : undefined;
  const figure = written ?? bare;
  return figure === undefined ? depthInWords(text) : Number(figure.replace(',', '.'));
}

/** Two seasons, each with its change. */
const OF_YEAR =
  /\bvuodes(?:sa)?\b|\b(?:koko|per|ympari) vuo|vuosi(?:hin|maks|kustan)|molempiin suuntiin|molemmat (?:kaudet|vaihdot)|\bkaksi? kautta/;

function sumsIn(text: string, { price }: SearchQuery, has: (concept: Concept) => boolean): Details {
  const isOfCredit = has('perMonth') || has('financing');
  const euros = eurosIn(text) ?? (isOfCredit ? bareSumIn(text) : undefined);
  const eachEuros = priceOfEachIn(text);
  return {
    ...(euros !== undefined && { euros }),
    ...(eachEuros !== undefined && { eachEuros }),
    ...(price?.maxCents !== undefined && eachEuros === undefined && { price }),
    ...(OF_YEAR.test(fold(text)) && { isOfYear: true }),
  };
}
