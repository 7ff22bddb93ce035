// What staff add: a booking for a customer, a walk-in at the first free slot, blocked time. And the list of what there is.
import { addDays, helsinkiDay, helsinkiInstant, type IsoDay } from '../../../../platform/contract/dates.ts';
import { MINUTE_MS } from '../../../../platform/contract/durations.ts';
import { newId } from '../../../../platform/contract/ids.ts';
import { invalid } from '../../../../platform/contract/problem.ts';
import type { Platform } from '../../../../platform/server/context.ts';
import { lock } from '../../../../platform/server/db/locks.ts';
import { inTransaction } from '../../../../platform/server/db/transaction.ts';
import type { BookedWork } from '../../booking-rules.ts';
import type { Booking, StaffBookingInput } from '../../contract/admin.ts';
import { earliestTime, offeredBay } from '../../free-times.ts';
import { bookingErrors as errors } from '../../messages/bookings.ts';
import { bookedMinutes } from '../../work-length.ts';
import { atField } from '../booking-search.ts';
import { workColumns, type CheckedWork } from '../checked-work.ts';
import type { BookingParts } from '../parts.ts';
import * as store from '../store.ts';
import type { BookingTables } from '../tables.ts';
import { newCode } from '../visitor/create.ts';
import { slotTakenProblem } from './near-slots.ts';
import { customerColumns, slotOn, rethrowAsSlotTaken, shownToStaff, type Slot } from './staff-tools.ts';

export function staffBookings(platform: Platform, parts: BookingParts) {
  const { writes, catalogue, search } = parts;
  const db = platform.db.$extendTables<BookingTables>();
  const shown = shownToStaff(parts);

  async function bookingRow(sent: StaffBookingInput, work: CheckedWork) {
    return {
      ...customerColumns(sent),
      ...workColumns(work, await parts.work.price(work)),
      ...(await findSlot(parts, sent, work)),
      code: newCode(),
      kind: 'booking',
      state: sent.isWalkIn ? 'arrived' : 'booked',
      source: sent.isWalkIn ? 'walk_in' : 'staff',
      remindedAt: null,
    } satisfies Partial<store.NewBooking>;
  }

  return {
    list: async ({ from, to, q }: { from: IsoDay; to: IsoDay; q: string }): Promise<Booking[]> => {
      const [first, end] = [helsinkiInstant(from, '00:00'), helsinkiInstant(addDays(to, 1), '00:00')];
      return shown(await store.listBookings(db, first, end, q));
    },
    /** 409 with the booking in the way. */
    create: async (sent: StaffBookingInput): Promise<Booking> => {
      const work = sent.kind === 'block' ? undefined : await parts.work.check(sent);
      const made = work ? await bookingRow(sent, work) : blockRow(sent);
      const now = platform.clock.now();
      const row = { ...made, id: newId(now.getTime()), createdAt: now, updatedAt: now };
      const event = await inTransaction(db, async (tx) => {
        await lock(tx, 'bookingDay', [helsinkiDay(row.startsAt)]);
        const [booking] = await store.insertBookings(tx, [row]);
        if (!booking) throw new Error('an inserted booking did not come back');
        const { product, quantity } = work ?? {};
        if (product && quantity) {
          await catalogue.adjustReservedStock(
            tx,
            { productId: product.id, reserved: quantity, used: 0 },
            now,
          );
        }
        const created = { booking, before: undefined, what: 'created', notify: sent.notify } as const;
        await writes.follow(tx, created);
        return created;
      }).catch((error: unknown) => rethrowAsSlotTaken(error, { db, shown, search, wanted: row, work }));
      await writes.announce([event]);
      const [booking] = await shown([event.booking]);
      if (!booking) throw new Error('a booking was not shown');
      return booking;
    },
  };
}

export type StaffBookings = ReturnType<typeof staffBookings>;

/** Where and when: as staff requested, else the bay that fits best, else the first free slot from now on. */
async function findSlot(
  { times, search }: BookingParts,
  sent: StaffBookingInput,
  work: BookedWork,
): Promise<Slot> {
  const { settings } = await times.rules();
  const anyService = { ...settings, services: settings.services.map((one) => ({ ...one, isOn: true })) };
  const minutes = bookedMinutes(anyService, work) ?? 0;
  const opened = { ...(await search.open({ ...work, arrivesOn: null })), minutes, isByStaff: true };
  const startMs = sent.start === undefined ? earliestTime(opened) : Date.parse(sent.start);
  if (startMs === undefined) {
    throw slotTakenProblem(errors.noSlot, undefined, opened.nowMs);
  }
  const endMs = sent.end === undefined ? startMs + minutes * MINUTE_MS : Date.parse(sent.end);
  const fitted = {
    ...opened,
    minutes: (endMs - startMs) / MINUTE_MS,
    nowMs: Math.min(opened.nowMs, startMs),
  };
  const bay = sent.bay ?? offeredBay(fitted, startMs);
  if (bay === undefined) {
    throw slotTakenProblem(errors.noBayThen, { ...opened, minutes: fitted.minutes }, startMs);
  }
  return slotOn(bay, startMs, endMs, settings.gapMinutes);
}

function blockRow(sent: StaffBookingInput) {
  const { start, end, bay, service, vehicleType } = sent;
  if (start === undefined || end === undefined || bay === undefined) {
    throw atField('bay', invalid('booking.block_place', errors.blockNeedsSlot));
  }
  return {
    ...customerColumns({ ...sent, hotelSetId: null, customerId: null }),
    ...slotOn(bay, Date.parse(start), Date.parse(end), 0),
    code: null,
    kind: 'block',
    state: 'booked',
    source: 'staff',
    service,
    extras: [],
    vehicleType,
    rim: null,
    isRunFlat: false,
    productId: null,
    productName: '',
    quantity: 0,
    tyreSource: null,
    arrivesOn: null,
    priceParts: '[]',
    priceCents: null,
    remindedAt: null,
  } satisfies Partial<store.NewBooking>;
}
