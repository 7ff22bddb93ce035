// The form of a tracking: what its fields hold while they are typed, what is wrong with them, and what is sent.
import { z } from 'zod';

import { TRACKING_TYPES } from './contract.ts';
import type { SentTracking, Tracking } from './contract.ts';
import { TRACKING_LIMITS as limits } from './limits.ts';
import { trackingErrors as errors } from './messages.ts';

export const trackingFormSchema = z.strictObject({
  name: z.string(),
  url: z.string(),
  selector: z.string(),
  productName: z.string(),
  /** Of ours; null when none is linked. */
  productId: z.string().nullable(),
  /** What the tyre was called when it was picked; empty when it was linked before. */
  productLabel: z.string(),
  trackingType: z.enum(TRACKING_TYPES),
  isEnabled: z.boolean(),
  priceIncrease: z.boolean(),
  priceDecrease: z.boolean(),
  /** As typed, with commas. */
  recipients: z.string(),
  timeout: z.string(),
  attempts: z.string(),
});
export type TrackingForm = z.output<typeof trackingFormSchema>;
export type TrackingFaults = Readonly<Partial<Record<keyof TrackingForm, string>>>;

export const emptyTracking: TrackingForm = {
  name: '',
  url: '',
  selector: '',
  productName: '',
  productId: null,
  productLabel: '',
  trackingType: 'individual_price',
  isEnabled: true,
  priceIncrease: true,
  priceDecrease: true,
  recipients: '',
  timeout: String(limits.timeoutMs),
  attempts: String(limits.attempts),
};

export function formOf(tracking: Tracking): TrackingForm {
  const { name, url, selector, productName, productId, trackingType, isEnabled } = tracking;
  const { notifications, crawlSettings } = tracking;
  return {
    name,
    url,
    selector,
    productName,
    productId,
    productLabel: '',
    trackingType,
    isEnabled,
    priceIncrease: notifications.priceIncrease,
    priceDecrease: notifications.priceDecrease,
    recipients: notifications.emailRecipients.join(', '),
    timeout: String(crawlSettings.timeout),
    attempts: String(crawlSettings.retryAttempts),
  };
}

/** A field that is no number becomes what the specification says (point 5): 10 000 ms, three tries. */
export function bodyOf(form: TrackingForm): SentTracking {
  return {
    name: form.name.trim(),
    url: form.url.trim(),
    selector: form.selector.trim(),
    productName: form.productName.trim(),
    productId: form.productId,
    trackingType: form.trackingType,
    isEnabled: form.isEnabled,
    notifications: {
      priceIncrease: form.priceIncrease,
      priceDecrease: form.priceDecrease,
      emailRecipients: addressesIn(form.recipients),
    },
    crawlSettings: {
      timeout: wholeNumber(form.timeout) ?? limits.fallbackTimeoutMs,
      retryAttempts: wholeNumber(form.attempts) ?? limits.attempts,
    },
  };
}

export function faultsOf(form: TrackingForm): TrackingFaults {
  const faults: Partial<Record<keyof TrackingForm, string>> = {};
  for (const key of ['name', 'url', 'productName'] as const) {
    if (form[key].trim() === '') faults[key] = errors.missing;
  }
  const { emailRecipients } = bodyOf(form).notifications;
  if (emailRecipients.length > limits.recipients) faults.recipients = errors.tooManyRecipients;
  const { timeout, retryAttempts } = bodyOf(form).crawlSettings;
  if (timeout < limits.leastTimeoutMs || timeout > limits.mostTimeoutMs) faults.timeout = errors.badTimeout;
  if (retryAttempts < 1 || retryAttempts > limits.mostAttempts) faults.attempts = errors.badAttempts;
  return faults;
}

function addressesIn(text: string): string[] {
  return text.split(/[\s,;]+/).filter((address) => address !== '');
}

function wholeNumber(text: string): number | undefined {
  const digits = text.replaceAll(/[\s\u00A0]/g, '');
  return /^\d{1,7}$/.test(digits) ? Number(digits) : undefined;
}
