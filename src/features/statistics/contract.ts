// What the owner sees of the last weeks: searches, opened tyres, bookings, offers, campaigns, newsletters, the assistant.
import { z } from 'zod';

import { endpoint } from '../../platform/contract/endpoint.ts';
import { idSchema } from '../../platform/contract/ids.ts';

/** The periods that can be read, in days up to today. */
export const PERIODS = ['30', '90'] as const;

/** Days until daily counts are removed: the season of the year before can still be looked up. */
export const STORED_DAYS = 400;

const count = z.int().min(0);
const day = z.iso.date();
const instant = z.iso.datetime({ offset: true });
const dailyCount = z.strictObject({ date: day, count });
export type DailyFigure = z.infer<typeof dailyCount>;

const search = z.strictObject({
  /** '205/55R16'; null: words without a size. */
  size: z.string().nullable(),
  kind: z.enum(['summer', 'winter', 'studded', 'friction']).nullable(),
  count,
  /** Searches of these that found tyres, but none in stock. */
  outCount: count,
  /** Searches of these that found nothing. */
  noneCount: count,
});
export type SearchFigures = z.infer<typeof search>;

const tyre = z.strictObject({
  _id: idSchema,
  sizeId: idSchema,
  /** 'Nokian Hakkapeliitta R5' */
  name: z.string(),
  /** '205/55R16' */
  size: z.string(),
});

const openedTyre = z.strictObject({ ...tyre.shape, count });
export type TyreFigures = z.infer<typeof openedTyre>;

const offer = z.strictObject({
  ...tyre.shape,
  offerName: z.string(),
  price: z.number(),
  startDate: day,
  /** Its last day, which may be ahead; null: as long as stock lasts. */
  endDate: day.nullable(),
  /** How often the tyre was opened while the offer ran, within the period. */
  views: count,
  /** Bookings with the tyre that were made meanwhile, cancelled ones left out. */
  bookings: count,
  /** Enquiries about the tyre that came meanwhile. */
  enquiries: count,
});
export type OfferFigures = z.infer<typeof offer>;

const campaign = z.strictObject({
  _id: idSchema,
  name: z.string(),
  startDate: day,
  endDate: day,
  openings: count,
});
export type CampaignFigures = z.infer<typeof campaign>;

const newsletter = z.strictObject({
  _id: idSchema,
  subject: z.string(),
  sentAt: instant,
  /** There was no mail server: the emails are in files. */
  isFiled: z.boolean(),
  acceptedCount: count,
  failedCount: count,
  unsubscribedCount: count,
  /** Presses of its links; null: they were not counted. */
  clickCount: count.nullable(),
});
export type NewsletterFigures = z.infer<typeof newsletter>;

const bookingDay = z.strictObject({ date: day, count, bookedMinutes: count, openMinutes: count });
export type BookingFigures = z.infer<typeof bookingDay>;

const assistantDay = z.strictObject({ date: day, count, unanswered: count });
export type AssistantFigures = z.infer<typeof assistantDay>;

/** Days are each of the period, oldest first; rows are the most first. A part that could not be read is null. */
export const statisticsSchema = z.strictObject({
  from: day,
  to: day,
  searches: z.strictObject({ days: z.array(dailyCount), rows: z.array(search) }).nullable(),
  tyres: z.strictObject({ days: z.array(dailyCount), rows: z.array(openedTyre) }).nullable(),
  bookings: z.array(bookingDay).nullable(),
  offers: z.array(offer).nullable(),
  campaigns: z.strictObject({ days: z.array(dailyCount), rows: z.array(campaign) }).nullable(),
  newsletters: z.array(newsletter).nullable(),
  assistant: z.array(assistantDay).nullable(),
});
export type Statistics = z.infer<typeof statisticsSchema>;

export const getOfferFigures = endpoint('GET /admin/statistics/offers/:productId', {
  access: 'staff',
  summary:
    'What the offer of a tyre that runs now has brought since it began, at most 400 days back; null without one',
  output: offer.nullable(),
});

export const getStatistics = endpoint('GET /admin/statistics', {
  access: 'owner',
  summary:
    'Figures of the last 30 or 90 days: searches with what was missing, opened tyres, bookings, offers, campaigns, newsletters, assistant; a part that cannot be read is null',
  query: z.object({ days: z.enum(PERIODS).default('30') }),
  output: statisticsSchema,
});
