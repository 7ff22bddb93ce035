// What an instalment costs in words: the figures, the creditor and the warning, as the law requires next to every instalment
// (Consumer Protection Act 38/1978, chapter 7, section 8; Directive (EU) 2023/2225, article 8).
import { formatEuros, formatPercent } from '../../platform/contract/money.ts';
import { instalmentFor, type Financing } from './financing.ts';
import { financingMessages as messages } from './messages.ts';

/** ['Käteishinta', '600,00 €'], … of a sum, in the order customers need them. */
export function creditFacts(
  financing: Financing,
  cents = financing.exampleCreditCents,
): readonly (readonly [string, string])[] {
  const { creditCents, monthlyCents, totalCents, costCents, trueAnnualRatePercent } = instalmentFor(
    cents,
    financing,
  );
  const { facts } = messages;
  return [
    [facts.cashPrice, formatEuros(creditCents)],
    [facts.credit, formatEuros(creditCents)],
    [facts.term, messages.term(financing.termMonths)],
    [facts.monthly, formatEuros(monthlyCents)],
    [financing.isRateVariable ? facts.variableRate : facts.fixedRate, percentOf(financing.annualRatePercent)],
    [facts.openingFee, formatEuros(financing.openingFeeCents)],
    [facts.monthlyFee, messages.monthlyFee(formatEuros(financing.monthlyFeeCents))],
    [facts.trueRate, percentOf(trueAnnualRatePercent)],
    [facts.cost, formatEuros(costCents)],
    [facts.total, formatEuros(totalCents)],
  ];
}

/** 'Käteishinta 600,00 €, luoton määrä 600,00 €, …' */
export function exampleText(financing: Financing, cents?: number): string {
  const [first = '', ...rest] = creditFacts(financing, cents).map((fact) => fact.join(' '));
  return `${[first, ...rest.map((text) => text.charAt(0).toLowerCase() + text.slice(1))].join(', ')}.`;
}

/** Who grants the credit, and where to find them. */
export function creditorText({ creditor, creditorAddress }: Financing): string {
  return messages.creditor([creditor, creditorAddress].filter(Boolean).join(', '));
}

/** 14.9 → '14,9 %'. */
export function percentOf(percent: number): string {
  return formatPercent(percent / 100, 2);
}

/** All of it in one paragraph, for texts without markup. */
export function creditNotice(financing: Financing, cents?: number): string {
  return [exampleText(financing, cents), creditorText(financing), messages.warning].join(' ');
}
