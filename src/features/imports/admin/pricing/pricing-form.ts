// The pricing rules as a form: percents and inches as they are typed, an example price, and two versions in words.
import { z } from 'zod';

import type { FieldVersions } from '../../../../platform/browser/form/field-table.ts';
import {
  readNumber,
  typedNumber,
  typedNumberOrNone,
  typedTextOrNone,
} from '../../../../platform/contract/typed.ts';
import { importPriceCents } from '../../../catalogue/price/pricing.ts';
import { pricingMessages as messages } from '../../messages-pricing.ts';
import {
  MAX_RULES,
  percentToBasisPoints,
  pricingRuleSchema,
  pricingRulesSchema,
  repeatedRules,
} from '../../pricing-contract.ts';

const { manufacturer, rimIn } = pricingRuleSchema.shape;
const typedMargin = typedNumber(pricingRulesSchema.shape.defaultMarginPercent);

export const pricingFormSchema = z.object({
  defaultMarginPercent: typedMargin,
  rules: z
    .array(
      z.object({
        manufacturer: typedTextOrNone(manufacturer.unwrap()),
        rimIn: typedNumberOrNone(rimIn.unwrap()),
        marginPercent: typedMargin,
      }),
    )
    .max(MAX_RULES, { error: messages.tooManyRules })
    .superRefine((rules, context) => {
      const add = (index: number, message: string) =>
        context.addIssue({ code: 'custom', path: [index, 'manufacturer'], message });
      for (const [index, rule] of rules.entries()) {
        if (rule.manufacturer === null && rule.rimIn === null) add(index, messages.card.everyTyre);
      }
      for (const index of repeatedRules(rules)) add(index, messages.duplicate);
    }),
});
export type PricingForm = z.input<typeof pricingFormSchema>;

/** What a net price becomes with a margin as typed; null while the margin cannot be read. */
export function examplePriceCents(
  netCents: number,
  marginText: string,
  vatBasisPoints: number,
): number | null {
  const read = typedMargin.safeParse(marginText);
  return read.success ? importPriceCents(netCents, percentToBasisPoints(read.data), vatBasisPoints) : null;
}

/** The default and every rule of two versions, in the order of the own one. */
export function pricingVersions(stored: PricingForm, own: PricingForm): FieldVersions[] {
  const before = margins(stored);
  const after = margins(own);
  const { noRule } = messages.card;
  return [...new Set([...after.keys(), ...before.keys()])].map((name) => ({
    name,
    stored: before.get(name) ?? noRule,
    own: after.get(name) ?? noRule,
  }));
}

function margins({ defaultMarginPercent, rules }: PricingForm): Map<string, string> {
  const { percent, ruleName } = messages.card;
  return new Map([
    [messages.card.default, percent(readNumber(defaultMarginPercent))],
    ...rules.map((rule): [string, string] => [
      ruleName(rule.manufacturer, rule.rimIn),
      percent(readNumber(rule.marginPercent)),
    ]),
  ]);
}
