// The running application with the calls of its bookings, as visitors and as staff.
import { bookingSchema } from '../../src/features/bookings/contract/admin.ts';
import {
  BOOKINGS_TAG,
  freeTimesSchema,
  ownBookingSchema,
} from '../../src/features/bookings/contract/bookings.ts';
import type { BookingTables } from '../../src/features/bookings/server/tables.ts';
import { startCatalogueAdmin } from './catalogue-admin.ts';
import { clearLimits } from './limits.ts';

/** A Monday: the shop is open 9–17 and has two bays. */
export const BOOKING_NOW = '2026-11-23T08:00:00+02:00';

export const sentBooking = {
  service: 'seasonChange',
  start: '2026-11-24T09:00:00+02:00',
  vehicleType: 'passenger',
  rim: 16,
  name: 'Esimerkkiasiakas',
  phone: '040 000 0000',
};

/** With the small list of tyres taken in. */
export async function startBookingShop() {
  const admin = await startCatalogueAdmin({ now: BOOKING_NOW });
  const { shop } = admin;
  const db = shop.platform.db.$extendTables<BookingTables>();
  const book = (payload: object = {}, { remoteAddress = '192.0.2.1', headers = {} } = {}) =>
    shop.app.inject({
      method: 'POST',
      url: '/api/bookings',
      payload: { ...sentBooking, ...payload },
      remoteAddress,
      headers,
    });
  return {
    ...admin,
    book,
    /** By staff. */
    call: (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object, headers: object = admin.staff()) =>
      shop.app.inject({ method, url: `/api${path}`, headers: { ...headers }, ...(payload && { payload }) }),
    act: (code: string, what: 'move' | 'cancel', payload?: object) =>
      shop.app.inject({
        method: 'POST',
        url: `/api/bookings/${code}/${what}`,
        ...(payload && { payload }),
      }),
    booked: async (payload: object = {}) => {
      const answer = await book(payload);
      if (answer.statusCode !== 201) throw new Error(answer.body);
      return ownBookingSchema.parse(answer.json());
    },
    /** For a change of wheels by default. */
    times: async (query: Record<string, string> = {}) => {
      const wanted = { service: 'seasonChange', vehicleType: 'passenger', rim: '16', ...query };
      const answer = await shop.app.inject({ url: '/api/bookings/times', query: wanted });
      return freeTimesSchema.parse(answer.json());
    },
    rows: () => db.selectFrom('booking').selectAll().orderBy('startsAt').execute(),
    listed: async (query = 'from=2026-11-23&to=2027-01-03') =>
      bookingSchema
        .array()
        .parse(
          (await shop.app.inject({ url: `/api/admin/bookings?${query}`, headers: admin.staff() })).json(),
        ),
    /** Nothing is booked, nobody has used up a limit. */
    clearBookings: async () => {
      shop.clock.set(BOOKING_NOW);
      await db.deleteFrom('booking').execute();
      await shop.platform.pages.changed([BOOKINGS_TAG]);
      await clearLimits(shop);
    },
  };
}
