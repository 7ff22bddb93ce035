// What anybody with a booking's code can do: read, cancel and move it.
import { helsinkiDay } from '../../../../platform/contract/dates.ts';
import { MINUTE_MS } from '../../../../platform/contract/durations.ts';
import { Problem } from '../../../../platform/contract/problem.ts';
import type { Platform } from '../../../../platform/server/context.ts';
import { isExclusionViolation } from '../../../../platform/server/db/errors.ts';
import { lock } from '../../../../platform/server/db/locks.ts';
import { inTransaction } from '../../../../platform/server/db/transaction.ts';
import type { OwnBooking } from '../../contract/bookings.ts';
import { offeredBay } from '../../free-times.ts';
import { bookingErrors as errors } from '../../messages/bookings.ts';
import type { BookingEvent } from '../booking-events.ts';
import { expectBooking, refusedTime, searchToMove } from '../booking-search.ts';
import { searchFor } from '../checked-work.ts';
import type { BookingParts } from '../parts.ts';
import { changeableUntil, ownBooking } from '../shapes.ts';
import * as store from '../store.ts';
import type { BookingRow, BookingTables, Tx } from '../tables.ts';
import { readOccupied, type ShopRules } from '../times.ts';
import { slotOf } from './create.ts';

type Changed = Pick<BookingEvent, 'booking' | 'what'>;
/** `undefined` where there is nothing to change. */
type Change = (tx: Tx, before: BookingRow, now: Date) => Promise<Changed | undefined>;

/** Somebody was faster. */
class TakenError extends Error {}

export function bookingsByCode(platform: Platform, { times, search, writes }: BookingParts) {
  const db = platform.db.$extendTables<BookingTables>();

  const shown = async (row: BookingRow): Promise<OwnBooking> => {
    const { cancelMinutes } = (await times.rules()).settings;
    return ownBooking(row, { cancelMinutes, publicUrl: platform.settings.publicUrl });
  };

  async function change(code: string, made: Change): Promise<OwnBooking> {
    const now = platform.clock.now();
    const { booking, event } = await inTransaction(db, async (tx) => {
      const before = expectBooking(await store.lockByCode(tx, code));
      const changed = await made(tx, before, now);
      if (!changed) return { booking: before };
      const followed = { ...changed, before, notify: true };
      await writes.follow(tx, followed);
      return { booking: followed.booking, event: followed };
    });
    if (event) await writes.announce([event]);
    return shown(booking);
  }

  return {
    shown,
    /** A customer's future bookings; the next one first. */
    listOwn: async (customerId: string): Promise<OwnBooking[]> =>
      Promise.all((await store.listAheadOf(db, customerId, platform.clock.now())).map(shown)),
    read: async (code: string) => shown(expectBooking(await store.findByCode(db, code))),
    /** Cancelled once more, it is as it is. */
    cancel: async (code: string): Promise<OwnBooking> => {
      const { settings } = await times.rules();
      return change(code, async (tx, before, now) => {
        if (before.state === 'cancelled') return undefined;
        checkChangeable(before, settings, now);
        const booking = await store.updateBooking(tx, before.id, { state: 'cancelled' }, now);
        return { booking, what: 'cancelled' };
      });
    },
    move: async (code: string, start: string): Promise<OwnBooking> => {
      const startMs = Date.parse(start);
      const rules = await times.rules();
      try {
        return await change(code, (tx, before, now) => moveRow(tx, before, { startMs, rules, now }));
      } catch (error) {
        if (!(error instanceof TakenError) && !isExclusionViolation(error, store.BAY_FREE)) throw error;
        const row = expectBooking(await store.findByCode(db, code));
        const opened = await search.open(row);
        throw refusedTime(searchToMove(opened, row), startMs);
      }
    },
  };
}

async function moveRow(
  tx: Tx,
  before: BookingRow,
  { startMs, rules, now }: { startMs: number; rules: ShopRules; now: Date },
): Promise<Changed | undefined> {
  checkChangeable(before, rules.settings, now);
  if (before.startsAt.getTime() === startMs) return undefined;
  const day = helsinkiDay(new Date(startMs));
  await lock(tx, 'bookingDay', [day]);
  const minutes = (before.endsAt.getTime() - before.startsAt.getTime()) / MINUTE_MS;
  const taken = await readOccupied(tx, [day], ({ id }) => id !== before.id);
  const bay = offeredBay({ ...searchFor(rules, taken, before, now.getTime()), minutes }, startMs);
  if (bay === undefined) throw new TakenError();
  const slot = { bay, ...slotOf(startMs, minutes, rules.settings.gapMinutes), remindedAt: null };
  return { booking: await store.updateBooking(tx, before.id, slot, now), what: 'moved' };
}

/** Throws the 409 of a booking that is not open any more, or too near. */
function checkChangeable(
  row: BookingRow,
  { cancelMinutes }: Pick<ShopRules['settings'], 'cancelMinutes'>,
  now: Date,
): void {
  if (row.state !== 'booked' || now > changeableUntil(row, cancelMinutes)) {
    throw new Problem('booking.too_late', 409, errors.tooLate);
  }
}
