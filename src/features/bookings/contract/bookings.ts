// What visitors send and read: services, free times, a booking and its changes with its code.
import { z } from 'zod';

import { isDay } from '../../../platform/contract/dates.ts';
import { endpoint } from '../../../platform/contract/endpoint.ts';
import { idSchema } from '../../../platform/contract/ids.ts';
import { isPhoneNumber } from '../../../platform/contract/phone-number.ts';
import { typedLines } from '../../../platform/contract/typed.ts';
import { VEHICLE_TYPES } from '../../catalogue/size/vehicle-type.ts';
import { BOOKED_SERVICES, BOOKING_LIMITS as limits, BOOKING_STATES } from '../booking-rules.ts';
import { bookingErrors as errors } from '../messages/bookings.ts';
import { BOOKING_MANAGE_PATH, MOVED_QUERY } from '../paths.ts';

/** Changes of settings and bays drop pages with this tag. */
export const BOOKING_SETTINGS_TAG = 'booking-settings';
/** Changes of bookings drop pages that show free times. */
export const BOOKINGS_TAG = 'bookings';

/** A number or a truth as an address or a plain form sends it. */
const wholeNumber = (schema: z.ZodInt) =>
  z.union([
    schema,
    z
      .string()
      .regex(/^\d{1,3}$/)
      .transform(Number)
      .pipe(schema),
  ]);
const truth = z.union([
  z.boolean(),
  z.enum(['true', 'false', 'on', '']).transform((text) => text === 'true' || text === 'on'),
]);

const rim = wholeNumber(z.int(errors.badRim).min(8, errors.badRim).max(30, errors.badRim));
const quantity = wholeNumber(
  z.int(errors.badQuantity).min(1, errors.badQuantity).max(limits.quantity, errors.badQuantity),
);
const service = z.enum(BOOKED_SERVICES);
/** Several in an address: separated by commas. */
const extras = z.union([
  z.array(service).max(BOOKED_SERVICES.length),
  z
    .string()
    .transform((text) => text.split(',').filter(Boolean))
    .pipe(z.array(service).max(BOOKED_SERVICES.length)),
]);
export const shortText = (most: number) => typedLines.max(most, errors.tooLong(most));

/** The work and its tyres, as an address, a form and the API send them. */
export const workFields = {
  service,
  extras: extras.default([]),
  vehicleType: z.enum(VEHICLE_TYPES).default('passenger'),
  /** Whole inches. */
  rim: rim.nullable().default(null),
  isRunFlat: truth.default(false),
};
export const tyreFields = {
  productId: idSchema.nullable().default(null),
  quantity: quantity.default(4),
};

export const contactFields = {
  name: shortText(limits.name).min(1, errors.nameMissing),
  phone: shortText(limits.phone)
    .refine((text) => text === '' || isPhoneNumber(text), errors.badPhone)
    .default(''),
  email: shortText(limits.email)
    .refine((text) => text === '' || z.email().safeParse(text).success, errors.badEmail)
    .default(''),
  licencePlate: shortText(limits.plate)
    .transform((text) => text.toUpperCase())
    .refine((text) => /^[\p{L}\d -]*$/u.test(text), errors.badPlate)
    .default(''),
  note: shortText(limits.note).default(''),
};
export const hasContact = ({ phone, email }: { phone: string; email: string }) =>
  phone !== '' || email !== '';
export const contactRule = { path: ['phone'], message: errors.contactMissing };

export const bookableServiceSchema = z.strictObject({
  key: service,
  title: z.string(),
  minutes: z.int32(),
  /** Euros with VAT for the whole booking; null: on request. */
  price: z.number().nullable(),
});
export type BookableService = z.infer<typeof bookableServiceSchema>;

export const getBookableServices = endpoint('GET /bookings/services', {
  access: 'everyone',
  summary: 'Services that can be booked, with their length and price',
  query: z.object({
    vehicleType: workFields.vehicleType,
    rim: workFields.rim,
    isRunFlat: workFields.isRunFlat,
  }),
  output: z.array(bookableServiceSchema),
});

export const freeDaySchema = z.strictObject({
  date: z.string(),
  isClosed: z.boolean(),
  /** '09.00', as a Finn writes it. */
  times: z.array(z.string()),
});
export type FreeDay = z.infer<typeof freeDaySchema>;

export const freeTimesSchema = z.strictObject({
  /** ISO 8601; null: no time within the days that can be booked. */
  earliest: z.iso.datetime({ offset: true }).nullable(),
  /** Finnish; why there is no earlier time, or none at all; '' where there is no reason to give. */
  reason: z.string(),
  days: z.array(freeDaySchema),
});
export type FreeTimes = z.infer<typeof freeTimesSchema>;

const DEFAULT_DAYS = 14;
const MAX_DAYS = 60;

export const getFreeTimes = endpoint('GET /bookings/times', {
  access: 'everyone',
  summary: 'Free times for a job, day by day, and the earliest of all',
  query: z.object({
    ...workFields,
    ...tyreFields,
    from: z.string().refine(isDay, errors.badDay).optional(),
    days: wholeNumber(z.int().min(1).max(MAX_DAYS)).default(DEFAULT_DAYS),
  }),
  output: freeTimesSchema,
});
export type FreeTimesQuery = z.output<typeof getFreeTimes.query>;

export const expectedWaitSchema = z.strictObject({
  /** Minutes until the work can begin for who comes now, rounded up to five; null: not today any more. */
  minutes: z.int32().nullable(),
  /** ISO 8601; when it was worked out. */
  at: z.iso.datetime({ offset: true }),
  /** Finnish; '' while no wait is shown: the shop is closed, or takes nobody in without a booking. */
  text: z.string(),
});
export type ShownWait = z.infer<typeof expectedWaitSchema>;

export const getExpectedWait = endpoint('GET /bookings/wait', {
  access: 'everyone',
  summary: 'How long somebody who comes now without a booking waits, by how far the day really is',
  query: z.object(workFields),
  output: expectedWaitSchema,
});

export const bookingInputSchema = z
  .strictObject({
    ...workFields,
    ...tyreFields,
    ...contactFields,
    /** ISO 8601. */
    start: z.iso.datetime({ offset: true, error: errors.badStart }),
    hotelSetId: idSchema.nullable().default(null),
    /** Token of a mailed link: identifies the set without signing in. */
    hotelSetToken: z.string().max(300).default(''),
    /** To be left empty: people do not see the field, robots fill it. */
    website: z.string().max(2000).default(''),
  })
  .refine(hasContact, contactRule);
export type BookingInput = z.output<typeof bookingInputSchema>;

export const pricePartSchema = z.strictObject({
  label: z.string(),
  /** Euros with VAT; null: on request. */
  price: z.number().nullable(),
});

/** A booking as shown to anybody with its code. */
export const ownBookingSchema = z.strictObject({
  _id: idSchema,
  code: z.string(),
  state: z.enum(BOOKING_STATES),
  start: z.iso.datetime({ offset: true }),
  end: z.iso.datetime({ offset: true }),
  service,
  extras: z.array(service),
  vehicleType: z.enum(VEHICLE_TYPES),
  rim: z.int32().nullable(),
  productId: idSchema.nullable(),
  productName: z.string(),
  quantity: z.int32(),
  /** The tyres: on the shop's shelf, or from the supplier. */
  tyreSource: z.enum(['own', 'supplier']).nullable(),
  /** The day on which its tyres come from the supplier; null: they are there, or there are none. */
  arrivesOn: z.string().nullable(),
  /** Euros with VAT, frozen when booked; null: on request. */
  price: z.number().nullable(),
  priceParts: z.array(pricePartSchema),
  name: z.string(),
  licencePlate: z.string(),
  note: z.string(),
  /** Until then it can be moved or cancelled by its code. */
  changeableUntil: z.iso.datetime({ offset: true }),
  manageUrl: z.string(),
});
export type OwnBooking = z.infer<typeof ownBookingSchema>;

export const getOwnBookings = endpoint('GET /bookings', {
  access: 'customer',
  summary: "The customer's own bookings that are still ahead, the next one first",
  output: z.array(ownBookingSchema),
});

export const postBooking = endpoint('POST /bookings', {
  access: 'everyone',
  summary:
    'Books a time; 409 booking.taken with the free times next to it where it is gone, 422 booking.not_bookable where it never was free. Also as a plain form',
  body: bookingInputSchema,
  output: ownBookingSchema,
  form: { donePath: BOOKING_MANAGE_PATH },
  isCreation: true,
  status: 201,
});

export const byCode = z.object({ code: z.string().regex(/^[\w-]{16,64}$/) });

export const getOwnBooking = endpoint('GET /bookings/:code', {
  access: 'token',
  summary: 'The booking that a code names',
  params: byCode,
  output: ownBookingSchema,
});

export const cancelOwnBooking = endpoint('POST /bookings/:code/cancel', {
  access: 'token',
  summary: 'Cancels it; 409 booking.too_late after the limit. Also as a plain form',
  params: byCode,
  output: ownBookingSchema,
  form: { donePath: BOOKING_MANAGE_PATH },
});

export const moveOwnBooking = endpoint('POST /bookings/:code/move', {
  access: 'token',
  summary: 'Moves it to another free time; 409 booking.taken or booking.too_late. Also as a plain form',
  params: byCode,
  body: z.strictObject({ start: z.iso.datetime({ offset: true, error: errors.badStart }) }),
  output: ownBookingSchema,
  form: { donePath: `${BOOKING_MANAGE_PATH}?${MOVED_QUERY}=1` },
});
