// What follows from a change of a booking apart from its tyres and its set: its customer is notified, and a freed time is offered to
// those in line.
import { helsinkiDay } from '../../../../platform/contract/dates.ts';
import { currentStaffName } from '../../../../platform/server/audit/current-actor.ts';
import type { Platform } from '../../../../platform/server/context.ts';
import type { NoticeKind } from '../../messages/emails.ts';
import type { BookingEvent, OnBookingChanged } from '../booking-events.ts';
import type { BookingRow } from '../tables.ts';
import type { OfferJob } from '../waiting/offers.ts';
import { isAnybodyWaiting, type WaitingTables } from '../waiting/waiting-store.ts';
import { setReminded } from './notice-store.ts';
import { enqueueNotices, type Notice, type NoticeJob } from './notices.ts';
import { isRemindedThisEvening } from './reminders.ts';

export function bookingFollowers(
  platform: Platform,
  { notice, offers }: { notice: NoticeJob; offers: OfferJob },
): OnBookingChanged {
  return async (tx, events) => {
    const now = platform.clock.now();
    const mayBeUndone = currentStaffName() !== '';
    const notices: Notice[] = [];
    for (const event of events) {
      const { booking, before, what, notify } = event;
      // Demonstration bookings have no customer.
      if (booking.kind !== 'booking' || booking.source === 'demonstration') continue;
      if (what === 'moved' && isRemindedThisEvening(booking.startsAt, now)) {
        await setReminded(tx, booking.id, now);
      }
      const kind = notify ? noticeOf(event, mayBeUndone) : undefined;
      if (kind) notices.push({ booking, kind, before: kind === 'change' ? before?.startsAt : undefined });
    }
    await enqueueNotices(platform, notice, tx, { notices, mayBeUndone });
    if (!events.some(({ before, booking }) => before && hasFreed(before, booking, now))) return;
    const waiting = tx.$extendTables<WaitingTables>();
    if (await isAnybodyWaiting(waiting, helsinkiDay(now))) await platform.jobs.enqueue(offers, {}, { tx });
  };
}

function noticeOf({ booking, before }: BookingEvent, isByStaff: boolean): NoticeKind | undefined {
  if (!before) return 'confirmation';
  if (booking.state === 'cancelled') {
    if (before.state === 'cancelled') return undefined;
    return isByStaff ? 'shopCancellation' : 'cancellation';
  }
  return booking.startsAt.getTime() === before.startsAt.getTime() ? undefined : 'change';
}

/** Whether something of the time ahead that it took before is free now. */
function hasFreed(before: BookingRow, booking: BookingRow, now: Date): boolean {
  if (before.startsAt <= now || isOff(before)) return false;
  return (
    isOff(booking) ||
    booking.bay !== before.bay ||
    booking.startsAt > before.startsAt ||
    booking.freeAt < before.freeAt
  );
}

const isOff = ({ state }: BookingRow) => state === 'cancelled' || state === 'no_show';
