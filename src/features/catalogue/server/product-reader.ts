// Reads complete products for what the search index has found: rows of the database with their models, sizes, offers
// and price changes.
import type { JoinedProduct } from './cards.ts';
import type { ReadPastPrices, RowCache } from './import/row-cache.ts';
import type { SearchIndex } from './search/search-index.ts';
import type { CatalogueDb, OfferRow, ProductRow } from './store.ts';

export interface ProductSource {
  readonly db: CatalogueDb;
  readonly rows: RowCache;
}

/** The products at these slots, in their order; one that has just left the catalogue is left out. */
export async function readSlots(
  source: ProductSource,
  searchIndex: SearchIndex,
  slots: readonly number[],
): Promise<JoinedProduct[]> {
  if (slots.length === 0) return [];
  const ids = slots.map((slot) => searchIndex.ids[slot] ?? '');
  const rows = new Map((await source.rows.list(ids)).map((row) => [row.id, row]));
  const found = ids.flatMap((id) => {
    const row = rows.get(id);
    return row && row.withdrawnAt === null ? [row] : [];
  });
  return withPrices(source.rows.listPastPrices, searchIndex, found);
}

/** Joins rows with what the search index knows; running offers get what their reference price needs. */
export async function withPrices(
  readPast: ReadPastPrices,
  searchIndex: SearchIndex,
  rows: readonly ProductRow[],
): Promise<JoinedProduct[]> {
  const offers = new Map(rows.flatMap((row) => offerEntry(searchIndex, row)));
  const past = await readPast([...offers.keys()]);
  return rows.flatMap((row) => {
    const model = searchIndex.parts.modelById.get(row.modelId);
    const size = searchIndex.parts.sizeById.get(row.sizeId);
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

function offerEntry(searchIndex: SearchIndex, row: ProductRow): [string, OfferRow][] {
  const slot = searchIndex.slotOf(row.id);
  const offer = slot === undefined ? undefined : searchIndex.offerOf(slot);
  return offer ? [[row.id, offer]] : [];
}
