// What the public pages show of bookings: the requested work with its price, length and times, and a booking by its code.
import { z } from 'zod';

import { helsinkiDay, type IsoDay } from '../../../../platform/contract/dates.ts';
import { Problem } from '../../../../platform/contract/problem.ts';
import { pick } from '../../../../platform/contract/records.ts';
import type { Platform } from '../../../../platform/server/context.ts';
import { inStockPath } from '../../../catalogue/paths.ts';
import type { ProductDetail } from '../../../catalogue/product/product-view.ts';
import { readBookingQuery, type PageWork } from '../../booking-query.ts';
import { WORK_FIELDS } from '../../booking-rules.ts';
import type { BookingOffer, ShownTimes } from '../../booking-view.ts';
import { tyreFields, workFields, type FreeTimes, type OwnBooking } from '../../contract/bookings.ts';
import { freeTimes, lastDayOf, type TimeSearch } from '../../free-times.ts';
import { NO_TIMES } from '../../occupied-times.ts';
import { bookedMinutes } from '../../work-length.ts';
import { searchToMove } from '../booking-search.ts';
import type { BookingParts } from '../parts.ts';
import { productName } from '../prices.ts';
import { ownBooking } from '../shapes.ts';
import * as store from '../store.ts';
import type { BookingTables } from '../tables.ts';
import { withLinkedSet } from './requested-set.ts';
import { toTimesResponse } from './times-response.ts';
import type { VisitorBookings } from './visitor-bookings.ts';

/** Days that a page shows at once. */
const SHOWN_DAYS = 7;

const workInputSchema = z.object({ ...workFields, ...tyreFields });

export function bookingViews(
  platform: Platform,
  { times, search, work, bookedSets }: BookingParts,
  { findTimes, findWait, listServices }: Pick<VisitorBookings, 'findTimes' | 'findWait' | 'listServices'>,
) {
  const db = platform.db.$extendTables<BookingTables>();

  return {
    /** The work that a plain form sent along. */
    readForm: (values: Readonly<Record<string, string>>): PageWork => {
      const sent = workInputSchema.safeParse(values).data;
      const setToken = values['hotelSetToken'] ?? '';
      return sent ? { ...sent, setCode: '', setToken } : readBookingQuery({});
    },
    /** 'unknown': there is no such tyre. */
    find: async (sent: PageWork, wantedFrom: IsoDay | undefined): Promise<BookingOffer | 'unknown'> => {
      const requested = await withLinkedSet(bookedSets, sent);
      const checked = await work.check(requested).catch(undefinedIfUnknown);
      if (!checked) return 'unknown';
      const shown = { ...requested, ...pick(checked, WORK_FIELDS) };
      const opened = await search.open(checked);
      const from = bookableDay(opened, wantedFrom);
      const [services, price, { settings }, wait, found] = await Promise.all([
        listServices(checked),
        work.price(checked),
        times.rules(),
        findWait(checked),
        timesFrom(
          (first) => findTimes({ ...shown, extras: [...shown.extras], from: first, days: SHOWN_DAYS }),
          from,
        ),
      ]);
      return {
        work: shown,
        tyre: checked.product ? tyreOf(checked.product) : null,
        services,
        parts: price.parts,
        totalCents: price.cents,
        minutes: bookedMinutes(settings, checked) ?? null,
        // Who waits for tyres to arrive does not wait at the shop.
        wait: checked.arrivesOn === null && !checked.refusal ? wait : { ...wait, text: '' },
        times: shownTimes(opened, checked.arrivesOn, found),
        isShort: checked.refusal === 'tooFewTyres',
        from: from ?? null,
      };
    },
    findByCode: async (code: string): Promise<{ booking: OwnBooking; version: number } | undefined> => {
      const [row, { settings }] = await Promise.all([store.findByCode(db, code), times.rules()]);
      const { publicUrl } = platform.settings;
      const { cancelMinutes } = settings;
      return row && { booking: ownBooking(row, { cancelMinutes, publicUrl }), version: row.version };
    },
    /** Free times for the work of a booking, whose own time counts as free. */
    findTimesToMove: async (code: string, from: IsoDay | undefined): Promise<ShownTimes | null> => {
      const row = await store.findByCode(db, code);
      if (!row) return null;
      const without = searchToMove(await search.open(row), row);
      const find = async (first: IsoDay | undefined) =>
        toTimesResponse(without, row, { from: first, days: SHOWN_DAYS, refusal: '' });
      return shownTimes(without, row.arrivesOn, await timesFrom(find, bookableDay(without, from)));
    },
  };
}

/** Undefined for an unknown tyre; other errors are thrown. */
function undefinedIfUnknown(error: unknown): undefined {
  if (!(error instanceof Problem && error.code === 'booking.product_unknown')) throw error;
}

/** A day to begin with, unless it is farther than can be booked. */
function bookableDay(search: TimeSearch, day: IsoDay | undefined): IsoDay | undefined {
  return day !== undefined && day <= lastDayOf(search) ? day : undefined;
}

/** From the first free time, where none is sooner than the days that are shown. */
async function timesFrom(
  find: (from: IsoDay | undefined) => Promise<FreeTimes>,
  from: IsoDay | undefined,
): Promise<FreeTimes> {
  const found = await find(from);
  if (found.earliest === null || found.days.some((day) => day.times.length > 0)) return found;
  return find(helsinkiDay(new Date(found.earliest)));
}

function shownTimes(search: TimeSearch, arrivesOn: IsoDay | null, times: FreeTimes): ShownTimes {
  const dates = times.days.filter((day) => day.times.length === 0).map(({ date }) => date);
  const empty = { ...search, taken: () => NO_TIMES };
  const fullDays = dates.filter((date) => freeTimes(empty, date, 1).some(({ starts }) => starts.length > 0));
  return { ...times, fullDays, arrivesOn, lastDay: lastDayOf(search) };
}

export type BookingViews = ReturnType<typeof bookingViews>;

function tyreOf(product: ProductDetail): NonNullable<BookingOffer['tyre']> {
  return {
    name: productName(product),
    href: product.href,
    searchHref: inStockPath(product),
  };
}
