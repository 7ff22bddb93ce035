// What a campaign takes off: its kinds, its rule, and how it is written.
import { euroText } from '../../platform/contract/money.ts';
import { campaignErrors as errors, discountTexts } from './messages.ts';

export const DISCOUNT_TYPES = ['percentage', 'fixed_amount', 'free_shipping'] as const;
export type DiscountType = (typeof DISCOUNT_TYPES)[number];

const MAX_PERCENT = 100;

/** The unit of a discount's value; null: it has none. */
export function discountUnit(type: DiscountType): '%' | '€' | null {
  switch (type) {
    case 'percentage':
      return '%';
    case 'fixed_amount':
      return '€';
    case 'free_shipping':
      return null;
  }
}

/** What is wrong with the value: 0 or more, unless the discount has none. */
export function discountError(type: DiscountType, value: number | null): string | undefined {
  const unit = discountUnit(type);
  if (unit === null) return undefined;
  if (value === null) return errors.valueMissing;
  if (value < 0) return errors.valueNegative;
  return unit === '%' && value > MAX_PERCENT ? errors.badPercentage : undefined;
}

/** The discount as people read it: '−12,5 %', '−50,00 €', or the words for free shipping; empty without a value. */
export function discountText(type: DiscountType, value: number | null): string {
  switch (type) {
    case 'percentage':
      return value === null
        ? ''
        : discountTexts.percent(value.toLocaleString('fi-FI', { maximumFractionDigits: 2 }));
    case 'fixed_amount':
      return value === null ? '' : discountTexts.amount(euroText(value));
    case 'free_shipping':
      return discountTexts.types.free_shipping;
  }
}
