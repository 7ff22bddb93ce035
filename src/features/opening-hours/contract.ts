// What others may know of opening hours: the week, dated exceptions and the two calls.
import { z } from 'zod';

import { DAY_CODES } from '../../platform/contract/dates.ts';
import { endpoint, readOnly } from '../../platform/contract/endpoint.ts';

/** Changes of hours drop everything cached under this tag. */
export const OPENING_HOURS_TAG = 'opening-hours';

/** One weekday; a closed day has the times of when it is open. */
export const dayHoursSchema = z.strictObject({
  day: z.enum(DAY_CODES),
  open: z.string().max(10),
  close: z.string().max(10),
  isClosed: z.boolean(),
});
export type DayHours = z.infer<typeof dayHoursSchema>;

const exceptionFields = {
  date: z.iso.date(),
  /** null when closed. */
  open: z.string().max(10).nullable(),
  close: z.string().max(10).nullable(),
  isClosed: z.boolean(),
  reason: z.string().trim().max(120),
};

/** A date that differs from the week; `isConfirmed` is false for a holiday that staff have not yet touched. */
export const hoursExceptionSchema = z.strictObject({ ...exceptionFields, isConfirmed: z.boolean() });
export type HoursException = z.infer<typeof hoursExceptionSchema>;

/** As sent; an untouched holiday may be sent back as it came. */
export const exceptionInputSchema = z.strictObject({
  ...exceptionFields,
  open: exceptionFields.open.optional(),
  close: exceptionFields.close.optional(),
  reason: exceptionFields.reason.default(''),
  isConfirmed: z.boolean().optional(),
});
export type ExceptionInput = z.infer<typeof exceptionInputSchema>;

export const openStatusSchema = z.strictObject({ isOpen: z.boolean(), text: z.string() });
export type OpenStatus = z.infer<typeof openStatusSchema>;

const savedHours = {
  businessHours: z.array(dayHoursSchema).length(7),
  /** ISO 8601; null until staff change the hours. */
  lastModifiedDate: z.iso.datetime({ offset: true }).nullable(),
  /** From today on, holidays included, in date order. */
  exceptions: z.array(hoursExceptionSchema),
};

export const businessSettingsSchema = z.strictObject({
  ...savedHours,
  isModifiedFromDefault: z.boolean(),
  status: openStatusSchema,
  version: z.int32(),
});
export type BusinessSettings = z.infer<typeof businessSettingsSchema>;

export const getBusinessSettings = endpoint('GET /business-settings', {
  access: 'everyone',
  summary: 'Opening hours of the week, dated exceptions and whether the shop is open now',
  output: businessSettingsSchema,
});

export const putBusinessHours = endpoint('PUT /business-settings/hours', {
  access: 'staff',
  summary: 'Replaces the week and, when given, the exceptions from today on',
  body: z.strictObject({
    ...readOnly(businessSettingsSchema),
    businessHours: z.array(dayHoursSchema).max(20),
    exceptions: z.array(exceptionInputSchema).max(400).optional(),
    version: z.int32().optional(),
  }),
  output: z.strictObject({
    settings: z.strictObject(savedHours),
    isModifiedFromDefault: z.boolean(),
    version: z.int32(),
  }),
});
export type HoursInput = z.output<typeof putBusinessHours.body>;
