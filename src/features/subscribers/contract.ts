// What others may know of subscribers: what a form sends, what staff read, and the calls.
import { z } from 'zod';

import { endpoint } from '../../platform/contract/endpoint.ts';
import { idSchema } from '../../platform/contract/ids.ts';
import { MAX_PEOPLE, pagingQuery } from '../../platform/contract/paging.ts';
import { CONFIRMED_PATH, LINK_SENT_PATH, SUBSCRIBED_PATH, UNSUBSCRIBED_PATH } from './paths.ts';
import { MAX_SIZE_LENGTH } from './preferred-size.ts';

/** Where somebody subscribed. */
export const FORM_PLACES = ['header', 'footer', 'menu', 'popup', 'page', 'api'] as const;
export type FormPlace = (typeof FORM_PLACES)[number];

/** `pending`: requested and not yet confirmed. */
export const SUBSCRIBER_STATUSES = ['pending', 'subscribed', 'cancelled'] as const;
export type SubscriberStatus = (typeof SUBSCRIBER_STATUSES)[number];

/** Which tyres a subscriber is interested in. */
export const SUBSCRIBER_SEASONS = ['summer', 'winter'] as const;
export type SubscriberSeason = (typeof SUBSCRIBER_SEASONS)[number];

/** Much longer than any address or size: those are refused in the words of the forms. */
const MAX_TYPED = 64 * 1024;
const address = z.string().max(MAX_TYPED).default('');
/** Signed by us and checked where it is used. */
const token = z.string().max(1000);
const answer = z.strictObject({ message: z.string() });
const instant = z.iso.datetime({ offset: true });

export const subscriberSchema = z.strictObject({
  _id: idSchema,
  email: z.string(),
  isSubscribed: z.boolean(),
  status: z.enum(SUBSCRIBER_STATUSES),
  createdAt: instant,
  /** When the newsletter was last confirmed; null before. */
  subscribedAt: instant.nullable(),
  cancelledAt: instant.nullable(),
  /** The given tyre size: '205/55R16', or empty. */
  size: z.string(),
  season: z.enum(SUBSCRIBER_SEASONS).nullable(),
});
export type Subscriber = z.infer<typeof subscriberSchema>;

export const subscribe = endpoint('POST /subscribers/subscribe', {
  access: 'everyone',
  summary: 'Asks for the newsletter; also as a plain form',
  body: z.strictObject({
    email: address,
    form: z.enum(FORM_PLACES).default('api'),
    /** Both optional: the tyres of interest. A size that is none answers 422. */
    size: z.string().max(MAX_TYPED).default(''),
    season: z.enum(['', ...SUBSCRIBER_SEASONS]).default(''),
    /** To be left empty: people do not see the field, robots fill it. */
    website: z.string().max(2000).default(''),
  }),
  output: answer,
  form: { donePath: SUBSCRIBED_PATH },
});
export type SubscriptionInput = z.output<typeof subscribe.body>;
export type TypedSubscription = Pick<SubscriptionInput, 'email' | 'size' | 'season'>;

export const newSubscriberSchema = z.strictObject({
  email: z.string().max(MAX_TYPED),
  size: z.string().max(MAX_TYPED),
  season: z.enum(['', ...SUBSCRIBER_SEASONS]),
});

export const addSubscriber = endpoint('POST /subscribers', {
  access: 'staff',
  // Staff learn whether the address was there.
  showsPeople: 'one',
  summary:
    'Asks for the newsletter for somebody who wants it: the same mail as from a form, and it waits for the confirmation; 409 for one who subscribes',
  isCreation: true,
  body: newSubscriberSchema,
  output: subscriberSchema,
});

export const confirmSubscription = endpoint('POST /subscribers/confirm', {
  access: 'token',
  summary: 'Confirms a subscription by the token of a mailed link; also as a plain form',
  body: z.strictObject({ token }),
  output: answer,
  form: { donePath: CONFIRMED_PATH },
});

export const unsubscribe = endpoint('POST /subscribers/unsubscribe', {
  access: 'everyone',
  // Staff learn whether the address was there.
  showsPeople: 'one',
  summary:
    'Ends a subscription: by token, or by address for staff, at once; a bare address is mailed a link; also as a plain form',
  body: z.strictObject({
    email: address,
    token: token.optional(),
    /** The caller means it as staff: 401 without a session, rather than a link mailed to the subscriber. */
    asStaff: z.boolean().optional(),
  }),
  output: answer,
  form: { donePath: LINK_SENT_PATH },
});

export const unsubscribeByLink = endpoint('POST /subscribers/unsubscribe-by-link', {
  access: 'token',
  summary: 'Ends a subscription at once by the token of a mailed link; also as a plain form',
  body: z.strictObject({ token }),
  output: answer,
  form: { donePath: UNSUBSCRIBED_PATH },
});

export const oneClickUnsubscribe = endpoint('POST /subscribers/one-click/:token', {
  access: 'token',
  summary: 'Ends a subscription at once, as mail programs ask by RFC 8058; the body does not matter',
  params: z.object({ token }),
  output: answer,
  // Mail programs send a form; they are answered 200, as the RFC wants it.
  form: { donePath: UNSUBSCRIBED_PATH },
});

export const listSubscribers = endpoint('GET /subscribers', {
  access: 'staff',
  showsPeople: 'rows',
  summary: 'Subscribers, newest first; the header X-Total-Count gives how many there are',
  query: z.object({
    /** Part of an address. */
    q: z.string().trim().max(254).optional(),
    status: z.enum(SUBSCRIBER_STATUSES).optional(),
    season: z.enum(SUBSCRIBER_SEASONS).optional(),
    size: z.string().trim().max(MAX_SIZE_LENGTH).optional(),
    /** Only those who have subscribed on this day or later. */
    subscribedSince: z.iso.date().optional(),
    ...pagingQuery(MAX_PEOPLE),
  }),
  output: z.array(subscriberSchema),
});
export type SubscriberQuery = z.output<typeof listSubscribers.query>;

export const exportSubscribers = endpoint('GET /subscribers/export', {
  access: 'staff',
  needsConfirmation: true,
  summary: 'All subscribers with the proof of their consent, as CSV',
  output: z.string(),
});

/** A file of subscribers: bytes and lines at most. */
export const MAX_IMPORT_BYTES = 2 * 1024 * 1024;
export const MAX_IMPORTED = 20_000;

const importOutcomeSchema = z.strictObject({
  imported: z.int(),
  /** Unchanged: they subscribe already, have left or were removed, or are twice in the file. */
  skipped: z.int(),
  /** Lines that were not brought in and why; the heading is line 1. */
  errors: z.array(z.strictObject({ line: z.int(), message: z.string() })),
});
export type ImportOutcome = z.infer<typeof importOutcomeSchema>;

export const importSubscribers = endpoint('POST /subscribers/import', {
  access: 'staff',
  summary:
    'Brings in subscribers with the proof of their consent: CSV `email;consentText;consentAt;source`; nobody who has left comes back',
  upload: { field: 'file', maxBytes: MAX_IMPORT_BYTES },
  output: importOutcomeSchema,
});

export const deleteSubscriber = endpoint('DELETE /subscribers/:id', {
  access: 'staff',
  summary:
    'Removes a subscriber with all data; only a keyed hash stays, so that no import brings the address back',
  output: null,
});
