// Margins that are typed but not saved, kept over a sign-in or another tab in between.
import { z } from 'zod';

import type { PricingFields } from './pricing-form.ts';

const KEY = 'pricingDraft';

const draftSchema = z.object({
  /** The version it was begun on. */
  version: z.int32(),
  fields: z.object({
    defaultMargin: z.string(),
    rules: z.array(z.object({ manufacturer: z.string(), rim: z.string(), margin: z.string() })),
  }),
});

export interface PricingDraft {
  version: number;
  fields: PricingFields;
}

export function readPricingDraft(): PricingDraft | undefined {
  try {
    return draftSchema.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null')).data;
  } catch {
    return undefined;
  }
}

export function keepPricingDraft(draft: PricingDraft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // Full or refused storage: the page itself still holds what was typed.
  }
}

export function forgetPricingDraft(): void {
  sessionStorage.removeItem(KEY);
}
