// Compares followed prices with our own.
import { helsinkiDay, type IsoDay } from '../../../platform/contract/dates.ts';
import { centsToEuros, eurosToCents } from '../../../platform/contract/money.ts';
import { invalid, notFound } from '../../../platform/contract/problem.ts';
import { pick } from '../../../platform/contract/records.ts';
import type { Platform } from '../../../platform/server/context.ts';
import { priceNow } from '../../catalogue/price/price-in-force.ts';
import {
  importPriceCents,
  marginFor,
  marginOfPrice,
  vatBasisPointsOn,
} from '../../catalogue/price/pricing.ts';
import type { Catalogue, PricedTyre } from '../../catalogue/server/index.ts';
import { findWholeSize, formatTyreSize } from '../../catalogue/size/tyre-size.ts';
import type { Imports } from '../../imports/server/index.ts';
import type { LeagueRow, Market, OurTyre, SuggestionInput } from '../contract-market.ts';
import type { ListedTracking } from '../contract.ts';
import { trackingErrors as errors } from '../messages.ts';
import { answerCents, suggestPrice } from '../price-suggestion.ts';
import { statusOf } from './shapes.ts';
import * as store from './store.ts';
import type { CompetitorTables, TrackingRow } from './store.ts';

const MAX_PRICES = 200;

export interface MarketSources {
  catalogue: Pick<Catalogue, 'listPriced' | 'listEffectivePrices'>;
  imports: Pick<Imports, 'readPricing'>;
}

export function competitorMarket(platform: Platform, sources: MarketSources) {
  const db = platform.db.$extendTables<CompetitorTables>();
  return {
    /** 404 when the tracking does not exist. */
    market: async (id: string) => {
      const trackings = await store.listTrackings(db);
      const requested = trackings.find((row) => row.id === id);
      if (!requested) throw notFound('competitor.not_found', errors.notFound);
      const linked = trackings.flatMap(({ product }) => (product === null ? [] : [product]));
      const [tyres, latest] = await Promise.all([
        sources.catalogue.listPriced([...new Set(linked)]),
        store.listLatestPrices(db),
      ]);
      const tyreOf = new Map(tyres.map((tyre) => [tyre.id, tyre]));
      const centsOf = new Map(latest.map(({ tracking, priceCents: cents }) => [tracking, cents]));
      const followed = trackings.map((row) => followedPrice(row, centsOf, tyreOf));
      const one = followedPrice(requested, centsOf, tyreOf);
      return { ...(await compareWithOurs(platform, sources, one)), league: leagueOf(one, followed) };
    },
    /** 422 when the catalogue has no such tyre; a link that the tracking `id` has already is left alone. */
    expectTyre: async (productId: string | null, id?: string) => {
      if (productId === null) return;
      const stored = id === undefined ? undefined : await store.readTracking(db, id);
      if (stored?.product === productId) return;
      const [tyre] = await sources.catalogue.listPriced([productId]);
      if (!tyre) throw invalid('competitor.unknown_product', errors.unknownProduct);
    },
  };
}

export type CompetitorMarket = ReturnType<typeof competitorMarket>;

interface FollowedPrice {
  readonly row: TrackingRow;
  readonly tyre: PricedTyre | undefined;
  /** '205/55R16': of our tyre, else from the description of theirs. */
  readonly size: string | undefined;
  /** The latest that was read; undefined before the first. */
  readonly cents: number | undefined;
  readonly isCurrent: boolean;
}

function followedPrice(
  row: TrackingRow,
  centsOf: ReadonlyMap<string, number>,
  tyreOf: ReadonlyMap<string, PricedTyre>,
): FollowedPrice {
  const tyre = row.product === null ? undefined : tyreOf.get(row.product);
  return {
    row,
    tyre,
    size: tyre?.fullSize ?? sizeIn(row.productName),
    cents: centsOf.get(row.id),
    isCurrent: statusOf(row) === 'active',
  };
}

function sizeIn(text: string): string | undefined {
  const reading = findWholeSize(text)?.reading;
  return reading?.kind === 'full' ? formatTyreSize(reading.size) : undefined;
}

async function compareWithOurs(
  platform: Platform,
  { imports, catalogue }: MarketSources,
  { tyre, cents, isCurrent }: FollowedPrice,
): Promise<Omit<Market, 'league'>> {
  const theirs = cents === undefined ? null : centsToEuros(cents);
  if (!tyre) return { ours: null, theirs, difference: null, answer: null, suggestion: null, ourPrices: [] };
  const pricing = await imports.readPricing(helsinkiDay(platform.clock.now()));
  const margin = marginFor(pricing.marginRules, tyre, pricing.defaultMarginBasisPoints);
  const vat = vatBasisPointsOn(pricing.day);
  const floorCents = tyre.netCents === null ? null : importPriceCents(tyre.netCents, margin, vat);
  const ours: OurTyre = {
    _id: tyre.id,
    ...pick(tyre, ['sizeId', 'name', 'fullSize']),
    size: sizeText(tyre),
    price: centsToEuros(tyre.regularCents),
    salePrice: centsToEuros(tyre.offerCents),
    floor: centsToEuros(floorCents),
    marginPercent: margin / 100,
    isOnSale: tyre.isOnSale,
    version: tyre.version,
  };
  const suggestion = suggestPrice({
    ...tyre,
    hasOffer: tyre.offerCents !== null,
    floorCents,
    theirCents: isCurrent ? (cents ?? null) : null,
  });
  const requested = await catalogue.listEffectivePrices(tyre.id);
  return {
    ours,
    theirs,
    difference: differenceOf(tyre, cents),
    answer: answerOf(tyre, cents, vat),
    suggestion: sentSuggestion(suggestion),
    // Before it had a price there was nothing to compare, and the end of an offer that runs is no price yet.
    ourPrices: requested
      .filter(({ at, priceCents }) => priceCents > 0 && at <= platform.clock.now())
      .slice(-MAX_PRICES)
      .map(({ at, priceCents }) => ({ price: centsToEuros(priceCents), changedAt: at.toISOString() }))
      .toReversed(),
  };
}

function sentSuggestion(suggestion: ReturnType<typeof suggestPrice>): SuggestionInput {
  if (suggestion.kind === 'none') return suggestion;
  const { kind, priceCents, isAtFloor } = suggestion;
  return { kind, price: centsToEuros(priceCents), isAtFloor };
}

function differenceOf(tyre: PricedTyre, theirCents: number | undefined): Market['difference'] {
  const ourCents = effectiveCents(tyre);
  if (theirCents === undefined || ourCents === 0) return null;
  const cents = ourCents - theirCents;
  return { euros: centsToEuros(cents), percent: Math.round((cents * 1000) / theirCents) / 10 };
}

function answerOf(tyre: PricedTyre, theirCents: number | undefined, vat: number): Market['answer'] {
  const cents = answerCents({ ...tyre, ourCents: effectiveCents(tyre), theirCents: theirCents ?? null });
  if (cents === null) return null;
  const margin = tyre.netCents === null ? null : marginOfPrice(cents, tyre.netCents, vat) / 100;
  return { price: centsToEuros(cents), marginPercent: margin };
}

/** By tracking, our tyre with its latest price, as the rows of the list show it. */
export function ourPricesByTracking(
  rows: readonly { row: TrackingRow; currentPrice: number | null }[],
  tyres: readonly PricedTyre[],
  day: IsoDay,
): Map<string, NonNullable<ListedTracking['ours']>> {
  const tyreOf = new Map(tyres.map((tyre) => [tyre.id, tyre]));
  const centsOf = new Map(
    rows.flatMap(({ row, currentPrice: theirs }) =>
      theirs === null ? [] : [[row.id, eurosToCents(theirs)]],
    ),
  );
  const followed = rows.map(({ row }) => followedPrice(row, centsOf, tyreOf));
  const vat = vatBasisPointsOn(day);
  return new Map(
    followed.flatMap((one) => (one.tyre ? [[one.row.id, rowOf(one, one.tyre, followed, vat)] as const] : [])),
  );
}

function rowOf(one: FollowedPrice, tyre: PricedTyre, followed: readonly FollowedPrice[], vat: number) {
  const rows = leagueOf(one, followed)?.rows ?? [];
  const own = rows.find(({ isOurs, _id }) => isOurs && _id === tyre.id);
  return {
    _id: tyre.id,
    sizeId: tyre.sizeId,
    name: tyre.name,
    size: tyre.fullSize,
    price: centsToEuros(effectiveCents(tyre)),
    difference: differenceOf(tyre, one.cents)?.euros ?? null,
    answer: answerOf(tyre, one.cents, vat),
    rank: own ? { place: own.place, of: rows.length } : null,
  };
}

function leagueOf(requested: FollowedPrice, followed: readonly FollowedPrice[]): Market['league'] {
  const { size } = requested;
  if (size === undefined) return null;
  const alike = followed.filter((each) => each.size === size);
  const ours = new Map(alike.flatMap(({ tyre }) => (tyre ? [[tyre.id, tyre]] : [])));
  const priced = [
    ...[...ours.values()].flatMap(ourEntry),
    ...alike.flatMap((each) => theirEntry(each, requested)),
  ];
  const rows = priced
    .toSorted((a, b) => a.price - b.price || Number(b.isOurs) - Number(a.isOurs))
    .map((entry) => ({ ...entry, place: 1 + priced.filter(({ price }) => price < entry.price).length }));
  return { size, rows };
}

type LeagueEntry = Omit<LeagueRow, 'place'>;

function ourEntry(tyre: PricedTyre): LeagueEntry[] {
  const cents = effectiveCents(tyre);
  if (cents === 0 || !tyre.isOnSale) return [];
  return [
    {
      _id: tyre.id,
      isOurs: true,
      seller: '',
      product: `${tyre.name} ${sizeText(tyre)}`,
      price: centsToEuros(cents),
      isRequested: false,
      isCurrent: true,
    },
  ];
}

function theirEntry({ row, cents, isCurrent }: FollowedPrice, requested: FollowedPrice): LeagueEntry[] {
  if (cents === undefined) return [];
  return [
    {
      _id: row.id,
      isOurs: false,
      seller: row.name,
      product: row.productName,
      price: centsToEuros(cents),
      isRequested: row.id === requested.row.id,
      isCurrent,
    },
  ];
}

/** What one tyre costs now; 0: on request. */
function effectiveCents({ regularCents, offerCents }: PricedTyre): number {
  return priceNow(regularCents, offerCents);
}

function sizeText({ fullSize, service }: PricedTyre): string {
  return `${fullSize} ${service}`.trim();
}
