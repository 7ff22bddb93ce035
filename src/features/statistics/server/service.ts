// Combines the owner's figures from daily counts and from each slice's own part. One that fails leaves the others.
import { addDays, helsinkiDay, helsinkiInstant, type IsoDay } from '../../../platform/contract/dates.ts';
import type { Platform } from '../../../platform/server/context.ts';
import type { DailyCount, DailyCounts } from '../../../platform/server/counts/daily-counts.ts';
import { CAMPAIGN_OPENED_KIND } from '../../campaigns/contract.ts';
import { TYRE_COUNT } from '../../catalogue/search/counted-search.ts';
import type { NewsletterFigures, Statistics, TyreFigures } from '../contract.ts';
import { offersOf, type OfferSources } from './offers.ts';
import { byDay, readSearches, sumOf, type Days } from './searches.ts';

export interface StatisticsSources {
  catalogue: {
    listNamedTyres: (ids: readonly string[]) => Promise<ReadonlyMap<string, Omit<TyreFigures, 'count'>>>;
  } & OfferSources['catalogue'];
  bookings: {
    readStatistics: (period: Days) => Promise<{ days: NonNullable<Statistics['bookings']> }>;
  } & OfferSources['bookings'];
  enquiries: OfferSources['enquiries'];
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
const MAX_TYRES = 100;

export function statisticsService(
  { clock, log, counts }: Pick<Platform, 'clock' | 'log' | 'counts'>,
  { catalogue, bookings, enquiries, campaigns, newsletters, assistant }: StatisticsSources,
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
      orNull('offers', offersOf({ catalogue, bookings, enquiries }, counts, period)),
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
  const most = byKey(counted).slice(0, MAX_TYRES);
  const tyres = await listNamedTyres(most.map(({ key }) => key));
  const rows = most.flatMap(({ key, count }) => {
    const tyre = tyres.get(key);
    return tyre ? [{ ...tyre, count }] : [];
  });
  return { days: byDay(counted, period), rows };
}

async function campaignsOf(
  { listBetween }: StatisticsSources['campaigns'],
  counts: Counts,
  period: Days,
): Promise<Statistics['campaigns']> {
  const [campaigns, counted] = await Promise.all([
    listBetween(period.from, period.to),
    counts.read([CAMPAIGN_OPENED_KIND], period),
  ]);
  const openings = new Map(byKey(counted).map(({ key, count }) => [key, count]));
  const rows = campaigns
    .map((campaign) => ({ ...campaign, openings: openings.get(campaign._id) ?? 0 }))
    .toSorted((one, other) => other.openings - one.openings);
  return { days: byDay(counted, period), rows };
}
