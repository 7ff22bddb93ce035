// Public API of bookings on the server.
import type { Platform } from '../../../platform/server/context.ts';
import type { Feature } from '../../../platform/server/feature.ts';
import { bookingWords } from '../messages/words.ts';
import { bookingSearch } from './booking-search.ts';
import { workChecks } from './checked-work.ts';
import { bookingDemonstration } from './demonstration/demonstration.ts';
import { bookingFollowers } from './notices/followers.ts';
import { noticeJob } from './notices/notices.ts';
import { markRemindedByOriginal, remindJob } from './notices/reminders.ts';
import { smsService } from './notices/sms-service.ts';
import { bookingPersonalData, forgetBookingsJob } from './own/personal-data.ts';
import type { BookingParts } from './parts.ts';
import { bookingRoutes } from './routes.ts';
import type { BookingSources } from './sources.ts';
import { bookingsOutsideHours, type BookingsOutsideHours } from './staff/outside-hours.ts';
import { bookingSettings } from './staff/settings.ts';
import { staffBookings } from './staff/staff-bookings.ts';
import { staffChanges } from './staff/staff-changes.ts';
import { bookingFigures, type BookingFigures } from './statistics.ts';
import type { BookingTables } from './tables.ts';
import { bookingTimes, TIMES_TAGS } from './times.ts';
import { bookingCalendar } from './visitor/calendar.ts';
import { bookingPages } from './visitor/pages.tsx';
import { bookingViews } from './visitor/views.ts';
import { visitorBookings, type VisitorBookings } from './visitor/visitor-bookings.ts';
import { offerJob } from './waiting/offers.ts';
import { waitingPages } from './waiting/pages.tsx';
import { waitingRoutes } from './waiting/routes.ts';
import { waitingEmailJob } from './waiting/waiting-emails.ts';
import { waitingList } from './waiting/waiting-list.ts';
import { bookingWrites } from './writes.ts';

export type Bookings = Pick<
  VisitorBookings,
  'isOn' | 'listServices' | 'findTimes' | 'firstTimes' | 'create' | 'read' | 'cancel' | 'move'
> &
  BookingFigures &
  Pick<BookingsOutsideHours, 'listOutsideHours'> & {
    /** For how long it is stored who a past booking was made by. */
    retentionMonths: () => Promise<number>;
  };

export function createBookings(
  platform: Platform,
  sources: BookingSources,
): { feature: Feature; bookings: Bookings } {
  const { shop, catalogue, bookedSets } = sources;
  const times = bookingTimes(platform, sources);
  const work = workChecks(platform, sources, times);
  const settings = async () => (await times.rules()).settings;
  const retentionMonths = async () => (await settings()).retentionMonths;
  const notice = noticeJob(platform, { shop, settings });
  const waitingEmail = waitingEmailJob(platform, { shop });
  const search = bookingSearch(platform, { times, shop });
  const offers = offerJob(platform, { times, work, isOn: search.isOn, email: waitingEmail });
  const parts: BookingParts = {
    shop,
    catalogue,
    bookedSets,
    times,
    search,
    work,
    writes: bookingWrites(platform, sources, bookingFollowers(platform, { notice, offers })),
  };
  const visitors = visitorBookings(platform, parts);
  const views = bookingViews(platform, parts, visitors);
  const { expiresAt } = search;
  const staff = { ...staffBookings(platform, parts), ...staffChanges(platform, parts) };
  const line = waitingList(platform, { ...parts, email: waitingEmail, offers });
  const figures = bookingFigures(platform, times);
  const outside = bookingsOutsideHours(platform, async () => (await times.rules()).schedule);
  return {
    bookings: { ...visitors, ...figures, ...outside, retentionMonths },
    feature: {
      name: 'bookings',
      words: bookingWords,
      routes: [
        ...bookingRoutes(visitors, staff, bookingSettings(platform), outside, figures.readStatistics),
        ...waitingRoutes(line, visitors.read),
      ],
      pages: [
        ...bookingPages(platform, { ...visitors, views, shop, tags: TIMES_TAGS, expiresAt }),
        ...waitingPages(line),
      ],
      files: [bookingCalendar(platform, { views, shop })],
      jobs: [
        notice,
        remindJob(platform, notice),
        waitingEmail,
        offers,
        forgetBookingsJob(platform, retentionMonths),
      ],
      services: [smsService(platform.settings.sms)],
      demonstration: bookingDemonstration(platform, parts),
      personalData: bookingPersonalData(platform),
      onRestoredShopActivated: (tx) =>
        markRemindedByOriginal(tx.$extendTables<BookingTables>(), platform.clock.now()),
    },
  };
}
