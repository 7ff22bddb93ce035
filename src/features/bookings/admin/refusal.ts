// Why a booking was not saved, from a 409.
import { z } from 'zod';

import { ApiProblem } from '../../../platform/browser/api-problem.ts';
import { bookingSchema, type Booking } from '../contract/admin.ts';

export interface Refusal {
  kind: 'taken' | 'stale' | 'other';
  message: string;
  /** The booking that is in the way, or the same one as somebody else has left it. */
  stored: Booking | undefined;
  /** Where there is room instead. */
  near: readonly NearSlot[];
}

export interface NearSlot {
  readonly bay: number;
  readonly startMs: number;
}

const refusedSchema = z.object({
  inTheWay: bookingSchema.nullish(),
  current: bookingSchema.nullish(),
  slots: z.array(z.object({ start: z.iso.datetime({ offset: true }), bay: z.int32() })).default([]),
});
const KINDS = new Map<string, Refusal['kind']>([
  ['booking.taken', 'taken'],
  ['conflict.stale', 'stale'],
]);

export function refusalOf(error: Error): Refusal {
  const { code, body } = error instanceof ApiProblem ? error : { code: '', body: undefined };
  const found = refusedSchema.safeParse(body).data;
  return {
    kind: KINDS.get(code) ?? 'other',
    message: error.message,
    stored: found?.inTheWay ?? found?.current ?? undefined,
    near: found?.slots.map(({ start, bay }) => ({ bay, startMs: Date.parse(start) })) ?? [],
  };
}
