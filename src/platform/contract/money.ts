// Money: integer cents inside, a number of euros with two decimals in the API, `1 234,50 €` for people.
import { formatCount } from './count.ts';

let euroFormat: Intl.NumberFormat | undefined;

/** 12990 → 129.9; null stays null. */
export function centsToEuros(cents: number): number;
export function centsToEuros(cents: number | null): number | null;
export function centsToEuros(cents: number | null): number | null {
  return cents === null ? null : cents / 100;
}

/** 129.9 → 12990; rounds half up to whole cents, so 1.005 (a float below it) → 101. Null stays null. */
export function eurosToCents(euros: number): number;
export function eurosToCents(euros: number | null): number | null;
export function eurosToCents(euros: number | null): number | null {
  return euros === null ? null : Math.round(Number((euros * 100).toPrecision(15)));
}

/** 123450 → `1 234,50 €`, both spaces U+00A0. */
export function formatEuros(cents: number): string {
  if (Number.isSafeInteger(cents) && cents >= 0) {
    return `${formatCount(Math.floor(cents / 100))},${String(cents % 100).padStart(2, '0')}\u00A0€`;
  }
  euroFormat ??= new Intl.NumberFormat('fi-FI', { style: 'currency', currency: 'EUR' });
  return euroFormat.format(cents / 100);
}

/** 7300 → `73 €`, 7350 → `73,50 €`: cents only where there are any. */
export function formatShortEuros(cents: number): string {
  return cents % 100 === 0 ? formatEuros(cents).replace(',00', '') : formatEuros(cents);
}

/** 1234.5 → `1 234,50 €` */
export function euroText(euros: number): string {
  return formatEuros(eurosToCents(euros));
}

/** 73 → `73 €`, 73.5 → `73,50 €` */
export function shortEuroText(euros: number): string {
  return formatShortEuros(eurosToCents(euros));
}

/** 0.123 → `12,3 %`, U+00A0 before the sign. */
export function formatPercent(ratio: number, fractionDigits = 1): string {
  return new Intl.NumberFormat('fi-FI', { style: 'percent', maximumFractionDigits: fractionDigits }).format(
    ratio,
  );
}
