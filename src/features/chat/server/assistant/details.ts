// What a question tells beside its topic: size, season, car, work, days, a sum.
import { addDays, dayCode, parseDate } from '../../../../platform/contract/dates.ts';
import type { DayCode, IsoDay } from '../../../../platform/contract/dates.ts';
import { VEHICLE_TYPES } from '../../../catalogue/product-draft.ts';
import type { VehicleType } from '../../../catalogue/product-draft.ts';
import { SEASONS, WINTER_TYPES } from '../../../catalogue/search-filters.ts';
import { parseSearchQuery } from '../../../catalogue/search-query.ts';
import type { Season, WinterType } from '../../../catalogue/search-query.ts';
import type { TyreSize } from '../../../catalogue/tyre-size.ts';
import { holidaysBetween } from '../../../opening-hours/holidays.ts';
import type { HolidayName } from '../../../opening-hours/holidays.ts';
import type { Concept } from './concepts.ts';

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
  /** Inches, when only the rim was told. */
  readonly rim?: number;
  readonly season?: Season;
  readonly winterType?: WinterType | undefined;
  readonly vehicleType?: VehicleType;
  readonly work?: Work;
  /** One day, or several such as a weekend. */
  readonly days?: readonly IsoDay[];
  /** Words that may name a maker or a model. */
  readonly words?: readonly string[];
  readonly isCheapest?: boolean;
  /** Four tyres, on the car. */
  readonly isFitted?: boolean;
  readonly euros?: number;
}

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

const DAY_CONCEPTS: Readonly<Partial<Record<Concept, DayCode>>> = {
  monday: 'ma',
  tuesday: 'ti',
  wednesday: 'ke',
  thursday: 'to',
  friday: 'pe',
  saturday: 'la',
  sunday: 'su',
};

const HOLIDAYS = [
  'newYear',
  'epiphany',
  'goodFriday',
  'easterMonday',
  'mayDay',
  'ascension',
  'midsummerEve',
  'allSaints',
  'independence',
  'boxingDay',
  'christmas',
  'christmasEve',
] as const satisfies readonly (Concept & HolidayName)[];

/** Days that are no holidays, and asked about all the same. */
const EVES = [
  ['newYearsEve', '31.12.'],
  ['dayBeforeEve', '23.12.'],
] as const satisfies readonly (readonly [Concept, string])[];

const DAYS_OF_A_YEAR = 366;

/** All that the words tell beside their topic. */
export function detailsOf(text: string, concepts: ReadonlySet<Concept>, today: IsoDay): Details {
  const read = parseSearchQuery(text);
  const has = (concept: Concept) => concepts.has(concept);
  const work = WORKS.find(([concept]) => has(concept))?.[1];
  const winterType = WINTER_TYPES.find(has);
  const season = winterType ? 'winter' : SEASONS.find(has);
  const vehicleType = VEHICLE_TYPES.find(has);
  const rim = read.size === undefined ? read.rim : undefined;
  const days = daysIn(text, concepts, today);
  return {
    ...(read.size && { size: read.size }),
    ...(rim !== undefined && { rim }),
    ...(season && { season }),
    ...(winterType && { winterType }),
    ...(vehicleType && { vehicleType }),
    ...(work && { work }),
    ...(days && { days }),
    ...(read.words.length > 0 && { words: read.words }),
    ...wishesIn(text, has),
  };
}

function wishesIn(text: string, has: (concept: Concept) => boolean): Details {
  const euros = /(?<![\d/])(\d{2,5})\s*(?:€|e\b|eur)/i.exec(text)?.[1];
  return {
    ...(has('cheap') && { isCheapest: true }),
    ...(has('fitted') && { isFitted: true }),
    ...(euros !== undefined && { euros: Number(euros) }),
  };
}

function daysIn(text: string, concepts: ReadonlySet<Concept>, today: IsoDay): IsoDay[] | undefined {
  const written = /(?<!\d)(\d{1,2}\.\s?\d{1,2}\.(?:\d{4})?)/.exec(text)?.[1];
  const dated = written === undefined ? undefined : parseDate(written, today);
  if (dated !== undefined) return [dated];
  const eve = EVES.find(([concept]) => concepts.has(concept));
  if (eve) return [parseDate(eve[1], today) ?? today];
  const named = HOLIDAYS.filter((holiday) => concepts.has(holiday));
  if (named.length > 0) {
    const names: readonly HolidayName[] = named;
    const next = holidaysBetween(today, addDays(today, DAYS_OF_A_YEAR)).filter(
      ({ name }) =>
        names.includes(name) || (names.includes('christmasEve') && ['christmas', 'boxingDay'].includes(name)),
    );
    return [...new Set(next.map(({ date }) => date))].slice(0, 3);
  }
  if (concepts.has('dayAfter')) return [addDays(today, 2)];
  if (concepts.has('tomorrow')) return [addDays(today, 1)];
  if (concepts.has('today') || concepts.has('now')) return [today];
  const coming = Array.from({ length: 7 }, (_, ahead) => addDays(today, ahead));
  const weekdays = concepts.has('weekend')
    ? coming.filter((day) => ['la', 'su'].includes(dayCode(day)))
    : coming.filter((day) => [...concepts].some((concept) => DAY_CONCEPTS[concept] === dayCode(day)));
  return weekdays.length > 0 ? weekdays : undefined;
}
