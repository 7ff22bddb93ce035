// Paying by instalments: what a month costs, what all costs, and the true annual rate.

/** A creditor's terms. The opening fee is added to the credit, the monthly fee to every instalment. */
export interface FinancingTerms {
  readonly annualRateBasisPoints: number;
  readonly openingFeeCents: number;
  readonly monthlyFeeCents: number;
  /** Whole months, at least 1; the first instalment falls due a month after the purchase. */
  readonly termMonths: number;
}

/** The representative example of an instalment claim. The last instalment settles what rounding left. */
export interface FinancingPlan {
  readonly instalmentCents: number;
  readonly lastInstalmentCents: number;
  readonly totalCents: number;
  /** What the credit costs over the cash price. Only 0 allows a claim of 0 %. */
  readonly costCents: number;
  readonly annualRateOfChargeBasisPoints: number;
}

/**
 * Instalments of a price in cents under `terms`, fees and rounding included. At 0 % without fees over 12 months an instalment is a
 * twelfth of the price, the specification's financing price.
 */
export function financingPlan(priceCents: number, terms: FinancingTerms): FinancingPlan {
  const payments = paymentsOf(priceCents, terms);
  const totalCents = payments.reduce((sum, payment) => sum + payment, 0);
  return {
    instalmentCents: payments[0] ?? 0,
    lastInstalmentCents: payments.at(-1) ?? 0,
    totalCents,
    costCents: totalCents - priceCents,
    annualRateOfChargeBasisPoints: annualRateOfCharge(priceCents, payments),
  };
}

function paymentsOf(priceCents: number, terms: FinancingTerms): number[] {
  const monthlyRate = terms.annualRateBasisPoints / 10_000 / 12;
  let balance = priceCents + terms.openingFeeCents;
  const level = levelPayment(balance, monthlyRate, terms.termMonths);
  return Array.from({ length: terms.termMonths }, (_, month) => {
    const owed = balance + Math.round(balance * monthlyRate);
    const payment = month === terms.termMonths - 1 ? owed : Math.min(level, owed);
    balance = owed - payment;
    return payment + terms.monthlyFeeCents;
  });
}

/** The annuity formula, rounded half up to cents. */
function levelPayment(balance: number, monthlyRate: number, termMonths: number): number {
  if (monthlyRate === 0) return Math.round(balance / termMonths);
  return Math.round((balance * monthlyRate) / (1 - (1 + monthlyRate) ** -termMonths));
}

/**
 * The annual percentage rate of charge X of a credit paid back monthly, in basis points: the X for which the credit equals the sum of
 * payments × (1 + X)^(-k/12), k counted in months (Directive 2008/48/EC, annex I, part I). 0 when no more is paid than was lent.
 */
export function annualRateOfCharge(creditCents: number, monthlyPaymentsCents: readonly number[]): number {
  const total = monthlyPaymentsCents.reduce((sum, payment) => sum + payment, 0);
  if (creditCents <= 0 || total <= creditCents) return 0;
  // The worth of a payment one month later than now, between nothing and all of it; the sum grows with it, so halving finds it.
  let [low, high] = [0, 1];
  for (let step = 0; step < 100; step += 1) {
    const factor = (low + high) / 2;
    const worth = monthlyPaymentsCents.reduceRight((sum, payment) => (sum + payment) * factor, 0);
    if (worth > creditCents) high = factor;
    else low = factor;
  }
  return Math.round((((low + high) / 2) ** -12 - 1) * 10_000);
}
