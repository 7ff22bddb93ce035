// Credit terms as tests need them.
import type { Financing } from '../../src/features/shop-profile/financing.ts';

/** Twelve instalments without interest and fees. */
export const freeCredit: Financing = {
  creditor: 'Esimerkkirahoitus Oy',
  creditorAddress: 'Esimerkkitie 2, 00000 Esimerkkilä',
  termMonths: 12,
  annualRatePercent: 0,
  isRateVariable: false,
  openingFeeCents: 0,
  monthlyFeeCents: 0,
  trueAnnualRatePercent: 0,
  exampleCreditCents: 60_000,
};

/** 14,9 %, opened for 9,90 €, 3,90 € a month. */
export const dearCredit: Financing = {
  ...freeCredit,
  annualRatePercent: 14.9,
  openingFeeCents: 990,
  monthlyFeeCents: 390,
  trueAnnualRatePercent: 36.6,
};
