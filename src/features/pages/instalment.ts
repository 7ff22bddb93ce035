// What a sum costs in instalments by the shop's credit terms.
import { computeTrueAnnualRatePercent, representativeExample } from '../shop-profile/financing.ts';
import type { Financing, RepresentativeExample } from '../shop-profile/financing.ts';

/** Sums that can be asked for, in cents. */
export const LEAST_SUM_CENTS = 5_000;
export const MOST_SUM_CENTS = 1_000_000;

export interface Instalment extends RepresentativeExample {
  readonly termMonths: number;
  /** Of this very sum: fixed fees weigh more on a small one. */
  readonly trueAnnualRatePercent: number;
}

export function instalmentFor(creditCents: number, financing: Financing): Instalment {
  return {
    ...representativeExample({ ...financing, exampleCreditCents: creditCents }),
    termMonths: financing.termMonths,
    trueAnnualRatePercent: computeTrueAnnualRatePercent(creditCents, financing),
  };
}

export type SumReading = { kind: 'nothing-asked' } | { kind: 'faulty' } | { kind: 'sum'; cents: number };

/** '800', '1 200,50 €' → cents; a sum outside the limits or no sum at all is faulty. */
export function readSum(text: string | undefined): SumReading {
  const bare = (text ?? '').replaceAll(/[\s\u00A0€]/g, '');
  if (bare === '') return { kind: 'nothing-asked' };
  const match = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(bare);
  if (!match) return { kind: 'faulty' };
  const cents = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
  return cents >= LEAST_SUM_CENTS && cents <= MOST_SUM_CENTS ? { kind: 'sum', cents } : { kind: 'faulty' };
}
