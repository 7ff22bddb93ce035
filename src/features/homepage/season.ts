// Which season the home page leads with.
import type { IsoDay } from '../../platform/contract/dates.ts';

export type ShownSeason = 'summer' | 'winter';

/** Winter tyres are looked for from September on, summer tyres from March; the law's own dates stand elsewhere. */
export function shownSeason(day: IsoDay): ShownSeason {
  const month = Number(day.slice(5, 7));
  return month >= 3 && month <= 8 ? 'summer' : 'winter';
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
