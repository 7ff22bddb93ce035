// Formats counts.

const countFormat = new Intl.NumberFormat('fi-FI');

/** 950 → `950`, 12500 → `12 500` with U+00A0; faster than `toLocaleString`, which looks its format up each time. */
export function formatCount(count: number): string {
  return countFormat.format(count);
}
