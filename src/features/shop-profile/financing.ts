// What an instalment costs: the monthly payment, the representative example, and the true annual rate.

/** The shop's credit terms. Percents as written (5.9 = 5,9 %), money in cents. */
export interface Financing {
  creditor: string;
  /** Empty in terms older than the field. */
  creditorAddress: string;
  /** One instalment a month. */
  termMonths: number;
  /** Nominal annual interest. */
  annualRatePercent: number;
  /** Whether the interest may change while the credit is paid back. */
  isRateVariable: boolean;
  /** Paid once, with the first instalment. */
  openingFeeCents: number;
  monthlyFeeCents: number;
  /** As the creditor states it; checked against `trueAnnualRatePercent`. */
  trueAnnualRatePercent: number;
  /** The credit of the representative example. */
  exampleCreditCents: number;
}

/** What one sum costs in instalments. */
export interface Instalment {
  /** The cash price, too: nothing is paid in advance. */
  creditCents: number;
  monthlyCents: number;
  /** Everything the customer pays in the end. */
  totalCents: number;
  /** `totalCents` less the credit. */
  costCents: number;
  /** Rate of this very sum: fixed fees weigh more on a small one. */
  trueAnnualRatePercent: number;
}

/** The creditor rounds its true annual rate; a larger difference, in percentage points, is a mistake. */
const RATE_TOLERANCE_PERCENT = 0.1;

type Terms = Pick<Financing, 'termMonths' | 'annualRatePercent' | 'openingFeeCents' | 'monthlyFeeCents'>;

/** One month's payment in cents, monthly fee included: an annuity, and price / term at 0 %. */
export function monthlyPaymentCents(priceCents: number, terms: Terms): number {
  return Math.round(annuity(priceCents, terms)) + terms.monthlyFeeCents;
}

/** The example's sum has the creditor's true annual rate; for any other it is calculated. */
export function instalmentFor(creditCents: number, financing: Financing): Instalment {
  const { termMonths, monthlyFeeCents, openingFeeCents } = financing;
  const totalCents =
    Math.round(annuity(creditCents, financing) * termMonths) + monthlyFeeCents * termMonths + openingFeeCents;
  return {
    creditCents,
    monthlyCents: monthlyPaymentCents(creditCents, financing),
    totalCents,
    costCents: totalCents - creditCents,
    trueAnnualRatePercent:
      creditCents === financing.exampleCreditCents
        ? financing.trueAnnualRatePercent
        : computeTrueAnnualRatePercent(creditCents, financing),
  };
}

/**
 * The true annual rate in percent for a credit of `creditCents`: the yearly rate at which the payments are worth the
 * credit today, all fees counted (Directive 2008/48/EC, annex I). Months count as twelfths of a year.
 */
export function computeTrueAnnualRatePercent(creditCents: number, terms: Terms): number {
  const payment = annuity(creditCents, terms) + terms.monthlyFeeCents;
  const worth = (rate: number) => {
    let sum = 0;
    for (let month = 1; month <= terms.termMonths; month += 1) {
      sum += (payment + (month === 1 ? terms.openingFeeCents : 0)) / (1 + rate) ** (month / 12);
    }
    return sum;
  };
  let low = 0;
  let high = 1000;
  for (let step = 0; step < 80; step += 1) {
    const middle = (low + high) / 2;
    if (worth(middle) > creditCents) low = middle;
    else high = middle;
  }
  return low * 100;
}

/** Whether the stated true annual rate is what interest and fees make of the example's credit. */
export function isTrueRateRight(financing: Financing): boolean {
  const computed = computeTrueAnnualRatePercent(financing.exampleCreditCents, financing);
  return Math.abs(computed - financing.trueAnnualRatePercent) <= RATE_TOLERANCE_PERCENT;
}

/** Whether the credit costs nothing: only then may it be called free or '0 %'. */
export function isFree({ annualRatePercent, openingFeeCents, monthlyFeeCents }: Terms): boolean {
  return annualRatePercent + openingFeeCents + monthlyFeeCents === 0;
}

function annuity(creditCents: number, { annualRatePercent, termMonths }: Terms): number {
  const monthlyRate = annualRatePercent / 1200;
  if (monthlyRate === 0) return creditCents / termMonths;
  // expm1 and log1p lose no digits for rates next to zero.
  return (creditCents * monthlyRate) / -Math.expm1(-termMonths * Math.log1p(monthlyRate));
}
