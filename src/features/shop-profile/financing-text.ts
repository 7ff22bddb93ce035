// The representative example in words, as it must stand beside every instalment claim.
import { formatEuros, formatPercent } from '../../platform/contract/money.ts';
import { representativeExample } from './financing.ts';
import type { Financing } from './financing.ts';
import { financingMessages } from './messages.ts';

/** 'Luoton määrä 600,00 €, maksuaika 12 kk, …' (Consumer Protection Act 38/1978, chapter 7, section 8). */
export function exampleText(financing: Financing): string {
  const { creditCents, monthlyCents, totalCents, costCents } = representativeExample(financing);
  return financingMessages.example({
    credit: formatEuros(creditCents),
    termMonths: financing.termMonths,
    monthly: formatEuros(monthlyCents),
    rate: formatPercent(financing.annualRatePercent / 100, 2),
    openingFee: formatEuros(financing.openingFeeCents),
    monthlyFee: formatEuros(financing.monthlyFeeCents),
    trueRate: formatPercent(financing.trueAnnualRatePercent / 100, 2),
    cost: formatEuros(costCents),
    total: formatEuros(totalCents),
  });
}
