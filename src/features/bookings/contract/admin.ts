// What staff read and change of the bookings.
import { z } from 'zod';

import { daysBetween, isDay } from '../../../platform/contract/dates.ts';
import { endpoint } from '../../../platform/contract/endpoint.ts';
import { idSchema } from '../../../platform/contract/ids.ts';
import { dayHoursSchema, hoursExceptionSchema } from '../../opening-hours/contract.ts';
import {
  BOOKED_SERVICES,
  BOOKING_LIMITS as limits,
  BOOKING_SOURCES,
  BOOKING_STATES,
} from '../booking-rules.ts';
import { bookingErrors as errors } from '../messages/bookings.ts';
import { contactFields, ownBookingSchema, shortText, tyreFields, workFields } from './bookings.ts';

export const bookingSchema = z.strictObject({
  ...ownBookingSchema.omit({ changeableUntil: true, manageUrl: true, code: true }).shape,
  /** null: blocked time. */
  code: z.string().nullable(),
  kind: z.enum(['booking', 'block']),
  source: z.enum(BOOKING_SOURCES),
  /** Number of the bay. */
  bay: z.int32(),
  isRunFlat: z.boolean(),
  hotelSetId: idSchema.nullable(),
  /** 'R-0042' and its shelf; '' without a set. */
  hotelSetCode: z.string(),
  hotelShelf: z.string(),
  /** When its set or its tyres were fetched from the shelves; null: not yet. */
  pickedAt: z.iso.datetime({ offset: true }).nullable(),
  /** Bookings reserve more of these tyres than the shop has. */
  isShort: z.boolean(),
  customerId: idSchema.nullable(),
  phone: z.string(),
  email: z.string(),
  staffNote: z.string(),
  version: z.int32(),
  createdAt: z.iso.datetime({ offset: true }),
});
export type Booking = z.infer<typeof bookingSchema>;

const day = z.string().refine(isDay, errors.badDay);

export const getBookings = endpoint('GET /admin/bookings', {
  access: 'staff',
  summary:
    'Bookings and blocked times from one day to another, both included, by their start; by words the first 200. More than 62 days without words take a password typed within half an hour',
  showsPeople: 'rows',
  query: z.object({ from: day, to: day, q: z.string().trim().max(100).default('') }),
  output: z.array(bookingSchema),
});

/** Before opening hours are saved that leave customers behind a closed door. */
export const findLeftOutside = endpoint('POST /admin/bookings/left-outside', {
  access: 'staff',
  summary: 'Bookings ahead, by day, that lie within the stored opening hours and would not within these',
  body: z.object({ businessHours: z.array(dayHoursSchema), exceptions: z.array(hoursExceptionSchema) }),
  output: z.array(z.strictObject({ date: z.iso.date(), count: z.int().min(1) })),
});

const instant = z.iso.datetime({ offset: true, error: errors.badStart });

const staffFields = {
  ...workFields,
  ...tyreFields,
  ...contactFields,
  name: shortText(limits.name),
  hotelSetId: idSchema.nullable().default(null),
  customerId: idSchema.nullable().default(null),
  staffNote: shortText(limits.note).default(''),
};

export const postStaffBooking = endpoint('POST /admin/bookings', {
  access: 'staff',
  summary: 'Books for a customer, takes in a walk-in at the first free place, or blocks time',
  body: z.strictObject({
    ...staffFields,
    kind: z.enum(['booking', 'block']).default('booking'),
    isWalkIn: z.boolean().default(false),
    /** Absent: the first free place from now on. */
    start: instant.optional(),
    /** Absent: by the work. */
    end: instant.optional(),
    /** Absent: the bay that fits best. */
    bay: z.int32().optional(),
    /** Mails the confirmation, where there is an address. */
    notify: z.boolean().default(true),
  }),
  output: bookingSchema,
  isCreation: true,
  status: 201,
});
export type StaffBookingInput = z.output<typeof postStaffBooking.body>;

export const putBooking = endpoint('PUT /admin/bookings/:id', {
  access: 'staff',
  showsPeople: 'one',
  summary:
    'Changes a booking or moves it; 409 booking.taken with the booking in the way, conflict.stale as elsewhere',
  body: z.strictObject({
    ...staffFields,
    start: instant,
    end: instant,
    bay: z.int32(),
    version: z.int32(),
    /** Mails the customer of a new time. */
    notify: z.boolean().default(false),
  }),
  output: bookingSchema,
});
export type BookingUpdate = z.output<typeof putBooking.body>;

export const postBookingState = endpoint('POST /admin/bookings/:id/state', {
  access: 'staff',
  showsPeople: 'one',
  summary: 'Says how far the booking is; 409 booking.taken where a cancelled one can no longer come back',
  body: z.strictObject({
    state: z.enum(BOOKING_STATES),
    version: z.int32().optional(),
    /** Mails the customer of a cancellation. */
    notify: z.boolean().default(false),
  }),
  output: bookingSchema,
});

export const postBookingPicked = endpoint('POST /admin/bookings/:id/picked', {
  access: 'staff',
  showsPeople: 'one',
  summary: 'Says whether its set or its tyres have been fetched from the shelves; 422 where it needs none',
  body: z.strictObject({ isPicked: z.boolean(), version: z.int32().optional() }),
  output: bookingSchema,
});

const MAX_COUNTED_DAYS = 366;

/** By hour of the day and weekday, Monday first. */
const loadCell = z.strictObject({
  weekday: z.int32(),
  hour: z.int32(),
  bookedMinutes: z.int32(),
  openMinutes: z.int32(),
});

export const getBookingStatistics = endpoint('GET /admin/booking-statistics', {
  access: 'staff',
  summary: 'Load by hour and weekday, lead time, no-shows and revenue booked, of the days asked for',
  query: z
    .object({ from: day, to: day })
    .refine(({ from, to }) => from <= to && daysBetween(from, to) <= MAX_COUNTED_DAYS, {
      path: ['to'],
      message: errors.badPeriod,
    }),
  output: z.strictObject({
    load: z.array(loadCell),
    days: z.array(
      z.strictObject({
        date: z.string(),
        count: z.int32(),
        bookedMinutes: z.int32(),
        openMinutes: z.int32(),
      }),
    ),
    services: z.array(z.strictObject({ service: z.enum(BOOKED_SERVICES), count: z.int32() })),
    count: z.int32(),
    cancelledCount: z.int32(),
    noShowCount: z.int32(),
    /** From booking to start; null without bookings. */
    medianLeadHours: z.number().nullable(),
    /** Euros with VAT of the bookings that have a price. */
    revenue: z.number(),
  }),
});
export type BookingStatistics = z.output<typeof getBookingStatistics.output>;

export const waitingSchema = z.strictObject({
  _id: idSchema,
  day: z.string(),
  service: z.enum(BOOKED_SERVICES),
  name: z.string(),
  email: z.string(),
  offeredStart: z.iso.datetime({ offset: true }).nullable(),
  createdAt: z.iso.datetime({ offset: true }),
});
export type Waiting = z.infer<typeof waitingSchema>;

export const getWaitingList = endpoint('GET /admin/booking-waiting-list', {
  access: 'staff',
  summary:
    'Who waits for a time, by day and turn. More than 62 days take a password typed within half an hour',
  showsPeople: 'rows',
  query: z.object({ from: day, to: day }),
  output: z.array(waitingSchema),
});
