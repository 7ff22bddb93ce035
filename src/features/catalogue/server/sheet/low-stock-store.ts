// Requested sizes with too few of any one tyre on the shop's own shelf.
import { sql } from 'kysely';

import { formatTyreSize, parseTyreSize } from '../../size/tyre-size.ts';
import type { CatalogueDb } from '../store.ts';
import { STOCK_LEFT } from './sheet-store.ts';

export type RequestedKind = 'summer' | 'winter' | 'studded' | 'friction';

export interface RequestedSize {
  /** '205/55R16' */
  readonly size: string;
  /** null: any tyre would do. */
  readonly kind: RequestedKind | null;
  readonly count: number;
}

export interface LowStockFilter {
  readonly requested: readonly RequestedSize[];
  /** Tyres that somebody wants, each as often as somebody does. */
  readonly productIds: readonly string[];
  /** Fewer are too few. */
  readonly below: number;
}

interface WantedSize {
  widthMm: number;
  aspect: number;
  diameterIn: number;
  kind: RequestedKind | null;
  count: number;
}

/** At a glance; `total` counts all of them. */
const SHOWN = 5;

/** The most wanted first. Van sizes count with the plain size of the same numbers. */
export async function listLowStock(db: CatalogueDb, { requested, productIds, below }: LowStockFilter) {
  const wanted = together([...requested.flatMap(sizeOf), ...(await sizesOfProducts(db, productIds))]);
  const most = await mostOnShelf(db, wanted);
  const low = wanted
    .map(({ kind, count, ...size }, at) => ({
      size: formatTyreSize(size),
      kind,
      searchCount: count,
      onShelf: most[at] ?? 0,
    }))
    .filter(({ onShelf }) => onShelf < below)
    .toSorted((one, other) => other.searchCount - one.searchCount || one.size.localeCompare(other.size));
  return { total: low.length, items: low.slice(0, SHOWN) };
}

function sizeOf({ size, kind, count }: RequestedSize): WantedSize[] {
  const read = parseTyreSize(size);
  if (read?.kind !== 'full') return [];
  const { widthMm, aspect, diameterIn } = read.size;
  return [{ widthMm, aspect, diameterIn, kind, count }];
}

function together(all: readonly WantedSize[]): WantedSize[] {
  const groups = Map.groupBy(all, ({ kind, ...size }) => `${formatTyreSize(size)} ${kind}`);
  return [...groups.values()].flatMap(([first, ...rest]) =>
    first ? [{ ...first, count: rest.reduce((sum, { count }) => sum + count, first.count) }] : [],
  );
}

async function sizesOfProducts(db: CatalogueDb, ids: readonly string[]): Promise<WantedSize[]> {
  const { rows } = await sql<WantedSize>`
    select width_mm, aspect, diameter_in, coalesce(winter_type, type) as kind, count(*)::integer as count
    from unnest(${ids}::uuid[]) as wanted (id)
    join product on product.id = wanted.id
    join tyre_size on tyre_size.id = product.size_id
    join tyre_model on tyre_model.id = product.model_id
    group by 1, 2, 3, 4`.execute(db);
  return rows;
}

/** For each size, the free count of the tyre with the most. */
async function mostOnShelf(db: CatalogueDb, wanted: readonly WantedSize[]): Promise<number[]> {
  const { rows } = await sql<{ most: number }>`
    select coalesce(max(${STOCK_LEFT}), 0)::integer as most
    from unnest(
      ${wanted.map(({ widthMm }) => widthMm)}::integer[], ${wanted.map(({ aspect }) => aspect)}::integer[],
      ${wanted.map(({ diameterIn }) => diameterIn)}::numeric[], ${wanted.map(({ kind }) => kind)}::text[]
    ) with ordinality as wanted (width_mm, aspect, diameter_in, kind, place)
    left join (product
      join tyre_size on tyre_size.id = product.size_id
      join tyre_model on tyre_model.id = product.model_id
    ) on tyre_size.width_mm = wanted.width_mm and tyre_size.aspect = wanted.aspect
      and tyre_size.diameter_in = wanted.diameter_in
      and product.withdrawn_at is null and product.stock_source = 'own'
      and (wanted.kind is null or wanted.kind = tyre_model.type or wanted.kind = tyre_model.winter_type)
    group by wanted.place order by wanted.place`.execute(db);
  return rows.map(({ most }) => most);
}
