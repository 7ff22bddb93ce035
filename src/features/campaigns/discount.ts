// What a campaign takes off: its kinds, its rule, and how it is written.
import { formatEuros, eurosToCents } from '../../platform/contract/money.ts';
import { campaignErrors as errors, discountTexts } from './messages.ts';

export const DISCOUNT_TYPES = ['percentage', 'fixed_amount', 'free_shipping'] as const;
export type DiscountType = (typeof DISCOUNT_TYPES)[number];

const MOST_PERCENT = 100;

/** What is wrong with the value; free shipping has none, the others need one. Percent or euros, 0 or more. */
export function discountFault(type: DiscountType, value: number | null): string | undefined {
  if (type === 'free_shipping') return undefined;
  if (value === null) return errors.valueMissing;
  if (value < 0) return errors.valueNegative;
  return type === 'percentage' && value > MOST_PERCENT ? errors.badPercentage : undefined;
}

/** The discount as people read it: '−12,5 %', '−50,00 €', or the words for free shipping; empty without a value. */
export function discountText(type: DiscountType, value: number | null): string {
  if (type === 'free_shipping') return discountTexts.types.free_shipping;
  if (value === null) return '';
  return type === 'percentage'
    ? discountTexts.percent(value.toLocaleString('fi-FI', { maximumFractionDigits: 2 }))
    : discountTexts.amount(formatEuros(eurosToCents(value)));
}
