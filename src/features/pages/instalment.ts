// Reads the sum typed into the instalment calculator.
/** Sums of credit that the calculator accepts, in cents. */
export const MIN_SUM_CENTS = 5_000;
export const MAX_SUM_CENTS = 1_000_000;

export type SumReading = { kind: 'empty' } | { kind: 'invalid' } | { kind: 'sum'; cents: number };

/** '800', '1 200,50 €' → cents; a sum outside the limits or no sum at all is invalid. */
export function readSum(text: string | undefined): SumReading {
  const bare = (text ?? '').replaceAll(/[\s\u00A0€]/g, '');
  if (bare === '') return { kind: 'empty' };
  const match = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(bare);
  if (!match) return { kind: 'invalid' };
  const cents = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return cents >= MIN_SUM_CENTS && cents <= MAX_SUM_CENTS ? { kind: 'sum', cents } : { kind: 'invalid' };
}
