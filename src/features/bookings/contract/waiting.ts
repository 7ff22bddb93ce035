// To wait in line for a time, and what somebody there does by the code of their place: takes the offered time, leaves, or goes back to the end.
import { z } from 'zod';

import { isDay } from '../../../platform/contract/dates.ts';
import { endpoint } from '../../../platform/contract/endpoint.ts';
import { BOOKING_LIMITS as limits } from '../booking-rules.ts';
import { bookingErrors as errors } from '../messages/bookings.ts';
import { BOOKING_MANAGE_PATH, WAITING_JOINED_PATH, WAITING_LEFT_PATH, WAITING_PATH } from '../paths.ts';
import { byCode, contactFields, ownBookingSchema, tyreFields, workFields } from './bookings.ts';

export const joinWaitingList = endpoint('POST /bookings/waiting-list', {
  access: 'everyone',
  summary: 'Waits for a time on a full day: a freed time is offered by email to the next in line',
  body: z.strictObject({
    ...workFields,
    ...tyreFields,
    day: z.string().refine(isDay, errors.badDay),
    name: contactFields.name,
    email: z.email(errors.badEmail).max(limits.email),
    website: z.string().max(2000).default(''),
  }),
  output: z.strictObject({ message: z.string() }),
  status: 201,
  form: { donePath: WAITING_JOINED_PATH },
});
export type WaitingInput = z.output<typeof joinWaitingList.body>;

export const takeOffer = endpoint('POST /bookings/waiting-list/:code/take', {
  access: 'token',
  summary: 'Books the time that is held; 409 booking.offer_gone when it is no more',
  params: byCode,
  output: ownBookingSchema,
  form: { donePath: BOOKING_MANAGE_PATH },
});

export const leaveWaitingList = endpoint('POST /bookings/waiting-list/:code/leave', {
  access: 'token',
  summary: 'Leaves the line; a time that was held is offered to the next',
  params: byCode,
  output: z.strictObject({ message: z.string() }),
  form: { donePath: WAITING_LEFT_PATH },
});

export const waitAgain = endpoint('POST /bookings/waiting-list/:code/again', {
  access: 'token',
  summary: 'Goes to the end of the line after an offer that was not taken in time',
  params: byCode,
  output: z.strictObject({ code: z.string() }),
  form: { donePath: WAITING_PATH },
});
