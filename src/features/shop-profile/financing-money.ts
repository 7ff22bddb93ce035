// Credit terms between the API, where money is euros, and the rules, where it is cents.
import { centsToEuros, eurosToCents } from '../../platform/contract/money.ts';
import type { EditableProfile } from './contract.ts';
import type { Financing } from './financing.ts';

export type FinancingResponse = NonNullable<EditableProfile['financing']>;

/** Euros to cents; percents and months as they are. */
export function storeFinancing({
  openingFee,
  monthlyFee,
  exampleCredit,
  ...terms
}: FinancingResponse): Financing {
  return {
    ...terms,
    openingFeeCents: eurosToCents(openingFee),
    monthlyFeeCents: eurosToCents(monthlyFee),
    exampleCreditCents: eurosToCents(exampleCredit),
  };
}

/** Cents to euros; percents and months as they are. */
export function showFinancing({
  openingFeeCents,
  monthlyFeeCents,
  exampleCreditCents,
  ...terms
}: Financing): FinancingResponse {
  return {
    ...terms,
    openingFee: centsToEuros(openingFeeCents),
    monthlyFee: centsToEuros(monthlyFeeCents),
    exampleCredit: centsToEuros(exampleCreditCents),
  };
}
