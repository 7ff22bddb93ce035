// The state of the shop's day as staff see it first: one answer for all cards of the tab.
import { z } from 'zod';

import { endpoint } from '../../platform/contract/endpoint.ts';
import { idSchema } from '../../platform/contract/ids.ts';
import { ENQUIRY_KINDS } from '../enquiries/enquiry-kind.ts';
import { healthWarningSchema } from '../operations/contract.ts';

const count = z.int().min(0);
const instant = z.iso.datetime({ offset: true });
const day = z.iso.date();

const bookingsCard = z.strictObject({
  /** False: visitors do not book here. */
  isOn: z.boolean(),
  count,
  bookedMinutes: count,
  /** 0: closed today. */
  openMinutes: count,
  /** The first time that a visitor can book for four tyres of the shelf; null: none. */
  nextFreeAt: instant.nullable(),
});

const enquiriesCard = z.strictObject({
  newCount: count,
  /** When the one came that has waited longest; null without new ones. */
  oldestAt: instant.nullable(),
  /** The newest of the new ones. */
  newest: z.array(
    z.strictObject({
      _id: idSchema,
      kind: z.enum(ENQUIRY_KINDS),
      name: z.string(),
      createdAt: instant,
      version: z.int32(),
    }),
  ),
});

const hotelCard = z.strictObject({
  /** Sets of the coming turn whose owners nobody has called. */
  toCallCount: count,
  /** Sets of the same season whose change is booked. */
  bookedCount: count,
  takenInToday: count,
  handedOutToday: count,
});

const endingOffer = z.strictObject({
  _id: idSchema,
  sizeId: idSchema,
  /** 'Nokian Hakkapeliitta R5' */
  name: z.string(),
  /** '205/55R16' */
  size: z.string(),
  price: z.number(),
  /** The last day. */
  endDate: day,
  /** The offer's name and text, to be sent again when it is prolonged. */
  offerName: z.string(),
  description: z.string(),
  version: z.int32(),
});
export type EndingOffer = z.infer<typeof endingOffer>;

export const ASKED_KINDS = ['summer', 'winter', 'studded', 'friction'] as const;

const lowStock = z.strictObject({
  /** '205/55R16' */
  size: z.string(),
  /** null: any tyre would do. */
  kind: z.enum(ASKED_KINDS).nullable(),
  /** How often: in searches and conversations that found nothing in stock, and in bookings with tyres. */
  searchCount: z.int().min(1),
  /** Stock of the tyre with the most free in the shop. */
  onShelf: count,
});
export type LowStock = z.infer<typeof lowStock>;

const waitingCard = z.strictObject({
  /** People who are notified when four of a tyre are there. */
  people: count,
  tyres: count,
  /** The most wanted. */
  items: z.array(
    z.strictObject({
      _id: idSchema,
      sizeId: idSchema,
      /** 'Nokian Hakkapeliitta R5' */
      name: z.string(),
      /** '205/55R16' */
      size: z.string(),
      count: z.int().min(1),
      left: count,
    }),
  ),
});

const newslettersCard = z.strictObject({
  last: z
    .strictObject({
      _id: idSchema,
      subject: z.string(),
      sentAt: instant,
      /** There was no mail server: the emails are in files. */
      isFiled: z.boolean(),
      acceptedCount: count,
      failedCount: count,
      unsubscribedCount: count,
    })
    .nullable(),
  next: z.strictObject({ _id: idSchema, subject: z.string(), sendDate: instant }).nullable(),
});

const dailyCount = z.strictObject({ date: day, count });

/** A card that could not be read is null; the others are there all the same. */
export const todaySchema = z.strictObject({
  /** The shop's day that all this is of. */
  date: day,
  bookings: bookingsCard.nullable(),
  enquiries: enquiriesCard.nullable(),
  hotel: hotelCard.nullable(),
  offers: z.strictObject({ total: count, items: z.array(endingOffer) }).nullable(),
  stock: z.strictObject({ total: count, items: z.array(lowStock) }).nullable(),
  waiting: waitingCard.nullable(),
  newsletters: newslettersCard.nullable(),
  care: z.array(healthWarningSchema).nullable(),
  /** The last days up to today, each of them, oldest first. */
  daily: z
    .strictObject({
      searches: z.array(dailyCount),
      conversations: z.array(dailyCount),
      enquiries: z.array(dailyCount),
      bookings: z.array(dailyCount),
    })
    .nullable(),
});
export type Today = z.infer<typeof todaySchema>;

export const getToday = endpoint('GET /admin/today', {
  access: 'staff',
  summary:
    'The state of the day: bookings, enquiries, tyre hotel, offers that end, stock, newsletters, what failed; a part that cannot be read is null',
  output: todaySchema,
});
