// The form of a tracking: what its fields hold while they are typed, what is wrong with them, and what is sent.
import { z } from 'zod';

import { postTracking, TRACKING_TYPES } from './contract.ts';
import type { SentTracking, Tracking } from './contract.ts';
import { TRACKING_LIMITS as limits } from './limits.ts';

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

/** What the server would refuse, at the fields it is of; the first fault of each. */
export function faultsOf(form: TrackingForm): TrackingFaults {
  const { error } = postTracking.body.safeParse(bodyOf(form));
  return faultsAt((error?.issues ?? []).map(({ path, message }) => ({ path: path.join('.'), message })));
}

const FIELDS: Readonly<Record<string, keyof TrackingForm>> = {
  'notifications.emailRecipients': 'recipients',
  'crawlSettings.timeout': 'timeout',
  'crawlSettings.retryAttempts': 'attempts',
  name: 'name',
  url: 'url',
  selector: 'selector',
  productName: 'productName',
  productId: 'productId',
};

/** Faults of a sent tracking at the fields of the form. */
export function faultsAt(errors: readonly { path: string; message: string }[]): TrackingFaults {
  const faults: Partial<Record<keyof TrackingForm, string>> = {};
  for (const { path, message } of errors) {
    const field = FIELDS[path.replace(/\.\d+$/, '')];
    if (field) faults[field] ??= message;
  }
  return faults;
}

function addressesIn(text: string): string[] {
  return text.split(/[\s,;]+/).filter((address) => address !== '');
}

/** Decimals are left out. */
function wholeNumber(text: string): number | undefined {
  const digits = text.replaceAll(/[\s\u00A0]/g, '').replace(',', '.');
  return /^-?\d{1,9}(?:\.\d*)?$/.test(digits) ? Math.trunc(Number(digits)) : undefined;
}
