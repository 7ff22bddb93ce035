// Figures of the bookings between two days: load by hour and weekday, day by day, lead time, no-shows, revenue.
import {
  addDays,
  DAY_CODES,
  dayCode,
  daysBetween,
  helsinkiDay,
  helsinkiInstant,
  helsinkiTime,
  type IsoDay,
} from '../../../platform/contract/dates.ts';
import { HOUR_MS } from '../../../platform/contract/durations.ts';
import { centsToEuros } from '../../../platform/contract/money.ts';
import type { Platform } from '../../../platform/server/context.ts';
import { hoursOn, type Schedule } from '../../opening-hours/opening-hours.ts';
import {
  BOOKED_SERVICES,
  type BookedService,
  type BookingSource,
  type BookingState,
} from '../booking-rules.ts';
import type { BookingStatistics } from '../contract/admin.ts';
import type { Bay } from '../contract/settings.ts';
import { listBookedTyres, listBookings } from './store.ts';
import type { BookingTables } from './tables.ts';
import type { BookingTimes } from './times.ts';

/** What is counted of a booking or a blocked time. */
export interface CountedBooking {
  readonly kind: 'booking' | 'block';
  readonly state: BookingState;
  readonly source: BookingSource;
  readonly bay: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly service: BookedService;
  readonly priceCents: number | null;
  readonly createdAt: Date;
}

interface Period {
  readonly from: IsoDay;
  readonly to: IsoDay;
}

interface Rules {
  readonly bays: readonly Bay[];
  readonly schedule: Schedule;
}

/** Minutes of a day. */
interface Span {
  readonly from: number;
  readonly to: number;
}

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const HOUR_MINUTES = 60;
const WHOLE_DAY: Span = { from: 0, to: 24 * HOUR_MINUTES };

function readStatistics(platform: Platform, times: BookingTimes) {
  const db = platform.db.$extendTables<BookingTables>();
  return async (period: Period): Promise<BookingStatistics> => {
    const { settings, schedule } = await times.rules();
    const first = helsinkiInstant(period.from, '00:00');
    const bookings = await listBookings(db, first, helsinkiInstant(addDays(period.to, 1), '00:00'));
    return bookingStatistics(period, { bays: settings.bays, schedule }, bookings);
  };
}
export type ReadStatistics = ReturnType<typeof readStatistics>;

export function bookingFigures(platform: Platform, times: BookingTimes) {
  const db = platform.db.$extendTables<BookingTables>();
  return {
    readStatistics: readStatistics(platform, times),
    /** The tyres of bookings made since then, once for each booking, with when it was made. */
    listBookedTyres: (since: Date) => listBookedTyres(db, since),
  };
}
export type BookingFigures = ReturnType<typeof bookingFigures>;

/** `bookings`: all that begin within the period. */
export function bookingStatistics(
  period: Period,
  rules: Rules,
  bookings: readonly CountedBooking[],
): BookingStatistics {
  const days = daysOf(period, rules, bookings);
  const all = bookings.filter(({ kind }) => kind === 'booking');
  const coming = all.filter(takesPlace);
  const counts = (state: BookingState) => all.filter((booking) => booking.state === state).length;
  return {
    load: loadOf(days),
    days: days.map(({ date, booked, open }) => ({
      date,
      count: booked.length,
      bookedMinutes: minutesWithin(booked, WHOLE_DAY),
      openMinutes: openMinutes(open, WHOLE_DAY),
    })),
    services: BOOKED_SERVICES.map((service) => ({
      service,
      count: coming.filter((booking) => booking.service === service).length,
    })).filter(({ count }) => count > 0),
    count: all.length,
    cancelledCount: counts('cancelled'),
    noShowCount: counts('no_show'),
    medianLeadHours: median(
      coming
        .filter(({ source }) => source !== 'walk_in')
        .map(({ startsAt, createdAt }) => (startsAt.getTime() - createdAt.getTime()) / HOUR_MS),
    ),
    revenue: centsToEuros(sum(coming.map(({ priceCents }) => priceCents ?? 0))),
  };
}

interface CountedDay {
  readonly date: IsoDay;
  readonly booked: readonly Span[];
  readonly open: readonly BayDay[];
}

/** When one bay is open, and what of that is taken away by breaks and blocked time. */
interface BayDay {
  readonly open: Span;
  readonly closed: readonly Span[];
}

function daysOf({ from, to }: Period, rules: Rules, bookings: readonly CountedBooking[]): CountedDay[] {
  const byDay = Map.groupBy(bookings.filter(takesPlace), ({ startsAt }) => helsinkiDay(startsAt));
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, ahead) => {
    const date = addDays(from, ahead);
    const taken = byDay.get(date) ?? [];
    return {
      date,
      booked: taken.filter(({ kind }) => kind === 'booking').map(spanOf),
      open: bayDays(date, rules, taken),
    };
  });
}

function bayDays(date: IsoDay, { bays, schedule }: Rules, taken: readonly CountedBooking[]): BayDay[] {
  const hours = hoursOn(schedule, date);
  if (hours.isClosed) return [];
  return bays
    .filter(({ closures }) => !closures.some(({ from, to }) => from <= date && date <= to))
    .map(({ number, breaks }) => ({
      open: { from: minuteOf(hours.open), to: minuteOf(hours.close) },
      closed: [
        ...breaks.map(({ from, to }) => ({ from: minuteOf(from), to: minuteOf(to) })),
        ...taken.filter(({ kind, bay }) => kind === 'block' && bay === number).map(spanOf),
      ],
    }));
}

/** Hours in which nothing is open or booked are left out. */
function loadOf(days: readonly CountedDay[]): BookingStatistics['load'] {
  return DAY_CODES.flatMap((code, weekday) => {
    const same = days.filter(({ date }) => dayCode(date) === code);
    return HOURS.map((hour) => {
      const window = { from: hour * HOUR_MINUTES, to: (hour + 1) * HOUR_MINUTES };
      return {
        weekday,
        hour,
        bookedMinutes: sum(same.map(({ booked }) => minutesWithin(booked, window))),
        openMinutes: sum(same.map(({ open }) => openMinutes(open, window))),
      };
    });
  }).filter((cell) => cell.bookedMinutes > 0 || cell.openMinutes > 0);
}

function takesPlace({ state }: CountedBooking): boolean {
  return state !== 'cancelled' && state !== 'no_show';
}

function spanOf({ startsAt, endsAt }: CountedBooking): Span {
  return { from: minuteOf(helsinkiTime(startsAt)), to: minuteOf(helsinkiTime(endsAt)) };
}

function minuteOf(time: string): number {
  const [hours, minutes] = time.split(':');
  return Number(hours) * HOUR_MINUTES + Number(minutes);
}

function openMinutes(open: readonly BayDay[], window: Span): number {
  return sum(
    open.map((bay) => {
      const within = common(bay.open, window);
      return Math.max(0, length(within) - minutesWithin(bay.closed, within));
    }),
  );
}

function minutesWithin(spans: readonly Span[], window: Span): number {
  return sum(spans.map((span) => length(common(span, window))));
}

function common(one: Span, other: Span): Span {
  return { from: Math.max(one.from, other.from), to: Math.min(one.to, other.to) };
}

function length({ from, to }: Span): number {
  return Math.max(0, to - from);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}
