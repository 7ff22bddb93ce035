// Which season the home page leads with.
import type { IsoDay } from '../../platform/contract/dates.ts';

export type ShownSeason = 'summer' | 'winter';

/** Customers look for winter tyres from September on, for summer tyres from March; the law's dates are in pages/season-law.ts. */
export function shownSeason(day: IsoDay): ShownSeason {
  const month = Number(day.slice(5, 7));
  return month >= 3 && month <= 8 ? 'summer' : 'winter';
}

/** The first day of the next season of the shop. */
export function nextSeasonDay(day: IsoDay): IsoDay {
  const year = Number(day.slice(0, 4));
  const starts: IsoDay[] = [`${year}-03-01`, `${year}-09-01`];
  return starts.find((start) => start > day) ?? `${year + 1}-03-01`;
}

/** At most `count` of the front row, tyres of the season first, each kind in the order it was picked. */
export function leadWithSeason<Tyre extends { readonly type: ShownSeason }>(
  tyres: readonly Tyre[],
  season: ShownSeason,
  count: number,
): Tyre[] {
  const inSeason = tyres.filter((tyre) => tyre.type === season);
  return [...inSeason, ...tyres.filter((tyre) => tyre.type !== season)].slice(0, count);
}
