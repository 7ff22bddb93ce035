// Settings of the tyre hotel as staff read and change them.
import { z } from 'zod';

import { endpoint } from '../../../platform/contract/endpoint.ts';
import { typedNumber } from '../../../platform/contract/typed.ts';
import { HOTEL_LIMITS } from '../hotel-limits.ts';
import { hotelErrors as errors } from '../messages/tyre-hotel.ts';

export const hotelSettingsSchema = z.strictObject({
  /** Sets that the shop changes on a working day: the length of the queue and the day of the reminders follow from it. */
  changesPerDay: z
    .int32(errors.badPerDay)
    .min(1, errors.badPerDay)
    .max(HOTEL_LIMITS.mostChangesPerDay, errors.badPerDay),
});
export const hotelSettingsFormSchema = z.object({
  changesPerDay: typedNumber(hotelSettingsSchema.shape.changesPerDay),
});
export type HotelSettings = z.infer<typeof hotelSettingsSchema>;

export const getHotelSettings = endpoint('GET /tyre-hotel-settings', {
  access: 'staff',
  summary: 'Settings of the tyre hotel',
  output: hotelSettingsSchema,
});

export const putHotelSettings = endpoint('PUT /tyre-hotel-settings', {
  access: 'staff',
  summary: 'Says how many sets the shop changes on a working day; the queue is counted anew by it',
  body: hotelSettingsSchema,
  output: hotelSettingsSchema,
});
