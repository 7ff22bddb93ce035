// Values as wholesalers' lists write them: prices, amounts, weights, yes and no.

/** No tyre of a car or van costs this much; it also distinguishes '44.170' from a thousand. */
const MAX_PRICE_CENTS = 999_999;
const MAX_STOCK = 1_000_000;

/** A cell without the blanks, hard spaces and leading apostrophe that spreadsheets leave. */
export function plainCell(cell: string | undefined): string {
  return (cell ?? '').trim().replace(/^'/, '');
}

/** A price or why there is none. */
export type PriceReading =
  | { readonly kind: 'price'; readonly cents: number }
  | { readonly kind: 'none' }
  | { readonly kind: 'invalid' };

/**
 * '44.17', '44,17', '1 234,50', '1.234,50', '€ 44,17' and '44' in cents, further decimals rounded half up; '' and '0' are none. Invalid:
 * words, minus, 10 000 € and over, and '1.234' or '1,234', which may be one euro or a thousand.
 */
export function readPriceCell(cell: string): PriceReading {
  const text = cell.replaceAll(/[\s€]|EUR/gi, '');
  if (text === '') return { kind: 'none' };
  const grouped = /^(\d)([.,'])(\d{3})([.,])(\d{1,2})$/.exec(text);
  const [, thousands = '', group, rest = '', point, cents = ''] = grouped ?? [];
  if (group !== point) return priceOf(thousands + rest, cents);
  const [, whole, decimals = ''] = /^(\d{1,7})(?:[.,](\d{1,10}))?$/.exec(text) ?? [];
  const isAmbiguous = decimals.length === 3 && /^[1-9]$/.test(whole ?? '');
  return whole === undefined || isAmbiguous ? { kind: 'invalid' } : priceOf(whole, decimals);
}

function priceOf(whole: string, decimals: string): PriceReading {
  const roundUp = decimals.charAt(2) >= '5' ? 1 : 0;
  const cents = Number(whole) * 100 + Number(decimals.padEnd(2, '0').slice(0, 2)) + roundUp;
  if (cents === 0) return { kind: 'none' };
  return cents > MAX_PRICE_CENTS ? { kind: 'invalid' } : { kind: 'price', cents };
}

/** '7' → 7; '>  20' and '20+' → 20 as a minimum; '' and below 0 → 0; null when it is no number. */
export function readStock(cell: string): { readonly stock: number; readonly stockIsMinimum: boolean } | null {
  if (cell === '') return { stock: 0, stockIsMinimum: false };
  const match = /^(>?)=?\s*(-?)(\d{1,9})(?:[.,]0{1,4})?\s*(\+?)$/.exec(cell);
  if (match === null) return null;
  const [, over, minus, digits, plus] = match;
  const stock = minus === '-' ? 0 : Math.min(Number(digits), MAX_STOCK);
  return { stock, stockIsMinimum: stock > 0 && (over === '>' || plus === '+') };
}

/** '8.827' or '8,827' kilograms → 8827 grams; 0, nothing and what no tyre weighs are unknown. */
export function readWeightG(cell: string): number | null {
  if (!/^\d{1,3}(?:[.,]\d{1,6})?$/.test(cell)) return null;
  const grams = Math.round(Number(cell.replace(',', '.')) * 1000);
  return grams >= 1000 && grams <= 150_000 ? grams : null;
}

/** 'J' (Dutch and German yes), 'Y', 'K' and '1' are yes. */
export function readYes(cell: string): boolean {
  return /^(?:J|JA|Y|YES|K|1|TRUE)$/i.test(cell);
}

/** What lists write where they know nothing. */
export function isUnknown(cell: string): boolean {
  return /^(?:0|-+|\?|n\/?a|null|none)?$/i.test(cell);
}
