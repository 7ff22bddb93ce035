// What staff change: a booking's facts, its slot and time, and how far it is.
import { helsinkiDay } from '../../../../platform/contract/dates.ts';
import { invalid } from '../../../../platform/contract/problem.ts';
import { changeRecord } from '../../../../platform/server/change-record.ts';
import type { Platform } from '../../../../platform/server/context.ts';
import { lock } from '../../../../platform/server/db/locks.ts';
import type { BookingState } from '../../booking-rules.ts';
import type { Booking, BookingUpdate } from '../../contract/admin.ts';
import { bookingErrors as errors } from '../../messages/bookings.ts';
import type { BookingEvent } from '../booking-events.ts';
import { expectBooking } from '../booking-search.ts';
import { workColumns, type WorkChecks } from '../checked-work.ts';
import type { BookingParts } from '../parts.ts';
import * as store from '../store.ts';
import type { BookingRow, BookingTables, Tx } from '../tables.ts';
import { customerColumns, slotOn, rethrowAsSlotTaken, shownToStaff, type Slot } from './staff-tools.ts';

type Change = (tx: Tx, before: BookingRow) => Promise<Omit<BookingEvent, 'before'> | undefined>;

export function staffChanges(platform: Platform, parts: BookingParts) {
  const change = changer(platform, parts);
  return { change: formChange(platform, parts, change), ...stepChanges(platform, change) };
}

type MakeChange = ReturnType<typeof changer>;

/** Makes one change of a booking with all that follows from it; 409 where its new slot is taken. */
function changer(platform: Platform, parts: BookingParts) {
  const db = platform.db.$extendTables<BookingTables>();
  const shown = shownToStaff(parts);
  async function showOne(row: BookingRow): Promise<Booking> {
    const [booking] = await shown([row]);
    if (!booking) throw new Error('a booking was not shown');
    return booking;
  }

  return async (
    { id, version, slot }: { id: string; version: number | undefined; slot: Slot },
    made: Change,
  ): Promise<Booking> => {
    const events: BookingEvent[] = [];
    const lockRow = async (tx: Tx) => expectBooking(await store.lockBooking(tx, id));
    const row = await changeRecord(platform, db, lockRow, {
      expected: { version, message: errors.stale, current: showOne },
      change: async (tx, before) => {
        // A retry starts from the beginning.
        events.length = 0;
        const changed = await made(tx, before);
        if (!changed) return before;
        const event = { ...changed, before };
        events.push(event);
        await parts.writes.follow(tx, event);
        return event.booking;
      },
    }).catch((error: unknown) =>
      rethrowAsSlotTaken(error, { db, shown, search: parts.search, wanted: { id, ...slot } }),
    );
    await parts.writes.announce(events);
    return showOne(row);
  };
}

/** The change that a booking's form requests. */
function formChange(platform: Platform, { times, work }: BookingParts, change: MakeChange) {
  const db = platform.db.$extendTables<BookingTables>();
  return async (id: string, sent: BookingUpdate): Promise<Booking> => {
    const { version, notify, start, end, bay } = sent;
    const stored = expectBooking(await store.findBooking(db, id));
    const { gapMinutes } = (await times.rules()).settings;
    const gap = stored.kind === 'block' ? 0 : gapMinutes;
    const slot = slotOn(bay, Date.parse(start), Date.parse(end), gap);
    const changed = await changedWork(work, stored, sent);
    return change({ id, version, slot }, async (tx, before) => {
      await lock(tx, 'bookingDay', [helsinkiDay(slot.startsAt)]);
      const isMoved = slot.startsAt.getTime() !== before.startsAt.getTime();
      const columns = {
        ...customerColumns(sent),
        ...changed,
        ...slot,
        ...(isMoved && { remindedAt: null }),
        ...(needsOther(before, sent) && { pickedAt: null }),
      };
      const booking = await store.updateBooking(tx, id, columns, platform.clock.now());
      return { booking, what: isMoved ? 'moved' : 'changed', notify };
    });
  };
}

/** How far a booking is, by one press each. */
function stepChanges(platform: Platform, change: MakeChange) {
  const db = platform.db.$extendTables<BookingTables>();
  return {
    setPicked: async (
      id: string,
      { isPicked, version }: { isPicked: boolean; version?: number | undefined },
    ): Promise<Booking> => {
      const stored = expectBooking(await store.findBooking(db, id));
      if (stored.hotelSetId === null && stored.productId === null) {
        throw invalid('booking.nothing_to_pick', errors.nothingToPick);
      }
      return change({ id, version, slot: stored }, async (tx, before) => {
        if ((before.pickedAt !== null) === isPicked) return undefined;
        const now = platform.clock.now();
        const booking = await store.updateBooking(tx, id, { pickedAt: isPicked ? now : null }, now);
        return { booking, what: 'changed', notify: false };
      });
    },
    setState: async (
      id: string,
      { state, version, notify }: { state: BookingState; version?: number | undefined; notify: boolean },
    ): Promise<Booking> => {
      const stored = expectBooking(await store.findBooking(db, id));
      return change({ id, version, slot: stored }, async (tx, before) => {
        if (before.state === state) return undefined;
        const booking = await store.updateBooking(tx, id, { state }, platform.clock.now());
        return { booking, what: state === 'cancelled' ? 'cancelled' : 'state', notify };
      });
    },
  };
}

/** Another set or other tyres are still on their shelf. */
function needsOther(before: BookingRow, sent: BookingUpdate): boolean {
  return before.hotelSetId !== sent.hotelSetId || before.productId !== sent.productId;
}

/** The price stays frozen while the work and its tyres are the same. */
async function changedWork(
  work: WorkChecks,
  stored: BookingRow,
  sent: BookingUpdate,
): Promise<store.BookingChange> {
  const isSame =
    (['service', 'vehicleType', 'rim', 'isRunFlat', 'productId'] as const).every(
      (name) => stored[name] === sent[name],
    ) &&
    (stored.quantity === 0 || stored.quantity === sent.quantity) &&
    stored.extras.join() === sent.extras.join();
  if (isSame || stored.kind === 'block') return {};
  const checked = await work.check(sent);
  return workColumns(checked, await work.price(checked));
}

export type StaffChanges = ReturnType<typeof staffChanges>;
