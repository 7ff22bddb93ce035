// The credit terms as a form holds them: everything as typed, what it means, and what is wrong.
import { z } from 'zod';

import { formatPercent } from '../../../platform/contract/money.ts';
import { editableProfileSchema, financingSchema } from '../contract.ts';
import type { EditableProfile, ShopProfileAnswer } from '../contract.ts';
import { storeFinancing } from '../financing-money.ts';
import { computeTrueAnnualRatePercent, isTrueRateRight } from '../financing.ts';
import type { Financing } from '../financing.ts';
import { financingEditorMessages as messages } from '../messages-editor.ts';
import { numberText, typedNumber } from './typed-number.ts';

export const TERM_FIELDS = [
  'creditor',
  'termMonths',
  'annualRatePercent',
  'openingFee',
  'monthlyFee',
  'exampleCredit',
  'trueAnnualRatePercent',
] as const;
export type TermField = (typeof TERM_FIELDS)[number];

const FIELDS = ['isOffered', 'financingBadge', ...TERM_FIELDS] as const;
/** `isOffered` is 'yes' or empty. */
export type FinancingDraft = Readonly<Record<(typeof FIELDS)[number], string>>;

export const financingDraftSchema = z.record(z.enum(FIELDS), z.string());

const sentSchema = editableProfileSchema.pick({ financing: true, financingBadge: true });
export type SentFinancing = Pick<EditableProfile, 'financing' | 'financingBadge'>;

export type ReadFinancingDraft =
  | { readonly ok: true; readonly body: SentFinancing }
  | { readonly ok: false; readonly errors: ReadonlyMap<string, string> };

/** Where a shop without credit terms begins. */
const FRESH = { termMonths: '12', openingFee: '0', monthlyFee: '0', exampleCredit: '600' } as const;

export function financingDraft({ financing, financingBadge }: ShopProfileAnswer): FinancingDraft {
  return {
    isOffered: financing ? 'yes' : '',
    financingBadge,
    creditor: financing?.creditor ?? '',
    termMonths: financing ? numberText(financing.termMonths) : FRESH.termMonths,
    annualRatePercent: financing ? numberText(financing.annualRatePercent) : '',
    openingFee: financing ? numberText(financing.openingFee) : FRESH.openingFee,
    monthlyFee: financing ? numberText(financing.monthlyFee) : FRESH.monthlyFee,
    exampleCredit: financing ? numberText(financing.exampleCredit) : FRESH.exampleCredit,
    trueAnnualRatePercent: financing ? numberText(financing.trueAnnualRatePercent) : '',
  };
}

/** What the texts mean, or a sentence for each field that is wrong. */
export function readFinancingDraft(draft: FinancingDraft): ReadFinancingDraft {
  const financing = draft.isOffered === '' ? null : sentTerms(draft);
  const read = sentSchema.safeParse({ financing, financingBadge: draft.financingBadge });
  if (!read.success) {
    const { faults } = messages;
    const fields = new Set(read.error.issues.map(({ path }) => path.at(-1)));
    const wrong = [...TERM_FIELDS, 'financingBadge' as const].filter((field) => fields.has(field));
    return { ok: false, errors: new Map(wrong.map((field) => [field, faults[field]])) };
  }
  const terms = read.data.financing && storeFinancing(read.data.financing);
  if (terms && !isTrueRateRight(terms)) {
    const sentence = messages.trueRateWrong(percentText(computedRatePercent(terms)));
    return { ok: false, errors: new Map([['trueAnnualRatePercent', sentence]]) };
  }
  return { ok: true, body: read.data };
}

/** The terms with the true annual rate that they make, in percent with two decimals; nothing while they are incomplete. */
export function computedTerms(draft: FinancingDraft): Financing | undefined {
  const sent = { ...sentTerms(draft), trueAnnualRatePercent: 0 };
  const read = financingSchema.safeParse({ ...sent, creditor: sent.creditor.trim() || '-' });
  if (!read.success) return undefined;
  const terms = storeFinancing({ ...read.data, creditor: sent.creditor.trim() });
  return { ...terms, trueAnnualRatePercent: computedRatePercent(terms) };
}

/** 19.53 → '19,53 %'. */
export function percentText(percent: number): string {
  return formatPercent(percent / 100, 2);
}

function computedRatePercent(terms: Financing): number {
  return Math.round(computeTrueAnnualRatePercent(terms.exampleCreditCents, terms) * 100) / 100;
}

function sentTerms(draft: FinancingDraft) {
  return {
    creditor: draft.creditor,
    termMonths: typedNumber(draft.termMonths),
    annualRatePercent: typedNumber(draft.annualRatePercent),
    openingFee: typedNumber(draft.openingFee),
    monthlyFee: typedNumber(draft.monthlyFee),
    exampleCredit: typedNumber(draft.exampleCredit),
    trueAnnualRatePercent: typedNumber(draft.trueAnnualRatePercent),
  };
}
