// The offers that ran in a period, and tyres by their names, for the owner's statistics.
import { sql } from 'kysely';

import { centsToEuros } from '../../../../platform/contract/money.ts';
import { fullSizeOf } from '../search/search-index-parts.ts';
import type { CatalogueDb } from '../store.ts';

/** The newest of them. */
const MAX_OFFERS = 500;

export interface NamedTyre {
  readonly _id: string;
  readonly sizeId: string;
  /** 'Nokian Hakkapeliitta R5' */
  readonly name: string;
  /** '205/55R16' */
  readonly size: string;
}

export interface PastOffer {
  readonly tyre: NamedTyre;
  readonly price: number;
  readonly offerName: string;
  readonly startedAt: Date;
  /** The first instant after it; null while it runs without an end. */
  readonly endedAt: Date | null;
}

/** Offers of any tyre that ran at some moment from `from` to `now`, those that began last first. */
export async function listOffersSince(db: CatalogueDb, from: Date, now: Date): Promise<PastOffer[]> {
  const rows = await namedTyres(db)
    .innerJoin('productOffer', 'productOffer.productId', 'product.id')
    .select(['productOffer.priceCents', 'productOffer.name as offerName', 'startsAt'])
    .select(sql<Date | null>`least(ends_at, ended_at)`.as('over'))
    .where('startsAt', '<=', now)
    .where(sql<boolean>`coalesce(least(ends_at, ended_at), ${now}::timestamptz) >= ${from}::timestamptz`)
    // One that was taken back before it began never ran.
    .where(sql<boolean>`coalesce(least(ends_at, ended_at), 'infinity') > starts_at`)
    .orderBy('startsAt', 'desc')
    .orderBy('product.id')
    .limit(MAX_OFFERS)
    .execute();
  return rows.map(({ priceCents, offerName, startsAt, over, ...tyre }) => ({
    tyre: namedTyre(tyre),
    price: centsToEuros(priceCents),
    offerName,
    startedAt: startsAt,
    endedAt: over,
  }));
}

/** By id, withdrawn ones too; an unknown id is left out. */
export async function listNamedTyres(
  db: CatalogueDb,
  ids: readonly string[],
): Promise<ReadonlyMap<string, NamedTyre>> {
  if (ids.length === 0) return new Map();
  const rows = await namedTyres(db)
    .where('product.id', 'in', [...ids])
    .execute();
  return new Map(rows.map((row) => [row.id, namedTyre(row)]));
}

function namedTyres(db: CatalogueDb) {
  return db
    .selectFrom('product')
    .innerJoin('tyreModel', 'tyreModel.id', 'product.modelId')
    .innerJoin('manufacturer', 'manufacturer.id', 'tyreModel.manufacturerId')
    .innerJoin('tyreSize', 'tyreSize.id', 'product.sizeId')
    .select(['product.id', 'product.sizeId', 'manufacturer.name as manufacturer', 'tyreModel.name as model'])
    .select(['tyreSize.widthMm', 'tyreSize.aspect', 'tyreSize.diameterIn', 'vehicleType']);
}

type TyreRow = Awaited<ReturnType<ReturnType<typeof namedTyres>['execute']>>[number];

function namedTyre({ id, sizeId, manufacturer, model, ...size }: TyreRow): NamedTyre {
  return { _id: id, sizeId, name: `${manufacturer} ${model}`, size: fullSizeOf(size) };
}
