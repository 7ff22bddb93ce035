// The calls of bookings.
import { route, type BoundRoute } from '../../../platform/server/http/routes.ts';
import { CATALOGUE_TAG } from '../../catalogue/contract/tyres.ts';
import { PRICE_LIST_TAG } from '../../price-list/contract.ts';
import { SHOP_PROFILE_TAG } from '../../shop-profile/contract.ts';
import {
  findLeftOutside,
  getBookings,
  getBookingStatistics,
  postBookingPicked,
  postBookingState,
  postStaffBooking,
  putBooking,
} from '../contract/admin.ts';
import {
  BOOKING_SETTINGS_TAG,
  cancelOwnBooking,
  getBookableServices,
  getExpectedWait,
  getFreeTimes,
  getOwnBooking,
  getOwnBookings,
  moveOwnBooking,
  postBooking,
} from '../contract/bookings.ts';
import { getBookingSettings, putBookingSettings } from '../contract/settings.ts';
import { guardSpan } from './staff/guard-span.ts';
import type { BookingsOutsideHours } from './staff/outside-hours.ts';
import type { BookingSettingsService } from './staff/settings.ts';
import type { StaffBookings } from './staff/staff-bookings.ts';
import type { StaffChanges } from './staff/staff-changes.ts';
import type { ReadStatistics } from './statistics.ts';
import { TIMES_TAGS } from './times.ts';
import type { VisitorBookings } from './visitor/visitor-bookings.ts';

export function bookingRoutes(
  visitors: VisitorBookings,
  staff: StaffBookings & StaffChanges,
  settings: BookingSettingsService,
  outside: BookingsOutsideHours,
  statistics: ReadStatistics,
): BoundRoute[] {
  return [
    route(
      getBookableServices,
      ({ query }) => visitors.listServices(query),
      () => ({ tags: [BOOKING_SETTINGS_TAG, PRICE_LIST_TAG, SHOP_PROFILE_TAG] }),
    ),
    route(
      getFreeTimes,
      ({ query }) => visitors.findTimes(query),
      async ({ query }) =>
        visitors.isOftenWanted(query)
          ? {
              tags: [...TIMES_TAGS, ...(query.productId === null ? [] : [CATALOGUE_TAG])],
              expiresAt: await visitors.timesExpireAt(),
            }
          : undefined,
    ),
    route(
      getExpectedWait,
      ({ query }) => visitors.findWait(query),
      async () => ({ tags: [...TIMES_TAGS], expiresAt: await visitors.waitExpiresAt() }),
    ),
    route(getOwnBookings, async ({ principal }) =>
      principal.kind === 'customer' ? visitors.listOwn(principal.customerId) : [],
    ),
    route(postBooking, ({ body, request, principal }) => visitors.create(body, request.ip, principal)),
    route(getOwnBooking, ({ params }) => visitors.read(params.code)),
    route(cancelOwnBooking, ({ params }) => visitors.cancel(params.code)),
    route(moveOwnBooking, ({ params, body }) => visitors.move(params.code, body.start)),
    route(getBookings, ({ query, principal }) => {
      if (query.q === '') guardSpan(query, principal);
      return staff.list(query);
    }),
    route(postStaffBooking, ({ body }) => staff.create(body)),
    route(putBooking, ({ params, body }) => staff.change(params.id, body)),
    route(postBookingState, ({ params, body }) => staff.setState(params.id, body)),
    route(postBookingPicked, ({ params, body }) => staff.setPicked(params.id, body)),
    route(findLeftOutside, ({ body: { businessHours, exceptions } }) =>
      outside.listLeftOutside({ week: businessHours, exceptions }),
    ),
    route(getBookingStatistics, ({ query }) => statistics(query)),
    route(getBookingSettings, () => settings.read()),
    route(putBookingSettings, ({ body, principal }) => settings.save(body, principal)),
  ];
}
