// The pricing card's fields as text, what they mean, and what differs from what is stored.
import { z } from 'zod';

import type { ConflictField } from '../../../platform/ui/conflict-view.tsx';
import { importPriceCents } from '../../catalogue/pricing.ts';
import { pricingMessages as messages } from '../messages-pricing.ts';
import {
  MOST_RULES,
  percentToBasisPoints,
  pricingRuleSchema,
  pricingRulesSchema,
  repeatedRules,
  sentPricingRulesSchema,
} from '../pricing-contract.ts';
import type { PricingRules, SentPricingRules } from '../pricing-contract.ts';

/** Everything as it is typed: decimal commas, empty for any. */
export interface PricingFields {
  defaultMargin: string;
  rules: RuleFields[];
}
export interface RuleFields {
  manufacturer: string;
  rim: string;
  margin: string;
}

export const EMPTY_RULE: RuleFields = { manufacturer: '', rim: '', margin: '' };

/** '30,5', '30.5' and '30 %' → 30.5; null for anything that is no plain number. */
export function readDecimal(text: string): number | null {
  const plain = text.replaceAll(/[\s\u00A0%″"]/g, '').replace(',', '.');
  return /^\d{1,6}(\.\d{1,6})?$/.test(plain) ? Number(plain) : null;
}

/** 30.5 → '30,5'. */
export function decimalText(value: number): string {
  return String(value).replace('.', ',');
}

export function pricingFields({ defaultMarginPercent, rules }: SentPricingRules): PricingFields {
  return {
    defaultMargin: decimalText(defaultMarginPercent),
    rules: rules.map(({ manufacturer, rimIn, marginPercent }) => ({
      manufacturer: manufacturer ?? '',
      rim: rimIn === null ? '' : decimalText(rimIn),
      margin: decimalText(marginPercent),
    })),
  };
}

const margin = z.string().transform(readDecimal).pipe(sentPricingRulesSchema.shape.defaultMarginPercent);

const ruleFieldsSchema = z.object({
  manufacturer: z
    .string()
    .transform((text) => text.trim() || null)
    .pipe(pricingRuleSchema.shape.manufacturer),
  rim: z
    .string()
    // What is no number is passed on as one that no rim has.
    .transform((text) => (text.trim() === '' ? null : (readDecimal(text) ?? -1)))
    .pipe(pricingRuleSchema.shape.rimIn),
  margin,
});

/** From fields to what is sent, or a sentence at each field that is wrong. */
export const pricingFieldsSchema = z.object({
  defaultMargin: margin,
  rules: z
    .array(ruleFieldsSchema)
    .max(MOST_RULES, { error: messages.tooManyRules })
    .superRefine((rules, context) => {
      const add = (index: number, message: string) =>
        context.addIssue({ code: 'custom', path: [index, 'manufacturer'], message });
      for (const [index, { manufacturer, rim }] of rules.entries()) {
        if (manufacturer === null && rim === null) add(index, messages.card.everyTyre);
      }
      const repeated = repeatedRules(rules.map(({ manufacturer, rim }) => ({ manufacturer, rimIn: rim })));
      for (const index of repeated) add(index, messages.duplicate);
    }),
});
export type ReadPricingFields = z.output<typeof pricingFieldsSchema>;

export function pricingToSend(
  { defaultMargin, rules }: ReadPricingFields,
  version: number | undefined,
): SentPricingRules {
  return {
    defaultMarginPercent: defaultMargin,
    rules: rules.map(({ manufacturer, rim, margin: marginPercent }) => ({
      manufacturer,
      rimIn: rim,
      marginPercent,
    })),
    ...(version === undefined ? {} : { version }),
  };
}

/** What a net price becomes with a margin as typed; null while the margin cannot be read. */
export function examplePriceCents(
  netCents: number,
  marginText: string,
  vatBasisPoints: number,
): number | null {
  const read = margin.safeParse(marginText);
  return read.success ? importPriceCents(netCents, percentToBasisPoints(read.data), vatBasisPoints) : null;
}

/** The record beside a 409; undefined when the answer brought none. */
export function storedPricing(current: unknown): PricingRules | undefined {
  return pricingRulesSchema.safeParse(current).data;
}

/** The default and every rule in which two versions differ, in the order of the own one. */
export function pricingDifferences(stored: SentPricingRules, own: SentPricingRules): ConflictField[] {
  const before = margins(stored);
  const after = margins(own);
  const words = (percent: string | undefined) => percent ?? messages.card.noRule;
  return [...new Set([...after.keys(), ...before.keys()])]
    .map((name) => ({ name, stored: words(before.get(name)), own: words(after.get(name)) }))
    .filter((difference) => difference.stored !== difference.own);
}

function margins({ defaultMarginPercent, rules }: SentPricingRules): Map<string, string> {
  const { percent, ruleName } = messages.card;
  return new Map([
    [messages.card.default, percent(defaultMarginPercent)],
    ...rules.map((rule): [string, string] => [
      ruleName(rule.manufacturer, rule.rimIn === null ? null : decimalText(rule.rimIn)),
      percent(rule.marginPercent),
    ]),
  ]);
}
