// What others may know of competitor tracking: what staff follow, what was read, and the calls.
import { z } from 'zod';

import { endpoint } from '../../platform/contract/endpoint.ts';
import { idSchema } from '../../platform/contract/ids.ts';
import { answerSchema } from './contract-market.ts';
import { TRACKING_LIMITS as limits } from './limits.ts';
import { trackingErrors as errors } from './messages.ts';

export const TRACKING_TYPES = ['individual_price', 'full_page'] as const;
export type TrackingType = (typeof TRACKING_TYPES)[number];

/** 'blocked': the page refuses to be read by a program, so its price is unknown. */
export const TRACKING_STATUSES = ['active', 'error', 'disabled', 'blocked'] as const;
export type TrackingStatus = (typeof TRACKING_STATUSES)[number];

const instant = z.iso.datetime({ offset: true });

const pricePointSchema = z.strictObject({ price: z.number(), changedAt: instant });
export type PricePoint = z.infer<typeof pricePointSchema>;

const contentChangeSchema = z.strictObject({
  changedAt: instant,
  /** How many characters the page's text had then. */
  characters: z.int(),
});

export const trackingSchema = z.strictObject({
  _id: idSchema,
  name: z.string(),
  url: z.string(),
  /** Empty when there is none. */
  selector: z.string(),
  productName: z.string(),
  /** Our tyre that it is linked to; null when staff have not chosen one. */
  productId: idSchema.nullable(),
  trackingType: z.enum(TRACKING_TYPES),
  status: z.enum(TRACKING_STATUSES),
  lastError: z.string().nullable(),
  lastChecked: instant.nullable(),
  /** Euros for one tyre. */
  currentPrice: z.number().nullable(),
  previousPrice: z.number().nullable(),
  /** The latest first, at most 200. */
  priceHistory: z.array(pricePointSchema),
  contentChanges: z.array(contentChangeSchema),
  notifications: z.strictObject({
    priceIncrease: z.boolean(),
    priceDecrease: z.boolean(),
    emailRecipients: z.array(z.string()),
  }),
  /** Milliseconds, and how often a page is requested before it counts as down. */
  crawlSettings: z.strictObject({ timeout: z.int(), retryAttempts: z.int() }),
  isEnabled: z.boolean(),
  isChecking: z.boolean(),
  version: z.int32(),
  createdAt: instant,
  updatedAt: instant,
});
export type Tracking = z.infer<typeof trackingSchema>;

/** A tracking of the list, with our tyre that it is linked to. */
export const listedTrackingSchema = z.strictObject({
  ...trackingSchema.shape,
  /** null: none is linked, or it has left the catalogue. */
  ours: z
    .strictObject({
      _id: idSchema,
      sizeId: idSchema,
      name: z.string(),
      /** '205/55R16' */
      size: z.string(),
      /** What it costs now, that of an offer while one runs; 0: on request. */
      price: z.number(),
      /** How much more expensive ours is (negative: cheaper); null while theirs or ours is not known. */
      difference: z.number().nullable(),
      /** An offer that is no more expensive than theirs; null where ours is not more expensive. */
      answer: answerSchema.nullable(),
      /** Among the followed prices of the size, 1 the cheapest, and how many they are with ours; null: ours is not for sale. */
      rank: z.strictObject({ place: z.int(), of: z.int() }).nullable(),
    })
    .nullable(),
});
export type ListedTracking = z.infer<typeof listedTrackingSchema>;

const required = (max: number, missing: string) =>
  z.string({ error: missing }).trim().min(1, missing).max(max, errors.tooLong(max));

/** A line break would begin a new field in an email's header. */
const singleLine = (text: string): string => text.replaceAll(/\s+/g, ' ');

/** Fields of a tracking that staff fill in. */
export const trackingFields = {
  name: required(limits.name, errors.missing.name).transform(singleLine),
  url: required(limits.url, errors.missing.url).refine(isWebAddress, { error: errors.badUrl }),
  selector: z.string().trim().max(limits.selector, errors.tooLong(limits.selector)),
  productName: required(limits.productName, errors.missing.productName).transform(singleLine),
  productId: idSchema.nullable(),
  trackingType: z.enum(TRACKING_TYPES),
  isEnabled: z.boolean(),
};
export const recipientsSchema = z
  .array(z.string().trim().toLowerCase().pipe(z.email(errors.badEmail)))
  .max(limits.recipients, errors.tooManyRecipients);
export const timeoutSchema = z
  .int()
  .min(limits.leastTimeoutMs, errors.badTimeout)
  .max(limits.mostTimeoutMs, errors.badTimeout);
export const attemptsSchema = z.int().min(1, errors.badAttempts).max(limits.mostAttempts, errors.badAttempts);

const trackingInputSchema = z.strictObject({
  ...trackingFields,
  selector: trackingFields.selector.default(''),
  productId: trackingFields.productId.default(null),
  trackingType: trackingFields.trackingType.default('individual_price'),
  isEnabled: trackingFields.isEnabled.default(true),
  notifications: z
    .strictObject({
      priceIncrease: z.boolean().default(true),
      priceDecrease: z.boolean().default(true),
      emailRecipients: recipientsSchema.default([]),
    })
    .default({ priceIncrease: true, priceDecrease: true, emailRecipients: [] }),
  crawlSettings: z
    .strictObject({
      timeout: timeoutSchema.default(limits.timeoutMs),
      retryAttempts: attemptsSchema.default(limits.attempts),
    })
    .default({ timeout: limits.timeoutMs, retryAttempts: limits.attempts }),
  version: z.int32().optional(),
});
export type TrackingInput = z.output<typeof trackingInputSchema>;

function isWebAddress(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
}

const sideSchema = z.strictObject({
  at: instant,
  price: z.number().nullable(),
  /** The text around the change, as plain text. */
  snippet: z.string(),
});

export const diffSchema = z.strictObject({
  hasChange: z.boolean(),
  /** There is one reading, nothing to compare it with. */
  latestOnly: z.boolean(),
  before: sideSchema.nullable(),
  after: sideSchema.nullable(),
  /** Escaped text with `ins` and `del` of ours, at most 200 KiB; empty when nothing differs. */
  diffHtml: z.string(),
});
export type PriceDiff = z.infer<typeof diffSchema>;

export const getTrackings = endpoint('GET /competitor-prices', {
  access: 'staff',
  summary: 'Followed pages of competitors beside our tyres: where ours is the dearest first, then by name',
  output: z.array(listedTrackingSchema),
});

export const postTracking = endpoint('POST /competitor-prices', {
  access: 'staff',
  isCreation: true,
  summary: 'Begins to follow a page; it is looked at in a moment',
  body: trackingInputSchema,
  output: trackingSchema,
});

export const putTracking = endpoint('PUT /competitor-prices/:id', {
  access: 'staff',
  summary: 'Changes how a page is followed',
  body: trackingInputSchema,
  output: trackingSchema,
});

export const deleteTracking = endpoint('DELETE /competitor-prices/:id', {
  access: 'staff',
  summary: 'Stops following a page and forgets what was read',
  output: null,
});

export const checkTracking = endpoint('POST /competitor-prices/:id/check', {
  access: 'staff',
  summary:
    'Looks at the page now; 202 when it still goes on after 28 s. While a look goes on, no second one begins',
  output: trackingSchema,
  lateStatus: 202,
});

export const getLatestDiff = endpoint('GET /competitor-prices/:id/diff/latest', {
  access: 'staff',
  summary: 'The latest change: before, after and the difference of the texts',
  output: diffSchema,
});

export const getTrackingHistory = endpoint('GET /competitor-prices/:id/history', {
  access: 'staff',
  summary: 'Every price read, the latest first',
  output: z.array(pricePointSchema),
});
