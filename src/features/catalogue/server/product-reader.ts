import type { WholeProduct } from './cards.ts';
import type { ReadPastPrices, RowCache } from './row-cache.ts';
// Reads whole products for what the shelf has found: rows of the database with their models, sizes, offers and price changes.
import type { Shelf } from './shelf.ts';
import type { CatalogueDb, OfferRow, ProductRow } from './store.ts';

export interface ProductSource {
  readonly db: CatalogueDb;
  readonly rows: RowCache;
}

/** The products at these places, in their order; one that has just left the catalogue is left out. */
export async function readPlaces(
  source: ProductSource,
  shelf: Shelf,
  places: readonly number[],
): Promise<WholeProduct[]> {
  if (places.length === 0) return [];
  const ids = places.map((place) => shelf.ids[place] ?? '');
  const rows = new Map((await source.rows.list(ids)).map((row) => [row.id, row]));
  const found = ids.flatMap((id) => {
    const row = rows.get(id);
    return row && row.withdrawn_at === null ? [row] : [];
  });
  return withPrices(source.rows.listPastPrices, shelf, found);
}

/** Joins rows with what the shelf knows; offers that hold get what their reference price needs. */
export async function withPrices(
  readPast: ReadPastPrices,
  shelf: Shelf,
  rows: readonly ProductRow[],
): Promise<WholeProduct[]> {
  const offers = new Map(rows.flatMap((row) => offerEntry(shelf, row)));
  const past = await readPast([...offers.keys()]);
  return rows.flatMap((row) => {
    const model = shelf.parts.modelById.get(row.model_id);
    const size = shelf.parts.sizeById.get(row.size_id);
    if (!model || !size) return [];
    return [
      {
        row,
        model,
        size,
        offer: offers.get(row.id),
        ...(past.get(row.id) ?? NOTHING_PAST),
      },
    ];
  });
}

const NOTHING_PAST = { priceChanges: [], allOffers: [] };

function offerEntry(shelf: Shelf, row: ProductRow): [string, OfferRow][] {
  const place = shelf.placeOf(row.id);
  const offer = place === undefined ? undefined : shelf.offerOf(place);
  return offer ? [[row.id, offer]] : [];
}
