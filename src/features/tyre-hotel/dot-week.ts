// The week a tyre was made, as moulded into its side: the last four digits of the DOT mark.
import { daysBetween, isDay, type IsoDay } from '../../platform/contract/dates.ts';
import { TYRE_AGE_YEARS } from '../pages/season-law.ts';

export interface DotWeek {
  /** 1 to 53. */
  readonly week: number;
  readonly year: number;
}

/** '2321', '23/21', 'DOT H52R J1KX 2321' → week 23 of 2021. Marks from before 2000 have three digits and are not read. */
export function parseDotWeek(text: string): DotWeek | undefined {
  if (text.length > 40) return undefined;
  const [, week, year] = /(?:^|[\sA-Z])(\d{2})[\s/.-]?(\d{2})\s*$/i.exec(text.trim()) ?? [];
  if (week === undefined || Number(week) < 1 || Number(week) > 53) return undefined;
  return { week: Number(week), year: 2000 + Number(year) };
}

/** The four digits: '2321'. */
export function formatDotWeek({ week, year }: DotWeek): string {
  return `${String(week).padStart(2, '0')}${String(year % 100).padStart(2, '0')}`;
}

/** The first Monday-to-Sunday week's day is near enough: a tyre's age counts in years. */
export function madeOn({ week, year }: DotWeek): IsoDay {
  const day = new Date(Date.UTC(year, 0, 1 + (week - 1) * 7)).toISOString().slice(0, 10);
  return isDay(day) ? day : `${year}-01-01`;
}

/** Full years since the tyre was made; negative for a week to come. */
export function ageYears(dot: DotWeek, today: IsoDay): number {
  return Math.floor(daysBetween(madeOn(dot), today) / 365.25);
}

/** What the trade advises at this age: nothing, an inspection every year, or a change. */
export function ageAdvice(years: number): 'fine' | 'check' | 'change' {
  if (years >= TYRE_AGE_YEARS.change) return 'change';
  return years >= TYRE_AGE_YEARS.check ? 'check' : 'fine';
}

/** The oldest of the marks that can be read. */
export function oldestDot(marks: readonly string[]): DotWeek | undefined {
  return marks
    .map(parseDotWeek)
    .filter((dot) => dot !== undefined)
    .toSorted((a, b) => a.year - b.year || a.week - b.week)[0];
}
