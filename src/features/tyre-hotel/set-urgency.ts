// Which of a customer's sets comes first: those that may not be driven on, that are due now, that are worn, then by the day of change.
import type { IsoDay } from '../../platform/contract/dates.ts';
import type { TyreSet } from './contract/tyre-hotel.ts';
import { depthLimits, depthState, thinnest, type DepthState } from './tread-depth.ts';

type Facts = Pick<TyreSet, 'season' | 'returnedOn' | 'lastCheck' | 'change' | 'turn'>;

/** A stored set in its turn, with no day booked for it. */
export function isDueNow({ returnedOn, change, turn }: Facts, today: IsoDay): boolean {
  const isOpen = change.state !== 'booked' && change.state !== 'done';
  return returnedOn === null && isOpen && turn.firstDay <= today;
}

/** State of the thinnest tyre in the last check; undefined: nothing was measured. */
export function setDepthState({ season, lastCheck }: Facts, today: IsoDay): DepthState | undefined {
  const depthMm = thinnest(lastCheck?.tyres.map((tyre) => tyre.depthMm) ?? []);
  return depthMm === undefined ? undefined : depthState(depthMm, depthLimits(season, today));
}

export function mostUrgentFirst<T extends Facts>(sets: readonly T[], today: IsoDay): T[] {
  const rank = (set: T) => {
    const state = setDepthState(set, today);
    if (state === 'forbidden') return 0;
    if (isDueNow(set, today)) return 1;
    return state === 'low' ? 2 : 3;
  };
  return sets.toSorted((a, b) => rank(a) - rank(b) || a.turn.firstDay.localeCompare(b.turn.firstDay));
}
