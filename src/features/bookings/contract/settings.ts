// What the shop sets of its bookings: bays, lengths, limits, the share of walk-ins, texts of emails.
import { z } from 'zod';

import { isDay } from '../../../platform/contract/dates.ts';
import { endpoint } from '../../../platform/contract/endpoint.ts';
import { VEHICLE_TYPES } from '../../catalogue/size/vehicle-type.ts';
import { isTime } from '../../opening-hours/time-of-day.ts';
import { BOOKED_SERVICES, BOOKING_LIMITS as limits, GRIDS_MINUTES } from '../booking-rules.ts';
import { bookingErrors as errors } from '../messages/bookings.ts';
import { shortText } from './bookings.ts';

const whole = (least: number, most: number) => {
  const message = errors.notBetween(least, most);
  return z.int32(message).min(least, message).max(most, message);
};
const minutes = whole(5, 480);
const extraMinutes = whole(0, 240);
const percent = whole(0, 100);
const day = z.string().refine(isDay, errors.badDay);
const time = z.string().refine(isTime, errors.badTime);
const closure = z.strictObject({ from: day, to: day }).refine(({ from, to }) => from <= to, errors.badOrder);
const dailyBreak = z
  .strictObject({ from: time, to: time })
  .refine(({ from, to }) => from < to, errors.badOrder);

export const serviceLengthSchema = z.strictObject({
  service: z.enum(BOOKED_SERVICES),
  isOn: z.boolean(),
  minutes: z.strictObject({ passenger: minutes, suv: minutes, van: minutes }),
  /** What a large rim adds. */
  largeRimMinutes: extraMinutes,
  runFlatMinutes: extraMinutes,
});
export type ServiceLength = z.infer<typeof serviceLengthSchema>;

export const baySchema = z.strictObject({
  number: z.int32(),
  name: shortText(limits.bayName).min(1, errors.bayNameMissing),
  vehicleTypes: z.array(z.enum(VEHICLE_TYPES)).min(1, errors.vehicleTypeMissing),
  /** Whole inches; null: any. */
  maxRim: whole(8, 30).nullable(),
  /** Not in use on these days, both included. */
  closures: z.array(closure).max(50),
  /** Every day. */
  breaks: z.array(dailyBreak).max(10),
});
export type Bay = z.infer<typeof baySchema>;

const text = shortText(limits.text);

export const bookingSettingsSchema = z.strictObject({
  /** Whether the site takes bookings; false where the shop profile has an external booking link. */
  isOn: z.boolean(),
  gridMinutes: z.union(GRIDS_MINUTES.map((grid) => z.literal(grid))),
  gapMinutes: whole(0, 60),
  leadMinutes: whole(0, 10_080),
  farthestDays: whole(1, 365),
  cancelMinutes: whole(0, 10_080),
  walkInPercent: percent,
  seasonWalkInPercent: percent,
  largeRim: whole(10, 30),
  retentionMonths: whole(1, 120),
  services: z.array(serviceLengthSchema).length(BOOKED_SERVICES.length),
  bays: z.array(baySchema).max(limits.bays, errors.tooManyBays(limits.bays)),
  texts: z.strictObject({ confirmation: text, reminder: text, change: text, cancellation: text }),
  version: z.int32(),
});
export type BookingSettings = z.infer<typeof bookingSettingsSchema>;

export const getBookingSettings = endpoint('GET /admin/booking-settings', {
  access: 'staff',
  summary: 'What the shop has set of its bookings',
  output: bookingSettingsSchema,
});

export const putBookingSettings = endpoint('PUT /admin/booking-settings', {
  access: 'owner',
  summary:
    'Changes it; 409 booking.bay_in_use where a bay with bookings ahead would go; a shorter retention takes a password typed within half an hour',
  body: z.strictObject({
    ...bookingSettingsSchema.shape,
    /** A new bay has no number yet. */
    bays: z.array(baySchema.extend({ number: z.int32().optional() })).max(limits.bays),
  }),
  output: bookingSettingsSchema,
});
export type BookingSettingsInput = z.output<typeof putBookingSettings.body>;
