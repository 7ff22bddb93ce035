// The form of a tracking: addresses and numbers as they are typed, and its errors.
import { z } from 'zod';

import {
  attemptsSchema,
  recipientsSchema,
  timeoutSchema,
  trackingFields,
  type Tracking,
} from './contract.ts';
import { TRACKING_LIMITS as limits } from './limits.ts';

/** A text that is no number becomes the default; decimals are left out. */
const wholeNumberOr = (fallback: number, schema: z.ZodType<number, number>) =>
  z.codec(z.string(), schema, {
    decode: (text) => {
      const digits = text.replaceAll(/[\s\u00A0]/g, '').replace(',', '.');
      return /^-?\d{1,9}(?:\.\d*)?$/.test(digits) ? Math.trunc(Number(digits)) : fallback;
    },
    encode: String,
  });

/** Addresses with commas, semicolons or spaces between them. */
const typedRecipients = z.codec(z.string(), recipientsSchema, {
  decode: (text) => text.split(/[\s,;]+/).filter((address) => address !== ''),
  encode: (addresses) => addresses.join(', '),
});

export const trackingFormSchema = z.object({
  ...trackingFields,
  /** Name of the linked tyre when it was picked in this form; empty when it was linked before. Not sent. */
  productLabel: z.string(),
  notifications: z.object({
    priceIncrease: z.boolean(),
    priceDecrease: z.boolean(),
    emailRecipients: typedRecipients,
  }),
  crawlSettings: z.object({
    timeout: wholeNumberOr(limits.fallbackTimeoutMs, timeoutSchema),
    retryAttempts: wholeNumberOr(limits.attempts, attemptsSchema),
  }),
});
export type TrackingForm = z.input<typeof trackingFormSchema>;

/** Values of a new tracking, in addition to empty fields. */
export const newTracking = {
  isEnabled: true,
  notifications: { priceIncrease: true, priceDecrease: true, emailRecipients: '' },
  crawlSettings: { timeout: String(limits.timeoutMs), retryAttempts: String(limits.attempts) },
};

export function valuesOf(tracking: Tracking): z.output<typeof trackingFormSchema> {
  return { ...tracking, productLabel: '' };
}
