// What every change by staff uses: how a booking is shown to them, where it is put, and who is in the way.
import { MINUTE_MS } from '../../../../platform/contract/durations.ts';
import { invalid } from '../../../../platform/contract/problem.ts';
import { pick } from '../../../../platform/contract/records.ts';
import { isExclusionViolation, isForeignKeyViolation } from '../../../../platform/server/db/errors.ts';
import { OPEN_STATES, type BookedWork } from '../../booking-rules.ts';
import type { Booking, BookingUpdate } from '../../contract/admin.ts';
import { bookingErrors as errors } from '../../messages/bookings.ts';
import { atField } from '../booking-search.ts';
import type { BookingParts } from '../parts.ts';
import { staffBooking } from '../shapes.ts';
import { BAY_FREE, findOverlapping, MAX_MS } from '../store.ts';
import type { BookingRow, Db } from '../tables.ts';
import { phoneKey } from '../visitor/create.ts';
import { searchNear, slotTakenProblem } from './near-slots.ts';

export type Slot = Pick<BookingRow, 'bay' | 'startsAt' | 'endsAt' | 'freeAt'>;
type Shown = (rows: readonly BookingRow[]) => Promise<Booking[]>;

/** With the shelf of its set, and whether its tyres are enough. */
export function shownToStaff({ bookedSets, catalogue }: BookingParts): Shown {
  return async (rows) => {
    const sets = await bookedSets.list(rows.flatMap(({ hotelSetId }) => hotelSetId ?? []));
    const open = rows.filter(({ state }) => OPEN_STATES.includes(state));
    const short = await catalogue.listShort(open.flatMap(({ productId }) => productId ?? []));
    return rows.map((row) =>
      staffBooking(row, {
        set: sets.get(row.hotelSetId ?? ''),
        isShort: OPEN_STATES.includes(row.state) && short.has(row.productId ?? ''),
      }),
    );
  };
}

/** 422 for an end before the start, and for more than a day. */
export function slotOn(bay: number, startMs: number, endMs: number, gapMinutes: number): Slot {
  if (endMs <= startMs || endMs - startMs > MAX_MS) {
    throw atField('end', invalid('booking.bad_end', errors.badEnd));
  }
  const freeAt = new Date(endMs + gapMinutes * MINUTE_MS);
  return { bay, startsAt: new Date(startMs), endsAt: new Date(endMs), freeAt };
}

interface RefusedSlot extends Pick<BookingParts, 'search'> {
  db: Db;
  shown: Shown;
  wanted: Slot & Pick<BookingRow, 'id'>;
  /** Work of a booking that is not stored yet. */
  work?: BookedWork | undefined;
}

/** 409 with the booking in the way, and the free slots next to it. */
export async function rethrowAsSlotTaken(
  error: unknown,
  { db, shown, search, wanted, work }: RefusedSlot,
): Promise<never> {
  if (isForeignKeyViolation(error)) throw atField('bay', invalid('booking.bay_unknown', errors.bayUnknown));
  if (!isExclusionViolation(error, BAY_FREE)) throw error;
  const other = await findOverlapping(db, wanted);
  const [inTheWay = null] = other ? await shown([other]) : [];
  const near = await searchNear({ search, db }, wanted, work);
  throw slotTakenProblem(errors.takenByOther, near, wanted.startsAt.getTime(), inTheWay);
}

const CUSTOMER = [
  'name',
  'phone',
  'email',
  'licencePlate',
  'note',
  'staffNote',
  'customerId',
  'hotelSetId',
] as const;

export function customerColumns(sent: Pick<BookingUpdate, (typeof CUSTOMER)[number]>) {
  return { ...pick(sent, CUSTOMER), phoneKey: phoneKey(sent.phone) };
}
