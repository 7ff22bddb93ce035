// How a review is shown: rating, whole stars, age and initials.
import { daysBetween, helsinkiDay, type IsoDay } from '../../platform/contract/dates.ts';

/** How many reviews the home page shows. */
export const SHOWN_REVIEWS = 4;

/** Characters that fit on four lines of a phone. */
export const SHORT_REVIEW = 150;

const oneDecimal = new Intl.NumberFormat('fi-FI', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const nearDays = new Intl.RelativeTimeFormat('fi-FI', { numeric: 'auto' });
const relative = new Intl.RelativeTimeFormat('fi-FI');

/** 4.75 → '4,8'. */
export function ratingText(rating: number): string {
  return oneDecimal.format(rating);
}

export function wholeStars(rating: number): number {
  return Math.min(5, Math.max(0, Math.round(rating)));
}

/** How long ago on the shop's calendar: 'tänään', '3 päivää sitten', '2 kuukautta sitten'. `unixS` is in seconds. */
export function relativeTime(unixS: number, today: IsoDay): string {
  const days = Math.max(0, daysBetween(helsinkiDay(new Date(unixS * 1000)), today));
  if (days < 7) return nearDays.format(-days, 'day');
  if (days < 31) return relative.format(-Math.floor(days / 7), 'week');
  if (days < 365) return relative.format(-Math.floor(days / 30.5), 'month');
  return relative.format(-Math.floor(days / 365), 'year');
}

/** First letters of the first and last word: at most two. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(
    (word) => /./su.exec(word ?? '')?.[0],
  );
  return letters.join('').toUpperCase();
}
