// Puts the owner's figures together from daily counts and from what each slice says of its own part. One that fails leaves the others.
import { addDays, helsinkiDay, helsinkiInstant, type IsoDay } from '../../../platform/contract/dates.ts';
import type { Platform } from '../../../platform/server/context.ts';
import type { DailyCount, DailyCounts } from '../../../platform/server/counts/daily-counts.ts';
import { CAMPAIGN_COUNT } from '../../campaigns/contract.ts';
import { OFFER_COUNT, TYRE_COUNT } from '../../catalogue/search/counted-search.ts';
import type { NewsletterFigures, OfferFigures, Statistics, TyreFigures } from '../contract.ts';
import { byDay, readSearches, sumOf, type Days } from './searches.ts';

type Tyre = Omit<TyreFigures, 'count'>;

interface PastOffer {
  tyre: Tyre;
  price: number;
  offerName: string;
  startedAt: Date;
  endedAt: Date | null;
}

export interface StatisticsSources {
  catalogue: {
    listNamedTyres: (ids: readonly string[]) => Promise<ReadonlyMap<string, Tyre>>;
    listOffersSince: (from: Date) => Promise<readonly PastOffer[]>;
  };
  bookings: {
    readStatistics: (period: Days) => Promise<{ days: NonNullable<Statistics['bookings']> }>;
    listBookedTyres: (since: Date) => Promise<readonly { productId: string; createdAt: Date }[]>;
  };
  campaigns: {
    listBetween: (
      from: IsoDay,
      to: IsoDay,
    ) => Promise<readonly { _id: string; name: string; startDate: IsoDay; endDate: IsoDay }[]>;
  };
  newsletters: { listSent: (since: Date) => Promise<NewsletterFigures[]> };
  assistant: { countQuestionsByDay: (days: readonly IsoDay[]) => Promise<Statistics['assistant']> };
}

/** Tyres in the list of the most opened. */
const MOST_TYRES = 100;

export function statisticsService(
  { clock, log, counts }: Pick<Platform, 'clock' | 'log' | 'counts'>,
  { catalogue, bookings, campaigns, newsletters, assistant }: StatisticsSources,
) {
  async function orNull<T>(part: keyof Statistics, read: Promise<T>): Promise<T | null> {
    try {
      return await read;
    } catch (error) {
      log.error({ err: error, part }, 'a part of the statistics could not be read');
      return null;
    }
  }

  return async (days: number): Promise<Statistics> => {
    const to = helsinkiDay(clock.now());
    const period = { from: addDays(to, 1 - days), to };
    const since = helsinkiInstant(period.from, '00:00');
    const dates = byDay([], period).map(({ date }) => date);
    const [searches, tyres, booked, offers, openings, letters, questions] = await Promise.all([
      orNull('searches', readSearches(counts, period)),
      orNull('tyres', tyresOf(catalogue, counts, period)),
      orNull('bookings', bookings.readStatistics(period)),
      orNull('offers', offersOf({ catalogue, bookings }, counts, period, since)),
      orNull('campaigns', campaignsOf(campaigns, counts, period)),
      orNull('newsletters', newsletters.listSent(since)),
      orNull('assistant', assistant.countQuestionsByDay(dates)),
    ]);
    return {
      ...period,
      searches,
      tyres,
      bookings: booked && booked.days,
      offers,
      campaigns: openings,
      newsletters: letters,
      assistant: questions,
    };
  };
}

type Counts = Pick<DailyCounts, 'read'>;

function byKey(counted: readonly DailyCount[]): { key: string; count: number }[] {
  return [...Map.groupBy(counted, ({ key }) => key)]
    .map(([key, rows]) => ({ key, count: sumOf(rows) }))
    .toSorted((one, other) => other.count - one.count || one.key.localeCompare(other.key));
}

async function tyresOf(
  { listNamedTyres }: StatisticsSources['catalogue'],
  counts: Counts,
  period: Days,
): Promise<Statistics['tyres']> {
  const counted = await counts.read([TYRE_COUNT], period);
  const most = byKey(counted).slice(0, MOST_TYRES);
  const tyres = await listNamedTyres(most.map(({ key }) => key));
  const rows = most.flatMap(({ key, count }) => {
    const tyre = tyres.get(key);
    return tyre ? [{ ...tyre, count }] : [];
  });
  return { days: byDay(counted, period), rows };
}

/** The most opened first. */
async function offersOf(
  { catalogue, bookings }: Pick<StatisticsSources, 'catalogue' | 'bookings'>,
  counts: Counts,
  period: Days,
  since: Date,
): Promise<OfferFigures[]> {
  const [offers, counted, booked] = await Promise.all([
    catalogue.listOffersSince(since),
    counts.read([OFFER_COUNT], period),
    bookings.listBookedTyres(since),
  ]);
  const views = Map.groupBy(counted, ({ key }) => key);
  const bookedOf = Map.groupBy(booked, ({ productId }) => productId);
  return offers
    .map(({ tyre, price, offerName, startedAt, endedAt }) => {
      const startDate = helsinkiDay(startedAt);
      // The first instant after it is most often a midnight: its last day is the one before.
      const endDate = endedAt && helsinkiDay(new Date(endedAt.getTime() - 1));
      const isWithin = (day: IsoDay) => day >= startDate && (endDate === null || day <= endDate);
      const isMadeWithin = ({ createdAt }: { createdAt: Date }) =>
        createdAt >= startedAt && (endedAt === null || createdAt < endedAt);
      return {
        ...tyre,
        offerName,
        price,
        startDate,
        endDate,
        views: sumOf((views.get(tyre._id) ?? []).filter(({ day }) => isWithin(day))),
        bookings: (bookedOf.get(tyre._id) ?? []).filter(isMadeWithin).length,
      };
    })
    .toSorted((one, other) => other.views - one.views || other.startDate.localeCompare(one.startDate));
}

async function campaignsOf(
  { listBetween }: StatisticsSources['campaigns'],
  counts: Counts,
  period: Days,
): Promise<Statistics['campaigns']> {
  const [campaigns, counted] = await Promise.all([
    listBetween(period.from, period.to),
    counts.read([CAMPAIGN_COUNT], period),
  ]);
  const openings = new Map(byKey(counted).map(({ key, count }) => [key, count]));
  const rows = campaigns
    .map((campaign) => ({ ...campaign, openings: openings.get(campaign._id) ?? 0 }))
    .toSorted((one, other) => other.openings - one.openings);
  return { days: byDay(counted, period), rows };
}
