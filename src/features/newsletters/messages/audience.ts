// Finnish of how many recipients a newsletter has and who they are.
import { formatCount } from '../../../platform/contract/count.ts';
import { formatDate } from '../../../platform/contract/dates.ts';
import { NBSP } from '../../../platform/contract/text.ts';
import type { ShownAudience } from '../contract/delivery.ts';

export const people = (total: number) =>
  total === 1 ? `1${NBSP}tilaaja` : `${formatCount(total)}${NBSP}tilaajaa`;
export const toPeople = (total: number) => `${formatCount(total)}${NBSP}tilaajalle`;

export const EVERYBODY: ShownAudience = { chosenCount: null };

export const HOTEL = {
  customers: 'rengashotellin asiakkaat',
  worn: 'rengashotellin asiakkaat, joiden renkaat ovat kuluneet',
} as const;
export const SEASONS = { summer: 'kesärenkaat', winter: 'talvirenkaat' } as const;

/** Whom an audience is: 'Kaikille tilaajille', 'Vain 2 valitulle tilaajalle', 'Rajattu: talvirenkaat, koko 205/55R16'. */
export function audienceText({ chosenCount, hotel, season, size, subscribedSince }: ShownAudience): string {
  if (chosenCount !== null) return `Vain ${formatCount(chosenCount)}${NBSP}valitulle tilaajalle`;
  const parts = [
    ...(hotel ? [HOTEL[hotel]] : []),
    ...(season ? [SEASONS[season]] : []),
    ...(size === undefined ? [] : [`koko ${size}`]),
    ...(subscribedSince === undefined ? [] : [`${formatDate(subscribedSince)} alkaen tilanneet`]),
  ];
  return parts.length === 0 ? 'Kaikille tilaajille' : `Rajattu: ${parts.join(', ')}`;
}

export function isEverybody({ chosenCount, hotel, season, size, subscribedSince }: ShownAudience): boolean {
  return chosenCount === null && !hotel && !season && size === undefined && subscribedSince === undefined;
}
