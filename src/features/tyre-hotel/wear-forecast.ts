// How long a set will do: from what it has worn in the seasons between its checks.
import type { IsoDay } from '../../platform/contract/dates.ts';
import { TYRE_AGE_YEARS } from '../pages/season-law.ts';
import { depthLimits, thinnest, type SetSeason } from './tread-depth.ts';

export interface DepthReading {
  readonly day: IsoDay;
  readonly depthsMm: readonly (number | null)[];
}

/** What a forecast is based on. */
export interface WearGrounds {
  readonly from: IsoDay;
  readonly to: IsoDay;
  /** Seasons driven between the two checks. */
  readonly seasonsDriven: number;
  /** The thinnest tyre at the last check. */
  readonly thinnestMm: number;
  /** Worn in a season, one decimal. */
  readonly wearMm: number;
  readonly limitMm: number;
}

export type WearForecast =
  /** Fewer than two checks with a season between them. */
  | { kind: 'none' }
  /** Nothing measurable has worn. */
  | { kind: 'no-wear'; from: IsoDay; to: IsoDay; thinnestMm: number }
  /** Below the law already. */
  | { kind: 'forbidden'; thinnestMm: number; limitMm: number }
  /** The next season would go below the law. */
  | ({ kind: 'worn' } & WearGrounds)
  /** Lasts `seasons` more seasons, the last of which ends then. Above the advised depth, or only above the law. */
  | ({
      kind: 'until';
      above: 'advised' | 'law';
      seasons: number;
      ends: { season: 'spring' | 'autumn'; year: number };
      isCutByAge: boolean;
    } & WearGrounds);

/** Millimetres; tyres this much deeper than at the check before are other tyres, so earlier checks do not count. */
const REPLACED_MM = 0.7;
/** Less than this in a season is within what a gauge may err. */
const MIN_WEAR_MM = 0.1;
/** Beyond this nobody knows. */
const MAX_SEASONS = 8;

/** `madeIn` is the year of the oldest tyre, where it is known. `today` decides which season comes next. */
export function wearForecast(
  season: SetSeason,
  readings: readonly DepthReading[],
  today: IsoDay,
  madeIn?: number,
): WearForecast {
  const measured = sameTyres(readings);
  const [first] = measured;
  const last = measured.at(-1);
  const limits = depthLimits(season, today);
  if (!first || !last) return { kind: 'none' };
  const thinnestMm = last.thinMm;
  if (thinnestMm < limits.lawMm) return { kind: 'forbidden', thinnestMm, limitMm: limits.lawMm };
  const seasonsDriven = seasonsBetween(season, first.day, last.day);
  if (seasonsDriven === 0) return { kind: 'none' };
  const from = first.day;
  const to = last.day;
  const wearMm = (first.thinMm - thinnestMm) / seasonsDriven;
  if (wearMm < MIN_WEAR_MM) return { kind: 'no-wear', from, to, thinnestMm };
  const grounds = { from, to, seasonsDriven, thinnestMm, wearMm: Math.round(wearMm * 10) / 10 };
  for (const above of ['advised', 'law'] as const) {
    const limitMm = above === 'advised' ? limits.advisedMm : limits.lawMm;
    const seasons = Math.min(Math.floor((thinnestMm - limitMm) / wearMm + 1e-9), MAX_SEASONS);
    if (seasons < 1) continue;
    const firstYear = nextSeasonYear(season, to > today ? to : today);
    const wornYear = firstYear + seasons - 1;
    const tooOld = (madeIn ?? Number.POSITIVE_INFINITY) + TYRE_AGE_YEARS.change;
    const ends = {
      season: season === 'summer' ? ('autumn' as const) : ('spring' as const),
      year: Math.max(firstYear, Math.min(wornYear, tooOld)),
    };
    return { kind: 'until', above, seasons, ends, isCutByAge: tooOld < wornYear, ...grounds, limitMm };
  }
  return { kind: 'worn', ...grounds, limitMm: limits.lawMm };
}

/** Checks in their order, from the last time that the tyres were changed for deeper ones. */
function sameTyres(readings: readonly DepthReading[]): { day: IsoDay; thinMm: number }[] {
  const measured = readings
    .flatMap(({ day, depthsMm }) => {
      const thinMm = thinnest(depthsMm);
      return thinMm === undefined ? [] : [{ day, thinMm }];
    })
    .toSorted((a, b) => a.day.localeCompare(b.day));
  const start = measured.findLastIndex(
    ({ thinMm }, index) => index > 0 && thinMm > (measured[index - 1]?.thinMm ?? thinMm) + REPLACED_MM,
  );
  return measured.slice(Math.max(start, 0));
}

/** The middle of the driving season: a set that was away over this day has been driven. */
function middleOf(season: SetSeason): string {
  return season === 'summer' ? '07-15' : '01-15';
}

/** How many seasons were driven after `from` and up to `to`. */
export function seasonsBetween(season: SetSeason, from: IsoDay, to: IsoDay): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4));
  const middle = middleOf(season);
  return years + (from.slice(5) < middle ? 1 : 0) - (to.slice(5) < middle ? 1 : 0);
}

/** The year in which the middle of the next season is. */
function nextSeasonYear(season: SetSeason, day: IsoDay): number {
  const year = Number(day.slice(0, 4));
  return day.slice(5) < middleOf(season) ? year : year + 1;
}
