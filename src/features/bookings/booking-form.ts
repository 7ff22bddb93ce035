// The forms of staff: a booking, a customer who came without one, and time that is taken out of use.
import { z } from 'zod';

import {
  formatClock,
  formatDate,
  helsinkiDay,
  helsinkiInstant,
  helsinkiTime,
  isDay,
  parseDate,
  type IsoDay,
} from '../../platform/contract/dates.ts';
import { MINUTE_MS } from '../../platform/contract/durations.ts';
import { pick } from '../../platform/contract/records.ts';
import { FULL_SET } from '../catalogue/fitting/full-set.ts';
import { VEHICLE_TYPES } from '../catalogue/size/vehicle-type.ts';
import { firstOpenDay, type Schedule } from '../opening-hours/opening-hours.ts';
import { isTime, normaliseTime } from '../opening-hours/time-of-day.ts';
import type { TyreSet } from '../tyre-hotel/contract/tyre-hotel.ts';
import { BOOKED_SERVICES, BOOKING_LIMITS as limits } from './booking-rules.ts';
import type { Booking } from './contract/admin.ts';
import { contactFields, shortText } from './contract/bookings.ts';
import { bookingFormMessages as messages } from './messages/board.ts';
import { bookingErrors as errors } from './messages/bookings.ts';

const dayText = z.codec(z.string(), z.string().refine(isDay, errors.badDay), {
  decode: (text) => parseDate(text, helsinkiDay(new Date())) ?? '',
  encode: (day) => (isDay(day) ? formatDate(day) : day),
});
const timeText = z.codec(z.string(), z.string().refine(isTime, messages.badTime), {
  decode: (text) => (text.trim() === '' ? '' : (normaliseTime(text) ?? '')),
  encode: (time) => time.replace(/^0/, '').replace(':', '.'),
});
/** '' is null. */
const numberText = (schema: z.ZodInt) =>
  z.codec(z.string(), schema.nullable(), {
    decode: (text) => (text.trim() === '' ? null : Number(text)),
    encode: (value) => (value === null ? '' : String(value)),
  });

const workFields = {
  service: z.enum(BOOKED_SERVICES),
  vehicleType: z.enum(VEHICLE_TYPES),
};
const contact = {
  name: shortText(limits.name),
  phone: contactFields.phone.unwrap(),
  licencePlate: contactFields.licencePlate.unwrap(),
};

export const bookingFormSchema = z.object({
  day: dayText,
  time: timeText,
  /** null: by the work. */
  minutes: numberText(z.int(messages.badMinutes).min(5, messages.badMinutes).max(600, messages.badMinutes)),
  /** null: the one that fits best. */
  bay: numberText(z.int()),
  ...workFields,
  extras: z.array(z.enum(BOOKED_SERVICES)),
  rim: numberText(z.int(errors.badRim).min(8, errors.badRim).max(30, errors.badRim)),
  isRunFlat: z.boolean(),
  productId: z.string().nullable(),
  /** To be shown. */
  productName: z.string(),
  quantity: numberText(
    z.int(errors.badQuantity).min(1, errors.badQuantity).max(limits.quantity, errors.badQuantity),
  ),
  hotelSetId: z.string().nullable(),
  /** To be shown. */
  hotelSetCode: z.string(),
  hotelShelf: z.string(),
  customerId: z.string().nullable(),
  ...contact,
  email: contactFields.email.unwrap(),
  note: shortText(limits.note),
  staffNote: shortText(limits.note),
  notify: z.boolean(),
});
export type BookingForm = z.input<typeof bookingFormSchema>;
export type BookingValues = z.output<typeof bookingFormSchema>;

/** Start of a new booking: from the address, else on the shown day or the first one after it that the shop is open. */
export function newBooking(schedule: Schedule, day: IsoDay, time: string | null, bay: string | null) {
  const open = time === null ? (firstOpenDay(schedule, day) ?? day) : day;
  return {
    day: formatDate(open),
    ...(time !== null && { time }),
    ...(bay !== null && { bay }),
    quantity: String(FULL_SET),
    notify: true,
  } satisfies Partial<BookingForm>;
}

/** The fields of a slot on the board. */
export function valuesOfSlot({ bay, startMs }: { bay: number; startMs: number }) {
  return { ...valuesOfStart(new Date(startMs)), bay: String(bay) } satisfies Partial<BookingForm>;
}

export function valuesOfStart(start: Date) {
  return { day: formatDate(helsinkiDay(start)), time: formatClock(start) };
}

export function valuesOfBooking(booking: Booking): BookingValues {
  const start = new Date(booking.start);
  return {
    ...booking,
    day: helsinkiDay(start),
    time: helsinkiTime(start),
    minutes: (Date.parse(booking.end) - start.getTime()) / MINUTE_MS,
    // Without tyres there is no number of them.
    quantity: booking.productId === null ? FULL_SET : booking.quantity,
    notify: false,
  };
}

/** The set with its owner's contact details, where the form has none. */
export function valuesOfSet(
  set: TyreSet,
  { name, phone, email, licencePlate }: Pick<BookingForm, 'name' | 'phone' | 'email' | 'licencePlate'>,
) {
  return {
    hotelSetId: set._id,
    hotelSetCode: set.code,
    hotelShelf: set.shelf,
    service: 'storageWithChange' as const,
    customerId: set.customerId,
    name: name || set.ownerName,
    phone: phone || set.ownerPhone,
    email: email || set.ownerEmail,
    licencePlate: licencePlate || set.plate,
  };
}

/** Fields a call sends in addition to the slot. */
export const SENT_FIELDS = [
  'service',
  'extras',
  'vehicleType',
  'rim',
  'isRunFlat',
  'productId',
  'hotelSetId',
  'customerId',
  'name',
  'phone',
  'email',
  'licencePlate',
  'note',
  'staffNote',
] as const;

export function bodyOfBooking(values: BookingValues) {
  const { quantity, notify } = values;
  return { ...pick(values, SENT_FIELDS), quantity: quantity ?? FULL_SET, notify };
}

/** When it begins, and with a length when it ends. */
export function timesOf(
  { day, time }: Pick<BookingValues, 'day' | 'time'>,
  minutes: number | null | undefined,
) {
  const start = helsinkiInstant(day, time);
  return {
    start: start.toISOString(),
    end:
      typeof minutes === 'number' ? new Date(start.getTime() + minutes * MINUTE_MS).toISOString() : undefined,
  };
}

export const walkInSchema = z.object({ ...contact, ...workFields });
export type WalkInForm = z.input<typeof walkInSchema>;

export const blockFormSchema = z
  .object({
    day: dayText,
    time: timeText,
    until: timeText,
    bay: numberText(z.int()),
    staffNote: shortText(limits.note),
  })
  .refine(({ time, until }) => time < until, { path: ['until'], message: messages.badEnd });
export type BlockForm = z.input<typeof blockFormSchema>;
export type BlockValues = z.output<typeof blockFormSchema>;

export function valuesOfBlock({ start, end, bay, staffNote }: Booking): BlockValues {
  const from = new Date(start);
  return {
    day: helsinkiDay(from),
    time: helsinkiTime(from),
    until: helsinkiTime(new Date(end)),
    bay,
    staffNote,
  };
}

export function timesOfBlock({ day, time, until }: BlockValues) {
  return {
    start: helsinkiInstant(day, time).toISOString(),
    end: helsinkiInstant(day, until).toISOString(),
  };
}
