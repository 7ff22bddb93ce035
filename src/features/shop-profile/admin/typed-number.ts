// Numbers as people type them.

/** '60,5', '1 200 €' and '12,5 %' as numbers; NaN for what is no number, and for nothing. */
export function typedNumber(typed: string): number {
  const text = typed
    .replaceAll(/[\s\u00A0€%]/g, '')
    .replace(',', '.')
    .replace('\u2212', '-');
  return /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
}

/** 12.5 → '12,5', as it stands in a field. */
export function numberText(value: number): string {
  return String(value).replace('.', ',');
}
