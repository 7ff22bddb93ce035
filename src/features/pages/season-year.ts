// The year around a winter, August to July, measured in days, for the drawing of the season.
import { addDays, daysBetween, type IsoDay } from '../../platform/contract/dates.ts';
import { ruleOn, WINTER_TYRE_SEASON } from './season-law.ts';

export interface SeasonYear {
  /** 365 or 366. */
  readonly days: number;
  /** Days from the first of August. */
  readonly today: number;
  readonly seasonFrom: number;
  /** The first day after the season. */
  readonly seasonTo: number;
  /** Where each month begins, August first. */
  readonly months: readonly number[];
}

const FIRST_MONTH = 8;

/** The year from August to July that contains a day, and the season of winter tyres within it. */
export function seasonYear(day: IsoDay): SeasonYear {
  const startYear = Number(day.slice(0, 4)) - (Number(day.slice(5, 7)) < FIRST_MONTH ? 1 : 0);
  const first = `${startYear}-08-01`;
  const { starts, ends } = ruleOn(WINTER_TYRE_SEASON, day);
  const from = (date: IsoDay) => daysBetween(first, date);
  return {
    days: from(`${startYear + 1}-08-01`),
    today: from(day),
    seasonFrom: from(`${startYear}-${starts}`),
    seasonTo: from(addDays(`${startYear + 1}-${ends}`, 1)),
    months: Array.from({ length: 12 }, (_, index) => {
      const month = ((FIRST_MONTH - 1 + index) % 12) + 1;
      const year = month >= FIRST_MONTH ? startYear : startYear + 1;
      return from(`${year}-${String(month).padStart(2, '0')}-01`);
    }),
  };
}

/** '11-01', '03-31' → '1.11.–31.3.' */
export function yearPartWords({ starts, ends }: { starts: string; ends: string }): string {
  const word = (part: string) => {
    const [month, day] = part.split('-');
    return `${Number(day)}.${Number(month)}.`;
  };
  return `${word(starts)}–${word(ends)}`;
}
