// How far the delivery of a newsletter is, its readers and its results.
import { z } from 'zod';

import { endpoint } from '../../../platform/contract/endpoint.ts';
import { idSchema } from '../../../platform/contract/ids.ts';
import { pagingQuery } from '../../../platform/contract/paging.ts';
import { SUBSCRIBER_SEASONS } from '../../subscribers/contract.ts';
import { MAX_SIZE_LENGTH } from '../../subscribers/preferred-size.ts';
import { MAX_CHOSEN, MAX_DELIVERIES } from '../newsletter-limits.ts';

/** Where the delivery is; `idle` before it starts. */
export const DELIVERY_STATES = ['idle', 'sending', 'paused', 'cancelled', 'done'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

/**
 * One recipient's email. `claimed`: being sent now. `unconfirmed`: sent, and no answer came; it is not sent again by
 * itself. `suppressed`: passed over, the person no longer subscribes. `cancelled`: the sending was stopped first.
 */
export const RECIPIENT_STATES = [
  'pending',
  'claimed',
  'accepted',
  'unconfirmed',
  'retry',
  'failed',
  'suppressed',
  'cancelled',
] as const;
export type RecipientState = (typeof RECIPIENT_STATES)[number];

const count = z.int().min(0);
export const deliveryCountsSchema = z.strictObject({
  total: count,
  accepted: count,
  unconfirmed: count,
  retry: count,
  failed: count,
  suppressed: count,
  /** Not tried yet, or being sent now. */
  pending: count,
  cancelled: count,
});
export type DeliveryCounts = z.infer<typeof deliveryCountsSchema>;

/** Why a delivery pauses: staff wish so, 20 emails were refused alike, or the mail server does not let us in. */
export const PAUSE_REASONS = ['staff', 'refusals', 'login', 'restored'] as const;
export type PauseReason = (typeof PAUSE_REASONS)[number];

export const deliverySchema = z.strictObject({
  state: z.enum(DELIVERY_STATES),
  /** null unless paused. */
  pauseReason: z.enum(PAUSE_REASONS).nullable(),
  /** The mail server's reply that made us pause, or, while emails go, why it could not be reached; else empty. */
  pauseReply: z.string(),
  /** There was no mail server: what counts as accepted lies in files, and nobody has got it. */
  isFiled: z.boolean(),
  counts: deliveryCountsSchema,
});
export type Delivery = z.infer<typeof deliverySchema>;

/** Readers with tyres in the hotel; `worn`: with a tyre found worn in its last check. */
export const HOTEL_AUDIENCES = ['customers', 'worn'] as const;

/** Each part narrows it; none is everybody who subscribes. */
export const audienceSchema = z.strictObject({
  subscriberIds: z.array(idSchema).max(MAX_CHOSEN).optional(),
  /** Only those who have subscribed on this day or later. */
  subscribedSince: z.iso.date().optional(),
  /** Only those who gave this when they subscribed. */
  season: z.enum(SUBSCRIBER_SEASONS).optional(),
  size: z.string().max(MAX_SIZE_LENGTH).optional(),
  /** Only customers of the tyre hotel who subscribe; season and size are then those of their set. */
  hotel: z.enum(HOTEL_AUDIENCES).optional(),
});
export type Audience = z.output<typeof audienceSchema>;

/** An audience as it is shown: of those chosen one by one only how many they are; null: nobody was chosen so. */
export const shownAudienceSchema = z.strictObject({
  ...audienceSchema.omit({ subscriberIds: true }).shape,
  chosenCount: z.int().min(0).nullable(),
});
export type ShownAudience = z.infer<typeof shownAudienceSchema>;

const instant = z.iso.datetime({ offset: true });

export const recipientSchema = z.strictObject({
  _id: z.string(),
  email: z.string(),
  state: z.enum(RECIPIENT_STATES),
  /** How often it was tried. */
  attempts: z.int(),
  /** When it is tried again; null unless it is. */
  nextAt: instant.nullable(),
  /** The mail server's last reply code, 0 for none. */
  lastCode: z.int(),
  /** No answer came after the email was sent, so it is sent once more: the recipient may have two. */
  isPossiblyDouble: z.boolean(),
});
export type Recipient = z.infer<typeof recipientSchema>;

/** Counted without identifying recipients: from mail servers' replies, and from readers who unsubscribe. */
export const deliveryResultsSchema = z.strictObject({
  /** Refused for good because there is no such recipient. */
  bounced: count,
  /** Recipients who left by themselves within 14 days after this email, as the newest they had got. */
  unsubscribed: count,
});
export type DeliveryResults = z.infer<typeof deliveryResultsSchema>;

/** `secondsLeft`: for emails that were not tried yet; those that wait for another try go when their time comes. */
export const paceSchema = z.strictObject({ emailsPerMinute: count, secondsLeft: count });
export type Pace = z.infer<typeof paceSchema>;

export const linkClicksSchema = z.strictObject({ address: z.string(), count });
/** A link of an email and its number of clicks, by anybody. */
export type LinkClicks = z.infer<typeof linkClicksSchema>;

export const listDeliveries = endpoint('GET /newsletters/:id/deliveries', {
  access: 'staff',
  showsPeople: 'rows',
  summary: 'How far the delivery is and to whom; the header X-Total-Count gives how many recipients match',
  query: z.object({ state: z.enum(RECIPIENT_STATES).optional(), ...pagingQuery(MAX_DELIVERIES) }),
  output: z.strictObject({
    ...deliverySchema.shape,
    /** It is over, and no email of it went. */
    isFailed: z.boolean(),
    results: deliveryResultsSchema,
    /** null unless emails are going now and it can be estimated. */
    pace: paceSchema.nullable(),
    /** null for an email that was sent while presses were not counted. */
    clicks: z.array(linkClicksSchema).nullable(),
    rows: z.array(recipientSchema),
  }),
});
export type DeliveryQuery = z.output<typeof listDeliveries.query>;

export const exportDeliveries = endpoint('GET /newsletters/:id/deliveries/export', {
  access: 'staff',
  needsConfirmation: true,
  summary:
    'The recipients of a newsletter and how each email fared, as CSV; those who were removed are left out',
  query: z.object({ state: z.enum(RECIPIENT_STATES).optional() }),
  output: z.string(),
});
