// The calendar file of one booking, by its code.
import type { Platform } from '../../../../platform/server/context.ts';
import type { TextFile } from '../../../../platform/server/pages/text-file.ts';
import { formatAddress, type ShopProfile } from '../../../shop-profile/shop-profile.ts';
import { calendarFile } from '../../calendar-file.ts';
import type { OwnBooking } from '../../contract/bookings.ts';
import { serviceTitles } from '../../messages/bookings.ts';
import { bookingDetails as texts } from '../../messages/site.ts';
import { BOOKING_CALENDAR_PATH } from '../../paths.ts';
import type { BookingViews } from './views.ts';

interface CalendarSources {
  views: Pick<BookingViews, 'findByCode'>;
  shop: () => Promise<{ profile: ShopProfile }>;
}

export function bookingCalendar(
  { clock }: Pick<Platform, 'clock'>,
  { views, shop }: CalendarSources,
): TextFile {
  return {
    path: BOOKING_CALENDAR_PATH,
    contentType: 'text/calendar; charset=utf-8',
    isPrivate: true,
    make: async ({ code = '' }) => {
      const found = await views.findByCode(code);
      if (!found) return undefined;
      const { profile } = await shop();
      return { body: calendarOf(found, { profile, now: clock.now() }), tags: [] };
    },
  };
}

/** The booking as a calendar takes it; a later version takes the place of an earlier one. */
export function calendarOf(
  { booking, version }: { booking: OwnBooking; version: number },
  { profile, now }: { profile: ShopProfile; now: Date },
): string {
  return calendarFile({
    uid: `${booking._id}@${new URL(booking.manageUrl).hostname}`,
    sequence: version,
    start: new Date(booking.start),
    end: new Date(booking.end),
    isCancelled: booking.state === 'cancelled',
    title: texts.calendarTitle(serviceTitles[booking.service], profile.name),
    place: formatAddress(profile.address),
    text: texts.calendarText(booking.manageUrl),
    url: booking.manageUrl,
    now,
  });
}
