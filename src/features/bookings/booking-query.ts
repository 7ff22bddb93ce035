// What a visitor wants to have done, as query parameters of the booking page: links from other pages fill it in, and its own
// form without script is made of them.
import { isDay, type IsoDay } from '../../platform/contract/dates.ts';
import { idSchema } from '../../platform/contract/ids.ts';
import { LINK_TOKEN_QUERY } from '../../platform/contract/mail/mailed-link.ts';
import { FULL_SET } from '../catalogue/fitting/full-set.ts';
import { parseTyreSize } from '../catalogue/size/tyre-size.ts';
import { VEHICLE_TYPES } from '../catalogue/size/vehicle-type.ts';
import { vehicleWord } from '../price-list/set-price-query.ts';
import { isOwnBooking } from '../shop-profile/booking-address.ts';
import { BOOKED_SERVICES, BOOKING_LIMITS, type BookedService, type BookedWork } from './booking-rules.ts';
import { BOOKING_PATH } from './paths.ts';

/** Query names of the booking page; rim, vehicle and run flat are those of the price list's page. */
export const bookingQuery = {
  service: 'palvelu',
  extras: 'lisat',
  vehicle: 'auto',
  rim: 'vanne',
  runFlat: 'runflat',
  tyre: 'rengas',
  count: 'kpl',
  /** A size as printed; rim and vehicle follow from it. */
  size: 'koko',
  /** Code of a stored set: 'R-0042'. */
  set: 'sarja',
  /** Token of a mailed link: identifies the set without signing in. */
  setToken: LINK_TOKEN_QUERY,
  /** The first day of the times shown. */
  from: 'alkaen',
  /** A full day on which the visitor would take a time that becomes free. */
  waitFor: 'jono',
} as const;
type BookingQueryName = keyof typeof bookingQuery;
type Query = Readonly<Record<string, string>>;

/** As visitors and staff send it. */
export interface RequestedWork extends BookedWork {
  readonly productId: string | null;
  /** Number of tyres or wheels. */
  readonly quantity: number;
}

/** As in the address of the booking page: with a stored set, whose link may be mailed. */
export interface PageWork extends RequestedWork {
  readonly setCode: string;
  readonly setToken: string;
}

const SET_CODE = /^R-\d{1,9}$/;

export function readBookingQuery(query: Query): PageWork {
  const text = (name: BookingQueryName) => query[bookingQuery[name]] ?? '';
  const setCode = SET_CODE.test(text('set')) ? text('set') : '';
  const productId = idSchema.safeParse(text('tyre')).data ?? null;
  const wheel = wheelOf(text('size'));
  const service = productId === null ? (serviceOf(text('service')) ?? serviceForSet(setCode)) : 'fitting';
  const extras = new Set(text('extras').split(',').map(serviceOf));
  return {
    service,
    extras: BOOKED_SERVICES.filter((extra) => extra !== service && extras.has(extra)),
    vehicleType: VEHICLE_TYPES.find((type) => vehicleWord(type) === text('vehicle')) ?? wheel.vehicleType,
    rim: numberBetween(text('rim'), 8, 30) ?? wheel.rim,
    isRunFlat: text('runFlat') === '1',
    productId,
    quantity: numberBetween(text('count'), 1, BOOKING_LIMITS.quantity) ?? FULL_SET,
    setCode,
    setToken: text('setToken'),
  };
}

/** The page with this work filled in, and with further parameters of its query. */
export function bookingPath(
  {
    service,
    extras = [],
    vehicleType,
    rim,
    isRunFlat,
    productId,
    quantity = FULL_SET,
    setCode,
    setToken,
  }: Partial<PageWork>,
  more: { from?: IsoDay; waitFor?: IsoDay } = {},
): string {
  const facts = Object.entries({
    [bookingQuery.service]: productId ? undefined : service,
    [bookingQuery.extras]: extras.join(','),
    [bookingQuery.vehicle]: vehicleType && vehicleWord(vehicleType),
    [bookingQuery.rim]: rim,
    [bookingQuery.runFlat]: isRunFlat && '1',
    [bookingQuery.tyre]: productId,
    [bookingQuery.count]: productId && quantity,
    [bookingQuery.set]: setCode,
    [bookingQuery.setToken]: setToken,
    [bookingQuery.from]: more.from,
    [bookingQuery.waitFor]: more.waitFor,
  }).flatMap(([name, fact]) => (fact ? [[name, String(fact)]] : []));
  return facts.length === 0 ? BOOKING_PATH : `${BOOKING_PATH}?${new URLSearchParams(facts).toString()}`;
}

/** The shop's booking page for one service; the service is left out of another site's address. */
export function serviceAddress(booking: string, service: BookedService): string {
  return isOwnBooking(booking) ? bookingPath({ service }) : booking;
}

/** A day that the query names. */
export function readDay(query: Query, name: 'from' | 'waitFor'): IsoDay | undefined {
  const day = query[bookingQuery[name]];
  return day !== undefined && isDay(day) ? day : undefined;
}

function serviceOf(word: string): BookedService | undefined {
  return BOOKED_SERVICES.find((service) => service === word);
}

/** Stored wheels are changed by default: customers most often bring the other season's. */
function serviceForSet(setCode: string): BookedService {
  return setCode === '' ? 'seasonChange' : 'storageWithChange';
}

function wheelOf(text: string): Pick<BookedWork, 'vehicleType' | 'rim'> {
  const reading = parseTyreSize(text);
  if (reading?.kind !== 'full') return { vehicleType: 'passenger', rim: null };
  const { isCommercial, diameterIn } = reading.size;
  return { vehicleType: isCommercial ? 'van' : 'passenger', rim: Math.floor(diameterIn) };
}

function numberBetween(text: string, least: number, most: number): number | undefined {
  const number = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  return number >= least && number <= most ? number : undefined;
}
