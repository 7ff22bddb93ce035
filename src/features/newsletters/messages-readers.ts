// Finnish of how many readers a newsletter has and who they are.
import { formatDate } from '../../platform/contract/dates.ts';
import type { ShownAudience } from './contract-delivery.ts';

export const NB = '\u00A0';
export const grouped = new Intl.NumberFormat('fi-FI');

export const people = (total: number) =>
  total === 1 ? `1${NB}tilaaja` : `${grouped.format(total)}${NB}tilaajaa`;
export const toPeople = (total: number) => `${grouped.format(total)}${NB}tilaajalle`;

export const EVERYBODY: ShownAudience = { chosenCount: null };

const SEASONS = { summer: 'kesärenkaat', winter: 'talvirenkaat' } as const;

/** Whom an audience is: 'Kaikille tilaajille', 'Vain 2 valitulle tilaajalle', 'Rajattu: talvirenkaat, koko 205/55R16'. */
export function audienceText({ chosenCount, season, size, subscribedSince }: ShownAudience): string {
  if (chosenCount !== null) return `Vain ${grouped.format(chosenCount)}${NB}valitulle tilaajalle`;
  const parts = [
    ...(season ? [SEASONS[season]] : []),
    ...(size === undefined ? [] : [`koko ${size}`]),
    ...(subscribedSince === undefined ? [] : [`tilannut ${formatDate(subscribedSince)} alkaen`]),
  ];
  return parts.length === 0 ? 'Kaikille tilaajille' : `Rajattu: ${parts.join(', ')}`;
}

export function isEverybody({ chosenCount, season, size, subscribedSince }: ShownAudience): boolean {
  return chosenCount === null && !season && size === undefined && subscribedSince === undefined;
}
