// What others may know of pricing: the margins added to net prices when a list is imported.
import { z } from 'zod';

import { endpoint } from '../../platform/contract/endpoint.ts';
import { pricingMessages } from './messages-pricing.ts';

export const MAX_RULES = 200;
export const MAX_MARGIN_PERCENT = 500;

/** Percents with at most two decimals: whole basis points. */
const marginPercent = z
  .number({ error: pricingMessages.percentInvalid })
  .refine((percent) => percent >= 0 && percent <= MAX_MARGIN_PERCENT && isHundredths(percent), {
    error: pricingMessages.percentInvalid,
  });

const rimIn = z
  .number({ error: pricingMessages.rimInvalid })
  .refine((inches) => inches >= 8 && inches <= 32 && Number.isInteger(inches * 2), {
    error: pricingMessages.rimInvalid,
  });

export const pricingRuleSchema = z.strictObject({
  /** null: any. Compared without case. */
  manufacturer: z.string().trim().min(1).max(60, { error: pricingMessages.manufacturerTooLong }).nullable(),
  /** Inches, halves allowed; null: any. */
  rimIn: rimIn.nullable(),
  marginPercent,
});
export type PricingRule = z.output<typeof pricingRuleSchema>;

const shape = {
  /** For tyres that no rule covers. */
  defaultMarginPercent: marginPercent,
  rules: z
    .array(pricingRuleSchema)
    .max(MAX_RULES, { error: pricingMessages.tooManyRules })
    .superRefine((rules, context) => {
      for (const index of repeatedRules(rules)) {
        context.addIssue({ code: 'custom', path: [index], message: pricingMessages.duplicate });
      }
    }),
};

export const pricingRulesSchema = z.object({ version: z.int32(), ...shape });
export type PricingRules = z.output<typeof pricingRulesSchema>;

export const pricingRulesInputSchema = z.strictObject({ version: z.int32().optional(), ...shape });
export type PricingRulesInput = z.output<typeof pricingRulesInputSchema>;

export const getPricingRules = endpoint('GET /pricing-rules', {
  access: 'staff',
  summary: 'Margins added to the net prices of imported lists',
  output: pricingRulesSchema,
});

export const putPricingRules = endpoint('PUT /pricing-rules', {
  access: 'staff',
  summary: 'Replaces the margins; prices follow at the next import',
  body: pricingRulesInputSchema,
  output: pricingRulesSchema,
});

/** Indexes of rules for the same manufacturer and rim as an earlier one; only the first would ever apply. */
export function repeatedRules(rules: readonly Pick<PricingRule, 'manufacturer' | 'rimIn'>[]): number[] {
  const seen = new Set<string>();
  const repeated: number[] = [];
  for (const [index, { manufacturer, rimIn: inches }] of rules.entries()) {
    const key = JSON.stringify([manufacturer?.toLowerCase() ?? null, inches]);
    if (seen.has(key)) repeated.push(index);
    seen.add(key);
  }
  return repeated;
}

/** 30.5 → 3050; the sum is exact for percents with at most two decimals. */
export function percentToBasisPoints(percent: number): number {
  return Math.round(percent * 100);
}

function isHundredths(percent: number): boolean {
  return Math.abs(percent * 100 - Math.round(percent * 100)) < 1e-6;
}
