// What offers have brought while they ran: openings of their tyres, bookings with them and enquiries about them.
import { addDays, helsinkiDay, helsinkiInstant, type IsoDay } from '../../../platform/contract/dates.ts';
import type { Platform } from '../../../platform/server/context.ts';
import type { DailyCounts } from '../../../platform/server/counts/daily-counts.ts';
import { OFFER_COUNT } from '../../catalogue/search/counted-search.ts';
import { STORED_DAYS, type OfferFigures, type TyreFigures } from '../contract.ts';
import { sumOf, type Days } from './searches.ts';

interface PastOffer {
  tyre: Omit<TyreFigures, 'count'>;
  price: number;
  offerName: string;
  startedAt: Date;
  endedAt: Date | null;
}

/** A tyre and a time. */
interface Occasion {
  productId: string;
  createdAt: Date;
}

export interface OfferSources {
  catalogue: { listOffersSince: (from: Date) => Promise<readonly PastOffer[]> };
  bookings: { listBookedTyres: (since: Date) => Promise<readonly Occasion[]> };
  enquiries: { listEnquiredTyres: (since: Date) => Promise<readonly Occasion[]> };
}

type Counts = Pick<DailyCounts, 'read'>;

/** Those that ran in the period, the most opened first. */
export async function offersOf(sources: OfferSources, counts: Counts, period: Days): Promise<OfferFigures[]> {
  const offers = await sources.catalogue.listOffersSince(helsinkiInstant(period.from, '00:00'));
  const figures = await figuresOf(offers, sources, counts, period);
  return figures.toSorted(
    (one, other) => other.views - one.views || other.startDate.localeCompare(one.startDate),
  );
}

/** The offer of a tyre that runs now; null without one. */
export function runningOfferReader(
  { clock, counts }: Pick<Platform, 'clock' | 'counts'>,
  sources: OfferSources,
) {
  return async (productId: string): Promise<OfferFigures | null> => {
    const running = await sources.catalogue.listOffersSince(clock.now());
    const to = helsinkiDay(clock.now());
    const own = running.filter(({ tyre }) => tyre._id === productId);
    const [figures] = await figuresOf(own, sources, counts, { from: addDays(to, -STORED_DAYS), to });
    return figures ?? null;
  };
}

async function figuresOf(
  offers: readonly PastOffer[],
  { bookings, enquiries }: OfferSources,
  counts: Counts,
  period: Days,
): Promise<OfferFigures[]> {
  if (offers.length === 0) return [];
  const since = helsinkiInstant(period.from, '00:00');
  const [counted, booked, asked] = await Promise.all([
    counts.read([OFFER_COUNT], period),
    bookings.listBookedTyres(since),
    enquiries.listEnquiredTyres(since),
  ]);
  const views = Map.groupBy(counted, ({ key }) => key);
  const bookedOf = Map.groupBy(booked, ({ productId }) => productId);
  const enquiriesOf = Map.groupBy(asked, ({ productId }) => productId);
  return offers.map(({ tyre, price, offerName, startedAt, endedAt }) => {
    const startDate = helsinkiDay(startedAt);
    // The first instant after it is most often a midnight: its last day is the one before.
    const endDate = endedAt && helsinkiDay(new Date(endedAt.getTime() - 1));
    const isWithin = (day: IsoDay) => day >= startDate && (endDate === null || day <= endDate);
    const isMadeWithin = ({ createdAt }: Occasion) =>
      createdAt >= startedAt && (endedAt === null || createdAt < endedAt);
    return {
      ...tyre,
      offerName,
      price,
      startDate,
      endDate,
      views: sumOf((views.get(tyre._id) ?? []).filter(({ day }) => isWithin(day))),
      bookings: (bookedOf.get(tyre._id) ?? []).filter(isMadeWithin).length,
      enquiries: (enquiriesOf.get(tyre._id) ?? []).filter(isMadeWithin).length,
    };
  });
}
