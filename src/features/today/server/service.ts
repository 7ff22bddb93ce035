// Combines the day from each slice's own part. One that fails leaves the others.
import { addDays, helsinkiDay, helsinkiInstant, type IsoDay } from '../../../platform/contract/dates.ts';
import type { Platform } from '../../../platform/server/context.ts';
import type { LowStock, Today } from '../contract.ts';
import { REQUEST_WINDOW_DAYS, ENDING_DAYS, PLOTTED_DAYS, WHOLE_SET } from '../limits.ts';

type Card<Name extends keyof Today> = NonNullable<Today[Name]>;
type DailyCounts = Card<'daily'>['bookings'];

/** Sizes with how often they were requested. */
type RequestedSize = Pick<LowStock, 'size' | 'kind'> & { count: number };

interface Period {
  from: IsoDay;
  to: IsoDay;
}

export interface TodaySources {
  bookings: {
    isOn: () => Promise<boolean>;
    firstTime: () => Promise<Date | null>;
    days: (
      period: Period,
    ) => Promise<readonly { date: IsoDay; count: number; bookedMinutes: number; openMinutes: number }[]>;
    /** The tyres of bookings made since then, once for each booking. */
    listBookedTyres: (since: Date) => Promise<readonly { productId: string }[]>;
  };
  enquiries: {
    summarizeNew: () => Promise<Card<'enquiries'>>;
    /** When each came. */
    listArrivals: (since: Date) => Promise<readonly Date[]>;
  };
  conversations: {
    /** How many began on each of these days. */
    countByDay: (days: readonly IsoDay[]) => Promise<DailyCounts>;
    /** Sizes that visitors requested from the assistant with nothing in stock. */
    listMissingSizes: (since: Date) => Promise<readonly RequestedSize[]>;
  };
  /** Searches of visitors since a day; each row counts those that found nothing in stock. */
  listSearches: (from: IsoDay) => Promise<{
    days: DailyCounts;
    rows: readonly (Pick<LowStock, 'kind'> & { size: string | null; outCount: number; noneCount: number })[];
  }>;
  hotel: { countToday: () => Promise<Card<'hotel'>> };
  catalogue: {
    listEndingOffers: (before: Date) => Promise<Card<'offers'>>;
    listLowStock: (wanted: {
      requested: readonly RequestedSize[];
      productIds: readonly string[];
      below: number;
    }) => Promise<Card<'stock'>>;
  };
  stockAlerts: { summarizeWaiting: () => Promise<Card<'waiting'>> };
  newsletters: { lastAndNext: () => Promise<Card<'newsletters'>> };
  listHealthWarnings: () => Promise<Card<'care'>>;
}

export function todayService({ clock, log }: Pick<Platform, 'clock' | 'log'>, sources: TodaySources) {
  async function orNull<T>(card: keyof Today, read: Promise<T>): Promise<T | null> {
    try {
      return await read;
    } catch (error) {
      log.error({ err: error, card }, 'a card of the day could not be read');
      return null;
    }
  }

  return async (): Promise<Today> => {
    const now = clock.now();
    const date = helsinkiDay(now);
    const period = { from: addDays(date, 1 - PLOTTED_DAYS), to: date };
    // Its last day is today's card, the others are the plot.
    const bookedDays = sources.bookings.days(period);
    const [bookings, enquiries, hotel, offers, stock, waiting, newsletters, care, daily] = await Promise.all([
      orNull('bookings', bookingsOf(sources, bookedDays)),
      orNull('enquiries', sources.enquiries.summarizeNew()),
      orNull('hotel', sources.hotel.countToday()),
      orNull(
        'offers',
        sources.catalogue.listEndingOffers(helsinkiInstant(addDays(date, ENDING_DAYS), '00:00')),
      ),
      orNull('stock', stockOf(sources, addDays(date, -REQUEST_WINDOW_DAYS))),
      orNull('waiting', sources.stockAlerts.summarizeWaiting()),
      orNull('newsletters', sources.newsletters.lastAndNext()),
      orNull('care', sources.listHealthWarnings()),
      orNull('daily', dailyOf(sources, period, bookedDays)),
    ]);
    return { date, bookings, enquiries, hotel, offers, stock, waiting, newsletters, care, daily };
  };
}

type BookedDays = ReturnType<TodaySources['bookings']['days']>;

async function bookingsOf(
  { bookings: { isOn, firstTime } }: TodaySources,
  bookedDays: BookedDays,
): Promise<Card<'bookings'>> {
  const [isBooked, days] = await Promise.all([isOn(), bookedDays]);
  const { count = 0, bookedMinutes = 0, openMinutes = 0 } = days.at(-1) ?? {};
  const first = isBooked ? await firstTime() : null;
  return {
    isOn: isBooked,
    count,
    bookedMinutes,
    openMinutes,
    nextFreeAt: first?.toISOString() ?? null,
  };
}

async function stockOf(
  { bookings, conversations, catalogue, listSearches }: TodaySources,
  from: IsoDay,
): Promise<Card<'stock'>> {
  const since = helsinkiInstant(from, '00:00');
  const [missing, searches, booked] = await Promise.all([
    conversations.listMissingSizes(since),
    listSearches(from),
    bookings.listBookedTyres(since),
  ]);
  const searched = searches.rows.flatMap(({ size, kind, outCount, noneCount }) => {
    const count = outCount + noneCount;
    return size === null || count === 0 ? [] : { size, kind, count };
  });
  return catalogue.listLowStock({
    requested: [...missing, ...searched],
    productIds: booked.map(({ productId }) => productId),
    below: WHOLE_SET,
  });
}

async function dailyOf(
  { conversations, enquiries, listSearches }: TodaySources,
  period: Period,
  bookedDays: BookedDays,
): Promise<Card<'daily'>> {
  const days = Array.from({ length: PLOTTED_DAYS }, (_each, at) => addDays(period.from, at));
  const [searches, begun, arrivals, booked] = await Promise.all([
    listSearches(period.from),
    conversations.countByDay(days),
    enquiries.listArrivals(helsinkiInstant(period.from, '00:00')),
    bookedDays,
  ]);
  const arrived = Map.groupBy(arrivals, helsinkiDay);
  return {
    searches: searches.days,
    conversations: begun,
    enquiries: days.map((date) => ({ date, count: arrived.get(date)?.length ?? 0 })),
    bookings: booked.map(({ date, count }) => ({ date, count })),
  };
}
