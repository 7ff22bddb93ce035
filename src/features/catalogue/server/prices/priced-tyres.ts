// Tyres with what they cost us and what they cost, for slices that weigh our prices.
import { productCard } from '../cards.ts';
import { readPastPrices } from '../import/row-cache.ts';
import { withPrices } from '../product-reader.ts';
import type { SearchIndexCache } from '../search/search-index-cache.ts';
import { listProducts, type CatalogueDb } from '../store.ts';

/** Prices in cents for one tyre. */
export interface PricedTyre {
  readonly id: string;
  readonly sizeId: string;
  /** 'Nokian Hakkapeliitta R5'. */
  readonly name: string;
  /** '205/55R16', a van's with C. */
  readonly fullSize: string;
  /** '91T'; empty when it is not known. */
  readonly service: string;
  readonly manufacturer: string;
  readonly rimIn: number;
  /** The normal price with VAT; 0: on request. */
  readonly regularCents: number;
  /** Price of the running offer, with VAT. */
  readonly offerCents: number | null;
  /** The net price of the tyre without VAT, from the last list. */
  readonly netCents: number | null;
  readonly isOnSale: boolean;
  readonly version: number;
}

/** In no order; those that the catalogue does not have are left out, those off sale are not. */
export async function listPricedTyres(
  db: CatalogueDb,
  indexCache: SearchIndexCache,
  ids: readonly string[],
): Promise<PricedTyre[]> {
  if (ids.length === 0) return [];
  const products = await withPrices(
    (some) => readPastPrices(db, some),
    await indexCache.open(),
    await listProducts(db, ids),
  );
  return products.map((product) => {
    const { row, offer } = product;
    const { id, manufacturer, model, size, service } = productCard(product);
    return {
      id,
      sizeId: size.id,
      name: `${manufacturer.name} ${model}`,
      fullSize: size.fullSize,
      service,
      manufacturer: manufacturer.name,
      rimIn: size.diameterIn,
      regularCents: row.priceCents,
      offerCents: offer?.priceCents ?? null,
      netCents: row.netCents,
      isOnSale: row.withdrawnAt === null,
      version: row.version,
    };
  });
}
