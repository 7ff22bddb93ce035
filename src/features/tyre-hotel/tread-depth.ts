// How deep the grooves of a tyre are, and what that means in its season.
import type { IsoDay } from '../../platform/contract/dates.ts';
import { ADVISED_GROOVE, MIN_GROOVE, ruleOn } from '../pages/season-law.ts';

export const SET_SEASONS = ['summer', 'friction', 'studded'] as const;
export type SetSeason = (typeof SET_SEASONS)[number];

/** Positions of the four tyres, in the order in which depths are measured and stored. */
export const POSITIONS = ['front-left', 'front-right', 'rear-left', 'rear-right'] as const;
export type Position = (typeof POSITIONS)[number];

/** No road tyre is deeper, in millimetres. */
export const DEEPEST_MM = 20;

export interface DepthLimits {
  readonly lawMm: number;
  readonly advisedMm: number;
}

/** Least depths in mm of a season's tyres: required by law on that day, and advised by the trade. */
export function depthLimits(season: SetSeason, day: IsoDay): DepthLimits {
  const law = ruleOn(MIN_GROOVE, day);
  return season === 'summer'
    ? { lawMm: law.summerMm, advisedMm: ADVISED_GROOVE.summerMm }
    : { lawMm: law.winterMm, advisedMm: ADVISED_GROOVE.winterMm };
}

/** `forbidden`: below the law; `low`: below the advice; `soon`: less than a millimetre above it. */
export type DepthState = 'forbidden' | 'low' | 'soon' | 'good';

export function depthState(depthMm: number, { lawMm, advisedMm }: DepthLimits): DepthState {
  if (depthMm < lawMm) return 'forbidden';
  if (depthMm < advisedMm) return 'low';
  return depthMm < advisedMm + 1 ? 'soon' : 'good';
}

/** The least of the depths that were measured. */
export function thinnest(depthsMm: readonly (number | null)[]): number | undefined {
  const known = depthsMm.filter((depth) => depth !== null);
  return known.length === 0 ? undefined : Math.min(...known);
}

/** Whether the thinnest that was measured is worn: below what the shop advises, 5 mm of winter tyres and 4 mm of summer tyres. */
export function isWorn(season: SetSeason, depthsMm: readonly (number | null)[], day: IsoDay): boolean {
  const depthMm = thinnest(depthsMm);
  return depthMm !== undefined && depthMm < depthLimits(season, day).advisedMm;
}

/**
 * A depth as it is typed at the counter: '6,5', '6.5', '6', and '65' for 6,5 — two digits without a comma are tenths.
 * Undefined when it is no depth; one decimal at most.
 */
export function parseDepth(typed: string): number | undefined {
  const text = typed.replaceAll(/\s|mm$/gi, '').replace(',', '.');
  if (/^\d{2}$/.test(text)) return Number(text) / 10;
  if (!/^\d{1,2}(?:\.\d?)?$/.test(text)) return undefined;
  const depthMm = Number(text);
  return depthMm <= DEEPEST_MM ? depthMm : undefined;
}

/** A limit as displayed: 4 → '4', 1.6 → '1,6'. */
export function formatLimit(limitMm: number): string {
  return String(limitMm).replace('.', ',');
}

/** 6.5 → '6,5'. */
export function formatDepth(depthMm: number): string {
  return depthMm.toFixed(1).replace('.', ',');
}
