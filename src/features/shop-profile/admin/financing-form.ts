// The credit terms as a form: what is typed, what it means, and which errors it has.
import { z } from 'zod';

import { numberText, readNumber } from '../../../platform/contract/typed.ts';
import { financingSchema } from '../contract.ts';
import { storeFinancing, type FinancingResponse } from '../financing-money.ts';
import { percentOf } from '../financing-text.ts';
import { computeTrueAnnualRatePercent, isTrueRateRight, type Financing } from '../financing.ts';
import { financingEditorMessages as messages } from '../messages-editor.ts';

export const TERM_FIELDS = [
  'creditor',
  'creditorAddress',
  'termMonths',
  'annualRatePercent',
  'openingFee',
  'monthlyFee',
  'exampleCredit',
  'trueAnnualRatePercent',
] as const;
export type TermField = (typeof TERM_FIELDS)[number];

type TypedTerms = Record<TermField, string> & { isRateVariable: boolean };

/** Where a shop without credit terms begins. */
const FRESH_TERMS: TypedTerms = {
  creditor: '',
  creditorAddress: '',
  isRateVariable: false,
  termMonths: '12',
  annualRatePercent: '',
  openingFee: '0',
  monthlyFee: '0',
  exampleCredit: '600',
  trueAnnualRatePercent: '',
};

/** The law requires the creditor's address; the API takes terms without it, as they were before there was the field. */
const termsInputSchema = financingSchema.extend({ creditorAddress: z.string().trim().min(1).max(200) });

const termsSchema = z.custom<FinancingResponse>().superRefine((terms, context) => {
  const { error } = termsInputSchema.safeParse(terms);
  const refused = new Set(error?.issues.map(({ path: [field] }) => field));
  for (const field of TERM_FIELDS.filter((name) => refused.has(name))) {
    context.addIssue({ code: 'custom', path: [field], message: messages.errors[field] });
  }
  if (error || isTrueRateRight(storeFinancing(terms))) return;
  const message = messages.trueRateWrong(percentOf(computedRatePercent(storeFinancing(terms))));
  context.addIssue({ code: 'custom', path: ['trueAnnualRatePercent'], message });
});

const typedTermsSchema = z.custom<TypedTerms>();

export const financingFormSchema = z.codec(
  z.object({ isOffered: z.boolean(), financingBadge: z.string(), financing: typedTermsSchema }),
  z.object({
    financingBadge: z.string().trim().max(20, messages.errors.financingBadge),
    financing: termsSchema.nullable(),
  }),
  {
    decode: ({ isOffered, financingBadge, financing }) => ({
      financingBadge,
      financing: isOffered ? readTerms(financing) : null,
    }),
    encode: ({ financingBadge, financing }) => ({
      isOffered: financing !== null,
      financingBadge,
      financing: financing ? termTexts(financing) : FRESH_TERMS,
    }),
  },
);
export type FinancingForm = z.input<typeof financingFormSchema>;

/** The terms with the true annual rate that follows from them, in percent with two decimals; undefined while they are incomplete. */
export function computedTerms(typed: TypedTerms): Financing | undefined {
  const sent = { ...readTerms(typed), trueAnnualRatePercent: 0 };
  const read = financingSchema.safeParse({ ...sent, creditor: sent.creditor.trim() || '-' });
  if (!read.success) return undefined;
  const terms = storeFinancing({ ...read.data, creditor: sent.creditor.trim() });
  return { ...terms, trueAnnualRatePercent: computedRatePercent(terms) };
}

function computedRatePercent(terms: Financing): number {
  return Math.round(computeTrueAnnualRatePercent(terms.exampleCreditCents, terms) * 100) / 100;
}

function readTerms(typed: TypedTerms): FinancingResponse {
  return {
    creditor: typed.creditor,
    creditorAddress: typed.creditorAddress,
    isRateVariable: typed.isRateVariable,
    termMonths: readNumber(typed.termMonths),
    annualRatePercent: readNumber(typed.annualRatePercent),
    openingFee: readNumber(typed.openingFee),
    monthlyFee: readNumber(typed.monthlyFee),
    exampleCredit: readNumber(typed.exampleCredit),
    trueAnnualRatePercent: readNumber(typed.trueAnnualRatePercent),
  };
}

function termTexts({ creditor, creditorAddress, isRateVariable, ...numbers }: FinancingResponse): TypedTerms {
  return {
    creditor,
    creditorAddress,
    isRateVariable,
    termMonths: numberText(numbers.termMonths),
    annualRatePercent: numberText(numbers.annualRatePercent),
    openingFee: numberText(numbers.openingFee),
    monthlyFee: numberText(numbers.monthlyFee),
    exampleCredit: numberText(numbers.exampleCredit),
    trueAnnualRatePercent: numberText(numbers.trueAnnualRatePercent),
  };
}
