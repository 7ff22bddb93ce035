// Which season the home page leads with.
import type { IsoDay } from '../../platform/contract/dates.ts';

export type ShownSeason = 'summer' | 'winter';

/** Winter tyres are looked for from September on, summer tyres from March; the law's own dates stand elsewhere. */
export function shownSeason(day: IsoDay): ShownSeason {
  const month = Number(day.slice(5, 7));
  return month >= 3 && month <= 8 ? 'summer' : 'winter';
}
