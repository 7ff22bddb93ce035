// The law and the trade's advice on tyres as dated data, each with its source. Pages take all of it from here.
import { daysBetween, type IsoDay } from '../../platform/contract/dates.ts';

/** The source of a rule, read on 2026-11-20. */
export const LAW_SOURCES = {
  /** Road Traffic Act 729/2018: use of winter tyres, groove depths, studs. */
  roadTrafficAct: 'https://www.finlex.fi/fi/laki/ajantasa/2018/20180729',
  /** Traficom's orders on vehicles and their tyres: what counts as a winter tyre. */
  traficom: 'https://www.traficom.fi/fi/liikenne/tieliikenne/talvirenkaat',
  /** Regulation (EU) 2020/740 on the labelling of tyres. */
  labelRegulation: 'https://eur-lex.europa.eu/eli/reg/2020/740/oj',
} as const;
export type LawSource = keyof typeof LAW_SOURCES;

/** Something that is in force from a day on, until a later entry of its list takes over. */
interface Dated {
  readonly from: IsoDay;
  readonly source: LawSource;
}

/** The first entry applies to days before it as well. */
type Rules<Rule> = readonly [Dated & Rule, ...(Dated & Rule)[]];

/** A part of the year, both ends included, as 'MM-DD'; it may run over the new year. */
interface YearPart {
  readonly starts: string;
  readonly ends: string;
}

/** Winter tyres are required in this part of the year when weather or road conditions require. */
export const WINTER_TYRE_SEASON: Rules<YearPart> = [
  { from: '2020-06-01', starts: '11-01', ends: '03-31', source: 'roadTrafficAct' },
];

/** Studs are allowed in this part of the year, and otherwise when weather or road conditions require. */
export const STUD_SEASON: Rules<YearPart> = [
  { from: '2020-06-01', starts: '11-01', ends: '03-31', source: 'roadTrafficAct' },
];

/** Least depth of the main grooves in millimetres. */
export const MIN_GROOVE: Rules<{ readonly summerMm: number; readonly winterMm: number }> = [
  { from: '2020-06-01', summerMm: 1.6, winterMm: 3, source: 'roadTrafficAct' },
];

/** What the trade advises: grip on wet and snowy roads falls quickly below it. */
export const ADVISED_GROOVE = { summerMm: 4, winterMm: 5 } as const;

/** Unstudded winter tyres must carry the three-peak mountain with a snowflake (3PMSF); studded and POR tyres need not. */
export const SNOW_MARK: Rules<{ readonly vehicles: 'cars' | 'trailers' }> = [
  { from: '2024-12-01', vehicles: 'cars', source: 'traficom' },
  /** Trailers with a mass of more than 750 kg. */
  { from: '2029-12-01', vehicles: 'trailers', source: 'traficom' },
];

/** Kilometres after which wheel bolts are tightened again (advice of car makers and the trade). */
export const RETIGHTEN_KM = { from: 50, to: 100 } as const;

/** Years from manufacture after which the trade has a tyre checked every year, and after which it is changed. */
export const TYRE_AGE_YEARS = { check: 6, change: 10 } as const;

/** The entry in force on a day; the first one for days before it. */
export function ruleOn<Rule>(rules: Rules<Rule>, day: IsoDay): Dated & Rule {
  return rules.findLast((rule) => rule.from <= day) ?? rules[0];
}

/** A day's relation to the winter-tyre season: in it, or a number of days before the next. */
export type SeasonState =
  | { kind: 'in-season'; lastDay: IsoDay; daysLeft: number }
  | { kind: 'off-season'; firstDay: IsoDay; daysUntil: number };

/** 2026-11-20 → in season until 2027-03-31; 2026-10-20 → off season, 12 days before 2026-11-01. */
export function seasonState(day: IsoDay): SeasonState {
  const { starts, ends } = ruleOn(WINTER_TYRE_SEASON, day);
  const year = Number(day.slice(0, 4));
  const part = day.slice(5);
  if (part >= starts || part <= ends) {
    const lastDay = `${part >= starts ? year + 1 : year}-${ends}`;
    return { kind: 'in-season', lastDay, daysLeft: daysBetween(day, lastDay) };
  }
  const firstDay = `${year}-${starts}`;
  return { kind: 'off-season', firstDay, daysUntil: daysBetween(day, firstDay) };
}
